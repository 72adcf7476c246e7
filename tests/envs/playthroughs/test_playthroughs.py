"""The games at OpenSpiel say in every state what they said when the playthroughs were written."""

import pytest

from hachiya.envs.openspiel import REGISTERED
from tests.envs.playthroughs import actions_of, file_of, playthrough


@pytest.mark.parametrize("game", [game.rules.name for game in REGISTERED.values()])
def test_a_playthrough_is_as_it_was(game: str) -> None:
    text = file_of(game).read_text("utf-8")
    assert len(actions_of(text)) > 15
    assert playthrough(game, actions_of(text)) == text
