"""What the server answers about games with flower cards."""
