"""The examples of the rules: which there are, and the deal of each."""

from functools import cache

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.learn.examples import Example, examples
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Text, Word
from hachiya.tables.replays.replay import MatchReplay, Origin, read_replays
from hachiya.tables.replays.showing import deal_text

_ORIGIN = Origin("example000000000")
"""An example is at no table, but whatever is shown at one has a table's id."""


@with_config(STRICT)
class ExampleHead(TypedDict):
    """An example: `at` is the English address of its heading, `start` and `end` are moments of its deal."""

    name: Word
    at: Text
    start: Count
    end: Count


def example_heads(game: str) -> list[ExampleHead]:
    """Those of a game, in the order of its page; none where it has none."""
    return [{"name": one.name, "at": one.at, "start": one.start, "end": one.end} for one in examples().get(game, ())]


def example_replay(example: Example) -> MatchReplay:
    """The match of which it shows a part; every line is verified."""
    [replay] = read_replays(example.text, _ORIGIN)
    return replay


@cache
def example_text(example: Example) -> str:
    """Its deal as its seat sees it, as JSON: a `DealAnswer`."""
    return deal_text(example_replay(example), 0, example.seat, everything=False)
