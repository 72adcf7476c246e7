"""The server: tables that people and bots share, over HTTP and WebSockets. The event store is the truth."""
