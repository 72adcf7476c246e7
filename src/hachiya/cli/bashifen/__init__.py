"""八十分 at a terminal."""
