"""What a search with flower cards imagines of the other players, as one list of integers."""

from typing import NamedTuple

from hachiya.bots.search.hanafuda.fitted import FEATURES

TRIES = FEATURES
SPREAD = TRIES + 1
BIDS = SPREAD + 1
"""The first limit of the model of bids; the weights of the policy come first in the list."""


class Imagination(NamedTuple):
    """What a search imagines of the other players."""

    weights: list[int]
    """The weights of the policy by which all seats play (see `fitted`)."""
    tries: int
    """Random deals of the hidden hands, of which the one that contradicts the shown yaku and the bids least is used."""
    spread: int
    """The standard deviation of what a seat wins in the rest of the match, in points; 0: only points count."""
    bids: list[int]
    """The limits from which all seats bid (see `bidding`)."""

    def numbers(self) -> list[int]:
        """All numbers in the order in which an exploring entry takes them."""
        return [*self.weights, self.tries, self.spread, *self.bids]
