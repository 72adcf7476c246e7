"""Threads and processes that think and compile for a server."""
