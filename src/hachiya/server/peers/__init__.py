"""The lines between processes that share a database: viewers and operations are relayed to the owner of their table."""
