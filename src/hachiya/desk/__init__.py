"""The operations of a server other than live play; each is declared once, independent of any transport."""
