"""Drills: an endless supply of small questions whose answers follow from the rules."""
