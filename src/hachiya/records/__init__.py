"""Records of matches: the events of a match, their two spellings, and what can be done with them."""
