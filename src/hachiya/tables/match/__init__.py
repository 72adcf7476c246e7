"""A match as the entries of a table play it: seating, dealing, choices, snapshots and its file."""
