"""A match that is over, seen again: a record, verified and cut into deals, shown as a table shows them."""
