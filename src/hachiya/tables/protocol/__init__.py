"""What page and tables tell each other, one file a concept (docs/protocol.md); cards have types of their own."""
