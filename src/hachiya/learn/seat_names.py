"""Names of the seats at tables without players: puzzles and drills."""

SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G")
"""The names by seat."""
