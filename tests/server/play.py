"""Matches of the server's own kind, played at random without a server: the same code builds the messages."""

from collections.abc import Iterator, Mapping
from random import Random

from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import card
from hachiya.games.registry import find
from hachiya.records.redaction import Viewer
from hachiya.server import messages
from hachiya.server.match import Match
from hachiya.server.setup import PERSON, Entry, Setup
from tests.server.client import Message, choice

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, "table")
DRAWS: list[list[list[int | str]]] = [[[0, "A"], [1, "E"], [2, "I"]]]
SANNIN = find("sannin")


def new_setup(options: Mapping[str, str] | None = None, game: Game = SANNIN) -> Setup:
    """A table of three persons."""
    return Setup(
        id="0123456789abcdef",
        game=game.name,
        rules=game.version,
        options=game.complete_options(options or {}),
        names=("Ume", "Sakura", "Kiku"),
        players=(PERSON,) * 3,
        draws=DRAWS,
        pace=0,
    )


def next_entry(match: Match, random: Random) -> tuple[Match, Entry]:
    """Deal, or a random choice of the seat at turn, which chooses from what its view offers."""
    table = match.table
    if table.awaits_deal:
        return match.deal(random.sample(range(table.game.cards), table.game.cards))
    view: Message = messages.view(table, table.turn)
    return match.choose(table.turn, choice(view, random), f"id-{match.version}")


def entries(match: Match, random: Random, months: int = 12) -> Iterator[tuple[Match, Entry]]:
    """Random play, month by month: each entry with the match after it."""
    while not match.table.over and (not match.table.awaits_deal or match.table.state.books.month < months):
        match, entry = next_entry(match, random)
        yield match, entry


def deck(letters: str) -> list[int]:
    """Cards by their letters."""
    return [card(letter) for letter in letters]
