"""Compiled entries of Hachiya, in a folder for each build; `hachiya.engine.native.entry_cache` looks here."""
