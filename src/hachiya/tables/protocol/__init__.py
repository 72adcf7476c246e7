"""The protocol between pages and tables (docs/build/protocol.md), one file for each concept."""
