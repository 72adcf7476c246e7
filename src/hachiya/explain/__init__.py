"""What happened at a table, in words: reasons as sentences with their clause, and the written score sheet."""
