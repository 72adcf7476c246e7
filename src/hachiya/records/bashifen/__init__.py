"""Records of bashifen: their events, recorder, replay and redaction."""
