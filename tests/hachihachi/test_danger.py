"""The hatto dangers that a seat is shown equal what has to be paid afterwards (A8)."""

from collections import Counter

import pytest

from hachiya.engine.ledger import PAY
from hachiya.games.hanafuda.advice import Danger
from hachiya.games.hanafuda.cards import card
from hachiya.games.hanafuda.events import Event, Liable, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.table import Table
from tests.playing import HACHIHACHI_MENUS, NAKAYOSHI_MENUS, PLAIN_HANAFUDA_MENUS, SANNIN, Menu, choice, rng
from tests.sampling import slow

OF_RULES = [menu for menu in PLAIN_HANAFUDA_MENUS if menu in HACHIHACHI_MENUS]


def dangers_of(table: Table, action: int) -> tuple[Danger, ...]:
    """The dangers of a card for the seat at turn."""
    view = table.game.observe(table.state, table.turn)
    return hanafuda(table.game).advise(view, table.rules, action).dangers or ()


def borne(rows: list[list[int]]) -> set[tuple[int, int, int]]:
    """The payments of another seat's share because of 法度, with their yaku."""
    return {
        (payer, payee, yaku)
        for event, payer, payee, _, reason, yaku, _, liable in rows
        if event == PAY and liable == Liable.HATTO and reason in (Reason.CAPTURED_YAKU, Reason.TOBIKOMI)
    }


@pytest.mark.parametrize(
    ("menu", "values"),
    [*((menu, 8) for menu in OF_RULES if menu.seats < 5), *(slow(menu, 40) for menu in OF_RULES)],
    ids=str,
)
def test_every_hatto_payment_was_listed_as_a_danger_before(menu: Menu, values: int) -> None:
    """Every share paid for another seat because of a card was listed as a danger of that card."""
    paid = 0
    for value in range(values):
        table, lanes = menu.table(value), rng(value)
        warned: dict[tuple[int, int], int] = {}
        while not table.over:
            if table.awaits_deal:
                table.deal()
                warned.clear()
                continue
            for seat, action in choice(table, lanes):
                if table.state.phase in (Phase.PLAY, Phase.PICK_HAND):
                    for danger in dangers_of(table, action):
                        place = seat, danger.seat
                        warned[place] = warned.get(place, 0) | danger.yaku
                rows = table.act(seat, action)
                for payer, payee, yaku in borne(rows):
                    assert yaku & ~warned.get((payer, payee), 0) == 0
                    paid += 1
                if any(row[0] == Event.DEAL_END for row in rows):
                    warned.clear()
    assert paid > 0


def about_to_complete(menu: Menu, field: str, mine: str, pile: str, others: str = "") -> Table:
    """Seat 0 is to play with these cards; seat 1 has captured `pile`, seat 2 `others`."""
    table = menu.table(1)
    while table.state.phase != Phase.PLAY:
        if table.awaits_deal:
            table.deal()
        else:
            table.act(table.turn, table.legal()[0])
    state = table.state
    for seat in range(menu.seats):
        state.hands[seat] = state.captured[seat] = state.exposed[seat] = state.threes[seat] = 0
    state.books.order[:] = [0, 1, 2]
    state.place = state.turn = state.played = 0
    state.field, state.hands[0] = mask(field), mask(mine)
    state.captured[1], state.captured[2] = mask(pile), mask(others)
    state.reach[1] = missing_months(pile)
    return table


def mask(letters: str) -> int:
    return sum(1 << card(letter) for letter in letters)


def missing_months(pile: str) -> int:
    """The cards of 青短 that are not yet captured."""
    return mask("Vhl") & ~mask(pile)


def test_the_last_blue_ribbon_is_a_hatto_danger() -> None:
    """The maple ribbon completes 青短 for seat 1 and costs 7 貫 for both; a plain maple helps nobody in SAN."""
    table = about_to_complete(SANNIN, "ABCD", "lmEF", "Vh")
    (danger,) = dangers_of(table, card("l"))
    factor = table.rules.factor[table.state.books.kind]
    assert (danger.seat, danger.excused) == (1, False)
    assert danger.points == 2 * 7 * 12 * factor // 2
    assert dangers_of(table, card("m")) == ()


def test_any_card_of_the_month_is_a_hatto_danger_in_nakayoshi() -> None:
    table = about_to_complete(NAKAYOSHI_MENUS[0], "ABCD", "lmEF", "Vh")
    assert [danger.seat for danger in dangers_of(table, card("m"))] == [1]


def test_a_card_that_captures_is_no_hatto_danger() -> None:
    table = about_to_complete(SANNIN, "nBCD", "lmEF", "Vh")
    assert dangers_of(table, card("l")) == ()


def test_the_last_hand_card_is_no_hatto_danger() -> None:
    table = about_to_complete(SANNIN, "ABCD", "l", "Vh")
    assert dangers_of(table, card("l")) == ()


def test_no_card_is_a_hatto_danger_after_another_seat_has_gone_on() -> None:
    table = about_to_complete(SANNIN, "ABCD", "lmEF", "Vh")
    table.state.books.continuer = 2
    assert dangers_of(table, card("l")) == ()


def test_hatto_dangers_occur_in_every_rule_set() -> None:
    seen: Counter[str] = Counter()
    for menu in OF_RULES:
        for value in range(2):
            table, lanes = menu.table(value), rng(value)
            while not table.over:
                if table.awaits_deal:
                    table.deal()
                    continue
                for seat, action in choice(table, lanes):
                    if table.state.phase == Phase.PLAY:
                        seen[menu.game] += len(dangers_of(table, action))
                    table.act(seat, action)
    assert set(seen) == {menu.game for menu in OF_RULES}
    assert all(number > 0 for number in seen.values())
