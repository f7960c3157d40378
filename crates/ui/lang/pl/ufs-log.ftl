# ufs-log
