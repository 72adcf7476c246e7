"""A function for every message, by the topic that it is of."""
