"""The twelve months: each module draws a plant and the four faces on which it grows."""
