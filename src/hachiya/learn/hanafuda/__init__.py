"""The parts of `learn` for the games with flower cards."""
