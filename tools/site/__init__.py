"""Makes the parts of the site in a tab: Python and its archives, the worker, the words, the licences."""
