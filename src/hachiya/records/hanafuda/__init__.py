"""Records of games with flower cards: their events, recorder, replay and redaction."""
