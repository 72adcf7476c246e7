"""What tables say of 八十分."""
