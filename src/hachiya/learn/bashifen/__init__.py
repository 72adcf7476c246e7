"""What is learnt of bashifen."""
