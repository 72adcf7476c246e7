"""`hachiya db`: commands for the operator of a server's database."""
