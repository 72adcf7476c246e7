"""Judges cards that somebody holds or has won: `hachiya.hand`, `hachiya.pile`, and plays of 八十分 (`judge.tricks`)."""
