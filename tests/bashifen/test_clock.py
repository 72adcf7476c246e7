"""The clock draws one card at each tick, and declarations and confirmations have no order of seats (C-166)."""

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
    """Deal 1 after this number of ticks; the seats draw these cards first."""
    at = table()
    at.begin_clock()
    at.deal(stacked(hands, widow))
    for _ in range(ticks):
        at.tick()
    return at


@pytest.mark.parametrize("hands", [("3H", "3D", "3C", "3S"), ("2H 2H", "2D LJ", "2C 2C LJ", "BJ BJ")])
def test_a_tick_draws_one_card_whatever_the_hands_are(hands: tuple[str, ...]) -> None:
    at = drawn_by_clock(*hands)
    for drawn in range(1, DRAWS):
        assert (at.state.drawn, sum(at.state.held)) == (drawn, drawn)
        assert at.clock_due
        assert not any(at.awaits(seat) for seat in range(4))
        assert at.tick() == []
    assert at.state.drawn == DRAWS
    assert not at.clock_due
    assert all(at.awaits(seat) for seat in range(4))
    with pytest.raises(IllegalAction, match="No card is drawn now"):
        at.tick()


def test_a_tick_is_illegal_where_no_clock_draws() -> None:
    for at in (table(), Table(find("sannin"))):
        assert not at.clock_due
        with pytest.raises(IllegalAction, match="No card is drawn now"):
            at.tick()


def test_any_seat_may_declare_the_cards_it_has_drawn() -> None:
    at = drawn_by_clock("2H 3H", "3D", "4C 2C", "3S")
    with pytest.raises(IllegalAction, match=r"seat 2 cannot choose show ♣2 now; legal: nothing"):
        at.act(2, kind_of("2C"))
    for _ in range(6):
        at.tick()
    rows = at.act(2, kind_of("2C"))
    assert rows[0][:5] == [rows[0][0], 2, 1 << kind_of("2C"), 0, 7]
    with pytest.raises(IllegalAction, match="legal: nothing"):
        at.act(0, kind_of("2H"))  # later, though its card came first
    assert (at.state.declarer, at.state.declaration) == (2, Declaration.SINGLE)


def test_no_seat_can_pass_while_the_clock_draws() -> None:
    at = drawn_by_clock("2H 2H", ticks=4)
    before = values(at.state)
    for seat in range(4):
        with pytest.raises(IllegalAction, match="cannot choose show nothing now"):
            at.act(seat, PASS)
    assert values(at.state) == before
    assert at.game.calls(at.state, 0) == 1 << kind_of("2H") | 1 << PAIR_OF_HEARTS


def test_the_clock_does_not_wait_for_a_seat_that_may_declare() -> None:
    at = drawn_by_clock("2H 2H", ticks=4)
    assert at.may_choose(0)
    assert not at.awaits(0)


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_a_declaration_by_a_nonexistent_seat_is_illegal(seat: int) -> None:
    with pytest.raises(IllegalAction):
        drawn_by_clock("2H").act(seat, kind_of("2H"))


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_the_four_seats_confirm_in_any_order(order: tuple[int, ...]) -> None:
    at = drawn_by_clock("2H", ticks=DRAWS - 1)
    at.act(0, kind_of("2H"))
    for seat in order:
        assert at.awaits(seat)
        assert at.state.phase == Phase.DRAW
        at.act(seat, PASS)
        assert not at.awaits(seat) or at.state.phase != Phase.DRAW
    assert at.state.phase == Phase.BURY
    assert at.turn == 0


def test_a_declaration_restarts_the_confirmations_and_no_seat_confirms_twice() -> None:
    at = drawn_by_clock("2H 2H", "2S 2S", ticks=DRAWS - 1)
    at.act(1, kind_of("2S"))
    for seat in (1, 2, 3):
        at.act(seat, PASS)
    with pytest.raises(IllegalAction, match=r"seat 2 cannot choose confirm \(show no more\) now; legal: show the pair"):
        at.act(2, PASS)
    at.act(0, PAIR_OF_HEARTS)
    assert all(at.awaits(seat) for seat in range(4))
    for seat in (3, 0, 2, 1):
        at.act(seat, PASS)
    assert (at.state.phase, at.state.books.trump_suit) == (Phase.BURY, 1)


def test_a_seat_that_has_confirmed_may_still_declare() -> None:
    at = drawn_by_clock("2H 2H", ticks=DRAWS - 1)
    at.act(0, PASS)
    at.act(0, PAIR_OF_HEARTS)
    assert at.awaits(0)


def test_the_kitty_is_turned_when_nobody_declares() -> None:
    at = drawn_by_clock(widow="3H 2D", ticks=DRAWS - 1)
    for seat in (2, 3, 1, 0):
        at.act(seat, PASS)
    assert (at.state.turned, at.state.books.trump_suit) == (2, 2)


@pytest.mark.parametrize("held", ["2H", "2H 2H", "2H LJ LJ BJ BJ", "3H"])
def test_the_error_of_an_illegal_declaration_reveals_no_other_hand(held: str) -> None:
    at = drawn_by_clock("4D 5D 6D 7D 8D 9D", held, "4C", "4S", ticks=20)
    with pytest.raises(IllegalAction) as refused:
        at.act(0, kind_of("2S"))
    assert refused.value.text("en") == "seat 0 cannot choose show ♠2 now; legal: nothing"
    assert refused.value.text("ja") == "席0はいま♠2 を晒すを選べません。選べるものはありません"
