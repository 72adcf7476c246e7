"""What is stored of a table, and what tables ask of whoever stores it."""
