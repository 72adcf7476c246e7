"""The messages that a table sends to its viewers."""
