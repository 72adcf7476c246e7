"""Builds `rules.wasm`: all entries of the program as one WebAssembly module."""
