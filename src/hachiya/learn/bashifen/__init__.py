"""The parts of `learn` for bashifen (八十分)."""
