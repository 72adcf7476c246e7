"""The games still play their golden records."""

from pathlib import Path

import pytest

from hachiya.games.registry import GAMES
from hachiya.records.jsonl import load
from hachiya.records.replay import replays
from tests.golden import FOLDER, lines


def golden(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_plays_its_golden_record(name: str) -> None:
    assert list(lines(name)) == golden(name).read_text(encoding="utf-8").splitlines()


EARLIER = [f"{game.name}-{game.version - 1}" for game in GAMES.values() if game.earlier]
"""The golden records of earlier rule versions, by name and version."""


@pytest.mark.parametrize("name", [*GAMES, *EARLIER])
def test_golden_records_replay(name: str) -> None:
    (replay,) = replays(load(golden(name)))
    assert replay.events == [event for _, event in load(golden(name))]
    assert not replay.complete
    assert sum(event["e"] == "deal_end" for event in replay.events) == 2
