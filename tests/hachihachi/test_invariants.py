"""What holds in every match, whatever is played (RULES E)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hachiya.engine import ledger
from hachiya.engine.ledger import ACCOUNTS, PAY
from hachiya.engine.record import copy_into, values
from hachiya.engine.rng import pick
from hachiya.games.hachihachi.captured_yaku import captured_yaku, reach
from hachiya.games.hachihachi.state import STOCK_START, Phase
from hachiya.games.hanafuda.cards import CARDS, DECK, TOTAL_POINTS, card_points
from hachiya.games.registry import find
from hachiya.games.table import ACTIONS, LEDGER_ROWS, Table
from tests.playing import ALL_OPTIONS, advance, positions, rng

matches = given(st.integers(0, 1 << 40), st.sampled_from(ALL_OPTIONS))


@settings(max_examples=25, deadline=None)
@matches
def test_cards_and_points_are_conserved(value: int, options: dict[str, str]) -> None:
    for table in positions(value, options):
        state, books = table.state, table.state.books
        assert sum(books.scores) == 0
        if state.phase == Phase.OVER:
            break
        stock = [state.deck[position] for position in range(STOCK_START + state.turned, CARDS)]
        piles = [state.field, *state.hands, *state.captured, *(1 << card for card in stock)]
        if state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            piles.append(1 << state.pending)
        assert sum(pile.bit_count() for pile in piles) == CARDS
        union = 0
        for pile in piles:
            union |= pile
        assert union == DECK
        assert sum(made != 0 for made in books.made) <= 1 + (state.phase == Phase.DECIDE)


@settings(max_examples=25, deadline=None)
@matches
def test_what_the_state_remembers_can_be_recomputed(value: int, options: dict[str, str]) -> None:
    for table in positions(value, options):
        state = table.state
        for seat in range(3):
            assert state.exposed[seat] & ~state.hands[seat] == 0
            assert state.reach[seat] == reach(state.captured[seat], table.rules)
            if state.phase in (Phase.PLAY, Phase.CANCEL):
                assert state.books.made[seat] == captured_yaku(state.captured[seat], table.rules)
        assert state.phase == Phase.OVER or 0 < table.game.legal(state) < 1 << ACTIONS


@settings(max_examples=25, deadline=None)
@matches
def test_a_year_ends_as_it_should(value: int, options: dict[str, str]) -> None:
    *_, table = positions(value, options)
    books = table.state.books
    assert sum(books.result) == 0
    assert all(points % 12 == 0 for points in books.result)
    if table.state.books.winners:
        winner = books.winners.bit_length() - 1
        assert books.winners == 1 << winner
        if books.month >= 12:
            assert books.result[winner] == max(books.result)
    assert books.month <= 12 or (options["overtime"] == "yes" and options["multipliers"] != "E")


@settings(max_examples=40, deadline=None)
@matches
def test_the_ledger_holds_every_step_and_moves_every_point(value: int, options: dict[str, str]) -> None:
    table = Table(find("sannin"), options, seed=value)
    lanes = rng(value)
    scores = [0] * ACCOUNTS
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
def test_a_played_out_month_leaves_nothing(value: int, options: dict[str, str]) -> None:
    """With three players every card finds its month: the field is empty and 264 points are captured."""
    table = Table(find("sannin"), options, seed=value)
    lanes = rng(value)
    while not table.over:
        rows = advance(table, lanes)
        if table.state.turned == CARDS - STOCK_START and (table.awaits_deal or table.over) and len(rows) > 1:
            assert table.state.field == 0
            assert sum(card_points(pile) for pile in table.state.captured) == TOTAL_POINTS


@settings(max_examples=20, deadline=None)
@matches
def test_a_ledger_of_no_rows_changes_nothing_but_the_rows(value: int, options: dict[str, str]) -> None:
    silent = ledger.new(0)
    table = next(positions(value, options))
    other = table.game.new_state()
    copy_into(other, table.state)
    lanes = rng(value)
    while not table.awaits_deal:
        action = pick(lanes, table.game.legal(table.state))
        table.act(table.turn, action)
        table.game.step(other, table.rules, silent, action)
        assert values(other) == values(table.state)
