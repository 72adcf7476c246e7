"""Players of bashifen that look one move ahead."""
