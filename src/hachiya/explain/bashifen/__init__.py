"""八十分 in words: sentences for every event, and the source's 得点表."""
