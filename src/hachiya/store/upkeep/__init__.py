"""What an operator does with a database: look it through, copy it, take matches out and in, throw away, mend."""
