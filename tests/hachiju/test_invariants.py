"""Invariants of every match of 八十 (B1)."""

import pytest
from hypothesis import strategies as st

from hachiya.engine import ledger
from hachiya.engine.ledger import NOBODY, PAY, POT
from hachiya.engine.record import copy_into, values
from hachiya.engine.rng import pick
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hanafuda.cards import CARDS, CHAFF, DECK, card_points
from hachiya.games.hanafuda.events import Bid, EndReason, Event, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.table import ACTIONS, LEDGER_ROWS, Table
from tests.playing import HACHIJU_MENUS, Menu, advance, positions, rng
from tests.sampling import drawn, slow

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

matches = st.integers(0, 1 << 40), st.sampled_from(HACHIJU_MENUS)


def stock_left(table: Table) -> list[int]:
    """The cards not yet turned; during the auction the undealt cards."""
    state = table.state
    if state.phase == Phase.BID:
        return list(state.deck[7 * table.seats + 6 :])
    return hanafuda(table.game).stock_cards(state)[state.turned :]


@drawn(15, 60, *matches)
def test_cards_and_points_are_conserved(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state, books = table.state, table.state.books
        assert sum(books.scores) == 0
        if state.phase == Phase.OVER:
            continue
        piles = [state.field, *state.hands, *state.captured, *(1 << card for card in stock_left(table))]
        if state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            piles.append(1 << state.pending)
        assert sum(pile.bit_count() for pile in piles) == CARDS
        union = 0
        for pile in piles:
            union |= pile
        assert union == DECK
        assert books.scores[POT] == 20 * books.folded.bit_count()


@drawn(15, 60, *matches)
def test_cached_values_of_the_state_can_be_recomputed(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state, books = table.state, table.state.books
        assert state.phase == Phase.OVER or 0 < table.game.legal(state) < 1 << ACTIONS
        if state.phase in (Phase.BID, Phase.OVER):
            continue
        assert 2 <= books.entered <= 3
        for seat in range(menu.seats):
            assert state.exposed[seat] & ~state.hands[seat] == 0
            if state.phase in (Phase.PLAY, Phase.DECIDE):
                assert books.made[seat] == captured_yaku(state.captured[seat], table.rules)
            if books.made[seat] and not (state.phase == Phase.DECIDE and seat == state.turn):
                assert books.continuers >> seat & 1
            if seat not in books.order[: books.entered]:
                assert state.hands[seat] == state.captured[seat] == books.shown[seat] == 0


@drawn(15, 60, *matches)
def test_the_highest_score_wins_and_ties_share(value: int, menu: Menu) -> None:
    """C-67."""
    *_, table = positions(value, menu)
    books = table.state.books
    result = list(books.result[: menu.seats])
    assert result == list(books.scores[: menu.seats])
    assert books.scores[POT] == sum(result) == 0
    assert books.month == menu.options["deals"]
    winners = [seat for seat in range(menu.seats) if books.winners >> seat & 1]
    assert winners == [seat for seat in range(menu.seats) if result[seat] == max(result)]


@drawn(30, 120, *matches)
def test_a_played_out_deal_uses_every_card_but_the_stock_of_two(value: int, menu: Menu) -> None:
    """三人: every card is captured and the piles have 240 points; サシ: 14 cards of the stock stay unseen (C-80)."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        rows = advance(table, lanes)
        ends = [row for row in rows if row[0] == Event.DEAL_END]
        if not ends or ends[0][1] != EndReason.PLAYED_OUT:
            continue
        state, books = table.state, table.state.books
        assert all(hand == 0 for hand in state.hands)
        points = [card_points(pile & ~CHAFF) for pile in state.captured]
        assert list(books.points) == points
        assert state.turned == 7 * books.entered
        stock = hanafuda(table.game).stock_cards(state)
        if books.entered == 3:
            assert len(stock) == 21
            assert state.field == 0
            assert sum(points) == 240
        else:
            assert len(stock) == 28
            unused = 0
            for card in stock[14:]:
                unused |= 1 << card
            captured = state.captured[books.order[0]] | state.captured[books.order[1]]
            assert unused.bit_count() == 14
            assert captured | state.field | unused == DECK
            assert captured.bit_count() + state.field.bit_count() + 14 == CARDS
            assert sum(points) == 240 - card_points((state.field | unused) & ~CHAFF)


def test_the_field_of_two_players_keeps_cards_at_times() -> None:
    left = []
    for value in range(60):
        table = HACHIJU_MENUS[0].table(value)
        lanes = rng(value)
        while not table.over:
            if any(row[0] == Event.DEAL_END and row[1] == EndReason.PLAYED_OUT for row in advance(table, lanes)):
                left.append(table.state.field.bit_count())
    assert 0 in left
    assert max(left) > 4
    assert all(number % 2 == 0 for number in left)


@drawn(20, 80, *matches)
def test_the_ledger_holds_every_step_and_moves_every_point(value: int, menu: Menu) -> None:
    table = menu.table(value)
    lanes = rng(value)
    scores = list(table.state.books.scores)
    while not table.over:
        rows = advance(table, lanes)
        assert len(rows) < LEDGER_ROWS
        for what, payer, payee, points, reason, *_ in rows:
            if what == PAY:
                assert points > 0
                scores[payer] -= points
                scores[payee] += points
                if reason == Reason.FOLD:
                    assert points == 20
                elif reason != Reason.POT:
                    assert points % (5 * table.state.books.rate) == 0
    assert scores == table.state.books.scores


@drawn(20, 80, *matches)
def test_the_winner_takes_the_pot_and_deals_next(value: int, menu: Menu) -> None:
    table = menu.table(value)
    lanes = rng(value)
    folded = 0
    while not table.over:
        rows = advance(table, lanes)
        folded += sum(row[0] == Event.BID and row[2] == Bid.OUT for row in rows)
        for _, _, winner, dealer, *_ in (row for row in rows if row[0] == Event.DEAL_END):
            pots = [row[1:4] for row in rows if row[0] == PAY and row[4] == Reason.POT]
            assert pots == ([[POT, winner, 20 * folded]] if folded else [])
            assert dealer == table.state.books.next_dealer == (NOBODY if table.state.phase == Phase.OVER else winner)
            folded = 0


@drawn(10, 40, *matches)
def test_a_step_with_an_empty_ledger_changes_the_state_alike(value: int, menu: Menu) -> None:
    silent = ledger.new(0)
    table = menu.table(value)
    while table.awaits_deal:
        table.deal()
    other = table.game.new_state()
    copy_into(other, table.state)
    lanes = rng(value)
    while table.state.phase not in (Phase.DEAL, Phase.OVER):
        action = pick(lanes, table.game.legal(table.state))
        table.act(table.turn, action)
        table.game.step(other, table.rules, silent, action)
        assert values(other) == values(table.state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("matches", [30, slow(200)])
def test_random_matches_cover_every_phase_end_and_rate(seats: int, matches: int) -> None:
    """Random matches contain every phase, end and rate."""
    phases, ends, rates = set(), set(), set()
    for value in range(matches):
        menu = Menu("hachiju", {"deals": 3}, seats)
        table = menu.table(value)
        lanes = rng(value)
        while not table.over:
            phases.add(Phase(table.state.phase))
            for row in advance(table, lanes):
                if row[0] == Event.DEAL_END:
                    ends.add(EndReason(row[1]))
                    rates.add(int(table.state.books.rate))
    assert phases == {
        Phase.DEAL, Phase.BID, Phase.SHOW, Phase.PLAY, Phase.PICK_HAND, Phase.PICK_STOCK, Phase.DECIDE,
    }  # fmt: skip
    assert ends == {EndReason.ALONE, EndReason.YAKU, EndReason.PLAYED_OUT}
    assert rates == {1, 2, 4}
