"""C-166: every seat is asked whether it shows, so that others learn nothing; among bots nobody is delayed."""

import pytest

from hachiya.games.game import Game
from hachiya.games.seating import Draws
from hachiya.tables.live.tables import Tables
from hachiya.tables.match import dealing
from hachiya.tables.match import seating as opening
from hachiya.tables.stored.entries import Choice
from tests.browser.decks import BARE_HAND, RED_RIBBONS
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import Seat, at_tables, order, sit


@pytest.fixture
def bare_hand(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Deal a hand without yaku to the person who opens a table as seat 0 and deals first."""

    def draw(_game: Game, seats: int) -> Draws:
        return [[[seat, "AEI"[seat]] for seat in range(seats)]]

    monkeypatch.setattr(opening, "shuffled", list)
    monkeypatch.setattr(opening, "draw_first_dealer", draw)
    monkeypatch.setattr(dealing, "fresh_deck", lambda _table: list(BARE_HAND))
    return monkeypatch


async def opened(tables: Tables, *players: str) -> str:
    """A table that all invited persons have joined."""
    table = await tables.opening.open(order(*players))
    for seat, secret in table.invitations.items():
        await tables.seats.join(table.setup.id, seat, secret, None)
    return table.setup.id


def said_by(store: MemoryStore, table: str, seat: int) -> list[Choice]:
    return [entry for entry in store.entries[table] if isinstance(entry, Choice) and entry.seat == seat]


def asked(seat: Seat) -> str | None:
    """The phase in which this seat is asked, if it is."""
    view = seat.follower.view
    return view["phase"] if view["turn"] == seat.viewer else None


@pytest.mark.usefixtures("bare_hand")
def test_a_hand_without_yaku_is_passed_without_a_question_among_bots() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await opened(tables, "greedy", "greedy")
        (own,) = await sit(tables, table, 0)
        await own.hears("entry", 3)
        assert asked(own) == "play"
        (show,) = said_by(store, table, 0)
        assert [line.event["e"] for line in show.record] == ["show"]

    at_tables(script)


def test_a_hand_with_yaku_is_asked_about_showing_among_bots(bare_hand: pytest.MonkeyPatch) -> None:
    bare_hand.setattr(dealing, "fresh_deck", lambda _table: list(RED_RIBBONS))

    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await opened(tables, "greedy", "greedy")
        (own,) = await sit(tables, table, 0)
        await tables.registry.get(table)
        assert asked(own) == "show"
        assert not said_by(store, table, 0)

    at_tables(script)


@pytest.mark.usefixtures("bare_hand")
@pytest.mark.parametrize("players", [("greedy", "person"), ("greedy", "greedy")])
def test_a_hand_without_yaku_is_asked_about_showing_where_others_watch(players: tuple[str, ...]) -> None:
    """The others are a person or a spectator."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await opened(tables, *players)
        _, own = await sit(tables, table, 1 if "person" in players else "table", 0)
        assert asked(own) == "show"
        await own.act("bare", [56])
        await own.hears("ack")
        assert len(said_by(store, table, 0)) == 1

    at_tables(script)
