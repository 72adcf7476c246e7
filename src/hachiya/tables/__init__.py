"""Tables at which people and bots play, without HTTP, SQL and threads: those belong to server, store and workers."""
