"""Explanations of what happened at a table: sentences with their clauses, bills, stories and score sheets."""
