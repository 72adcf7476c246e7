"""The seating of new tables, which is always drawn (RULES C-161)."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from hachiya.bots.house import PACKAGE, HouseBots
from hachiya.bots.names import bot_name, number_names
from hachiya.games.registry import find
from hachiya.tables.match.dealing import draw_first_dealer, shuffled
from hachiya.tables.problems import Begun, UnknownChoice
from hachiya.tables.protocol.looks import are_alike
from hachiya.tables.protocol.names import LONGEST_NAME
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.setup import OPEN, PERSON, Setup, Sitter, TablePolicy
from hachiya.words.errors import HachiyaError
from hachiya.words.languages import REFERENCE
from hachiya.words.names import GUEST, in_languages

SUBSTITUTE = "adept"
"""The bot that plays for persons who give up or are away, at all tables."""

GUEST_NAME = in_languages(GUEST)[REFERENCE]
"""The name of a person who gives none, at tables and in records."""


def setup_of_order(order: NewTable, defaults: Defaults, house: HouseBots = PACKAGE) -> Setup:
    """Make the setup of a new table from an order; raise UnknownChoice. The host is the person who orders."""
    try:
        game = find(order.game)
        options = game.complete_options(order.options)
        game.check_seats(1 + len(order.opponents))
        opponents = [who if who == PERSON else house.find(who) for who in order.opponents]
    except HachiyaError as error:
        raise UnknownChoice(error.message) from None
    players = [PERSON, *(OPEN if who == PERSON else who for who in opponents)]
    names = _names(order.name or GUEST_NAME, players[1:])
    came_from = shuffled(range(len(players)))
    table = new_id()
    chosen_reveal = order.reveal or ("match" if OPEN in players else "never")
    reveal = None if chosen_reveal == "never" else chosen_reveal
    return Setup(
        id=table,
        game=game.name,
        rules=game.version,
        options=options,
        names=tuple(names[who] for who in came_from),
        players=tuple(players[who] for who in came_from),
        draws=draw_first_dealer(game, len(players)),
        pace=defaults.pace if order.pace is None else order.pace,
        clock=defaults.clock if order.clock is None else order.clock,
        host=came_from.index(0),
        policy=TablePolicy(watched=order.watched, lobby=order.lobby, free_words=order.free_words),
        reveal=reveal,
        shuffled_as=reveal and table,
        timing=None if order.timing is None else order.timing.timing(),
    )


def setup_of_rematch(before: Setup, host: int) -> Setup:
    """Make the setup of a rematch with the same people and options, by the present rules.

    Its host is the person of the seat `host`; the seats of other persons are open, and kept for them.
    """
    waits_for = {old for old, player in enumerate(before.players) if player == PERSON and old != host}
    came_from = shuffled(range(len(before.players)))
    game, table = find(before.game), new_id()
    return Setup(
        id=table,
        game=before.game,
        rules=game.version,
        options=game.complete_options(before.options),
        names=tuple(before.names[old] for old in came_from),
        players=tuple(OPEN if old in waits_for else before.players[old] for old in came_from),
        draws=draw_first_dealer(game, len(before.players)),
        pace=before.pace,
        clock=before.clock,
        follows=before.id,
        host=came_from.index(host),
        policy=replace(before.policy, lobby=False),
        timing=before.timing,
        sat=tuple(old if before.players[old] == PERSON else None for old in came_from),
        reveal=before.reveal,
        shuffled_as=before.reveal and table,
    )


def sitting_person(setup: Setup, seat: int, name: str | None) -> Sitter:
    """Make the sitter for a person who takes an open seat; without a name they are a guest."""
    return Sitter(setup.id, seat, _unlike(setup.names, name or GUEST_NAME), PERSON)


def sitting_bot(setup: Setup, seat: int, name: str, house: HouseBots = PACKAGE) -> Sitter:
    """Make the sitter for a bot that takes an open seat; UnknownChoice if no bot has this name."""
    try:
        bot = house.find(name)
        return Sitter(setup.id, seat, _unlike(setup.names, bot_name(bot)), bot)
    except HachiyaError as error:
        raise UnknownChoice(error.message) from None


def sitting_bots(setup: Setup, name: str, house: HouseBots = PACKAGE) -> list[Sitter]:
    """Make the sitters for bots in all open seats; Begun if no seat is open, UnknownChoice if no bot has this name."""
    if not setup.open_seats:
        raise Begun
    sitters = []
    for seat in setup.open_seats:
        sitters.append(sitting_bot(setup, seat, name, house))
        setup = setup.with_sitter(sitters[-1])
    return sitters


def _names(host: str, players: Sequence[str]) -> list[str]:
    """The names of all seats: bots' names, numbered where equal; empty for open seats."""
    return number_names([host, *("" if who == OPEN else bot_name(who) for who in players)])


def _unlike(names: Sequence[str], name: str) -> str:
    """The name, with a number if it looks like another name at the table."""
    number, unique = 1, name
    while any(are_alike(unique, other) for other in names if other):
        number += 1
        unique = f"{name[: LONGEST_NAME - 2]} {number}"
    return unique


def new_id() -> str:
    """Make a random id for a table or a person, which nobody can guess.

    It does not begin with a hyphen: a command line would take it for an option.
    """
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made
