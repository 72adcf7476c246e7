"""Advice about a choice agrees with what it shows and pays afterwards."""

from dataclasses import dataclass

import pytest

from hachiya.engine import ledger
from hachiya.engine.ledger import PAY
from hachiya.engine.rng import below
from hachiya.games.hachihachi.advice import advise, if_cancelled, if_gone_on, terms, yaku_worths
from hachiya.games.hachihachi.attached import settle_mizuten
from hachiya.games.hachihachi.rulesets import sannin
from hachiya.games.hachihachi.state import FIRST_CAPTURED, Action, Books, FieldKind, Phase
from hachiya.games.hanafuda.advice import Advice, ByField, FieldFactor, Ribbons, Share
from hachiya.games.hanafuda.cards import card, letters, mask
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import Yaku, keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from tests.advised import amounts, check_promise, paid, promise_of
from tests.playing import ALL_OPTIONS, MENUS, NAKAYOSHI_MENUS, SHIRAGIKU_MENUS, Menu, rng
from tests.sampling import first, slow

HATTO = Liable.HATTO
OF_AUCTION = [menu for menu in MENUS if menu.game in ("nakayoshi", "shiragiku")]


def advice(table: Table, action: int) -> Advice:
    """The advice to the seat at turn about an action."""
    return advise(table.game.observe(table.state, table.turn), table.rules, action)


# ------------------------------------------------------------------------------------- years at random


@dataclass
class Year:
    """A year in which every seat shows its hand and mostly goes on; advice is compared with payments."""

    table: Table
    seen: set[str]
    """The kinds of choices that occurred."""

    def play(self, value: int) -> None:
        """Play the year with these random numbers."""
        lanes = rng(value)
        shows: dict[int, Advice] = {}
        stands: Advice | None = None
        while not self.table.over:
            if self.table.awaits_deal:
                self.table.deal()
                shows, stands = {}, None
                continue
            seat, continuer, legal = self.table.turn, self.table.state.books.continuer, self.table.legal()
            action = legal[below(lanes, len(legal))]
            if Action.GO_ON in legal and below(lanes, 4):
                action = Action.GO_ON
            elif self.table.state.phase == Phase.CANCEL and below(lanes, 12):
                action = Action.PASS
            advised, expected = advice(self.table, action), promise_of(self.table, action)
            rows = self.table.act(seat, action)
            check_promise(expected, rows)
            if advised.does == "show":
                shows[seat] = advised
            if expected:
                self.seen.add(advised.does)
            elif advised.later:
                stands = advised
            elif stands:
                self.end(stands, continuer, rows)
            self.hands(shows, rows)

    def hands(self, shows: dict[int, Advice], rows: list[list[int]]) -> None:
        """Compare the hand yaku, which are paid after all seats have chosen."""
        for seat in range(self.table.seats):
            right = paid(rows, seat, Reason.HAND_YAKU)
            if right:
                assert amounts(shows[seat].pays or ()) == right
                assert shows[seat].yaku == self.table.state.books.shown[seat]
                self.seen.add("show")

    def end(self, stands: Advice, continuer: int, rows: list[list[int]]) -> None:
        """Compare the continuer's result with the advice at 下げ, if another seat completes or no choice follows."""
        right = paid(rows, continuer, Reason.SAGE_HALF)
        if right and stands.later and not any(self.table.state.hatto_spared):
            beaten = self.table.state.books.next_dealer != continuer
            assert amounts(stands.later.beaten if beaten else stands.later.alone) == right
            self.seen.add("beaten" if beaten else "alone")


@pytest.mark.no_cover
@pytest.mark.parametrize("years", [8, slow(40)])
@pytest.mark.parametrize("options", ALL_OPTIONS[::2], ids=lambda options: options["multipliers"])
def test_advice_of_sannin_equals_the_payments_that_follow(options: dict[str, str], years: int) -> None:
    """A5, A6 and A7 are compared under every menu."""
    seen: set[str] = set()
    for value in range(years):
        Year(Table(find("sannin"), options, seed=value), seen).play(value)
    assert seen == {"show", "stop", "cancel", "alone", "beaten"}


# ------------------------------------------------------------------------------------- hand yaku


def dealt(hand: str, **options: str) -> Table:
    """A small-field table whose dealer is at turn with this hand."""
    table = Table(find("sannin"), options)
    rest = [other for other in range(48) if not mask(hand) >> other & 1]
    field = [other for other in rest if letters(1 << other) not in "AIcos"][::6][:6]
    rest = [other for other in rest if other not in field]
    hands = [[card(letter) for letter in hand], rest[:7], rest[7:14]]
    table.deal(hanafuda(table.game).deck_of(0, 3, hands, field, rest[14:]))
    assert table.state.books.kind == FieldKind.SMALL
    return table


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("FRSTlmp", [(["tatesanbon", "aka"], "RSTmp", 60), (["tatesanbon"], "RST", 36)]),
        ("DGKXeno", [(["karasu"], "DGKXeno", 48), (["pikaichi"], "DGKXen", 48)]),
        ("BCHhijm", [(["sanbon", "aka"], "CHhijm", 48)]),
        ("AEJMRYc", []),
    ],
)
def test_advice_lists_each_way_to_show_a_hand(hand: str, ways: list[tuple[list[str], str, int]]) -> None:
    """A5, SAN 補足 (5): each reading of the willows has its yaku, exposed cards, and points for each payer."""
    table = dealt(hand)
    offers = [advice(table, action) for action in table.legal()]
    shows = [offer for offer in offers if offer.does == "show"]
    assert [
        (keys(show.yaku or 0), letters(show.cards or 0), [share.points for share in show.pays or ()]) for show in shows
    ] == [(yaku, cards, [points, points]) for yaku, cards, points in ways]
    assert [offer for offer in offers if offer.does != "show"] == [Advice("pass")]


def test_advice_lists_the_ribbons_to_choose_from() -> None:
    """SAN 補足 (6), C-176: any three of seven ribbons are exposed."""
    (show, _) = (advice(dealt("BFJNRVZ"), action) for action in (Action.READ, Action.PASS))
    assert (letters(show.cards or 0), show.ribbons) == ("", Ribbons(mask("BFJNRVZ"), 3))


def test_advice_about_playing_a_card_has_no_payments() -> None:
    table = dealt("AEJMRYc")
    for _ in range(3):
        table.act(table.turn, Action.PASS)
    assert {advice(table, action) for action in table.legal()} == {Advice("card")}


# ------------------------------------------------------------------------------------- 法度


def first_decision(hands: str, field: str, stock: str, plays: str, dealer: int) -> Table:
    """The table when a seat first decides; `plays` are hand cards with the field card taken of two."""
    table = Table(find("sannin"), dealer=dealer)
    piles = [[card(letter) for letter in pile] for pile in (*hands.split(), field, stock)]
    table.deal(hanafuda(table.game).deck_of(dealer, 3, piles[:3], piles[3], piles[4]))
    for _ in range(3):
        table.act(table.turn, Action.PASS)
    for letter in plays:
        table.act(table.turn, card(letter))
    assert table.state.phase == Phase.DECIDE
    return table


EXEMPT = ("AIcfjqt BGJglps DEWadim", "CKVbeh", "vTYOMQPuUZrXSNLFHoRkn", "GWApiIgEcBaqJdjlm", 1)
"""Seat 1's last two cards are 法度 cards; the cheaper is thrown first, and seat 2 makes 青短 with it (C-48)."""


def test_advice_does_not_reveal_a_pending_exemption() -> None:
    """C-162: before the settlement the other seats must believe that the seat that threw the card pays for both."""
    table = first_decision(*EXEMPT)
    assert table.turn == 2
    assert table.state.hatto_spared[1]
    assert not any(table.state.books.hatto_borne)
    assert advice(table, Action.STOP).pays == (Share(1, 168, HATTO),)
    later = advice(table, Action.GO_ON).later
    assert later == ((Share(1, 84, HATTO),), (Share(1, 84, HATTO),))
    for viewer, known in ((0, True), (1, False), (2, True)):
        view = table.game.observe(table.state, viewer)
        assert any(view.books.hatto_borne) == known
        assert any(view.hatto_spared) != known
    table.act(2, Action.GO_ON)
    assert table.game.observe(table.state, 0).books.standing == 1
    assert table.state.books.standing == -1


def test_an_exempt_share_is_left_out_of_the_advice_about_a_yaku() -> None:
    """C-162: seat 0 is owed an exempt share of a 飛込み and cancels; the third seat's 12 points are left out."""
    rules, books = sannin({"multipliers": "A", "overtime": "no", "months": 12}), Books()
    books.order[:] = [0, 1, 2]
    books.continuer = 0
    books.made[0] = 1 << Yaku.AKATAN
    books.dived[1] = books.dive_exempt = 1
    books.dive_bearer[0] = 0
    assert if_cancelled(books, rules, 0) == (Share(1, 42), Share(2, 42))
    assert books.dive_exempt == 1


# ------------------------------------------------------------------------------------- what stands beside the table


@pytest.mark.parametrize(
    ("menu", "kind", "points"),
    [
        ("A", FieldKind.SMALL, [240, 144, 144, 120, 84, 84, 72]),
        ("A", FieldKind.GRAND, [960, 576, 576, 480, 336, 336, 288]),
        ("C", FieldKind.LARGE, [360, 216, 216, 180, 126, 126, 108]),
        ("F", FieldKind.GRAND, [264, 168, 168, 144, 108, 108, 96]),
    ],
)
def test_a2_captured_yaku_are_valued_by_field_kind_and_menu(menu: str, kind: FieldKind, points: list[int]) -> None:
    rules, books = sannin({"multipliers": menu, "overtime": "no", "months": 12}), Books()
    books.kind = kind
    worths = yaku_worths(books, rules)
    assert [worth.points for worth in worths] == points
    assert [keys(worth.yaku)[0] for worth in worths if worth.more] == ["nanatan"]


def test_a6_a_captured_yaku_lists_its_cards_and_the_number_needed() -> None:
    worths = {
        keys(worth.yaku)[0]: worth
        for worth in yaku_worths(Books(), sannin({"multipliers": "A", "overtime": "no", "months": 12}))
    }
    nanatan = worths["nanatan"]
    assert (letters(nanatan.cards), nanatan.need, nanatan.points, nanatan.more) == ("BFJNRVZhlq", 7, 120, 12)
    assert (letters(worths["shiko"].cards), worths["shiko"].need, worths["shiko"].more) == ("AIcs", 4, 0)


def test_a_yaku_missing_from_the_rule_set_is_not_listed() -> None:
    rules = sannin({"multipliers": "A", "overtime": "no", "months": 12})
    rules.captured_cards[Yaku.GOUN - FIRST_CAPTURED] = 0
    assert Yaku.GOUN.name.lower() not in [keys(worth.yaku)[0] for worth in yaku_worths(Books(), rules)]


def test_a2_field_factors_depend_on_the_menu() -> None:
    fields = {menu: terms(sannin({"multipliers": menu, "overtime": "no", "months": 12})).fields for menu in "CF"}
    assert fields["C"] == (FieldFactor(2, 0), FieldFactor(3, 0), FieldFactor(4, 0))
    assert fields["F"] == (FieldFactor(2, 0), FieldFactor(2, 12), FieldFactor(2, 24))


def test_a9_card_points_are_listed_by_kind() -> None:
    assert terms(sannin({"multipliers": "A", "overtime": "no", "months": 12})).card_points == (20, 10, 5, 1)


# ------------------------------------------------------------------------------------- the auction, and 下げ elsewhere


@pytest.mark.parametrize("menu", first(OF_AUCTION, NAKAYOSHI_MENUS + SHIRAGIKU_MENUS), ids=str)
def test_advice_of_every_rule_set_equals_the_payments_that_follow(menu: Menu) -> None:
    """Fees, stops and failed 下げ: the advice equals the payments and refunds (RULES A4, A6, A7)."""
    for value in range(3):
        table, lanes = menu.table(value), rng(value)
        while not table.over:
            if table.awaits_deal:
                table.deal()
                continue
            seat, legal = table.turn, table.legal()
            action = legal[below(lanes, len(legal))]
            if Action.GO_ON in legal and below(lanes, 4):
                action = Action.GO_ON
            advised, expected = advice(table, action), promise_of(table, action)
            rows = table.act(seat, action)
            if advised.does == "out":
                assert advised.entrance is not None
                fees = [row[3] for row in rows if row[0] == PAY and row[4] == Reason.FOLD]
                assert fees == ([advised.entrance.fee] if advised.entrance.fee else [])
            elif table.rules.collect_at_once == 0:
                check_promise(expected, rows)
            else:
                assert expected is None or expected.amounts == {}  # it was paid when it was made


def at_auction(hand: str, folded: int) -> Table:
    """Five seats: those before the last to choose fold, or one has come in; seat 2 holds `hand`."""
    cards = [card(letter) for letter in hand]
    rest = [c for c in range(48) if c not in cards]
    hands = [rest[7 * k : 7 * k + 7] for k in range(4)]
    hands.insert(2, cards)
    table = Table(find("nakayoshi"), seats=5)
    table.act(0, Action.PASS)
    table.deal(hanafuda(table.game).deck_of(0, 5, hands, rest[28:34], rest[34:]))
    for seat in range(2):
        table.act(seat, Action.OUT if seat < folded else Action.IN)
    return table


@pytest.mark.parametrize(("folded", "fee", "pot"), [(0, 12, 0), (1, 18, 12)])
def test_a4_advice_about_a_bid_gives_fee_pot_and_hand_value(folded: int, fee: int, pot: int) -> None:
    """三本 is 2 kan from each seat; the field has no light or counts four times, which multiplies all sums."""
    table = at_auction("JKLMQUE", folded)
    factor = table.rules.factor[table.state.books.kind] // 2
    for action, does in ((Action.IN, "in"), (Action.OUT, "out")):
        advised = advice(table, action)
        assert advised.does == does
        assert advised.entrance == (fee * factor, pot * factor, 24 * factor)


def test_a4_advice_about_playing_unseen_gives_the_bonus_of_each_field_kind() -> None:
    table = Table(find("nakayoshi"))
    assert advice(table, Action.IN) == Advice("unseen", unseen=ByField(36, 72, 144))
    assert advice(table, Action.PASS) == Advice("look")


@pytest.mark.parametrize("kind", FieldKind)
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_a4_the_bonus_for_playing_unseen_equals_the_settlement(seats: int, kind: FieldKind) -> None:
    """The bonus equals the settlement, at seven seats without the seat of the white card (C-17, C-182)."""
    table = Table(find("nakayoshi"), seats=seats)
    table.begin_clock()
    bonus = advise(table.state, table.rules, Action.IN).unseen
    assert bonus is not None
    books = table.state.books
    dealer = books.dealer
    books.mizuten, books.kind, books.escaped = dealer, kind, 1 << dealer
    if seats == 7:
        books.dealt_in &= ~(1 << (dealer + 1) % seats)
    rows = ledger.new(16)
    settle_mizuten(books, table.rules, rows)
    assert (
        bonus[kind]
        == sum(amount for event, _, to, amount, *_ in ledger.rows(rows) if event == PAY and to == dealer)
        > 0
    )


@pytest.mark.parametrize(
    ("game", "alone", "beaten"),
    [
        ("sannin", {1: 42, 2: 42}, {1: 42, 2: 42}),
        ("nakayoshi", {1: 42, 2: 42}, {}),
        ("shiragiku", {1: -42, 2: -42}, {1: -42, 2: -42}),
    ],
)
def test_a7_advice_about_going_on_gives_the_payments_of_each_outcome(
    game: str, alone: dict[int, int], beaten: dict[int, int]
) -> None:
    """赤短 of seat 0: half is kept, nothing is kept, or half is returned."""
    table = Table(find(game), seats=3)
    books = table.state.books
    books.order[:], books.entered, books.continuer, books.mizuten = (0, 1, 2), 3, -1, -1
    books.standing = -1
    books.made[0] = 1 << Yaku.AKATAN
    later = if_gone_on(books, table.rules, 0)
    assert amounts(later.alone) == alone
    assert amounts(later.beaten) == beaten
