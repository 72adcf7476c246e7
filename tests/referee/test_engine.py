"""The engine against the independent referee: two readings of the same rules must agree on every line."""

import pytest

from hachiya.records.events import Event
from hachiya.records.jsonl import dump_line, loads
from hachiya.records.replay import replays
from tests.playing import ALL_OPTIONS, record
from tests.referee import maker
from tests.referee.sannin import check


def replayed(events: list[Event]) -> list[Event]:
    """The events after printing, parsing and replaying."""
    text = "".join(dump_line(event) + "\n" for event in events)
    (replay,) = replays(loads(text))
    assert replay.complete
    return replay.events


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "".join(options.values()))
def test_the_referee_accepts_what_the_engine_plays(options: dict[str, str]) -> None:
    for value in range(8):
        check([dict(event) for event in record(value, options)])


@pytest.mark.parametrize("style", ["plain", "rare", "ties", "shiso"])
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "".join(options.values()))
def test_the_engine_accepts_what_the_referee_makes(options: dict[str, str], style: str) -> None:
    for value in range(6):
        events = maker.make(value, options["multipliers"], options["overtime"], style)
        replayed(events)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "".join(options.values()))
def test_both_agree_over_thousands_of_matches(options: dict[str, str]) -> None:
    for value in range(100, 200):
        check([dict(event) for event in record(value, options)])
        for style in ("rare", "ties", "shiso"):
            replayed(maker.make(value, options["multipliers"], options["overtime"], style))  # type: ignore[arg-type]
