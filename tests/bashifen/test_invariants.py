"""Invariants of every match of 八十分 (B2)."""

from collections import Counter

import pytest
from hypothesis import strategies as st

from hachiya.engine import ledger
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into, values
from hachiya.games.bashifen.cards import KINDS, TOTAL_POINTS, count, kinds, points
from hachiya.games.bashifen.events import Event, TrumpsFixedBy
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase
from hachiya.games.table import ACTIONS, LEDGER_ROWS, Table
from tests.playing import BASHIFEN_MENUS, Menu, advance, choice, hidden_cards_dealt_anew, positions, rng
from tests.sampling import drawn, slow

matches = st.integers(0, 1 << 40), st.sampled_from(BASHIFEN_MENUS)


def everywhere(table: Table) -> list[int]:
    """The kind of every card, wherever the card lies."""
    state = table.state
    cards = [int(card) // 2 for card in state.deck[KITTY + state.drawn :]]
    if state.phase == Phase.DRAW:
        cards += [int(card) // 2 for card in state.deck[:KITTY]]
    for seat in range(SEATS):
        cards += kinds(state.hand_one[seat], state.hand_two[seat])
    return cards + kinds(state.gone_one, state.gone_two) + kinds(state.buried_one, state.buried_two)


@drawn(4, 30, *matches)
def test_every_card_of_108_lies_in_exactly_one_place(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state = table.state
        if state.phase == Phase.OVER:
            break
        assert Counter(everywhere(table)) == dict.fromkeys(range(KINDS), 2)
        for seat in range(SEATS):
            hand_one, hand_two = state.hand_one[seat], state.hand_two[seat]
            assert hand_two & ~hand_one == state.open_one[seat] & ~hand_one == state.open_two[seat] & ~hand_two == 0
            assert count(hand_one, hand_two) == state.held[seat]
        assert state.hand_two[state.turn] | ~state.chosen_two == -1
        assert state.chosen_one & ~state.hand_one[state.turn] == 0


@drawn(4, 30, *matches)
def test_every_position_has_a_legal_choice(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        state = table.state
        assert state.phase == Phase.OVER or 0 < table.game.legal(state) < 1 << ACTIONS
        if state.phase == Phase.DRAW and state.drawn < DRAWS:
            assert table.game.legal(state) != 1 << Action.PASS, "only those are asked who may declare"


@drawn(8, 60, *matches)
def test_200_points_are_won_in_each_deal_and_levels_only_rise(value: int, menu: Menu) -> None:
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        table.deal()
        state, books = table.state, table.state.books
        before, first = list(books.level), books.first
        oya_points = ko_points = 0
        failed = NOBODY
        rows: list[list[int]] = []
        while state.phase not in (Phase.DEAL, Phase.OVER):
            rows += advance(table, lanes)
        for what, *numbers in rows:
            if what == Event.TRICK:
                winner, won = numbers[:2]
                if winner % 2 == books.dealer % 2:
                    oya_points += won
                else:
                    ko_points += won
            elif what == Event.FAILED_LEAD:
                failed = numbers[0]
        ends = [row for row in rows if row[0] == Event.DEAL_END]
        assert len(ends) == 1
        won, widow, dealer = ends[0][1:4]
        assert widow == points(state.buried_one, state.buried_two)
        if failed == NOBODY:
            assert oya_points + ko_points + widow == TOTAL_POINTS
            assert won in (ko_points, ko_points + 2 * widow)
            assert all(held == 0 for held in state.held)
        elif failed % 2 == books.dealer % 2:
            assert won == TOTAL_POINTS - oya_points + widow
        else:
            assert won == ko_points
        assert won % 5 == 0
        assert all(old <= new for old, new in zip(before, books.level, strict=True))
        assert dealer == books.next_dealer
        if dealer != NOBODY:
            assert dealer % 2 == (books.dealer % 2 if won < 80 else 1 - books.dealer % 2)
            assert books.level[dealer % 2] >= 2
        assert books.deal == 1 or first == books.first
        assert books.first == (first if books.deal == 1 else books.dealer)


@drawn(4, 30, *matches)
def test_the_ledger_has_room_for_every_step(value: int, menu: Menu) -> None:
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        rows = advance(table, lanes)
        assert len(rows) < LEDGER_ROWS


@drawn(3, 20, *matches)
def test_a_step_with_an_empty_ledger_changes_the_state_alike(value: int, menu: Menu) -> None:
    silent = ledger.new(0)
    table = menu.table(value)
    table.deal()
    other = table.game.new_state()
    copy_into(other, table.state)
    lanes = rng(value)
    while table.state.phase not in (Phase.DEAL, Phase.OVER):
        for seat, action in choice(table, lanes):
            table.act(seat, action)
            table.game.step(other, table.rules, silent, action)
        assert values(other) == values(table.state)


@drawn(1, 10, *matches)
def test_an_observation_does_not_depend_on_hidden_cards(value: int, menu: Menu) -> None:
    """Redealing the cards that a viewer does not see changes nothing that the viewer observes."""
    table = menu.table(value)
    lanes, dealer = rng(value), rng(value + 1)
    while not table.over and table.state.books.deal < 4:
        for viewer in menu.viewers:
            other = hidden_cards_dealt_anew(table, viewer, dealer)
            assert values(table.game.observe(other, viewer)) == values(table.game.observe(table.state, viewer))
        advance(table, lanes)


def test_an_unfinished_play_is_observed_by_its_own_seat_only() -> None:
    menu = BASHIFEN_MENUS[0]
    seen = 0
    for table in positions(5, menu):
        state = table.state
        if not table.game.half_made(state):
            continue
        seen += 1
        assert table.game.observe(state, state.turn).chosen_one == state.chosen_one
        for viewer in set(menu.viewers) - {state.turn}:
            view = table.game.observe(state, viewer)
            assert view.chosen_one == view.chosen_two == 0
            assert view.held[state.turn] == state.held[state.turn]
    assert seen > 100


@pytest.mark.no_cover
def test_random_matches_cover_every_declaration_lead_and_outcome() -> None:
    """Random matches contain every declaration, way to fix trumps and kind of lead, and failed throws of both pairs."""
    levels, by, leads, wrong = set(), set(), set(), set()
    for value in range(40):
        table = BASHIFEN_MENUS[value % 32].table(value)
        lanes = rng(value)
        while not table.over:
            for what, *numbers in advance(table, lanes):
                if what == Event.DECLARE:
                    levels.add(Declaration(table.state.declaration or 1))
                elif what == Event.TRUMPS:
                    by.add(TrumpsFixedBy(numbers[2]))
                elif what == Event.PLAY and table.state.plays == 1:
                    leads.add((count(numbers[1], numbers[2]) > 2, numbers[2] != 0))
                elif what == Event.FAILED_LEAD:
                    wrong.add(numbers[0] % 2 == table.state.books.dealer % 2)
    assert levels >= {Declaration.SINGLE, Declaration.PAIR, Declaration.LITTLE_JOKERS, Declaration.BIG_JOKERS}
    assert TrumpsFixedBy.DECLARED in by
    assert leads == {(several, paired) for several in (False, True) for paired in (False, True)}
    assert wrong == {False, True}


@pytest.mark.no_cover
@pytest.mark.parametrize("matches", [30, slow(120)])
def test_fewer_than_a_fifth_of_random_deals_end_with_a_failed_throw(matches: int) -> None:
    deals = wrong = 0
    for value in range(matches):
        table = BASHIFEN_MENUS[value % 32].table(value)
        lanes = rng(value)
        while not table.over:
            rows = advance(table, lanes)
            deals += sum(row[0] == Event.DEAL_END for row in rows)
            wrong += sum(row[0] == Event.FAILED_LEAD for row in rows)
    assert 0 < wrong < deals / 5
