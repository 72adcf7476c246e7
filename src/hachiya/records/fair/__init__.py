"""The fair shuffle: what anyone can compute again of a deal's cards (docs/fair-shuffle.md). It knows no server."""
