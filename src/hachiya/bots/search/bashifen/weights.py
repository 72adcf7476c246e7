"""The numbers of the network that plays in the trials of the strongest bot; `bench/learning.py` writes them."""

import json
from functools import cache
from importlib.resources import files


@cache
def numbers_of_network() -> list[int]:
    """The numbers of the network in their order (see `network`). The list is shared: it must not be changed."""
    numbers: list[int] = json.loads(files(__package__ or "").joinpath("weights.json").read_text("utf-8"))
    return numbers
