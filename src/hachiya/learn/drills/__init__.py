"""Drills: small questions without end, whose answers the rules themselves give."""
