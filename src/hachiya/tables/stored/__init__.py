"""The values that are stored of a table, and the interface of a store."""
