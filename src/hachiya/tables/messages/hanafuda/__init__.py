"""What tables say of games with flower cards."""
