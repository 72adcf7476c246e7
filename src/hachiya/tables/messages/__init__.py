"""The messages that a table sends to each viewer."""
