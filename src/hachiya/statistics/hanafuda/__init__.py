"""The games with flower cards."""
