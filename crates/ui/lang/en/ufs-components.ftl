# ufs-components
