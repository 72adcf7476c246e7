"""The house in a tab, measured in Chromium."""
