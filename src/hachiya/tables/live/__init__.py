"""Tables in memory: their connections, the server's own turns there, and the registry of all tables."""
