"""Hachiya (八屋): five Japanese and Chinese card games, played, scored, explained and analysed."""

__version__ = "0.1.0"
