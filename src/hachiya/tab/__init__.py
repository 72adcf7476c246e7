"""The house in a browser's tab: the desk and its tables for the persons at one device, without any server."""
