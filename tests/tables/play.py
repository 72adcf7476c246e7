"""Matches as tables play them, at random and without a server."""

from collections.abc import Iterator
from random import Random

from hachiya.games.hanafuda.cards import card
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.registry import find
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.entries import Entry, Record
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.words.say import serve as serve_words
from tests.playing import SANNIN, Menu
from tests.tables.choosing import Message, choice

NAMES = ("Ume", "Sakura", "Kiku", "Fuji", "Hagi", "Kaede", "Yanagi")
DRAWN = {"hanafuda": "AEIMQUY", "bashifen": ["BJ", "AS", "KS", "QS"]}


def new_setup(menu: Menu = SANNIN) -> Setup:
    """A table of persons, of whom the first deals first."""
    game, seats = find(menu.game), menu.seats
    return Setup(
        id="0123456789abcdef",
        game=game.name,
        rules=game.version,
        options=game.complete_options(menu.options),
        names=NAMES[:seats],
        players=(PERSON,) * seats,
        draws=[[[seat, DRAWN[game.family][seat]] for seat in range(seats)]],
        pace=0,
    )


def viewers(match: Match) -> tuple[Viewer, ...]:
    """Every seat of the table, and the spectators."""
    return (*range(match.table.seats), "table")


def two_shuffles(match: Match, random: Random) -> list[int]:
    """A deck, and the order of a stock that is made later."""
    cards = match.table.game.cards
    drawing = match.table.game.lots(match.table.state)
    lot = [seat for seat in range(match.table.seats) if drawing >> seat & 1]
    return [
        *([card for _ in range(2) for card in random.sample(range(cards), cards)]),
        *random.sample(lot, min(1, len(lot))),
    ]


def next_entry(match: Match, random: Random) -> tuple[Match, Entry]:
    """Deal, draw a card, or make a random choice of the seat at turn, from what its view offers.

    Where all seats may call, any of them does, sometimes illegally; while a clock draws only sometimes.
    """
    table = match.table
    if table.awaits_deal:
        return match.deal(two_shuffles(match, random))
    seat = random.randrange(table.seats) if table.is_open_call else table.turn
    view: Message = messages.view(table, seat)
    if table.clock_due and not (view["legal"] and random.random() < 0.1):
        return match.draw_card()
    if not view["legal"]:
        return next_entry(match, random)
    return match.choose(seat, choice(view, random), f"id-{match.version}")


def deals(match: Match) -> int:
    """The number of the deal."""
    books = match.table.state.books
    return int(books.deal if match.table.game.family == "bashifen" else books.month)


def entries(match: Match, random: Random, months: int = 12) -> Iterator[tuple[Match, Entry]]:
    """Random play, month by month: each entry with the match after it."""
    while not match.table.over and (not match.table.awaits_deal or deals(match) < months):
        match, entry = next_entry(match, random)
        yield match, entry


def deck(letters: str) -> list[int]:
    """Cards by their letters."""
    return [card(letter) for letter in letters]


def five_ribbons() -> Match:
    """Seat 0 is asked with five ribbons and two kasu in hand."""
    match = Match(new_setup())
    hand = deck("BFJNRCD")
    rest = [card for card in range(48) if card not in hand]
    return match.deal(hanafuda(match.table.game).deck_of(0, 3, [hand, rest[:7], rest[7:14]], rest[14:20], rest[20:]))[0]


def entry_text(before: Match, match: Match, viewer: Viewer, record: Record) -> str:
    """The message of an entry to a viewer."""
    seen = messages.view(before.table, viewer), messages.view(match.table, viewer)
    return messages.entry_message(match, viewer, record, *seen)


def table_text(match: Match, viewer: Viewer, record: Record) -> str:
    """The message to a newcomer."""
    return messages.table_message(match, viewer, record, messages.view(match.table, viewer))


def seen_text(match: Match, viewer: Viewer) -> str:
    """The present view of a viewer, in its shortest message."""
    return messages.nack_message(match, viewer, "id", "stale", serve_words.too_fast())
