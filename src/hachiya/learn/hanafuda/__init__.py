"""What is learnt of games with flower cards."""
