"""The terminal tables of the games with flower cards."""
