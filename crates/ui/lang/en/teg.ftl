# teg
