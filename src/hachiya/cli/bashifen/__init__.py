"""The terminal tables of 八十分."""
