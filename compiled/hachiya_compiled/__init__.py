"""Compiled entries of Hachiya, in a folder for each build; `hachiya.engine.compiled_cache` looks here."""
