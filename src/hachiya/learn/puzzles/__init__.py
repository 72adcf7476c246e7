"""Puzzles: positions of played deals in which one choice is clearly best, but not obvious."""
