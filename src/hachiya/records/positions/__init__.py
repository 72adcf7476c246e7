"""The text form of a position: what lies on the table, whose turn it is, and what the books say."""
