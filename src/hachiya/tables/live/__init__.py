"""Tables in memory: who looks on, what is the server's turn, and the registry of them all."""
