"""The commands of `hachiya site`."""
