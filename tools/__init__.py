"""What makes, renews and checks parts of the house; no part of the package."""
