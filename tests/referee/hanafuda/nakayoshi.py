"""Referee of 八八 なかよし村: the rules as one plain procedure, which checks a full record or makes one.

Written from the source (docs/build/sources.md, `nakayoshi`) and docs/play/rules (column NAK, decisions C-nn), without
the engine. ``play_match`` runs the rules. It asks a ``Driver`` for everything that the rules leave open: the
checker's driver reads the answer from the record, the maker's driver invents it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from .sannin import (
    AROUND,
    DECK,
    KAN,
    KASU,
    LIGHTS,
    RIBBONS,
    TANES,
    WILLOW,
    Disagreement,
    Event,
    Yaku,
    by_month,
    month,
    of_month,
    ordered,
    points_of,
    same,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

GAME = "nakayoshi"
SEATS = {1: (4, 3, 5, 6), 2: (4, 3, 5, 6, 7)}  # by version of the rules
OPTIONS = {  # the default first; version 1 knows the first two
    "length": ("year", "half", "quarter", "month"),  # the last two: C-185, and not in version 1
    "extras_on_yaku_end": ("yes", "no"),
    "cancelling": ("no", "yes"),  # C-177
    "yonsan": ("yaku", "ends"),  # C-178
    "overtime": ("no", "yes"),  # C-179
    "month_cards": ("no", "yes"),  # C-180
    "dive_hatto": ("none", "discard"),  # C-181
}
OLD_OPTIONS = ("length", "extras_on_yaku_end")
DEALS = {"year": 12, "half": 6, "quarter": 3, "month": 1}
STAKE = {"year": 60, "half": 36, "quarter": 24, "month": 0}  # missing at the start; × seats: トップ賞 (C-29)

HAND_VALUE = {
    "sanbon": 2, "tatesanbon": 3, "kuttsuki": 4, "teshi": 6, "haneken": 7, "ichinishi": 8, "shiso": 20,
    "futasanbon": 6, "sanbontatesanbon": 7, "futatatesanbon": 8,
    "aka": 2, "tanichi": 3, "toichi": 3, "pikaichi": 4, "karasu": 4,
}  # fmt: skip
DIVING = {"sanbon", "tatesanbon", "futasanbon", "sanbontatesanbon", "futatatesanbon"}
ESCAPING = {"aka", "tanichi", "toichi", "karasu"}

SLIPS = RIBBONS - WILLOW  # 柳の短冊札以外の9枚
SETS = {"goko": set("AIcos"), "shiko": set("AIcs"), "akatan": set("BFJ"), "aotan": set("Vhl")}  # 法度適用
CAPTURED_VALUE = {"goko": 12, "shiko": 10, "nanatan": 10, "akatan": 7, "aotan": 7}  # in list order
PRECIOUS = LIGHTS | SETS["akatan"] | SETS["aotan"]  # 3文 each to a squeezed hand
FACTOR = {"small": 1, "large": 2, "grand": 4}
FEES = (12, 18, 24)
CLAUSES = {
    "fold": "NAK A4", "squeeze": "NAK A4", "pot": "NAK A4", "mizuten": "NAK A4", "hand_yaku": "NAK A5",
    "tobikomi": "NAK A5", "nuke": "NAK A5", "captured_yaku": "NAK A6", "sage_half": "NAK A7", "special": "NAK A9",
    "refund": "NAK A9", "card_points": "NAK A9", "stone": "NAK A9", "gimmi": "NAK A10",
}  # fmt: skip


# ------------------------------------------------------------------------------------------ 場, A2, C-01


def field_kind(dealt: Iterable[str], carried: Sequence[str]) -> tuple[str, list[str]]:
    """The kind of this month, and all kinds carried to later months, 絶場 first."""
    grand = list(carried).count("grand") + len(set("os") & set(dealt))
    large = list(carried).count("large") + len(set("AIc") & set(dealt))
    if grand:
        return "grand", ["grand"] * (grand - 1) + ["large"] * large
    if large:
        return "large", ["large"] * (large - 1)
    return "small", []


# ------------------------------------------------------------------------------------------ 手役, A5


def is_tate(triple: set[str]) -> bool:
    """Whether a triple makes 立三本: any three of 藤, 菖蒲, 萩, or the three カス of 桐 (C-09)."""
    return month(min(triple)) in (4, 5, 7) or triple == set("tuv")


def triples_of(hand: Iterable[str]) -> list[set[str]]:
    return [cards for cards in by_month(hand).values() if len(cards) == 3]


def suit_yaku(hand: set[str]) -> tuple[str, set[str]]:
    """The yaku スートの偏りによる手役 and the cards it exposes; '' if there is none."""
    months = by_month(hand)
    shape = "".join(sorted((str(len(cards)) for cards in months.values()), reverse=True))
    pairs = {card for cards in months.values() if len(cards) == 2 for card in cards}
    threes = {card for triple in triples_of(hand) for card in triple}
    fours = {card for cards in months.values() if len(cards) == 4 for card in cards}
    tate = sum(is_tate(triple) for triple in triples_of(hand))
    match shape:
        case "31111" | "3211":
            return ("tatesanbon" if tate else "sanbon"), threes
        case "2221":
            return "kuttsuki", pairs
        case "4111":
            return "teshi", fours
        case "322":
            return "haneken", hand
        case "421":
            return "ichinishi", hand
        case "43":
            return "shiso", hand
        case "331":
            return ("futasanbon", "sanbontatesanbon", "futatatesanbon")[tate], threes
    return "", set()


def kasu_yaku(hand: set[str]) -> tuple[str, set[str]]:
    """The yaku カス札による手役 and the カス it exposes; the four willows are always カス."""
    kasu = hand & (KASU | WILLOW)
    rest = hand - kasu
    if not rest:
        return "karasu", kasu
    if len(rest) == 1:
        return ("pikaichi" if rest <= LIGHTS else "toichi" if rest <= TANES else "tanichi"), kasu
    if rest <= RIBBONS:
        return "aka", kasu
    return "", set()


def hand_yaku(hand: Iterable[str]) -> tuple[Yaku, str]:
    """The yaku that a hand must show (C-07), in list order, and the union of their cards (C-10)."""
    suit, suit_open = suit_yaku(set(hand))
    kasu, kasu_open = kasu_yaku(set(hand))
    return tuple(key for key in (suit, kasu) if key), ordered(suit_open | kasu_open)


# ------------------------------------------------------------------------------------------ 出来役, A6


def captured_yaku(pile: set[str], declared: Iterable[str] = ()) -> list[str]:
    """The 出来役 that a pile makes, in list order; 五光 hides 四光, but never follows a 四光 after 下げ (C-25)."""
    held = {key for key, cards in SETS.items() if cards <= pile}
    if len(pile & SLIPS) >= 7:
        held.add("nanatan")
    if "goko" in held:
        held.discard("goko" if "shiko" in declared else "shiko")
    return [key for key in CAPTURED_VALUE if key in held]


def another_possible(mine: Iterable[str], gone: set[str]) -> bool:
    """Whether a seat that has made ``mine`` may still make another 出来役 without the cards ``gone`` (C-105)."""
    made = set(mine)
    if made & {"goko", "shiko"}:
        made |= {"goko", "shiko"}
    if "nanatan" not in made and len(SLIPS - gone) >= 7:
        return True
    return any(not cards & gone for key, cards in SETS.items() if key not in made)


def kasu_count(pile: set[str]) -> int:
    """The number of カス for 素十六; the four willows count."""
    return len(pile & (KASU | WILLOW))


def special_yaku(piles: Mapping[int, set[str]], first: int) -> dict[int, dict[str, int]]:
    """The 特殊役 by seat, with their 貫 from each payer; ``first`` is the first player."""
    kan_by_seat: dict[int, dict[str, int]] = {seat: {} for seat in piles}
    if all(points_of(pile) == 88 for pile in piles.values()):
        kan_by_seat[first]["sohachi"] = 10
    for seat, pile in piles.items():
        if points_of(pile) >= 168:
            kan_by_seat[seat]["futahachi"] = 10 + points_of(pile) - 168
        if kasu_count(pile) >= 16:
            kan_by_seat[seat]["sujuroku"] = 12 + 2 * (kasu_count(pile) - 16)
    return {seat: yaku for seat, yaku in kan_by_seat.items() if yaku}


# ------------------------------------------------------------------------------------------ payments


def pay(
    source: int | str,
    to: int | str,
    points: int,
    reason: str,
    yaku: Iterable[str] = (),
    share_of: int | None = None,
    liable: str = "",
) -> Event:
    line: Event = {"e": "pay", "from": source, "to": to, "points": points, "reason": reason}
    line |= {"yaku": list(yaku), "clause": CLAUSES[reason]}
    if liable:
        line |= {"for": share_of, "liable": liable}
    return line


@dataclass(frozen=True)
class Bearer:
    """The seat that pays both shares of a yaku, and the reason (``hatto`` or ``sage``)."""

    seat: int
    why: str


def shares(
    winner: int,
    payers: Sequence[int],
    prices: Mapping[str, int],
    reason: str,
    bearers: Mapping[str, Bearer] | None = None,
) -> list[Event]:
    """The lines of a yaku settlement: own shares, and those that a bearer pays for the other payer."""
    bearers = bearers or {}
    lines: list[Event] = []
    for payer in payers:
        own = [key for key in prices if key not in bearers or bearers[key].seat == payer]
        if own:
            lines.append(pay(payer, winner, sum(prices[key] for key in own), reason, own))
        for why in ("hatto", "sage"):
            vicarious = [key for key in prices if bearers.get(key) == Bearer(payer, why)]
            if vicarious:
                (other,) = set(payers) - {payer}
                points = sum(prices[key] for key in vicarious)
                lines.append(pay(payer, winner, points, reason, vicarious, other, why))
    return lines


def prizes(totals: Sequence[int], length: str) -> dict[int, int]:
    """The トップ賞: stake × seats, divided among the seats with the most; an odd 文 goes to the earlier seat (C-29)."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    share, odd = divmod(STAKE[length] * len(totals), len(best))
    return {seat: share + (place < odd) for place, seat in enumerate(best)}


def board_shares(totals: Sequence[int], stones: int) -> dict[int, int]:
    """The 月札: the lowest seats divide the whole board, an odd 文 to the lower seat number (C-180)."""
    last = [seat for seat, total in enumerate(totals) if total == min(totals)]
    share, odd = divmod(stones, len(last))
    each = {seat: share + (place < odd) for place, seat in enumerate(last)}
    return {seat: points for seat, points in each.items() if points}


# ------------------------------------------------------------------------------------------ the driver


class Driver(Protocol):
    """The source of everything that the rules leave open."""

    def header(self) -> Event: ...

    def first_dealer(self) -> int: ...

    def begin(self, game: Month) -> None:
        """Begin the month of the next choices."""
        ...

    def deal(self, game: Month) -> tuple[list[str], str]:
        """The hands by seat, and the dealt field."""
        ...

    def stock(self, game: Month) -> str:
        """The draw order of all cards that are neither on the field nor in a participant's hand."""
        ...

    def choose(self, options: list[Event]) -> Event:
        """Choose one of several legal lines; a single option must be taken."""
        ...

    def offer(self, option: Event) -> bool:
        """Whether a line that may be written is written."""
        ...

    def pays(self, group: list[Event]) -> None:
        """Report simultaneous payments."""
        ...


@dataclass
class Mark:
    """法度: the seat whose hand card allows ``victim`` to make ``key`` with the marked field card."""

    offender: int
    victim: int
    key: str
    way: str  # 'the card itself', 'its month', 'the other taken'
    exempt: bool
    turn: int


@dataclass
class Month:
    """One month."""

    driver: Driver
    options: Mapping[str, str]
    n: int
    dealer: int
    carried: Sequence[str]
    scores: list[int]
    version: int = 2
    board: int = 0
    white: int | None = None  # who sits the month out
    hands: list[set[str]] = field(default_factory=list)
    table: set[str] = field(default_factory=set)
    pile_of_stock: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # the three participants as they play
    folded: list[int] = field(default_factory=list)
    squeezed: list[int] = field(default_factory=list)
    mizuten: bool = False
    pot: int = 0
    piles: dict[int, set[str]] = field(default_factory=dict)
    shown: dict[int, Yaku] = field(default_factory=dict)
    triples: dict[int, list[int]] = field(default_factory=dict)  # months for 飛び込み
    divers: dict[int, int] = field(default_factory=dict)  # who laid the fourth card of a month, 飛び込み法度
    hand_lines: list[Event] = field(default_factory=list)
    marks: dict[str, list[Mark]] = field(default_factory=dict)
    declared: dict[int, list[str]] = field(default_factory=dict)
    bearers: dict[int, dict[str, Bearer]] = field(default_factory=dict)
    continuer: int | None = None
    kind: str = ""
    carry: list[str] = field(default_factory=list)
    why: str = ""
    winner: int = -1
    notes: Counter[str] = field(default_factory=Counter)  # rare turns of the rules, for the maker

    @property
    def seats(self) -> list[int]:
        """All seats of the table, counter-clockwise from the dealer."""
        return [(self.dealer + k) % len(self.scores) for k in range(len(self.scores))]

    @property
    def with_cards(self) -> list[int]:
        """All seats that are dealt cards: all but the one with the white card (C-182)."""
        return [seat for seat in self.seats if seat != self.white]

    @property
    def last(self) -> bool:
        """Whether this is the last month; 越年 goes on while anything is carried (C-179)."""
        if self.n < DEALS[self.options["length"]]:
            return False
        return self.options["overtime"] == "no" or not self.carry

    def price(self, kan: int) -> int:
        """The factor of all payments: 以降の得失点がすべて2倍, 4倍 (C-03)."""
        return kan * KAN * FACTOR[self.kind]

    def others(self, seat: int) -> list[int]:
        return [each for each in self.order if each != seat]

    def say(self, event: Event) -> None:
        self.driver.choose([event])

    def settle(self, lines: list[Event]) -> None:
        if not lines:
            return
        for line in lines:
            for side, sign in (("from", -1), ("to", 1)):
                if line[side] == "pot":
                    self.pot += sign * line["points"]
                elif line[side] == "board":
                    self.board += sign * line["points"]
                else:
                    self.scores[line[side]] += sign * line["points"]
        self.driver.pays(lines)

    # ---- the deal, 競りフェーズ

    def run(self) -> None:
        self.driver.begin(self)
        if len(self.scores) > 3:
            yes_or_no = [{"e": "mizuten", "seat": self.dealer, "yes": yes} for yes in (False, True)]
            self.mizuten = self.driver.choose(yes_or_no)["yes"]
        if len(self.scores) == 7:  # by lot, みずてん aside
            drawers = [seat for seat in sorted(self.seats) if not (self.mizuten and seat == self.dealer)]
            self.white = self.driver.choose([{"e": "white_card", "n": self.n, "seat": seat} for seat in drawers])[
                "seat"
            ]
        hands, dealt = self.driver.deal(self)
        self.hands, self.table = [set(hand) for hand in hands], set(dealt)
        self.kind, self.carry = field_kind(dealt, self.carried)
        self.say(
            {"e": "deal", "n": self.n, "dealer": self.dealer, "hands": [ordered(hand) for hand in hands]}
            | {"field": dealt, "kind": self.kind, "carry": self.carry}
        )
        lines = self.auction()
        self.piles = {seat: set() for seat in self.order}
        self.declared = {seat: [] for seat in self.order}
        self.bearers = {seat: {} for seat in self.order}
        stock = self.driver.stock(self)
        self.pile_of_stock = list(stock)
        self.say({"e": "stock", "cards": stock})
        for cards in by_month(dealt).values():
            if len(cards) == 4:  # プレイ順が最初のプレイヤー(親)が4枚を獲得
                self.say({"e": "shima", "seat": self.order[0], "cards": ordered(cards)})
                self.piles[self.order[0]] |= cards
                self.table -= cards
        for seat in self.order:
            self.show(seat)
        holders = [seat for seat in self.order if "shiso" in self.shown[seat]]
        if self.options["yonsan"] == "ends" and holders:
            for holder in holders:  # those who folded pay too, for 四三 alone (C-178)
                fours = self.price(HAND_VALUE["shiso"])
                self.hand_lines += [pay(seat, holder, fours, "hand_yaku", ["shiso"]) for seat in self.folded]
            self.settle(lines)
            self.settle(self.hand_lines)
            self.finish("four_three", holders[0])
            return
        self.settle(lines + self.hand_lines)
        self.play()

    def auction(self) -> list[Event]:
        """Run the auction from the dealer on, and return the 追い込み代, which are paid before play."""
        if len(self.scores) == 3:
            self.order = self.seats
            return []
        for seat in self.with_cards:
            if len(self.order) == 3:
                self.squeezed.append(seat)
                continue
            may_fold = len(self.folded) < len(self.with_cards) - 3 and not (seat == self.dealer and self.mizuten)
            options: list[Event] = [{"e": "bid", "seat": seat, "bid": "in", "forced": not may_fold}]
            if may_fold:
                options.append({"e": "bid", "seat": seat, "bid": "out", "forced": False})
            if self.driver.choose(options)["bid"] == "in":
                self.order.append(seat)
            else:
                fee = FEES[len(self.folded)] * FACTOR[self.kind]
                self.folded.append(seat)
                self.settle([pay(seat, "pot", fee, "fold")])
        return [line for seat in self.squeezed for line in self.squeeze(seat)]

    def squeeze(self, seat: int) -> list[Event]:
        """The 追い込み代: three parts that are added up (C-18), and the cards that earn them (C-165)."""
        hand = self.hands[seat]
        of_hand, shown = hand_yaku(hand)
        held = captured_yaku(hand)
        cards = set(shown) | hand & PRECIOUS
        for key in held:
            cards |= hand & SLIPS if key == "nanatan" else SETS[key]
        self.say({"e": "squeezed", "seat": seat, "yaku": [*of_hand, *held], "cards": ordered(cards)})
        parts: list[tuple[int, Sequence[str]]] = [
            (self.price(sum(HAND_VALUE[key] for key in of_hand)) // 2, of_hand),
            (self.price(sum(CAPTURED_VALUE[key] for key in held)) // 2, held),
            (3 * len(hand & PRECIOUS) * FACTOR[self.kind], ()),
        ]
        return [pay(payer, seat, points, "squeeze", yaku) for points, yaku in parts if points for payer in self.order]

    def show(self, seat: int) -> None:
        self.shown[seat], cards = hand_yaku(self.hands[seat])
        self.say({"e": "show", "seat": seat, "yaku": list(self.shown[seat]), "cards": cards})
        dives = DIVING & set(self.shown[seat])
        self.triples[seat] = [month(min(triple)) for triple in triples_of(self.hands[seat]) if dives]
        prices = {key: self.price(HAND_VALUE[key]) for key in self.shown[seat]}
        self.hand_lines += shares(seat, self.others(seat), prices, "hand_yaku")

    # ---- プレイフェーズ

    def play(self) -> None:
        while self.pile_of_stock:
            seat = self.order[-len(self.pile_of_stock) % 3]
            if self.cancels(seat):
                self.end_by_cancel()
                return
            for half in (self.hand_card, self.stock_card):
                half(seat)
                if self.completed(seat) and self.stop_or_go_on(seat, card_to_come=half == self.hand_card):
                    self.end_by_yaku(seat)
                    return
        if self.continuer is not None:
            self.end_by_flow()
        else:
            self.played_out()

    def captures(self, card: str) -> list[set[str]]:
        """The cards that a card must capture (C-06): none, one of the month (a choice of two), or all three."""
        alike = self.table & of_month(month(card))
        if len(alike) == 3:
            return [alike]
        return [{each} for each in sorted(alike)] or [set()]

    def hand_card(self, seat: int) -> None:
        options: list[Event] = [
            {"e": "play", "seat": seat, "card": card, "takes": ordered(takes)}
            for card in sorted(self.hands[seat])
            for takes in self.captures(card)
        ]
        choice = self.driver.choose(options)
        card, takes = choice["card"], set(choice["takes"])
        marks = self.hatto(seat, card, takes)
        if not takes and len(self.hands[seat]) > 1 and self.options["dive_hatto"] == "discard":
            for other in self.others(seat):  # 飛び込み法度: the fourth card of a shown three, laid
                if month(card) in self.triples[other]:
                    self.divers[month(card)] = seat
        self.hands[seat].remove(card)
        self.move(seat, card, takes)
        for lies, mark in marks:
            self.marks.setdefault(lies, []).append(mark)

    def stock_card(self, seat: int) -> None:
        card = self.pile_of_stock.pop(0)
        options: list[Event] = [
            {"e": "turn", "seat": seat, "card": card, "takes": ordered(takes)} for takes in self.captures(card)
        ]
        self.move(seat, card, set(self.driver.choose(options)["takes"]), turned=True)

    def hatto(self, seat: int, card: str, takes: set[str]) -> list[tuple[str, Mark]]:
        """The 法度 marks (C-20…C-24): field cards with which a seat one card short can now complete a yaku.

        Either the played card stays on the field, and is the last card or of its month, or the last card lay
        on the field and the player took the other card of its month.
        """
        marks: list[tuple[str, Mark]] = []
        for victim in self.others(seat):
            for key, cards in SETS.items():
                lacking = cards - self.piles[victim]
                if len(lacking) != 1 or (key == "goko" and "shiko" in self.declared[victim]):
                    continue
                (needed,) = lacking
                if month(needed) != month(card):
                    continue
                if not takes:
                    lies, way = card, "the card itself" if card == needed else "its month"
                elif needed in self.table - takes:
                    lies, way = needed, "the other taken"
                else:
                    continue
                exempt = len(self.hands[seat]) == 1
                marks.append((lies, Mark(seat, victim, key, way, exempt, len(self.pile_of_stock))))
        return marks

    def move(self, seat: int, card: str, takes: set[str], *, turned: bool = False) -> None:
        if not takes:
            self.table.add(card)
            return
        self.table -= takes
        before = captured_yaku(self.piles[seat], self.declared[seat])
        self.piles[seat] |= takes | {card}
        after = captured_yaku(self.piles[seat], self.declared[seat])
        for mark in [mark for captured in sorted(takes) for mark in self.marks.pop(captured, [])]:
            if mark.victim != seat:
                self.notes["法度 card taken by another"] += 1
            elif mark.key not in after or mark.key in before:
                self.notes["五光 made, 四光 fed (C-169)"] += mark.key == "shiko" and "goko" in after
            elif mark.exempt:
                self.notes["法度, exempt: last card"] += 1
            else:
                self.bearers[seat][mark.key] = Bearer(mark.offender, "hatto")
                self.notes[f"法度: {mark.way}"] += 1
                self.notes[f"法度 for {mark.key}"] += 1
                self.notes["法度, later than the next turn"] += mark.turn - len(self.pile_of_stock) > 2
                self.notes["法度, the stock card completes"] += turned
        self.notes["法度 for two yaku at once"] += len(self.bearers[seat].keys() & set(after) - set(before)) > 1

    # ---- 出来役 and 下げ

    def completed(self, seat: int) -> bool:
        return captured_yaku(self.piles[seat], self.declared[seat]) != self.declared[seat]

    def cancels(self, seat: int) -> bool:
        """Whether the continuer cancels (下げの取り消し), at an own turn with two hand cards or more (C-177)."""
        if self.options["cancelling"] == "no" or self.continuer != seat or len(self.hands[seat]) < 2:
            return False
        return self.driver.offer({"e": "cancel", "seat": seat, "yaku": list(self.declared[seat]), "forced": False})

    def stop_or_go_on(self, seat: int, *, card_to_come: bool) -> bool:
        """Ask for あがり or 下げ; return whether the play ends.

        One seat may go on (C-11), only if another yaku is possible (C-105), and only if an own card is still
        to come: after the last hand card the own stock card still is (C-12 as refined; version 1: never with
        an empty hand).
        """
        added = bool(self.declared[seat])
        self.declared[seat] = captured_yaku(self.piles[seat], self.declared[seat])
        gone = set().union(*(self.piles[other] for other in self.others(seat)))
        possible = another_possible(self.declared[seat], gone)
        to_come = bool(self.hands[seat]) or (card_to_come and self.version > 1)
        may_go_on = self.continuer in (None, seat) and to_come and possible
        line = {"seat": seat, "yaku": list(self.declared[seat])}
        options: list[Event] = [{"e": "stop", **line, "forced": not may_go_on}]
        if may_go_on:
            options.append({"e": "sage", **line, "forced": False})
        if self.continuer in (None, seat) and not may_go_on:
            self.notes["no 下げ: " + ("hand empty" if possible else "nothing possible")] += 1
        choice = self.driver.choose(options)["e"]
        self.notes[f"{choice} after 下げ by oneself"] += added
        self.notes["下げ with the last hand card"] += choice == "sage" and not self.hands[seat]
        self.notes["stop with the stock card after 下げ with the last hand card"] += (
            added and self.continuer == seat and not self.hands[seat] and not card_to_come
        )
        self.notes["下げ of two yaku at once"] += choice == "sage" and not added and len(self.declared[seat]) > 1
        if choice == "stop":
            return True
        self.continuer = seat
        return False

    def prices(self, seat: int) -> dict[str, int]:
        return {key: self.price(CAPTURED_VALUE[key]) for key in self.declared[seat]}

    def end_by_yaku(self, winner: int) -> None:
        bearers = self.bearers[winner]
        if (
            self.continuer is not None and self.continuer != winner
        ):  # 下げた出来役は無効; the continuer pays for two (C-14)
            self.notes["下げ ended by another"] += 1
            self.notes["下げ of two yaku void"] += len(self.declared[self.continuer]) > 1
            self.notes["下げ before 法度: the continuer pays"] += bool(bearers)
            self.notes["the continuer feeds"] += any(bearer.seat == self.continuer for bearer in bearers.values())
            bearers = dict.fromkeys(self.declared[winner], Bearer(self.continuer, "sage"))
        elif self.continuer is not None:
            self.notes["stop after 下げ, some fed, some not (C-15)"] += 0 < len(bearers) < len(self.declared[winner])
        self.settle(shares(winner, self.others(winner), self.prices(winner), "captured_yaku", bearers))
        if self.options["extras_on_yaku_end"] == "yes":  # C-08
            self.extras()
        self.finish("yaku", winner)

    def end_by_cancel(self) -> None:
        """Pay half of everything, as if completed at that moment (C-177)."""
        assert self.continuer is not None
        halves = {key: points // 2 for key, points in self.prices(self.continuer).items()}
        self.settle(
            shares(self.continuer, self.others(self.continuer), halves, "sage_half", self.bearers[self.continuer])
        )
        if self.options["extras_on_yaku_end"] == "yes":
            self.extras()
        self.finish("cancel", self.continuer)

    def end_by_flow(self) -> None:
        """Pay half of everything (流れ, C-145), without 特殊役 and card points (C-13)."""
        assert self.continuer is not None
        halves = {key: points // 2 for key, points in self.prices(self.continuer).items()}
        bearers = self.bearers[self.continuer]
        self.notes["流れ of two yaku"] += len(halves) > 1
        self.notes["流れ instead of 特殊役"] += bool(special_yaku(self.piles, self.order[0]))
        self.settle(shares(self.continuer, self.others(self.continuer), halves, "sage_half", bearers))
        self.extras()
        self.finish("played_out", self.continuer)

    # ---- 得点計算

    def extras(self, *, of_hands: bool = True) -> None:
        """Pay 手役またはみずてんに付随する追加の1貫: 飛び込み for each month, 抜け, みずてん."""
        kan = self.price(1)
        lines: list[Event] = []
        for seat in self.order if of_hands else []:
            done = [m for m in self.triples[seat] if of_month(m) <= self.piles[seat]]
            for m in done:
                bearers = {"tobikomi": Bearer(self.divers[m], "hatto")} if m in self.divers else {}
                lines += shares(seat, self.others(seat), {"tobikomi": kan}, "tobikomi", bearers)
            if ESCAPING & set(self.shown[seat]) and points_of(self.piles[seat]) >= 89:
                lines += shares(seat, self.others(seat), {"nuke": kan}, "nuke")
        if self.mizuten and points_of(self.piles[self.dealer]) >= 89:  # from all at the table (C-17)
            everyone = [seat for seat in self.with_cards if seat != self.dealer]
            lines += shares(self.dealer, everyone, {"mizuten": kan}, "mizuten")
        self.settle(lines)

    def played_out(self) -> None:
        special = special_yaku(self.piles, self.order[0])
        self.extras(of_hands=not special)  # 吹き消し: 手役に付随する支払いは払い戻されます (C-148)
        if special:
            self.end_by_special(special)
            return
        points = {seat: points_of(self.piles[seat]) for seat in self.order}
        gains = {seat: (points[seat] - 88) * FACTOR[self.kind] for seat in self.order}
        self.settle(
            [
                pay(payer, payee, min(-gains[payer], gains[payee]), "card_points")
                for payer in self.order
                for payee in self.order
                if gains[payer] < 0 < gains[payee]
            ]
        )
        winner = max(self.order, key=lambda seat: points[seat])  # of equals the first in play order
        self.finish("played_out", winner)

    def end_by_special(self, special: Mapping[int, Mapping[str, int]]) -> None:
        lines: list[Event] = []
        for seat, yaku in special.items():
            prices = {key: self.price(kan) for key, kan in yaku.items()}
            lines += shares(seat, self.others(seat), prices, "special")
        self.settle(lines)
        self.settle([pay(x["to"], x["from"], x["points"], "refund", x["yaku"]) for x in self.hand_lines])
        makers = [seat for seat in self.order if seat in special]
        self.finish("special", max(makers, key=lambda seat: sum(special[seat].values())))  # C-27

    def finish(self, why: str, winner: int) -> None:
        self.why, self.winner = why, winner
        if self.pot:
            self.settle([pay("pot", winner, self.pot, "pot")])
        if self.options["month_cards"] == "yes" and why != "four_three":
            self.settle([pay(winner, "board", 1, "stone")])
        captured = [ordered(self.piles.get(seat, ())) for seat in range(len(self.scores))]
        self.say(
            {"e": "deal_end", "why": why, "winner": winner, "captured": captured}
            | {"scores": list(self.scores), "next_dealer": None if self.last or why == "four_three" else winner}
        )


def play_match(driver: Driver) -> None:
    """Play the whole match."""
    header = driver.header()
    options = {key: values[0] for key, values in OPTIONS.items()} | header["options"]
    scores = [-STAKE[options["length"]]] * header["seats"]
    carried: list[str] = []
    dealer = driver.first_dealer()
    n, board, over = 0, 0, False
    while not over:
        n += 1
        game = Month(driver, options, n, dealer, carried, scores, header["version"], board)
        game.run()
        carried, dealer, board = game.carry, game.winner, game.board
        over = game.last or game.why == "four_three"
    prize = prizes(scores, options["length"])
    driver.pays([pay("bank", seat, points, "gimmi") for seat, points in prize.items() if points])
    stones = board_shares(scores, board)
    if stones:
        driver.pays([pay("board", seat, points, "stone") for seat, points in stones.items()])
    result = [score + prize.get(seat, 0) + stones.get(seat, 0) for seat, score in enumerate(scores)]
    driver.choose([{"e": "match_end", "totals": list(scores), "result": result, "winners": list(prize)}])


# ------------------------------------------------------------------------------------------ the checker


class Checker:
    """A driver that takes every answer from a record and compares the rest with it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.lines = [(i, without(e, "t")) for i, e in enumerate(events) if e.get("e") not in AROUND]
        self.length = len(events)
        self.at = 0
        self.count = 0

    def peek(self) -> tuple[int, Event]:
        return self.lines[self.at] if self.at < len(self.lines) else (self.length, {})

    def take(self, expected: object) -> tuple[int, Event]:
        index, got = self.peek()
        self.need(bool(got), expected)
        self.at += 1
        return index, got

    def need(self, truth: bool, expected: object) -> None:
        """Check the event of the next line against the rules."""
        if not truth:
            index, got = self.peek()
            raise Disagreement(index, expected, got or None)

    def header(self) -> Event:
        _, got = self.peek()
        keys = {"e", "format", "game", "version", "options", "seats", "names"}
        self.need(keys <= got.keys() <= keys | {"id"}, keys)
        for key, value in {"e": "match", "format": 1, "game": GAME}.items():
            self.need(same(got[key], value), {key: value})
        self.need(type(got["version"]) is int and got["version"] in SEATS, "version: 1 or 2")
        seats = SEATS[got["version"]]
        self.need(type(got["seats"]) is int and got["seats"] in seats, f"seats: one of {seats}")
        names = got["names"]
        fine = isinstance(names, list) and [type(name) for name in names] == [str] * got["seats"]
        self.need(fine, f"{got['seats']} names")
        options = got["options"]
        known = OPTIONS.keys() if got["version"] > 1 else set(OLD_OPTIONS)
        fine = isinstance(options, dict) and options.keys() <= known
        fine = fine and (options.keys() == known or got["version"] > 1)
        self.need(fine and all(options[key] in OPTIONS[key] for key in options), OPTIONS)
        if options.get("length") in ("quarter", "month"):
            self.need(got["version"] > 1 and options.get("overtime", "no") == "no", "C-185")
        self.at += 1
        self.count = got["seats"]
        return got

    def first_dealer(self) -> int:
        _, got = self.peek()
        if got.get("e") == "draw_seats":
            self.need(got.keys() == {"e", "draws", "dealer"}, {"e", "draws", "dealer"})
            dealer = got["dealer"]
            fine = type(dealer) is int and drawn_first(got["draws"], dealer, self.count)
            self.need(fine, "rounds of draws in which the dealer has the earliest month")
            self.at += 1
            return int(dealer)
        dealer = got.get("seat" if self.count > 3 else "dealer")
        self.need(type(dealer) is int and dealer in range(self.count), "the first dealer's line")
        assert isinstance(dealer, int)
        return dealer

    def begin(self, game: Month) -> None:
        pass

    def deal(self, game: Month) -> tuple[list[str], str]:
        _, got = self.peek()
        self.need(got.get("e") == "deal", f"deal {game.n}")
        hands, dealt = got.get("hands"), got.get("field")
        fine = isinstance(hands, list) and all(isinstance(hand, str) for hand in hands) and isinstance(dealt, str)
        sizes = [0 if seat == game.white else 7 for seat in range(self.count)]
        self.need(fine, "hands and field as strings")
        assert isinstance(hands, list)
        assert isinstance(dealt, str)
        self.need([*map(len, hands), len(dealt)] == [*sizes, 6], f"hands of {sizes}, a field of 6")
        cards = "".join(hands) + dealt
        self.need(len(set(cards)) == len(cards) and set(cards) <= set(DECK), "every card once")
        return hands, dealt

    def stock(self, game: Month) -> str:
        _, got = self.peek()
        self.need(got.get("e") == "stock" and isinstance(got.get("cards"), str), "stock")
        left = set(DECK) - game.table - set().union(*(game.hands[seat] for seat in game.order))
        cards: str = got["cards"]
        self.need(len(cards) == 21 and set(cards) == left, f"the cards {ordered(left)} in some order")
        return cards

    def choose(self, options: list[Event]) -> Event:
        index, got = self.take(options)
        for option in options:
            if same(option, got):
                return option
        raise Disagreement(index, options[0] if len(options) == 1 else options, got)

    def offer(self, option: Event) -> bool:
        if self.peek()[1].get("e") != option["e"]:
            return False
        self.choose([option])
        return True

    def pays(self, group: list[Event]) -> None:
        left = [without(line, "clause") for line in group]
        for _ in group:
            index, got = self.take(left)
            clause = got.get("clause")
            if not (isinstance(clause, str) and clause.startswith("NAK")):
                raise Disagreement(index, "a NAK clause", got)
            match = next((line for line in left if same(line, without(got, "clause"))), None)
            if match is None:
                raise Disagreement(index, left, got)
            left.remove(match)


def drawn_first(draws: object, dealer: int, count: int) -> bool:
    """Whether ``dealer`` drew the earliest month; equal months drew again among themselves (C-161).

    A later round may be drawn by all seats with an equal, or only by those equal in front: the seats stay where
    they are, so nothing else depends on it.
    """
    ranks: dict[int, tuple[int, ...]] = dict.fromkeys(range(count), ())
    try:
        assert isinstance(draws, list)
        for each in draws:
            drawn = dict(map(tuple, each))
            if len(drawn) != len(each) or any(type(seat) is not int for seat in drawn):
                return False
            if not set(drawn.values()) <= set(DECK) or len(set(drawn.values())) != len(drawn):
                return False
            level = {seat for seat in ranks if list(ranks.values()).count(ranks[seat]) > 1}
            front = {seat for seat in level if ranks[seat] == min(ranks.values())}
            if set(drawn) not in (level, front) or not drawn:
                return False
            for seat, card in drawn.items():
                ranks[seat] += (month(card),)
    except (AssertionError, TypeError, ValueError):
        return False
    return [seat for seat in ranks if ranks[seat] == min(ranks.values())] == [dealer]


def check(events: list[Event]) -> None:
    """Recompute a full record, and raise ``Disagreement`` at the first line that does not follow from the rules."""
    checker = Checker(events)
    play_match(checker)
    checker.need(not checker.peek()[1], "the end of the record")
