"""`hachiya games` lists what other commands take."""

import re

import pytest

from hachiya.games.registry import GAMES
from hachiya.words.languages import languages
from tests.cli.command import Hachiya


@pytest.mark.parametrize("lang", languages())
def test_every_game_is_listed_with_its_options_and_their_meanings(lang: str, hachiya: Hachiya) -> None:
    done = hachiya(f"games --lang {lang}")
    assert done.code == 0
    assert re.findall(r"(?m)^(\w+)  ", done.text) == [*GAMES]
    options = re.findall(r"(?m)^  --option (\w+)=(\S+).*\n    \S", done.text)
    assert [name for name, _ in options] == [option.name for game in GAMES.values() for option in game.options]
