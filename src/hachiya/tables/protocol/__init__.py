"""The protocol between page and tables (docs/build/protocol.md), one file for each concept."""
