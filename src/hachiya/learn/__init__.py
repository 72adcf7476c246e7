"""Hints, reviews, lessons, puzzles and drills: a search estimates the worth of choices from what a seat sees."""
