"""The messages of tables with flower cards."""
