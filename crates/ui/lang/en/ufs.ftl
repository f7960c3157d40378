# ufs
