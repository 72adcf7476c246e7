"""The operator's work on a database: check, back up, export, import, prune, repair."""
