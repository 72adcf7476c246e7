"""Drills: an endless supply of small questions, answered by the rules themselves."""
