"""What records of games with flower cards hold: events, and how they are written, replayed and redacted."""
