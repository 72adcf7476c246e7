"""The examples of the rules for the page: their list, and the deal of each."""

from functools import cache

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.learn.examples import Example, examples
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Text, Word
from hachiya.tables.replays.replay import MatchReplay, Origin, read_replays
from hachiya.tables.replays.showing import deal_text

_ORIGIN = Origin("example000000000")
"""An id for messages, since an example belongs to no table."""


@with_config(STRICT)
class ExampleHead(TypedDict):
    """An example of the rules: its name, and the part of its deal that it shows.

    `at` is the English address of its heading, `start` and `end` are moments of its deal.
    """

    name: Word
    at: Text
    start: Count
    end: Count


def example_heads(game: str) -> list[ExampleHead]:
    """List the examples of a game, in the order of its page."""
    return [
        {"name": example.name, "at": example.at, "start": example.start, "end": example.end}
        for example in examples().get(game, ())
    ]


def example_replay(example: Example) -> MatchReplay:
    """Verify the record of an example, and return its match."""
    [replay] = read_replays(example.text, _ORIGIN)
    return replay


@cache
def example_text(example: Example) -> str:
    """Write the deal of an example as its seat sees it, as JSON (a `DealAnswer`)."""
    return deal_text(example_replay(example), 0, example.seat, everything=False)
