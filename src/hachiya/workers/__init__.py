"""Threads and processes in which bots think and searches are compiled for a server."""
