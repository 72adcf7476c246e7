"""Tables that people and bots share: what one is, without HTTP, SQL and threads, which are the server's."""
