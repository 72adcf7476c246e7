"""Messages beside the game and of the lobby have no field for a card, a key or a token."""

from typing import Any, get_type_hints

import pytest

from hachiya.tables.attendance.chat import ChatLineJson, ChatMessage
from hachiya.tables.attendance.lobby import LobbyNews, LobbyTable
from hachiya.tables.attendance.presence import PresenceMessage
from hachiya.tables.match.match import Match
from hachiya.tables.messages.beside import AgainMessage, EndedMessage, LowerRungsMessage, WishesMessage, ended_message
from hachiya.tables.messages.gathering import GatheringMessage
from tests.tables.play import new_setup
from tests.tables.walker import bears_cards

BESIDE = (
    AgainMessage,
    ChatMessage,
    GatheringMessage,
    LobbyNews,
    LobbyTable,
    LowerRungsMessage,
    PresenceMessage,
    ChatLineJson,
    WishesMessage,
)
FREE = {"text", "names", "name"}
"""The fields that persons type themselves."""


@pytest.mark.parametrize("kind", BESIDE, ids=lambda kind: kind.__name__)
def test_no_message_type_beside_the_game_has_a_field_for_cards_or_secrets(kind: Any) -> None:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        assert name in FREE or not bears_cards(hint), name
        assert not {"token", "key", "secret", "invitation", "recovery", "person"} & {name}


def test_the_standing_of_a_match_is_described_without_cards() -> None:
    match = Match(new_setup())
    message = ended_message(match.end()[0])
    assert set(message) == set(get_type_hints(EndedMessage))
    assert all(message is None or message.key.startswith("standing-") for message in message["said"])
