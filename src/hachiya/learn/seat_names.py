"""The names of seats at tables without players."""

SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G")
"""The names by seat, in puzzles and drills."""
