"""The messages of tables of 八十分 (bashifen)."""
