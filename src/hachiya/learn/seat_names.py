"""What seats are called where nobody sits in them."""

SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G")
"""By seat, in puzzles and drills."""
