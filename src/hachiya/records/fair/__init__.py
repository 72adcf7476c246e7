"""The fair shuffle: anyone can compute the cards of a deal again from its record (docs/play/fair-shuffle.md)."""
