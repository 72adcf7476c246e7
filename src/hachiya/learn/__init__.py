"""Learning: the worth of choices and the reasons for it, by search over what the seat sees."""
