"""What page and tables tell each other, one file a concept (docs/build/protocol.md); cards have types of their own."""
