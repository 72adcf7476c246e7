"""What `--help` prints: the page of a command, in the person's language."""
