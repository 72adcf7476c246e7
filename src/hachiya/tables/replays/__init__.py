"""Replays of finished matches: verified records, cut into deals that are replayed on demand."""
