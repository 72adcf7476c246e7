"""The operations of a server beside live play; each is declared once, independent of any transport."""
