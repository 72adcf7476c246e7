"""Data for learning: the decisions of matches as columns, in files of NumPy and Parquet."""
