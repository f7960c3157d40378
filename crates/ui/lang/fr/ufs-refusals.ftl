# ufs-refusals
