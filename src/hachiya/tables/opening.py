"""Who sits where at a new table: seats are drawn, of those who follow one another too (RULES C-161)."""

import secrets
from collections.abc import Sequence

from hachiya.bots.registry import find_bot
from hachiya.games.registry import find
from hachiya.tables.dealing import draw, shuffled
from hachiya.tables.house import Habits
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.setup import PERSON, Setup
from hachiya.words.errors import HachiyaError
from hachiya.words.languages import REFERENCE
from hachiya.words.say.terminal import guest
from hachiya.words.voice import say

_GUEST = say(guest(), REFERENCE)


def ordered(order: NewTable, habits: Habits) -> tuple[int, Setup]:
    """The seat of the person who asks, and the table; UnknownChoice on wrong names or numbers."""
    try:
        game = find(order.game)
        options = game.complete_options(order.options)
        game.check_seats(1 + len(order.opponents))
        for bot in set(order.opponents) - {PERSON}:
            find_bot(bot)
    except HachiyaError as error:
        raise UnknownChoice(error.message) from None
    players = [PERSON, *order.opponents]
    names = _names(order.name, order.opponents)
    came_from = shuffled(range(len(players)))
    setup = Setup(
        id=_new_id(),
        game=game.name,
        rules=game.version,
        options=options,
        names=tuple(names[who] for who in came_from),
        players=tuple(players[who] for who in came_from),
        draws=draw(game, len(players)),
        pace=habits.pace if order.pace is None else order.pace,
        clock=habits.clock if order.clock is None else order.clock,
    )
    return came_from.index(0), setup


def following(before: Setup) -> Setup:
    """Another match of the same people by the same rules."""
    came_from = shuffled(range(len(before.players)))
    return Setup(
        id=_new_id(),
        game=before.game,
        rules=before.rules,
        options=before.options,
        names=tuple(before.names[old] for old in came_from),
        players=tuple(before.players[old] for old in came_from),
        draws=draw(find(before.game), len(before.players)),
        pace=before.pace,
        clock=before.clock,
        follows=before.id,
        sat=tuple(old if before.players[old] == PERSON else None for old in came_from),
    )


def _names(host: str | None, opponents: Sequence[str]) -> list[str]:
    """What all are called: bots by their name, persons without one as guests; numbered where several are called so."""
    called = [host or _GUEST, *(_GUEST if who == PERSON else who for who in opponents)]
    return [
        name if called.count(name) == 1 else f"{name} {called[: place + 1].count(name)}"
        for place, name in enumerate(called)
    ]


def _new_id() -> str:
    return secrets.token_urlsafe(12)
