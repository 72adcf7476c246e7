"""Search at bashifen samples consistent worlds, makes sensible choices, and is equal in plain and compiled form."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hachiya.bots.bashifen.greedy import declaration
from hachiya.bots.registry import find_bot
from hachiya.bots.search.bashifen import counts
from hachiya.bots.search.bashifen.choices import plays_of
from hachiya.bots.search.bashifen.endings import DEPTH, LAST_CARDS, Line, solve
from hachiya.bots.search.bashifen.entries import STATES, VIEW, Workspace, try_out
from hachiya.bots.search.bashifen.policy import good_burial, good_follow, good_lead
from hachiya.bots.search.bashifen.question import arguments, question
from hachiya.bots.search.bashifen.rollout import DEALERSHIP, POINT, worth
from hachiya.bots.search.bashifen.weights import numbers_of_network
from hachiya.bots.search.racing import race
from hachiya.bots.search.skill import Others, Skill
from hachiya.bots.search.standings import MOST, Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.record import copy_into, values
from hachiya.engine.rng import LANES, seed
from hachiya.games.bashifen.cards import ALL, KINDS, kinds, masks
from hachiya.games.bashifen.scoring import TO_WIN
from hachiya.games.bashifen.sets import union
from hachiya.games.bashifen.state import KITTY, SEATS, Phase, State
from hachiya.games.bashifen.trumps import cards_of
from hachiya.games.bashifen.worlds import Sketch, lay_hidden_cards
from hachiya.games.table import Table
from tests.bashifen.deals import all_pass, dealt, in_play
from tests.playing import BASHIFEN_MENUS, Menu, hidden_cards_dealt_anew, rng

MENU = BASHIFEN_MENUS[0]
FEW = 2
SKILL = Skill(worlds=FEW)


def game(value: int, name: str, menu: Menu = MENU) -> Iterator[Table]:
    """The positions before every whole choice of a match that a bot plays."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
            continue
        if not table.game.half_made(table.state):
            yield table
        seat = table.turn
        for action in find_bot(name).choose(table.view(seat), lanes):
            table.act(seat, action)


def every(step: int, positions: Iterator[Table]) -> Iterator[Table]:
    return itertools.islice(positions, 0, None, step)


def imagined(view: State, viewer: int, lanes: list[int]) -> State:
    world = State()
    copy_into(world, view)
    lay_hidden_cards(world, viewer, Sketch(), lanes)
    return world


# ------------------------------------------------------------------------------------- worlds


def check_world(world: State, view: State, viewer: int, table: Table) -> None:
    """Check that the seat sees the same in the world, and that the world has all 108 cards."""
    assert values(table.game.observe(world, viewer)) == values(view)
    held = Counter(kinds(world.gone_one, world.gone_two))
    for seat in range(SEATS):
        cards = kinds(world.hand_one[seat], world.hand_two[seat])
        assert len(cards) == world.held[seat]
        held.update(cards)
        for suit in range(5):
            assert not (world.voids[seat] >> suit & 1 and world.hand_one[seat] & cards_of(world.trumps, suit))
    if world.phase == Phase.PLAY:
        buried = kinds(world.buried_one, world.buried_two)
        assert len(buried) == KITTY
        held.update(buried)
        dealer = world.books.dealer
        with_dealer = Counter(buried + kinds(world.hand_one[dealer], world.hand_two[dealer]))
        turned = Counter(int(card) >> 1 for card in world.deck[: world.turned])
        for kind, often in turned.items():
            gone = (world.gone_one >> kind & 1) + (world.gone_two >> kind & 1)
            assert with_dealer[kind] >= often - gone
    if world.phase == Phase.DRAW:
        held.update(int(card) >> 1 for card in [*world.deck[:KITTY], *world.deck[KITTY + world.drawn :]])
    assert held == dict.fromkeys(range(KINDS), 2)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("menu", [MENU, BASHIFEN_MENUS[-1]], ids=str)
def test_sampled_worlds_agree_with_what_the_seat_sees(name: str, menu: Menu) -> None:
    lanes = rng(5)
    phases = set()
    for number, table in enumerate(game(4, name, menu)):
        if number % 13 != 0 and table.state.phase != Phase.BURY:
            continue
        for viewer in range(SEATS):
            view = table.game.observe(table.state, viewer)
            check_world(imagined(view, viewer, lanes), view, viewer, table)
        phases.add(table.state.phase)
    assert phases == {Phase.DRAW, Phase.BURY, Phase.PLAY}


def test_sampled_worlds_keep_the_turned_kitty_cards_with_the_dacha() -> None:
    """C-136: all seats know that the dacha holds or has buried the turned cards until they are played."""
    table = dealt(widow="3H 4H 5H 9C 2D")
    all_pass(table)
    lanes = rng(1)
    assert table.state.turned > 0
    while table.state.phase in (Phase.BURY, Phase.PLAY):
        for viewer in range(SEATS):
            view = table.game.observe(table.state, viewer)
            check_world(imagined(view, viewer, lanes), view, viewer, table)
        seat = table.turn
        for action in find_bot("greedy").choose(table.view(seat), lanes):
            table.act(seat, action)


def few_left(*hands: str, voids: dict[int, int]) -> State:
    """A position with these hands, in which seat 0 is the dealer and leads; all other cards have been played."""
    st: State = in_play(*hands, buried="3H 3D 4D 6C 6D 7D 8D 9D").state
    live = [union(st.hand_one[seat], st.hand_two[seat], 0, 0) for seat in range(SEATS)]
    cards_one, cards_two = st.buried_one, st.buried_two
    for more_one, more_two in live:
        cards_one, cards_two = union(cards_one, cards_two, more_one, more_two)
    st.gone_one, st.gone_two = ALL & ~cards_two, ALL & ~cards_one
    for seat, suits in voids.items():
        st.voids[seat] = suits
    return st


@pytest.mark.parametrize("voids", [{}, {1: bit(1)}, {1: bit(1) | bit(2), 2: bit(1)}], ids=str)
def test_every_consistent_world_is_sampled_equally_often(voids: dict[int, int]) -> None:
    """Six hidden cards lie in three hands; every layout is equally frequent within five standard errors."""
    hands = ("AS KS", "QC 9C", "7H JD", "8H TC")
    st = few_left(*hands, voids=voids)
    hidden = [kind for hand in hands[1:] for kind in kinds(*masks(hand.split()))]
    worlds = {
        tuple(tuple(sorted(order[place : place + 2])) for place in (0, 2, 4))
        for order in itertools.permutations(hidden)
    }
    possible = {
        world
        for world in worlds
        if not any(
            suits >> suit & 1 and bit(kind) & cards_of(st.trumps, suit)
            for seat, suits in voids.items()
            for kind in world[seat - 1]
            for suit in range(5)
        )
    }
    lanes = rng(8)
    view = MENU.table(0).game.observe(st, 0)
    tries = 25 * len(possible)
    seen = Counter(
        tuple(tuple(kinds(world.hand_one[seat], world.hand_two[seat])) for seat in range(1, SEATS))
        for world in (imagined(view, 0, lanes) for _ in range(tries))
    )
    assert set(seen) == possible
    assert max(abs(number - 25) for number in seen.values()) < 5 * 25**0.5


# ------------------------------------------------------------------------------------- choices


def copied(table: Table) -> Table:
    other = Table(table.game, table.options, seats=table.seats)
    copy_into(other.state, table.state)
    return other


@pytest.mark.parametrize("others", Others)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_search_considers_distinct_and_legal_choices_only(name: str, others: Others) -> None:
    """`act` refuses illegal actions; a choice covers one whole turn."""
    lanes = rng(9)
    for table in every(7, game(6, name)):
        asked = question(table.view(table.turn), lanes, Skill(FEW, others=others))
        assert len({tuple(choice) for choice in asked.choices}) == len(asked.choices) <= MOST
        for choice in asked.choices:
            other = copied(table)
            for action in choice:
                assert other.turn == table.turn
                other.act(table.turn, action)
            assert not table.game.half_made(other.state)


def test_a_move_does_not_depend_on_hidden_cards() -> None:
    lanes, dealer = rng(21), rng(22)
    for table in every(97, game(3, "greedy")):
        other = copied(table)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, dealer))
        thoughts = []
        for seen in (table, other):
            again = list(lanes)
            asked = question(seen.view(table.turn), again, SKILL)
            thoughts.append(race(asked, FEW))
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_rollout_policy_uses_only_what_its_seat_sees(name: str) -> None:
    for table in every(3, game(7, name)):
        st, view = table.state, table.game.observe(table.state, table.turn)
        if st.phase == Phase.DRAW:
            legal = table.game.legal(st)
            assert declaration(view, legal) == declaration(st, legal)
        elif st.phase == Phase.BURY:
            assert good_burial(view) == good_burial(st)
        elif st.plays == 0:
            assert good_lead(view) == good_lead(st)
        else:
            assert good_follow(view) == good_follow(st)


# ------------------------------------------------------------------------------------- what it is worth


def test_a_deal_is_valued_by_its_levels_and_the_next_deal() -> None:
    """From 9 and Q: 4 levels for the declarers at 20 points; levels past the win do not count; 80 points win for 子."""
    table = in_play("AS", "KC", "7H", "8H", buried="3H 3D 4D 6C 6D 7D 8D 9D")
    before: State = table.state
    before.books.level[:] = [9, 12]
    after = State()
    copy_into(after, before)
    for points, net, dealer in ((20, 4, 1), (0, 5, 1), (80, 0, -1), (120, -2, -1), (200, -3, -1)):
        after.books.points = points
        expected = 1000 * net + dealer * DEALERSHIP - POINT * (points - TO_WIN)
        assert worth(after, before, table.rules, 0) == expected == -worth(after, before, table.rules, 1)


@pytest.mark.compiled
def test_plain_and_compiled_trials_give_equal_sums() -> None:
    """The remaining choices after thirteen worlds, and every sum, are equal; a network plays two worlds of some."""
    plain: Any = try_out.py_func  # type: ignore[attr-defined]
    seen, trusted = set(), 0
    for number, table in enumerate(every(37, game(2, "greedy"))):
        view = table.game.observe(table.state, table.turn)
        plays = plays_of(view, table.game.legal(table.state), rng(4))
        keep_all = number % 2 == 1
        numbers = numbers_of_network() if number % 3 == 2 else []
        worlds = 2 if numbers else 13
        compiled = arguments(view, table.rules, number, plays, numbers, keep_all=keep_all)
        try_out(*compiled, worlds)
        states = [State() for _ in range(STATES)]
        copy_into(states[VIEW], view)
        lanes = [0] * LANES
        seed(lanes, number, 0)
        standings = Standings()
        standings.keep_all = int(keep_all)
        tally, rows = counts.no_counts(len(plays)) if keep_all else [], ledger.new(counts.ROWS if keep_all else 0)
        cards = [mask for play in plays for mask in play]
        plain(states, table.rules, [Workspace()], lanes, rows, cards, numbers, tally, [standings], worlds)
        assert values(compiled[-1][0]) == values(standings)
        assert (compiled[3].tolist(), compiled[-2].tolist()) == (lanes, tally)
        seen.add(table.state.phase)
        trusted += any(standings.credits)
    assert seen == {Phase.DRAW, Phase.BURY, Phase.PLAY}
    assert trusted > 2


# ------------------------------------------------------------------------------------- the last tricks


def best_points(table: Table) -> int:
    """The opponents' points with perfect play, by plain recursion over single actions, without bounds."""
    st = table.state
    catches = table.turn % 2 != st.books.dealer % 2
    results = []
    for action in table.legal():
        other = copied(table)
        other.act(table.turn, action)
        results.append(best_points(other) if other.state.phase == Phase.PLAY else int(other.state.books.points))
    return max(results) if catches else min(results)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_last_tricks_are_played_optimally(name: str) -> None:
    solved = set()
    for table in itertools.islice(
        (table for value in itertools.count() for table in game(value, name) if is_last(table)), 12
    ):
        states = [State() for _ in range(DEPTH + 1)]
        copy_into(states[0], table.state)
        solution = solve(states, 0, Line(), table.rules, [0] * 8)
        assert solution == best_points(table)
        assert values(states[0]) == values(table.state)
        solved.add((table.state.plays, solution - table.state.books.points > 0))
    assert len(solved) > 4


def is_last(table: Table) -> bool:
    st = table.state
    return bool(st.phase == Phase.PLAY and st.held[st.turn] == LAST_CARDS)
