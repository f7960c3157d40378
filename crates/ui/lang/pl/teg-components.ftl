# teg-components
