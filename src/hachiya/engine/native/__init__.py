"""Compiles rules to machine code; no other part of the plain packages needs Numba."""
