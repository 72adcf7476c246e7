"""Learning: what a choice is worth and why, by search over what its seat sees."""
