"""Puzzles: positions of played deals in which one choice is clearly best, and not the obvious one."""
