"""A match as a library offers it: rules, record and words behind one object."""
