"""Statistics of 八十分."""
