"""Environments for research: what a seat observes as packed bits, batches of matches, and what reinforces learning."""
