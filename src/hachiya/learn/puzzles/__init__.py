"""Puzzles: positions of played deals with one choice that is clearly best, but not obvious."""
