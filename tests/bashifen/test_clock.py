"""Drawing by a clock: one card a tick whatever anyone holds, and all speak with none before the others (C-166)."""

import pytest

from hachiya.engine.record import values
from hachiya.games.bashifen.cards import kind_of
from hachiya.games.bashifen.state import DRAWS, Action, Declaration, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.words.errors import IllegalAction
from tests.bashifen.deals import stacked, table

PASS = Action.PASS
PAIR_OF_HEARTS = Action.PAIR + 1


def drawn_by_clock(*hands: str, widow: str = "", ticks: int = 0) -> Table:
    """Deal 1 after so many ticks; the seats draw these cards first."""
    found = table()
    found.begin_clock()
    found.deal(stacked(hands, widow))
    for _ in range(ticks):
        found.tick()
    return found


@pytest.mark.parametrize("hands", [("3H", "3D", "3C", "3S"), ("2H 2H", "2D LJ", "2C 2C LJ", "BJ BJ")])
def test_a_tick_draws_one_card_whatever_anyone_holds(hands: tuple[str, ...]) -> None:
    found = drawn_by_clock(*hands)
    for drawn in range(1, DRAWS):
        assert (found.state.drawn, sum(found.state.held)) == (drawn, drawn)
        assert found.clock_due
        assert not any(found.awaits(seat) for seat in range(4))
        assert found.tick() == []
    assert found.state.drawn == DRAWS
    assert not found.clock_due
    assert all(found.awaits(seat) for seat in range(4))
    with pytest.raises(IllegalAction, match="No card is drawn now"):
        found.tick()


def test_no_clock_no_tick() -> None:
    for found in (table(), Table(find("sannin"))):
        assert not found.clock_due
        with pytest.raises(IllegalAction, match="No card is drawn now"):
            found.tick()


def test_any_seat_declares_what_it_holds_by_then() -> None:
    found = drawn_by_clock("2H 3H", "3D", "4C 2C", "3S")
    with pytest.raises(IllegalAction, match=r"seat 2 cannot choose show ♣2 now; legal: nothing"):
        found.act(2, kind_of("2C"))
    for _ in range(6):
        found.tick()
    rows = found.act(2, kind_of("2C"))
    assert rows[0][:5] == [rows[0][0], 2, 1 << kind_of("2C"), 0, 7]
    with pytest.raises(IllegalAction, match="legal: nothing"):
        found.act(0, kind_of("2H"))  # later, though its card came first
    assert (found.state.declarer, found.state.declaration) == (2, Declaration.SINGLE)


def test_nobody_passes_while_the_clock_runs() -> None:
    found = drawn_by_clock("2H 2H", ticks=4)
    before = values(found.state)
    for seat in range(4):
        with pytest.raises(IllegalAction, match="cannot choose show nothing now"):
            found.act(seat, PASS)
    assert values(found.state) == before
    assert found.game.calls(found.state, 0) == 1 << kind_of("2H") | 1 << PAIR_OF_HEARTS


def test_who_may_declare_while_the_clock_runs_is_not_waited_for() -> None:
    found = drawn_by_clock("2H 2H", ticks=4)
    assert found.may_choose(0)
    assert not found.awaits(0)


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_a_seat_that_is_none(seat: int) -> None:
    with pytest.raises(IllegalAction):
        drawn_by_clock("2H").act(seat, kind_of("2H"))


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_all_confirm_in_any_order(order: tuple[int, ...]) -> None:
    found = drawn_by_clock("2H", ticks=DRAWS - 1)
    found.act(0, kind_of("2H"))
    for seat in order:
        assert found.awaits(seat)
        assert found.state.phase == Phase.DRAW
        found.act(seat, PASS)
        assert not found.awaits(seat) or found.state.phase != Phase.DRAW
    assert found.state.phase == Phase.BURY
    assert found.turn == 0


def test_a_declaration_asks_all_anew_and_nobody_confirms_twice() -> None:
    found = drawn_by_clock("2H 2H", "2S 2S", ticks=DRAWS - 1)
    found.act(1, kind_of("2S"))
    for seat in (1, 2, 3):
        found.act(seat, PASS)
    with pytest.raises(IllegalAction, match=r"seat 2 cannot choose confirm \(show no more\) now; legal: show the pair"):
        found.act(2, PASS)
    found.act(0, PAIR_OF_HEARTS)
    assert all(found.awaits(seat) for seat in range(4))
    for seat in (3, 0, 2, 1):
        found.act(seat, PASS)
    assert (found.state.phase, found.state.books.trump_suit) == (Phase.BURY, 1)


def test_who_has_confirmed_may_declare_all_the_same() -> None:
    found = drawn_by_clock("2H 2H", ticks=DRAWS - 1)
    found.act(0, PASS)
    found.act(0, PAIR_OF_HEARTS)
    assert found.awaits(0)


def test_nobody_declares_and_the_widow_is_turned() -> None:
    found = drawn_by_clock(widow="3H 2D", ticks=DRAWS - 1)
    for seat in (2, 3, 1, 0):
        found.act(seat, PASS)
    assert (found.state.turned, found.state.books.trump_suit) == (2, 2)


@pytest.mark.parametrize("held", ["2H", "2H 2H", "2H LJ LJ BJ BJ", "3H"])
def test_a_refusal_tells_nothing_of_other_hands(held: str) -> None:
    found = drawn_by_clock("4D 5D 6D 7D 8D 9D", held, "4C", "4S", ticks=20)
    with pytest.raises(IllegalAction) as refused:
        found.act(0, kind_of("2S"))
    assert refused.value.text("en") == "seat 0 cannot choose show ♠2 now; legal: nothing"
    assert refused.value.text("ja") == "席0はいま♠2 を晒すを選べません。選べるものはありません"
