"""The fair shuffle: what anyone can compute again of a deal's cards (docs/play/fair-shuffle.md). It knows no server."""
