"""An estimate, as answers have it."""

from typing_extensions import TypedDict


class EstimateJson(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
