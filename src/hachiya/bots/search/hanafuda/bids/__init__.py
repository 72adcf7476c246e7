"""The limits of the model of bids (see `bidding`), set by hand from what masters bid."""

import json
from importlib.resources import files

from hachiya.bots.search.hanafuda.bidding import LIMITS


def uniform_bids(promise: int, situations: int) -> list[int]:
    """The limits of a player who bids from one promise on, in every situation."""
    return [promise] * (LIMITS * situations)


def bids_of(room: str) -> list[int]:
    """The limits of how masters bid by a package of rules: three for each situation, in their order."""
    rows: list[list[int]] = json.loads(files(__name__).joinpath(f"{room}.json").read_text("utf-8"))
    return [limit for row in rows for limit in row]
