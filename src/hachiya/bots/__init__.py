"""Bots: players that choose from what their seat sees."""
