"""The steps of a deal: what chance has dealt, and what seats have chosen."""

from typing import NamedTuple


class Dealt(NamedTuple):
    """A deck that chance has dealt."""

    deck: list[int]
    """Every card, in dealing order."""
    second: list[int]
    """Every card, in the order of a stock that is made after an auction."""
    white: int | None
    """The seat that has drawn the white card, where seven play."""
    dealer: int
    """The seat that deals."""
    field: list[int]
    """The field as dealt; no cards at bashifen."""


class Chosen(NamedTuple):
    """An action that a seat has chosen."""

    seat: int
    """The seat."""
    action: int
    """The action."""
    phase: int
    """The phase of the game before it."""


Step = Dealt | Chosen
"""A step of a deal."""
