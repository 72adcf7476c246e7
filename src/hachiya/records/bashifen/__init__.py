"""What records of bashifen hold: events, and how they are written, replayed and redacted."""
