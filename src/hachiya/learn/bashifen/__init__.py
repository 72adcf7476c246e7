"""Learning at bashifen."""
