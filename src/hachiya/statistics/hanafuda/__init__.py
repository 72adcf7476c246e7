"""Statistics of the games with flower cards."""
