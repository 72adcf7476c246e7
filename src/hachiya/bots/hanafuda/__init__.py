"""Players with flower cards that look one move ahead, room by room."""
