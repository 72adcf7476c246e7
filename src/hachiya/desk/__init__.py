"""What one can ask of the house beside live play: each operation declared once, tied to no transport."""
