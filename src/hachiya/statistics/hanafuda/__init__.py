"""The parts of `statistics` for the games with flower cards."""
