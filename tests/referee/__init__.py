"""Referees: slow implementations of the games, written from the rule texts only, without the engine."""
