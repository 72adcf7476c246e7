"""Entries as WebAssembly: their arguments in one block of memory, and the host that runs them. It needs no NumPy."""
