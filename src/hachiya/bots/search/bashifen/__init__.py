"""Search at bashifen."""
