"""The announced costs and gains of choices agree with those that follow."""

from collections.abc import Iterator

import pytest

from hachiya.cli.hanafuda.choices import choices_of, payments_now
from hachiya.engine.ledger import PAY, POT
from hachiya.engine.record import copy_into
from hachiya.explain.money import signed_sum, unsigned_sum
from hachiya.games.hachihachi.deal import reading_of
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, hand_yaku
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hachihachi.worth import hand_worth
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import in_words as yaku_in_words
from hachiya.games.table import Table
from hachiya.words.arguments import Sum
from hachiya.words.voice import Voice
from tests.playing import NAKAYOSHI_MENUS, PLAIN_HANAFUDA_MENUS, SANNIN_MENUS, Menu, plain_hanafuda_menus, positions
from tests.sampling import slow

HACHIJU = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "hachiju" and menu.seats == 5)
SHIRAGIKU = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "shiragiku")
SHIRAGIKU_FIVE = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "shiragiku" and menu.seats == 5)
SIX = next(menu for menu in NAKAYOSHI_MENUS if menu.seats == 6)


def in_words(money: Sum) -> str:
    return Voice("en").money(money)


def offered(table: Table, action: int, lang: str = "en") -> str:
    """The text of an action for the seat at turn; the players' names are a, b, c."""
    names = [*"abcdefg"[: table.seats]]
    return next(choice.text.plain for choice in choices_of(table, Voice(lang, names)) if choice.action == action)


def after(table: Table, action: int) -> tuple[Table, list[list[int]]]:
    """A copy of the table after an action, and the rows of what happened."""
    trial = Table(table.game, table.options, seats=table.seats)
    copy_into(trial.state, table.state)
    return trial, trial.act(table.turn, action)


def halts(menu: Menu, phases: set[Phase], seeds: int) -> Iterator[Table]:
    """The positions of random matches at which a choice of one of these phases is due."""
    for seed in range(seeds):
        for table in positions(seed, menu):
            if table.state.phase in phases:
                yield table


@pytest.mark.parametrize("menu", [*PLAIN_HANAFUDA_MENUS, SANNIN_MENUS[5]], ids=str)
def test_the_choice_to_stop_shows_its_payment(menu: Menu) -> None:
    checked = 0
    for table in halts(menu, {Phase.DECIDE_HAND, Phase.DECIDE, Phase.CANCEL}, 12 if menu.seats > 2 else 30):
        for action in {Action.STOP, Action.CANCEL} & set(table.legal()):
            paid = [0] * table.seats
            for event, payer, payee, points, reason, *_ in after(table, action)[1]:
                if event == PAY and reason not in (Reason.STONE, Reason.GIMMI):
                    for account, moved in ((payer, -points), (payee, points)):
                        if account < table.seats:
                            paid[account] += moved
            # If a card was spared, the payer depends on an excuse that is not known yet (C-162).
            if not any(getattr(table.state, "hatto_spared", ())):
                assert payments_now(table, action) == paid
            text = offered(table, action)
            for seat, points in enumerate(payments_now(table, action)):
                amount = f"{'abcdefg'[seat]} {in_words(signed_sum(points, hanafuda(table.game).unit))}"
                assert (amount in text) == bool(points), text
            checked += 1
    assert checked > 5


def test_the_choice_to_stop_after_paid_yaku_says_that_nothing_more_is_paid() -> None:
    tables = halts(SHIRAGIKU, {Phase.DECIDE_HAND, Phase.DECIDE}, 12)
    table = next(table for table in tables if table.state.books.continuer < 0)
    assert offered(table, Action.STOP) == "stop → nothing more is paid"
    assert offered(table, Action.STOP, "ja") == "あがり → これ以上の受け渡しはない"


@plain_hanafuda_menus
def test_the_choice_to_go_on_shows_its_stakes(menu: Menu) -> None:
    checked = 0
    for table in halts(menu, {Phase.DECIDE_HAND, Phase.DECIDE}, 12):
        if Action.GO_ON not in table.legal():
            continue
        view = table.game.observe(table.state, table.turn)
        later = hanafuda(table.game).advise(view, table.rules, Action.GO_ON).later
        assert later is not None
        alone, beaten = (
            in_words(signed_sum(sum(share.points for share in shares), hanafuda(table.game).unit))
            for shares in (later.alone, later.beaten)
        )
        if menu.game == "hachiju":
            going_on = f"if nobody stops {alone}, or more with a further yaku; if another stops {beaten}, "
        else:
            going_on = f"if nothing is added {alone}; if another makes a yaku {beaten}, "
        assert going_on in offered(table, Action.GO_ON)
        checked += 1
    assert checked > 2


def test_the_choices_to_fold_or_come_in_show_fee_and_pot() -> None:
    fees, hands, pots = set(), set(), set()
    for table in halts(SIX, {Phase.BID}, 8):
        unit, books = hanafuda(table.game).unit, table.state.books
        (fee,) = (row[3] for row in after(table, Action.OUT)[1] if row[0] == PAY and row[4] == Reason.FOLD)
        assert offered(table, Action.OUT) == f"fold → pay {in_words(unsigned_sum(fee, unit))} into the pot and watch"
        text = offered(table, Action.IN)
        assert text.startswith("come in → play this month to its end")
        hand = hand_worth(books, table.rules, hand_yaku(table.state.hands[table.turn], WILLOWS_AS_KASU))
        assert (f"{in_words(unsigned_sum(hand, unit))} from each of two for your hand" in text) == bool(hand)
        pot = books.scores[POT]
        assert (f"the pot of {in_words(unsigned_sum(pot, unit))} if you win" in text) == bool(pot)
        fees.add(fee)
        hands.add(hand)
        pots.add(pot)
    assert fees >= {12, 18, 24, 36, 48}
    assert len(hands) > 4
    assert len(pots) > 4


def test_the_choice_to_come_in_unseen_shows_its_obligation() -> None:
    table = next(halts(SIX, {Phase.MIZUTEN}, 1))
    assert offered(table, Action.IN) == (
        "in unseen → no folding; with 89 points or more 1 kan from everyone, times the field"
    )
    assert offered(table, Action.IN, "ja") == "みずてん → 下りられない。89点以上なら全員から1貫ずつ(場の倍率が掛かる)"
    assert offered(table, Action.PASS) == "look first"


def test_the_choice_to_show_a_hand_shows_its_payment() -> None:
    checked = 0
    for table in halts(SANNIN_MENUS[0], {Phase.SHOW}, 4):
        for action in table.legal():
            if action == Action.PASS:
                assert "→" not in offered(table, action)
                continue
            yaku = hand_yaku(table.state.hands[table.turn], reading_of(action))
            worth = hand_worth(table.state.books, table.rules, yaku)
            assert f"{'abc'[table.turn]} {in_words(signed_sum(2 * worth, hanafuda(table.game).unit))}" in offered(
                table, action
            )
            checked += 1
    assert checked > 10


def test_hachiju_bids_show_the_fixed_fee_and_the_doubled_hand_value() -> None:
    rates, hands = set(), set()
    for table in halts(HACHIJU, {Phase.BID}, 6):
        rate = table.state.books.rate
        assert offered(table, Action.OUT) == "fold → pay 20 points into the pot and watch"
        assert offered(table, Action.OUT, "ja") == "降りる → 降り賃20点を払って見る"
        (fee,) = (row[3] for row in after(table, Action.OUT)[1] if row[0] == PAY and row[4] == Reason.FOLD)
        assert fee == 20
        if Action.IN in table.legal():
            text = offered(table, Action.IN)
            assert text.startswith(f"come in → play at rate {rate}")
            view = table.game.observe(table.state, table.turn)
            entrance = hanafuda(table.game).advise(view, table.rules, Action.IN).entrance
            assert entrance is not None
            hand = (
                f"{in_words(unsigned_sum(entrance.hand, hanafuda(table.game).unit))} from each opponent for your hand"
            )
            assert (hand in text) == bool(entrance.hand)
            hands.add(entrance.hand)
        if Action.DOUBLE in table.legal():
            text = offered(table, Action.DOUBLE)
            assert text.startswith(f"double (to {2 * rate}) → you lead, and the others answer again")
        rates.add(rate)
    assert rates == {1, 2, 4}
    assert len(hands) > 2


@pytest.mark.parametrize("lang", ["en", slow("ja")])
@pytest.mark.slow
def test_a_hatto_card_is_listed_with_the_player_it_would_help(lang: str) -> None:
    dangers_checked = 0
    for table in halts(SANNIN_MENUS[0], {Phase.PLAY}, 4):
        view = table.game.observe(table.state, table.turn)
        for action in table.legal():
            dangers = hanafuda(table.game).advise(view, table.rules, action).dangers or ()
            text = offered(table, action, lang)
            assert ({"en": "hatto", "ja": "法度"}[lang] in text) == bool(dangers)
            for danger in dangers:
                assert Voice(lang).yaku(yaku_in_words(danger.yaku)) in text
                assert Voice(lang).money(unsigned_sum(danger.points, hanafuda(table.game).unit)) in text
                dangers_checked += 1
    assert dangers_checked > 3


def test_the_choice_to_fold_for_nothing_says_so() -> None:
    table = next(halts(SHIRAGIKU_FIVE, {Phase.BID}, 1))
    assert "watch this month; it costs nothing" in offered(table, Action.OUT)
    assert "pot" not in offered(table, Action.IN)
    assert "何も払わずに見る" in offered(table, Action.OUT, "ja")
