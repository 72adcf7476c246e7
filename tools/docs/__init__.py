"""What makes parts of the documents: tables, examples, names, the manual."""
