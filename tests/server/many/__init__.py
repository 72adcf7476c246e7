"""Tests of several servers that share one database."""
