"""Keeps the score of a match at a real table: `hachiya.Tally`."""
