"""Sampled worlds of flower cards agree with the seat's view and fit what was shown and bid."""

from types import ModuleType
from typing import Any

import pytest

from hachiya.bots.hanafuda.greedy_hachihachi import folded_before
from hachiya.bots.search.hanafuda import hachihachi, hachiju
from hachiya.bots.search.skill import MASTER
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into, values
from hachiya.games.hanafuda.cards import CARDS, DECK, mask
from hachiya.games.hanafuda.dealing import stock_cards
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.sight import surely_in_stock
from hachiya.games.hanafuda.worlds import imagine_hands, imagine_stock
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.table import Table
from tests.playing import (
    HACHIJU_MENUS,
    NAKAYOSHI_MENUS,
    PLAIN_HANAFUDA_MENUS,
    SANNIN,
    SHIRAGIKU_MENUS,
    Menu,
    plain_hanafuda_menus,
    positions,
    rng,
)

ROOMS: dict[str, ModuleType] = {"hachihachi": hachihachi, "hachiju": hachiju}


def world_of(table: Table, lanes: list[int]) -> Any:
    """A world that is sampled for the seat at turn."""
    world = table.game.observe(table.state, table.turn)
    world.rng[:] = lanes
    imagine_hands(world, table.turn)
    imagine_stock(world)
    lanes[:] = world.rng
    return world


@plain_hanafuda_menus
def test_every_sampled_world_agrees_with_what_the_seat_sees(menu: Menu) -> None:
    """Worlds are checked at every decision of a match; every card lies in one place."""
    lanes, phases = rng(4), set()
    for table in positions(4, menu):
        if table.over:
            continue
        seat, view = table.turn, table.game.observe(table.state, table.turn)
        world = world_of(table, lanes)
        assert values(table.game.observe(world, seat)) == values(view)
        phases.add(table.state.phase)
        if table.state.phase in (Phase.MIZUTEN, Phase.BID):
            continue
        piles = [*world.hands, *world.captured, world.field]
        if table.state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            piles.append(1 << world.pending)
        stock = stock_cards(world)[world.turned :]
        piles += [1 << card for card in stock]
        assert sum(pile.bit_count() for pile in piles) == CARDS
        assert sum(piles) == DECK
        assert surely_in_stock(view, seat) & ~sum(1 << card for card in stock) == 0
    assert {Phase.PLAY, Phase.PICK_HAND} <= phases


@pytest.mark.parametrize("menu", [menu for menu in PLAIN_HANAFUDA_MENUS if menu.seats > 3], ids=str)
def test_sampled_worlds_fill_every_hand_during_the_auction(menu: Menu) -> None:
    lanes = rng(6)
    seen = 0
    for table in positions(6, menu):
        if table.state.phase == Phase.BID:
            world = world_of(table, lanes)
            hands = world.hands[: menu.seats]
            # Of seven, whoever has drawn the white card was dealt nothing.
            dealt = [hand.bit_count() for hand in hands]
            assert sorted(dealt) == [0, *[7] * 6] if menu.seats == 7 else dealt == [7] * menu.seats
            assert sum(hands) & world.field == 0
            assert sorted(world.second) == list(range(CARDS))
            seen += 1
    assert seen > 12


def test_sampled_worlds_deal_hidden_cards_evenly() -> None:
    """Each hidden card lies equally often with every other seat, and in the stock in proportion to its size."""
    table = SANNIN.table(1)
    table.deal()
    for _ in range(3):
        table.act(table.turn, Action.PASS)
    lanes, seat, times = rng(1), table.turn, 4000
    others = [other for other in range(3) if other != seat]
    hidden = DECK & ~table.state.hands[seat] & ~table.state.field
    counts = {other: [0] * CARDS for other in others}
    for _ in range(times):
        world = world_of(table, lanes)
        for other in others:
            for card in range(CARDS):
                counts[other][card] += world.hands[other] >> card & 1
    share = 7 / hidden.bit_count()
    error = (share * (1 - share) / times) ** 0.5
    for other in others:
        for card in range(CARDS):
            expected = share if hidden >> card & 1 else 0.0
            assert abs(counts[other][card] / times - expected) < 4.5 * error


def inconsistency_of(table: Table, seat: int, hand: str, exposed: str = "") -> int:
    """The inconsistency of a world in which a seat has this hand."""
    state = table.game.new_state()
    copy_into(state, table.state)
    state.hands[seat], state.exposed[seat] = mask(hand), mask(exposed)
    room = ROOMS[table.game.room]
    imagination = room.imagination_of(table.view(seat), MASTER).numbers()
    value: int = room.inconsistency(state, table.rules, imagination, seat)
    return value


def playing(menu: Menu, shown: tuple[Yaku, ...] = ()) -> tuple[Table, int]:
    """A table before its first card, and a seat that has shown these yaku; the other seats have shown none."""
    table = menu.table(1)
    while table.state.phase != Phase.PLAY:
        if table.awaits_deal:
            table.deal()
        else:
            legal = table.legal()
            table.act(
                table.turn, Action.PASS if Action.PASS in legal else Action.IN if Action.IN in legal else legal[-1]
            )
    seat = table.state.books.order[1]
    table.state.books.shown[seat] = sum(1 << yaku for yaku in shown)
    return table, seat


@pytest.mark.parametrize("menu", [SANNIN, HACHIJU_MENUS[2]], ids=str)
def test_a_hand_with_an_unshown_yaku_is_inconsistent(menu: Menu) -> None:
    table, seat = playing(menu)
    assert inconsistency_of(table, seat, "ABEIMQU") == 0
    assert inconsistency_of(table, seat, "ABCIMQU") == 1  # three pines
    assert inconsistency_of(table, seat, "CGKOSWb") == 1  # seven kasu
    assert inconsistency_of(table, seat, "ABCI") == 1  # some cards later too
    assert inconsistency_of(table, seat, "CDGH") == 0  # of which they may have had others before


def test_a_hand_with_an_exposed_kasu_yaku_hides_other_kinds_only() -> None:
    table, seat = playing(SANNIN, (Yaku.TANICHI,))
    assert inconsistency_of(table, seat, "BCDGHKL", exposed="CDGHKL") == 0
    assert inconsistency_of(table, seat, "ECDGHKL", exposed="CDGHKL") == 1  # the warbler is no ribbon
    table, seat = playing(SANNIN, (Yaku.PIKAICHI,))
    assert inconsistency_of(table, seat, "A") == 0
    assert inconsistency_of(table, seat, "BE") == 2


def test_a_hand_that_does_not_fit_its_bid_is_inconsistent() -> None:
    weak, strong = "CGKOSRE", "ABCDIRY"
    for menu in (NAKAYOSHI_MENUS[12], HACHIJU_MENUS[8]):
        table = menu.table(1)
        while table.state.phase != Phase.BID:
            if table.awaits_deal:
                table.deal()
            else:
                table.act(table.turn, Action.PASS)
        bidder = table.turn
        table.act(bidder, Action.IN)
        folder = table.turn
        table.act(folder, Action.OUT)
        assert (inconsistency_of(table, bidder, strong), inconsistency_of(table, bidder, weak)) == (0, 1)
        assert (inconsistency_of(table, folder, strong), inconsistency_of(table, folder, weak)) == (1, 0)
    table = HACHIJU_MENUS[8].table(1)
    table.deal()
    doubler = table.turn
    table.act(doubler, Action.DOUBLE)
    assert (inconsistency_of(table, doubler, strong), inconsistency_of(table, doubler, weak)) == (0, 1)


def test_a_seat_that_was_forced_to_play_has_made_no_bid() -> None:
    """One of four seats folds, so the two seats after it must play with any hand."""
    table = NAKAYOSHI_MENUS[4].table(1)
    table.act(table.turn, Action.PASS)
    table.deal()
    first = table.turn
    table.act(first, Action.IN)
    table.act(table.turn, Action.OUT)
    weak = "CGKOSRE"
    assert inconsistency_of(table, first, weak) == 1
    assert [inconsistency_of(table, (first + place) % 4, weak) for place in (2, 3)] == [0, 0]


def test_a_bid_is_judged_by_the_fee_at_its_moment() -> None:
    """Three seats fold at a table of six, so there is no fourth fee by which earlier bids could be judged."""
    table = next(menu for menu in NAKAYOSHI_MENUS if menu.seats == 6).table(1)
    books = table.state.books
    while table.state.phase != Phase.PLAY:
        if table.awaits_deal:
            table.deal()
            continue
        legal = table.legal()
        if table.state.phase == Phase.BID:
            table.act(table.turn, Action.IN if table.turn == books.dealer else legal[-1])
        else:
            table.act(table.turn, Action.PASS if Action.PASS in legal else legal[-1])
    assert books.mizuten == NOBODY
    assert books.folded.bit_count() == 3
    assert sorted(folded_before(books, seat) for seat in range(6)) == [0, 0, 1, 2, 3, 3]
    imagination = hachihachi.imagination_of(table.view(0), MASTER).numbers()
    for seat in range(6):
        assert hachihachi.inconsistency(table.state, table.rules, imagination, seat) >= 0


OF_SEVEN = [menu for menu in (*NAKAYOSHI_MENUS, *SHIRAGIKU_MENUS) if menu.seats == 7]


@pytest.mark.parametrize("menu", OF_SEVEN[::9], ids=str)
def test_three_who_must_play_at_a_table_of_seven_have_made_no_bid(menu: Menu) -> None:
    """One seat is dealt no cards and three fold: there is no fourth fee by which a bid could be judged."""
    table = menu.table(1)
    while table.state.phase not in (Phase.SHOW, Phase.PLAY):
        if table.awaits_deal:
            table.deal()
        else:
            table.act(table.turn, Action.OUT if table.state.phase == Phase.BID else Action.PASS)
    books = table.state.books
    assert (books.dealt_in.bit_count(), books.folded.bit_count()) == (6, 3)
    for place in range(3):
        assert not hachihachi.bid_was_free(books, books.order[place])
        assert inconsistency_of(table, books.order[place], "ABCDIRY") >= 0
