"""A match as the entries of a table play it, from seating and dealing to its snapshot and its file."""
