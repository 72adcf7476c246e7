"""The engine: integers only, without any game."""
