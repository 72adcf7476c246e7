"""Games with flower cards at a terminal."""
