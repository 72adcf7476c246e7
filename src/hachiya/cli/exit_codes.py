"""What the command exits with."""

WRONG = 2
"""The exit code for anything that the user can mend."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells know it."""
