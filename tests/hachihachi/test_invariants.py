"""Invariants of every match (RULES E)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hachiya.engine import ledger
from hachiya.engine.ledger import PAY, POT
from hachiya.engine.record import copy_into, values
from hachiya.engine.rng import pick
from hachiya.games.hachihachi.captured_yaku import cards_in_reach, counted_yaku
from hachiya.games.hachihachi.state import STOCK_START, Action, Phase
from hachiya.games.hanafuda.cards import CARDS, DECK, TOTAL_POINTS, card_points
from hachiya.games.table import ACTIONS, LEDGER_ROWS
from tests.playing import HACHIHACHI_MENUS, Menu, advance, positions, rng

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

matches = given(st.integers(0, 1 << 40), st.sampled_from(HACHIHACHI_MENUS))


@settings(max_examples=25, deadline=None)
@matches
def test_cards_and_points_are_conserved(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state, books = table.state, table.state.books
        assert sum(books.scores) == menu.seats * table.rules.start
        if state.phase in (Phase.OVER, Phase.MIZUTEN):
            continue
        stock = [state.deck[position] for position in range(STOCK_START + state.turned, CARDS)]
        if state.phase == Phase.BID:
            stock = list(state.deck[7 * menu.seats + 6 :])
        piles = [state.field, *state.hands, *state.captured, *(1 << card for card in stock)]
        if state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            piles.append(1 << state.pending)
        assert sum(pile.bit_count() for pile in piles) == CARDS
        union = 0
        for pile in piles:
            union |= pile
        assert union == DECK
        assert sum(made != 0 for made in books.made) <= 1 + (state.phase == Phase.DECIDE)
        assert books.scores[POT] == 0 or menu.seats > 3


@settings(max_examples=25, deadline=None)
@matches
def test_cached_values_of_the_state_can_be_recomputed(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state = table.state
        for seat in range(menu.seats):
            assert state.exposed[seat] & ~state.hands[seat] == 0
            assert state.hands[seat] & state.returned[seat] == 0
            if state.phase not in (Phase.MIZUTEN, Phase.OVER):
                assert state.reach[seat] == cards_in_reach(state.captured[seat], table.rules)
            if state.phase in (Phase.PLAY, Phase.CANCEL):
                made = state.books.made[seat]
                assert made == counted_yaku(state.captured[seat], table.rules, made)
        assert state.phase == Phase.OVER or 0 < table.game.legal(state) < 1 << ACTIONS


@settings(max_examples=25, deadline=None)
@matches
def test_a_year_ends_with_a_balanced_result_and_the_highest_as_winners(value: int, menu: Menu) -> None:
    *_, table = positions(value, menu)
    books, rules = table.state.books, table.rules
    result = books.result[: menu.seats]
    winners = [seat for seat in range(menu.seats) if books.winners >> seat & 1]
    assert sum(result) == 0
    assert menu.game == "nakayoshi" or all(points % 12 == 0 for points in result)
    if winners and books.month >= rules.months:
        assert max(result) in [result[seat] for seat in winners]
    assert books.month <= rules.months or rules.overtime
    assert books.month >= rules.months or books.seats == 3


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 40), st.sampled_from([menu for menu in HACHIHACHI_MENUS if menu.seats > 3]))
def test_three_seats_are_in_play_after_every_auction(value: int, menu: Menu) -> None:
    """C-142: all but three seats may fold, exactly three are in, the others are squeezed, and the pot is paid out."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        before = table.state.phase
        advance(table, lanes)
        books = table.state.books
        if before == Phase.BID and table.state.phase != Phase.BID:
            assert books.entered == 3
            assert len(set(books.order)) == 3
            left_out = books.dealt_in.bit_count() - 3
            assert books.dealt_in.bit_count() == min(menu.seats, 6)
            assert books.folded.bit_count() <= left_out
            assert books.folded & books.squeezed == 0
            assert books.folded.bit_count() + books.squeezed.bit_count() == left_out
            assert books.squeezed == 0 or books.folded.bit_count() < left_out
            assert sum(hand.bit_count() for hand in table.state.returned) == 7 * left_out
        if table.game.begins_month(table.state) or table.over:
            assert books.scores[POT] == 0


@settings(max_examples=40, deadline=None)
@matches
def test_the_ledger_holds_every_step_and_moves_every_point(value: int, menu: Menu) -> None:
    table = menu.table(value)
    lanes = rng(value)
    scores = list(table.state.books.scores)
    while not table.over:
        rows = advance(table, lanes)
        assert len(rows) < LEDGER_ROWS
        for what, payer, payee, points, *_ in rows:
            if what == PAY:
                assert points > 0
                scores[payer] -= points
                scores[payee] += points
    assert scores == table.state.books.scores


@settings(max_examples=15, deadline=None)
@matches
def test_a_played_out_month_leaves_the_field_empty(value: int, menu: Menu) -> None:
    """With three players every card is captured with its month: the field is empty, and the piles have 264 points."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        rows = advance(table, lanes)
        ended = table.game.begins_month(table.state) or table.state.phase == Phase.OVER
        if table.state.turned == CARDS - STOCK_START and ended and len(rows) > 1:
            assert table.state.field == 0
            assert sum(card_points(pile) for pile in table.state.captured) == TOTAL_POINTS


@settings(max_examples=20, deadline=None)
@matches
def test_a_step_with_an_empty_ledger_changes_the_state_alike(value: int, menu: Menu) -> None:
    silent = ledger.new(0)
    table = menu.table(value)
    if not table.awaits_deal:
        table.act(table.turn, Action.PASS)
    table.deal()
    other = table.game.new_state()
    copy_into(other, table.state)
    lanes = rng(value)
    while not table.over and not table.game.begins_month(table.state):
        action = pick(lanes, table.game.legal(table.state))
        table.act(table.turn, action)
        table.game.step(other, table.rules, silent, action)
        assert values(other) == values(table.state)
