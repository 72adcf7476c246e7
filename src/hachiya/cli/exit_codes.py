"""The exit codes of the command."""

WRONG = 2
"""The exit code for an error that the user can correct."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, by the convention of shells."""
