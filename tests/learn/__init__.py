"""Tests of drills, examples, hints, lessons, puzzles and reviews."""
