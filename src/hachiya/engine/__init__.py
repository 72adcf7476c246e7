"""The engine room: integers only; knows no game."""
