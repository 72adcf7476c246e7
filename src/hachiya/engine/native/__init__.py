"""What makes machine code of rules: the one part of the plain rooms that needs Numba."""
