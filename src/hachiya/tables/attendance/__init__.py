"""The people at a table and in the lobby: who is here, what they say and what they wish."""
