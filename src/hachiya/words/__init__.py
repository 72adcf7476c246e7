"""What people read: messages as data, the catalogue of every language, errors, and a voice that says them."""
