"""Explanations of 八十分: sentences for every event, and the 得点表 of the source."""
