"""Counts of action sequences against the kept ones."""

import pytest

from hachiya.games.registry import GAMES
from tests.perft import FOLDER, lines


@pytest.mark.parametrize("name", GAMES)
def test_perft(name: str) -> None:
    assert list(lines(GAMES[name])) == (FOLDER / f"{name}.txt").read_text().splitlines()
