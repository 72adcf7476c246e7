"""The people at a table and in the lobby: presence, chat and wishes."""
