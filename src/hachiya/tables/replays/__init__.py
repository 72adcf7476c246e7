"""Matches that are over, seen again: verified records, cut into deals that are replayed on demand."""
