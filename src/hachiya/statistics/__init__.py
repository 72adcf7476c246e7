"""Statistics of players: the finished deals of verified records are counted, and compared with exact odds."""
