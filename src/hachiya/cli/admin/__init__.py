"""`hachiya admin`: commands with which the operator controls a running server."""
