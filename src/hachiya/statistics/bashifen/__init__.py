"""The parts of `statistics` for 八十分 (bashifen)."""
