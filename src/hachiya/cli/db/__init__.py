"""`hachiya db`: what an operator does with the database of a server."""
