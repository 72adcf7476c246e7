"""The limits for clients by the settings of the server."""

from collections.abc import Callable
from functools import partial

from hachiya.desk.limits import OVER_ALL_SERVERS, Spending
from hachiya.server.limits import Buckets, ClientBuckets, ClientLimits
from hachiya.server.settings import Limits

MakeBuckets = Callable[[Spending, float, int], ClientBuckets]
"""A function that makes the buckets for an action, with a rate and a burst."""


def client_limits(limits: Limits, shared: MakeBuckets | None) -> ClientLimits:
    """Make the limits for clients; `shared` makes buckets that servers of a database share."""
    rates: dict[Spending, tuple[float, int]] = {
        "request": (limits.requests_rate, limits.requests_burst),
        "opening": (limits.tables_rate, limits.tables_burst),
        "file": (limits.files_rate, limits.files_burst),
        "guess": (limits.guesses_rate, limits.guesses_burst),
    }

    def buckets(spending: Spending) -> ClientBuckets:
        make = Buckets if shared is None or spending not in OVER_ALL_SERVERS else partial(shared, spending)
        return make(*rates[spending])

    return ClientLimits({spending: buckets(spending) for spending in rates})
