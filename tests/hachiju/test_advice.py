"""Advice about a choice of 八十 agrees with what it shows and pays afterwards."""

import pytest

from hachiya.engine.ledger import POT
from hachiya.engine.rng import below
from hachiya.games.hanafuda.advice import Advice, Entrance, FieldFactor, Later, Share
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from tests.advised import amounts, check_promise, paid, promise_of
from tests.hachiju.deals import dealt, say
from tests.playing import HACHIJU_MENUS, Menu, rng
from tests.sampling import slow


def advice(table: Table, action: int) -> Advice:
    """The advice to the seat at turn about an action."""
    return hanafuda(table.game).advise(table.game.observe(table.state, table.turn), table.rules, action)


# ------------------------------------------------------------------------------------- matches at random


def played(table: Table, value: int) -> set[str]:
    """Play a match in which every seat shows its hand, and compare advice with payments."""
    seen: set[str] = set()
    lanes = rng(value)
    shows: dict[int, Advice] = {}
    laters: dict[int, Later] = {}
    while not table.over:
        if table.awaits_deal:
            table.deal()
            shows, laters = {}, {}
            continue
        seat, legal = table.turn, table.legal()
        action = legal[below(lanes, len(legal))]
        if table.state.phase == Phase.SHOW:
            action = legal[0]
        advised, expected = advice(table, action), promise_of(table, action)
        pot = table.state.books.scores[POT]
        rows = table.act(seat, action)
        check_promise(expected, rows)
        seen.add(advised.does)
        if advised.does == "show":
            shows[seat] = advised
            assert (advised.yaku, advised.cards) == (table.state.books.shown[seat], table.state.exposed[seat])
        elif advised.later:
            laters[seat] = advised.later
        elif advised.entrance:
            assert (advised.entrance.fee, advised.entrance.pot) == (20, pot)
        for other in range(table.seats):
            if right := paid(rows, other, Reason.HAND_YAKU):
                assert amounts(shows[other].pays or ()) == right
                seen.add("paid hand")
            if right := paid(rows, other, Reason.SAGE_HALF):
                assert amounts(laters[other].alone) == right
                assert laters[other].beaten == ()
                seen.add("paid sage")
    return seen


@pytest.mark.no_cover
@pytest.mark.parametrize("matches", [16, slow(60)])
@pytest.mark.parametrize("menu", HACHIJU_MENUS[::2], ids=str)
def test_advice_equals_the_payments_that_follow(menu: Menu, matches: int) -> None:
    seen: set[str] = set()
    for value in range(matches):
        seen |= played(menu.table(value), value)
    assert seen >= {"card", "show", "pass", "stop", "sage", "in", "out", "double", "paid hand", "paid sage"}


# ------------------------------------------------------------------------------------- at the door


@pytest.mark.parametrize(("seats", "each"), [(2, 100), (3, 50), (4, 50), (6, 50)])
def test_advice_about_a_bid_gives_the_hand_value_by_number_of_opponents(seats: int, each: int) -> None:
    """素六 and 三本 bring 100 from one opponent, and 50 from each of two; a double doubles them."""
    table = dealt("CGKYtuv", seats=seats)
    assert advice(table, Action.IN) == Advice("in", entrance=Entrance(20, 0, each))
    assert advice(table, Action.OUT) == Advice("out", entrance=Entrance(20, 0, each))
    assert advice(table, Action.DOUBLE) == Advice("double", entrance=Entrance(20, 0, 2 * each))


def test_advice_about_a_bid_counts_the_seats_still_in_play() -> None:
    """One of three seats has folded, and the others are at rate 2."""
    table = dealt("CGKYtuv")
    say(table, "0 in; 1 double; 2 out")
    assert advice(table, Action.IN) == Advice("in", entrance=Entrance(20, 20, 200))
    assert advice(table, Action.DOUBLE).entrance == Entrance(20, 20, 400)


def test_advice_lists_each_way_to_show_a_hand() -> None:
    table = dealt("CGKYtuv")
    say(table, "0 in; 1 in; 2 in")
    offers = [advice(table, action) for action in table.legal()]
    assert [
        (keys(offer.yaku or 0), letters(offer.cards or 0), offer.pays) for offer in offers if offer.does == "show"
    ] == [
        (["suroku"], "CGKtuv", (Share(1, 30), Share(2, 30))),
        (["sanbon"], "tuv", (Share(1, 20), Share(2, 20))),
        (["sanbon", "suroku"], "CGKtuv", (Share(1, 50), Share(2, 50))),
    ]
    assert offers[-1] == Advice("pass")


# ------------------------------------------------------------------------------------- what stands beside the table


def worths(table: Table) -> dict[str, int]:
    worths = hanafuda(table.game).yaku_worths(table.state.books, table.rules)
    return {keys(worth.yaku)[0]: worth.points for worth in worths}


def test_b1_captured_yaku_are_valued_by_payers_and_rate() -> None:
    halves = {"shiko": 200, "nanatan": 200, "akatan": 100, "aotan": 100, "inoshikacho": 100, "sujuroku": 300}
    table = dealt()
    assert worths(Table(table.game)) == halves  # before the first deal
    assert worths(table) == halves
    say(table, "0 double")
    assert worths(table) == {name: 2 * points for name, points in halves.items()}
    say(table, "1 out")
    assert worths(table) == {name: 4 * points for name, points in halves.items()}
    say(table, "2 in")
    assert worths(table) == {name: 4 * points for name, points in halves.items()}
    assert worths(dealt(seats=2)) == {name: 2 * points for name, points in halves.items()}


def test_b1_captured_yaku_are_still_listed_after_all_others_folded() -> None:
    table = dealt()
    say(table, "0 out; 1 out")
    assert worths(table)["akatan"] == 200


def test_b1_a_captured_yaku_lists_its_cards_and_the_number_needed() -> None:
    table = dealt()
    worths = {keys(worth.yaku)[0]: worth for worth in hanafuda(table.game).yaku_worths(table.state.books, table.rules)}
    assert {name: (letters(worth.cards), worth.need, worth.more) for name, worth in worths.items()} == {
        "shiko": ("AIcs", 4, 0),
        "nanatan": ("BFJNRVZhl", 7, 0),
        "akatan": ("BFJ", 3, 0),
        "aotan": ("Vhl", 3, 0),
        "inoshikacho": ("UYk", 3, 0),
        "sujuroku": ("CDGHKLOPSTWXabefijmnopqrtuv", 16, 0),
    }


def test_c159_chaff_counts_nothing_and_no_field_multiplies() -> None:
    table = dealt()
    terms = hanafuda(table.game).terms(table.rules)
    assert terms.card_points == (20, 10, 5, 0)
    assert set(terms.fields) == {FieldFactor(2, 0)}
    assert hanafuda(table.game).deal_json(table.state.books) == {}
