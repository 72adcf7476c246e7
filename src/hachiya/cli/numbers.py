"""Whole numbers as people type them."""

_MOST_DIGITS = 1000
"""Python refuses to read numbers of more than some thousand digits."""


def read_number(text: str) -> int | None:
    """Read a whole number in ASCII digits; None for every other text, and for a number that is too long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None
