# teg-log
