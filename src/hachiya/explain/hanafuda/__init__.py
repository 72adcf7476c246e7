"""The games with flower cards in words: sentences with every payment, and the 記入式 sheet."""
