"""The weights of the fitted policies, room by room, in hundredths of a point; `bench/fitting.py` writes them."""

import json
from importlib.resources import files


def weights_of(room: str) -> list[int]:
    """The weights of the policy of a package of rules: one for each feature of `make_fitted_policy`, in their order."""
    weights: list[int] = json.loads(files(__name__).joinpath(f"{room}.json").read_text("utf-8"))
    return weights
