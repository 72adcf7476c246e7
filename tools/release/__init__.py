"""What is done before a release: packages built from tracked files, checked, and tried in every Python at hand."""
