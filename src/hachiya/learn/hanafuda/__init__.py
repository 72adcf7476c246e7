"""Learning with flower cards."""
