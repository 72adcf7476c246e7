"""Search with flower cards, room by room."""
