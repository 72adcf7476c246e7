"""Explanations of the games with flower cards: sentences, bills, stories and the 記入式 sheet."""
