"""How many tables one server carries, and what its persons feel of it."""
