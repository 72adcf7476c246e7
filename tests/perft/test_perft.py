"""Counted action sequences equal the stored counts."""

import pytest

from hachiya.games.registry import GAMES
from tests.perft import FOLDER, lines


@pytest.mark.parametrize("name", GAMES)
def test_action_sequences_are_counted_as_stored(name: str) -> None:
    assert list(lines(GAMES[name])) == (FOLDER / f"{name}.txt").read_text().splitlines()
