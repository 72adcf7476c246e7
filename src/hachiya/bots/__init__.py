"""Players: they get what a seat sees, and choose."""
