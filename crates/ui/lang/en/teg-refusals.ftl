# teg-refusals
