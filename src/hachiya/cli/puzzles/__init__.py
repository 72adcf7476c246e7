"""The commands of `hachiya puzzles`."""
