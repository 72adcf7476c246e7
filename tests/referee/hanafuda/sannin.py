"""Referee of 三人はちはち: the rules as one plain procedure, which checks a full record or makes one.

Written from the source (docs/build/sources.md, `sannin`) and docs/play/rules (decisions C-nn), without the engine.
``play_match`` runs the rules. It asks a ``Driver`` for everything that the rules leave open: the checker's driver
reads the answer from the record, the maker's driver invents it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

Event = dict[str, Any]
Yaku = tuple[str, ...]

DECK = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
LIGHTS = set("AIcos")
TANES = set("EMQUYdgkp")
RIBBONS = set("BFJNRVZhlq")
KASU = set(DECK) - LIGHTS - TANES - RIBBONS
WILLOW = set("opqr")
GRAND_LIGHTS = set("os")  # 絶場対象札
LARGE_LIGHTS = set("AIc")  # 大場対象札
SEATS = (0, 1, 2)
KAN = 12

HAND_VALUE = {
    "sanbon": 2, "tatesanbon": 3, "kuttsuki": 4, "teshi": 6, "haneken": 7, "ichinishi": 9, "shiso": 40,
    "futasanbon": 8, "sanbontatesanbon": 9, "futatatesanbon": 10,
    "aka": 2, "tanichi": 3, "toichi": 3, "pikaichi": 4, "karasu": 4,
}  # fmt: skip
DIVING = {"sanbon", "tatesanbon", "futasanbon", "sanbontatesanbon", "futatatesanbon", "haneken"}
ESCAPING = {"aka", "tanichi", "toichi", "karasu"}

SETS = {
    "goko": set("AIcos"),
    "shiko": set("AIcs"),
    "goun": set("EQUYg"),
    "akatan": set("BFJ"),
    "aotan": set("Vhl"),
    "inoshikacho": set("YkU"),
}
CAPTURED_VALUE = {
    "goko": 20, "shiko": 12, "goun": 12, "nanatan": 10, "akatan": 7, "aotan": 7, "inoshikacho": 6,
}  # fmt: skip
PROTECTED = ("goko", "shiko", "akatan", "aotan", "inoshikacho")  # 法度適用 (飛込み stands apart)
SPECIAL_VALUE = {"sohachi": 10, "futahachi": 10, "sujuroku": 12}
LIST_ORDER = [*HAND_VALUE, *CAPTURED_VALUE, *SPECIAL_VALUE, "tobikomi", "nuke"]

FACTORS = {
    "A": {"small": Fraction(1), "large": Fraction(2), "grand": Fraction(4)},
    "B": {"small": Fraction(1), "large": Fraction(2), "grand": Fraction(3)},
    "C": {"small": Fraction(1), "large": Fraction(3, 2), "grand": Fraction(2)},
    "D": {"small": Fraction(1), "large": Fraction(2), "grand": Fraction(2)},
    "E": {"small": Fraction(1), "large": Fraction(1), "grand": Fraction(1)},
}
RAISES = {"small": 0, "large": 1, "grand": 2}  # menu F: 貫 added to every 役代


class Disagreement(Exception):
    """An error: the record differs from the rules at event ``index``."""

    def __init__(self, index: int, expected: object, got: object) -> None:
        super().__init__(f"event {index}: expected {expected!r}, got {got!r}")
        self.index, self.expected, self.got = index, expected, got


# ------------------------------------------------------------------------------------------ cards


def month(card: str) -> int:
    return DECK.index(card) // 4 + 1


def of_month(number: int) -> set[str]:
    return set(DECK[4 * number - 4 : 4 * number])


def ordered(cards: Iterable[str]) -> str:
    """A set of cards in index order, as docs/library/record.md writes it."""
    return "".join(sorted(cards, key=DECK.index))


def in_list_order(keys: Iterable[str]) -> list[str]:
    return sorted(keys, key=LIST_ORDER.index)


def points_of(cards: Iterable[str]) -> int:
    return sum(20 if c in LIGHTS else 10 if c in TANES else 5 if c in RIBBONS else 1 for c in cards)


def kasu_count(cards: set[str]) -> int:
    """The number of カス for 素十六; the four 雨札 count as カス."""
    return len(cards & (KASU | WILLOW))


# -------------------------------------------------------------------------------- 場 (source 補足 (3))


def field_kind(dealt: Iterable[str], carried: str) -> tuple[str, str]:
    """The kind of this month, and the 二代しばり for the next one ('' 'large' 'grand')."""
    grand = len(GRAND_LIGHTS & set(dealt))
    large = len(LARGE_LIGHTS & set(dealt))
    if carried == "grand":  # (3)3
        return "grand", "grand" if grand == 2 else ""
    if grand:  # (3)1a, 2a, 2b
        return "grand", "grand" if grand == 2 else ""
    if carried == "large":  # (3)2c, 2d
        return "large", "large" if large >= 2 else ""
    if large:  # (3)1b
        return "large", "large" if large >= 2 else ""
    return "small", ""


@dataclass(frozen=True)
class Prices:
    """The 役代 of one month in points (A2, C-37)."""

    menu: str
    kind: str

    def yaku(self, kan: int) -> int:
        """The price of a 手役, 出来役 or 特殊役 of this many 貫."""
        if self.menu == "F":
            return (kan + RAISES[self.kind]) * KAN
        return self.plain(kan)

    def plain(self, kan: int) -> int:
        """The price of 飛込み and 抜け, which menu F does not raise."""
        return int(kan * KAN * self.factor)

    @property
    def factor(self) -> Fraction:
        return Fraction(1) if self.menu == "F" else FACTORS[self.menu][self.kind]

    def card_points(self, piles: Sequence[int]) -> list[int]:
        """The payments for card points ((6)4-3); menu C makes odd differences even in a 大場 (C-34)."""
        differences = [points - 88 for points in piles]
        if self.menu == "C" and self.kind == "large":
            odd = [seat for seat in SEATS if differences[seat] % 2]
            for seat in odd:
                differences[seat] -= 1 if differences[seat] > 0 else -1
            for seat in SEATS:
                if odd and seat not in odd:
                    differences[seat] -= sum(differences)
        return [int(d * self.factor) for d in differences]


# ------------------------------------------------------------------------------------------ 手役


def by_month(hand: Iterable[str]) -> dict[int, set[str]]:
    months: dict[int, set[str]] = {}
    for card in hand:
        months.setdefault(month(card), set()).add(card)
    return months


def is_tate(triple: set[str]) -> bool:
    """Whether a triple makes 立三本: any three of 藤, 菖蒲, 萩, or the three カス of 桐 (C-09)."""
    return any(triple <= of_month(m) for m in (4, 5, 7)) or triple == set("tuv")


def triples_of(hand: set[str]) -> list[set[str]]:
    return [cards for cards in by_month(hand).values() if len(cards) == 3]


def suit_yaku(hand: set[str]) -> tuple[str | None, set[str]]:
    """The yaku 枚数系 No. 1-10 and the cards they expose."""
    months = by_month(hand)
    shape = sorted((len(cards) for cards in months.values()), reverse=True)

    def of_size(*sizes: int) -> set[str]:
        return {card for cards in months.values() if len(cards) in sizes for card in cards}

    tate = sum(is_tate(triple) for triple in triples_of(hand))
    if shape in ([3, 1, 1, 1, 1], [3, 2, 1, 1]):
        return ("tatesanbon" if tate else "sanbon"), of_size(3)
    if shape == [2, 2, 2, 1]:
        return "kuttsuki", of_size(2)
    if shape == [4, 1, 1, 1]:
        return "teshi", of_size(4)
    if shape == [3, 2, 2]:
        return "haneken", set(hand)
    if shape == [4, 2, 1]:
        return "ichinishi", set(hand)
    if shape == [4, 3]:
        return "shiso", set(hand)
    if shape == [3, 3, 1]:
        return ("futasanbon", "sanbontatesanbon", "futatatesanbon")[tate], of_size(3)
    return None, set()


def kasu_yaku(hand: set[str], as_kasu: set[str]) -> tuple[str | None, list[set[str]]]:
    """The yaku 空素系 No. 11-15 if the willows ``as_kasu`` count as カス, with every choice of exposed cards."""
    lights, tanes, ribbons = hand & LIGHTS - as_kasu, hand & TANES - as_kasu, hand & RIBBONS - as_kasu
    kasu = hand - lights - tanes - ribbons
    if not lights and not tanes and len(ribbons) >= 2:  # 赤: at most four ribbons stay hidden (補足 (6)2)
        opens = [kasu | set(shown) for shown in combinations(ribbons, max(0, len(ribbons) - 4))]
        # The willow ribbon may lie open although it counts as a ribbon and need not (補足 (6)1, C-176).
        return "aka", [*opens, *(cards | ribbons & WILLOW for cards in opens if ribbons & WILLOW)]
    if len(kasu) == 7:
        return "karasu", [kasu]
    if len(kasu) == 6:
        return ("pikaichi" if lights else "toichi" if tanes else "tanichi"), [kasu]
    return None, [set()]


def readings(hand: set[str]) -> set[tuple[Yaku, str]]:
    """Every (yaku, exposed cards) that a seat may show; (), '' shows nothing."""
    suit, suit_open = suit_yaku(hand)
    result: set[tuple[Yaku, str]] = {((), "")}
    willows = sorted(hand & WILLOW)
    for size in range(len(willows) + 1):
        for as_kasu in combinations(willows, size):  # 雨札は全てカス札として扱うことができる
            kasu, opens = kasu_yaku(hand, set(as_kasu))
            yaku = tuple(key for key in (suit, kasu) if key)  # all or nothing (C-38)
            if yaku:  # hidden is only what both leave hidden
                result |= {(yaku, ordered(suit_open | shown)) for shown in opens}
    return result


# ------------------------------------------------------------------------------------------ 出来役


def captured_yaku(pile: set[str]) -> dict[str, int]:
    """The 出来役 that a pile makes with their 貫, in list order; 五光 hides 四光, and 七短 grows with its ribbons."""
    kan = {key: CAPTURED_VALUE[key] for key, cards in SETS.items() if cards <= pile}
    if "goko" in kan:
        kan.pop("shiko", None)
    ribbons = len(pile & RIBBONS)
    if ribbons >= 7:
        kan["nanatan"] = 10 + ribbons - 7
    return {key: kan[key] for key in in_list_order(kan)}


def special_yaku(piles: Sequence[set[str]], dealer: int) -> dict[int, dict[str, int]]:
    """The 特殊役 1-3 by seat, with their 貫 from each payer."""
    kan_by_seat: dict[int, dict[str, int]] = {seat: {} for seat in SEATS}
    if all(points_of(pile) == 88 for pile in piles):
        kan_by_seat[dealer]["sohachi"] = 10
    for seat in SEATS:
        points, kasu = points_of(piles[seat]), kasu_count(piles[seat])
        if points >= 168:
            kan_by_seat[seat]["futahachi"] = 10 + points - 168
        if kasu >= 16:
            kan_by_seat[seat]["sujuroku"] = 12 + 2 * (kasu - 16)
    return {seat: yaku for seat, yaku in kan_by_seat.items() if yaku}


# ------------------------------------------------------------------------------------------ payments


def pay(
    source: int | str,
    to: int | str,
    points: int,
    reason: str,
    yaku: Iterable[str] = (),
    share_of: int | None = None,
    liable: str | None = None,
) -> Event:
    line: Event = {"e": "pay", "from": source, "to": to, "points": points, "reason": reason}
    line |= {"yaku": list(yaku), "clause": CLAUSES[reason]}
    if liable is not None:
        line |= {"for": share_of, "liable": liable}
    return line


CLAUSES = {
    "hand_yaku": "SAN A5", "tobikomi": "SAN A5", "captured_yaku": "SAN A6", "sage_half": "SAN A7",
    "exempt": "SAN A8", "special": "SAN A9", "refund": "SAN A9", "nuke": "SAN A9", "card_points": "SAN A9",
    "stone": "SAN A9",
}  # fmt: skip


@dataclass(frozen=True)
class Bearer:
    """The seat that pays both shares of a yaku, and the reason (``hatto`` or ``sage``)."""

    seat: int
    why: str


def shares(winner: int, prices: Mapping[str, int], bearers: Mapping[str, Bearer | None], reason: str) -> list[Event]:
    """The lines of a yaku settlement: own shares, and those paid for another seat."""
    lines: list[Event] = []
    for payer in SEATS:
        if payer == winner:
            continue
        other = 3 - winner - payer
        own: list[str] = []
        vicarious: dict[str, list[str]] = {}
        for key in prices:
            bearer = bearers.get(key)
            if bearer is None or bearer.seat == payer:
                own.append(key)
            if bearer is not None and bearer.seat == payer:
                vicarious.setdefault(bearer.why, []).append(key)
        if own:
            lines.append(pay(payer, winner, sum(prices[k] for k in own), reason, own))
        for why, keys in vicarious.items():
            lines.append(pay(payer, winner, sum(prices[k] for k in keys), reason, keys, other, why))
    return lines


def toward_zero_kan(points: int) -> int:
    """The whole 貫 of a sum in points; the rest is dropped (C-31)."""
    return abs(points) // KAN * KAN * (1 if points > 0 else -1)


def final_result(
    totals: Sequence[int], board: int, last_dealer: int, shiso: Sequence[int]
) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """The end of the year: stones by seat, result, winners (Flow (7), 補足 (4), C-31, C-32, C-117)."""
    if len(shiso) > 1:  # 無勝負
        return [], [0, 0, 0], []
    if not shiso and len(set(totals)) == 1:  # draw
        return [], [0, 0, 0], []
    if shiso:
        winner = shiso[0]
        stones = {winner: board}
    else:
        winner = min(SEATS, key=lambda seat: (-totals[seat], (seat - last_dealer) % 3))
        last = [seat for seat in SEATS if totals[seat] == min(totals)]
        stones = {seat: board // len(last) for seat in last}
        if len(last) == 2:
            stones[winner] = stones.get(winner, 0) + board % 2
    result = [0, 0, 0]
    for seat in SEATS:
        if seat != winner:
            result[seat] = toward_zero_kan(2280 + totals[seat] + stones.get(seat, 0) - 2400)
    result[winner] = -sum(result)
    return [(seat, stones[seat]) for seat in sorted(stones) if stones[seat]], result, [winner]


# ------------------------------------------------------------------------------------------ the driver


class Driver(Protocol):
    """The source of everything that the rules leave open."""

    def header(self) -> Event: ...

    def first_dealer(self) -> int: ...

    def begin(self, game: Month) -> None:
        """Begin the month of the next choices."""
        ...

    def cards(self, n: int) -> tuple[list[str], str, str]:
        """The hands by seat, the dealt field, and the stock in draw order."""
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
class Throw:
    """A 法度札 on the field, which would give ``victim`` the yaku ``key``."""

    offender: int
    victim: int
    key: str
    exempt: str  # why it has no consequence, if so


@dataclass
class Dive:
    """A declared triple that may become 飛込み."""

    owner: int
    month: int
    done: bool = False
    offender: int | None = None
    exempt: bool = False


@dataclass
class Month:
    """One month of play."""

    driver: Driver
    menu: str
    n: int
    dealer: int
    carried: str
    scores: list[int]
    hands: list[set[str]] = field(default_factory=list)
    table: set[str] = field(default_factory=set)
    stock: list[str] = field(default_factory=list)
    piles: list[set[str]] = field(default_factory=lambda: [set(), set(), set()])
    shown: list[Yaku] = field(default_factory=lambda: [(), (), ()])
    open_cards: list[str] = field(default_factory=lambda: ["", "", ""])
    dives: list[Dive] = field(default_factory=list)
    thrown: dict[str, list[Throw]] = field(default_factory=dict)
    fed: list[dict[str, int]] = field(default_factory=lambda: [{}, {}, {}])
    declared: list[dict[str, int]] = field(default_factory=lambda: [{}, {}, {}])
    bearers: list[dict[str, Bearer | None]] = field(default_factory=lambda: [{}, {}, {}])
    offenders: list[list[int]] = field(default_factory=lambda: [[], [], []])
    continuer: int | None = None
    # by owner, bearer, yaku, and for 飛込み its month: each month is a line of its own
    hand_flows: Counter[tuple[int, int, Yaku, int]] = field(default_factory=Counter)
    exempted: list[tuple[Dive, int, int]] = field(default_factory=list)
    kind: str = ""
    carry: str = ""
    why: str = ""
    next_dealer: int | None = None
    shiso: list[int] = field(default_factory=list)
    notes: Counter[str] = field(default_factory=Counter)  # rare turns of the rules, for the maker

    @property
    def order(self) -> list[int]:
        return [(self.dealer + k) % 3 for k in SEATS]

    @property
    def prices(self) -> Prices:
        return Prices(self.menu, self.kind)

    def say(self, event: Event) -> None:
        self.driver.choose([event])

    def settle(self, lines: list[Event]) -> None:
        if not lines:
            return
        for line in lines:
            for side, sign in (("from", -1), ("to", 1)):
                if line[side] in SEATS:
                    self.scores[line[side]] += sign * line["points"]
        self.driver.pays(lines)

    # ---- (3) 配札, (4) 手役の発表

    def run(self) -> None:
        self.driver.begin(self)
        hands, dealt, stock = self.driver.cards(self.n)
        self.hands, self.table, self.stock = [set(h) for h in hands], set(dealt), list(stock)
        self.kind, self.carry = field_kind(dealt, self.carried)
        self.say(
            {"e": "deal", "n": self.n, "dealer": self.dealer, "hands": [ordered(h) for h in hands]}
            | {"field": dealt, "kind": self.kind, "carry": [self.carry] if self.carry else []}
        )
        self.say({"e": "stock", "cards": stock})
        for cards in by_month(dealt).values():
            if len(cards) == 4:  # シマ: 胴の取り札
                self.say({"e": "shima", "seat": self.dealer, "cards": ordered(cards)})
                self.piles[self.dealer] |= cards
                self.table -= cards
        for seat in self.order:
            self.show(seat)
        lines: list[Event] = []
        for seat in SEATS:
            prices = {key: self.prices.yaku(HAND_VALUE[key]) for key in self.shown[seat]}
            lines += shares(seat, prices, {}, "hand_yaku")
        for line in lines:
            self.hand_flows[line["to"], line["from"], tuple(line["yaku"]), 0] += line["points"]
        self.settle(lines)
        self.shiso = [seat for seat in SEATS if "shiso" in self.shown[seat]]
        if self.shiso:  # 補足 (4): the year ends at once
            self.finish("four_three", self.shiso[0] if len(self.shiso) == 1 else None)
        else:
            self.play()

    def show(self, seat: int) -> None:
        options: list[Event] = [
            {"e": "show", "seat": seat, "yaku": list(yaku), "cards": cards}
            for yaku, cards in sorted(readings(self.hands[seat]))
        ]
        choice = self.driver.choose(options)
        self.shown[seat], self.open_cards[seat] = tuple(choice["yaku"]), choice["cards"]
        if DIVING & set(self.shown[seat]):
            self.dives += [Dive(seat, month(min(triple))) for triple in triples_of(self.hands[seat])]

    # ---- (5) 本競技

    def play(self) -> None:
        while self.stock:
            seat = self.order[-len(self.stock) % 3]
            self.hand_card(seat)
            self.stock_card(seat)
            if self.completed(seat):
                if self.stop_or_go_on(seat):
                    self.end_by_yaku(seat)
                    return
            elif self.continuer is not None:  # 「下げの取消し」: after any turn; forced on the last hand card
                forced = seat == self.continuer and not self.hands[seat]
                line = {"e": "cancel", "seat": self.continuer, "forced": forced}
                line["yaku"] = list(self.declared[self.continuer])
                if forced:
                    self.say(line)
                if forced or self.driver.offer(line):
                    self.end_by_cancel()
                    return
        self.played_out()

    def captures(self, card: str) -> list[set[str]]:
        """The cards that a card can capture: none, one of the month (a choice of two), or all three."""
        same = self.table & of_month(month(card))
        if len(same) == 3:
            return [same]
        return [{each} for each in sorted(same)] or [set()]

    def hand_card(self, seat: int) -> None:
        options: list[Event] = [
            {"e": "play", "seat": seat, "card": card, "takes": ordered(takes)}
            for card in sorted(self.hands[seat])
            for takes in self.captures(card)
        ]
        choice = self.driver.choose(options)
        card, takes = choice["card"], set(choice["takes"])
        self.note_inaction(seat, card)
        if not takes:
            self.note_throw(seat, card)
        self.hands[seat].remove(card)
        self.move(seat, card, takes)

    def stock_card(self, seat: int) -> None:
        card = self.stock.pop(0)
        options: list[Event] = [
            {"e": "turn", "seat": seat, "card": card, "takes": ordered(takes)} for takes in self.captures(card)
        ]
        self.move(seat, card, set(self.driver.choose(options)["takes"]))

    def move(self, seat: int, card: str, takes: set[str]) -> None:
        if not takes:
            self.table.add(card)
            return
        self.table -= takes
        before = captured_sets(self.piles[seat])
        self.piles[seat] |= takes | {card}
        after = captured_sets(self.piles[seat])
        for captured in sorted(takes):
            for throw in self.thrown.pop(captured, []):
                if throw.victim == seat and throw.key in after - before:
                    self.notes[f"法度札 taken: {throw.exempt or 'liable'}"] += 1
                    if not throw.exempt:
                        self.fed[seat][throw.key] = throw.offender
        for dive in self.dives:
            if dive.owner == seat and not dive.done and of_month(dive.month) <= self.piles[seat]:
                self.complete_dive(dive)

    # ---- 飛込み (特殊役 4; 法度 1, 4; C-47, C-162)

    def complete_dive(self, dive: Dive) -> None:
        dive.done = True
        price = self.prices.plain(1)
        bearer: Bearer | None = None
        if self.continuer is not None and self.continuer != dive.owner:
            bearer = Bearer(self.continuer, "sage")
        elif dive.offender is not None:
            bearer = Bearer(dive.offender, "hatto")
            if dive.exempt:
                self.exempted.append((dive, dive.offender, price))
        lines = shares(dive.owner, {"tobikomi": price}, {"tobikomi": bearer}, "tobikomi")
        for line in lines:
            self.hand_flows[dive.owner, line["from"], ("tobikomi",), dive.month] += price
        self.settle(lines)

    def settle_exempted(self) -> None:
        """Settle exemptions of 飛込み again (その月の清算前に免除を証明して飛込み役代を清算しなおす)."""
        lines: list[Event] = []
        for dive, offender, price in self.exempted:
            third = 3 - dive.owner - offender
            lines.append(pay(third, offender, price, "exempt", ["tobikomi"]))
            self.hand_flows[dive.owner, offender, ("tobikomi",), dive.month] -= price
            self.hand_flows[dive.owner, third, ("tobikomi",), dive.month] += price
        self.settle(lines)

    def note_inaction(self, seat: int, card: str) -> None:
        """Note that leaving the first card of the triple with the fourth in hand is 法度 (法度 4, 7)."""
        for dive in self.dives:
            fourth = self.hands[seat] & of_month(dive.month)
            lying = self.table & of_month(dive.month)
            if dive.owner != seat and not dive.done and fourth and lying and card not in fourth:
                dive.offender, dive.exempt = seat, False

    # ---- 法度: 補足 1

    def gifts(self, seat: int, card: str) -> dict[int, set[str]]:
        """The yaku that ``card`` on the field gives to opponents one card short (A8, C-49, C-171)."""
        if self.table & of_month(month(card)):
            return {}
        result: dict[int, set[str]] = {}
        gone = set().union(*self.piles)
        for victim in SEATS:
            if victim == seat:
                continue
            keys: set[str] = set()
            for key in PROTECTED:
                lacking = SETS[key] - self.piles[victim]
                if len(lacking) != 1:
                    continue
                (needed,) = lacking
                others = of_month(month(card)) - {card, needed}
                partner = month(card) == month(needed) and len(others) == 2 and others <= gone
                if card == needed or partner:
                    keys.add(key)
            for dive in self.dives:
                if dive.owner == victim and of_month(dive.month) - {card} <= self.hands[victim]:
                    keys.add("tobikomi")
            if keys:
                result[victim] = keys
        return result

    def worth(self, keys: set[str]) -> int:
        """The value of a 法度札: the sum of the yaku it gives away, 五光 in place of 四光 (C-163)."""
        counted = keys - {"shiko"} if "goko" in keys else keys
        return sum(
            self.prices.plain(1) if key == "tobikomi" else self.prices.yaku(CAPTURED_VALUE[key]) for key in counted
        )

    def exemption(self, seat: int, card: str) -> str:
        """The exemption of 法度 1: the last card, or only 法度札 left and the right one first (C-48, C-163)."""
        if len(self.hands[seat]) == 1:
            return "last card"
        before = (seat - 1) % 3
        ranks: dict[str, tuple[int, bool]] = {}
        for each in self.hands[seat]:
            worths = {victim: self.worth(keys) for victim, keys in self.gifts(seat, each).items()}
            if not worths:
                return ""
            dearest = max(worths.values())
            ranks[each] = (dearest, worths.get(before) != dearest)
        return "only 法度札" if ranks[card] == min(ranks.values()) else ""

    def note_throw(self, seat: int, card: str) -> None:
        exempt = self.exemption(seat, card)
        for victim, keys in self.gifts(seat, card).items():
            for key in keys - {"tobikomi"}:
                self.thrown.setdefault(card, []).append(Throw(seat, victim, key, exempt))
            for dive in self.dives:
                if dive.owner == victim and "tobikomi" in keys and dive.month == month(card):
                    dive.offender, dive.exempt = seat, bool(exempt)

    # ---- 出来役 and 下げ: 補足 2

    def completed(self, seat: int) -> set[str]:
        held = captured_yaku(self.piles[seat])
        return {key for key, kan in held.items() if self.declared[seat].get(key) != kan}

    def stop_or_go_on(self, seat: int) -> bool:
        """Ask for あがり or 下げ; return whether the month ends.

        One seat goes on, never after its last hand card (下げ 4, 5).
        """
        new = self.completed(seat)
        self.assign_bearers(seat, new)
        self.notes["五光 for 四光"] += "goko" in new and "shiko" in self.declared[seat]
        self.notes["longer 七短"] += "nanatan" in new and "nanatan" in self.declared[seat]
        self.declared[seat] = captured_yaku(self.piles[seat])
        self.notes["四光 fed, 五光 made, not liable (C-169)"] += (
            "goko" in new and "shiko" in self.fed[seat] and "goko" not in self.fed[seat]
        )
        may_go_on = self.continuer in (None, seat) and bool(self.hands[seat])
        yaku = list(self.declared[seat])
        options: list[Event] = [{"e": "stop", "seat": seat, "yaku": yaku, "forced": not may_go_on}]
        if may_go_on:
            options.append({"e": "sage", "seat": seat, "yaku": yaku, "forced": False})
        if self.driver.choose(options)["e"] == "stop":
            return True
        self.continuer = seat
        return False

    def assign_bearers(self, seat: int, new: set[str]) -> None:
        """Assign the seats that pay both shares of new yaku (法度 2, C-108, C-109, C-169, C-170)."""
        added_to = self.offenders[seat][0] if seat == self.continuer and self.offenders[seat] else None
        feeders = self.fed[seat]
        for key in [key for key in feeders if key in new]:  # in the order of the captures
            self.offenders[seat].append(feeders[key])
        for key in new:
            blamed = feeders.get(key, added_to)
            if added_to is not None:
                self.notes["added yaku, " + ("fed again" if key in feeders else "unfed")] += 1
                self.notes["added yaku, another feeder (C-108)"] += blamed != added_to
            self.bearers[seat][key] = None if blamed is None else Bearer(blamed, "hatto")

    def price_of_told(self, seat: int, half: bool) -> dict[str, int]:
        return {key: self.prices.yaku(kan) // (2 if half else 1) for key, kan in self.declared[seat].items()}

    def half_lines(self) -> list[Event]:
        assert self.continuer is not None
        return shares(
            self.continuer, self.price_of_told(self.continuer, True), self.bearers[self.continuer], "sage_half"
        )

    def end_by_yaku(self, winner: int) -> None:
        self.settle_exempted()
        bearers: Mapping[str, Bearer | None] = self.bearers[winner]
        lines: list[Event] = []
        if self.continuer is not None and self.continuer != winner:  # 下げ 1: both shares, 法度 or not; 下げ 2: half
            bearers = dict.fromkeys(self.declared[winner], Bearer(self.continuer, "sage"))
            lines = self.half_lines()
        self.settle(lines + shares(winner, self.price_of_told(winner, False), bearers, "captured_yaku"))
        self.finish("yaku", winner)

    def end_by_cancel(self) -> None:
        self.settle_exempted()
        self.settle(self.half_lines())
        self.finish("cancel", self.continuer)

    # ---- (5)4, (6): played out

    def played_out(self) -> None:
        self.settle_exempted()
        special = special_yaku(self.piles, self.dealer)
        if special:
            self.end_by_special(special)
            return
        points = [points_of(pile) for pile in self.piles]
        lines: list[Event] = []
        for seat in SEATS:
            if points[seat] >= 89 and ESCAPING & set(self.shown[seat]):
                lines += shares(seat, {"nuke": self.prices.plain(1)}, {}, "nuke")
        self.settle(lines)
        gains = self.prices.card_points(points)
        lines = []
        for payer in SEATS:
            for payee in SEATS:
                if gains[payer] < 0 < gains[payee]:
                    amount = min(-gains[payer], gains[payee])
                    lines.append(pay(payer, payee, amount, "card_points"))
        self.settle(lines)
        self.finish("played_out", max(self.order, key=lambda seat: points[seat]))

    def end_by_special(self, special: dict[int, dict[str, int]]) -> None:
        worth: dict[int, int] = {}
        lines: list[Event] = []
        for seat, yaku in special.items():
            prices = {key: self.prices.yaku(yaku[key]) for key in in_list_order(yaku)}
            worth[seat] = sum(prices.values())
            lines += shares(seat, prices, {}, "special")
        self.settle(lines)
        self.settle(  # 手役の吹き消し
            [
                pay(owner, bearer, points, "refund", yaku)
                for (owner, bearer, yaku, _), points in self.hand_flows.items()
                if points
            ]
        )
        dearest = max((s for s in self.order if s in worth), key=lambda seat: worth[seat])
        # 総八は当然，胴（親）が続く (流れ (6) 1), whatever a child's 素十六 is worth.
        keeps = "sohachi" in special.get(self.order[0], {})
        self.finish("special", self.order[0] if keeps else dearest)

    def finish(self, why: str, winner: int | None) -> None:
        self.why = why
        self.next_dealer = None if why == "four_three" else winner
        if self.next_dealer is not None:  # (6)2 月石
            self.settle([pay(self.next_dealer, "board", 1, "stone")])
        self.say(
            {"e": "deal_end", "why": why, "winner": winner, "captured": [ordered(p) for p in self.piles]}
            | {"scores": list(self.scores), "next_dealer": self.next_dealer}
        )


def captured_sets(pile: set[str]) -> set[str]:
    """The 法度 yaku that a pile holds, with 四光 and 五光 apart."""
    return {key for key in PROTECTED if SETS[key] <= pile}


def play_match(driver: Driver) -> None:
    """Play the whole 一勝負."""
    options = driver.header()["options"]
    scores, board, carried = [0, 0, 0], 0, ""
    dealer: int = driver.first_dealer()
    n = 0
    while True:
        n += 1
        game = Month(driver, options["multipliers"], n, dealer, carried, scores)
        game.run()
        carried = game.carry
        if game.next_dealer is None:
            break
        board += 1
        overtime = options["overtime"] == "yes" and options["multipliers"] != "E" and carried
        if n >= options.get("months", 12) and not overtime:
            break
        dealer = game.next_dealer
    totals = list(scores)
    stones, result, winners = final_result(totals, board, game.dealer, game.shiso)
    if stones:
        driver.pays([pay("board", seat, points, "stone") for seat, points in stones])
    driver.choose([{"e": "match_end", "totals": totals, "result": result, "winners": winners}])


# ------------------------------------------------------------------------------------------ the checker

AROUND = {"commit", "entropy", "reveal", "seat", "note"}


def same(first: object, second: object) -> bool:
    """Whether two values are equal in value and type, so that True is not 1."""
    if type(first) is not type(second):
        return False
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(same(first[key], second[key]) for key in first)
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(same(a, b) for a, b in zip(first, second, strict=True))
    return first == second


def without(event: Event, *keys: str) -> Event:
    return {key: value for key, value in event.items() if key not in keys}


class Checker:
    """A driver that takes every answer from a record and compares the rest with it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.lines = [(i, without(e, "t")) for i, e in enumerate(events) if e.get("e") not in AROUND]
        self.length = len(events)
        self.at = 0

    def peek(self) -> tuple[int, Event | None]:
        return self.lines[self.at] if self.at < len(self.lines) else (self.length, None)

    def take(self, expected: object) -> tuple[int, Event]:
        index, got = self.peek()
        if got is None:
            raise Disagreement(index, expected, None)
        self.at += 1
        return index, got

    def need(self, truth: bool, index: int, expected: object, got: object) -> None:
        if not truth:
            raise Disagreement(index, expected, got)

    def header(self) -> Event:
        index, got = self.take("match")
        keys = {"e", "format", "game", "version", "options", "seats", "names"}
        self.need(keys <= got.keys() <= keys | {"id"}, index, keys, got)
        fixed: Event = {"e": "match", "format": 1, "game": "sannin", "seats": 3}
        for key, value in fixed.items():
            self.need(same(got[key], value), index, fixed, got)
        self.need(type(got["version"]) is int, index, "version: int", got)
        names = got["names"]
        three = isinstance(names, list) and [type(name) for name in names] == [str] * 3
        self.need(three, index, "three names", got)
        options = got["options"]
        fine = isinstance(options, dict) and options.keys() - {"months"} == {"multipliers", "overtime"}
        self.need(fine, index, "options multipliers and overtime, and perhaps months", got)
        self.need(options["multipliers"] in list("ABCDEF"), index, "multipliers A-F", got)
        months = options.get("months", 12)  # C-185; records from before it do not have it
        self.need(type(months) is int and months in (12, 6, 3, 1), index, "months 12, 6, 3 or 1", got)
        right = ["no", "yes"] if months > 3 else ["no"]
        self.need(options["overtime"] in right, index, f"overtime {right}", got)
        return got

    def first_dealer(self) -> int:
        index, got = self.peek()
        if got is None or got.get("e") != "draw_seats":
            dealer: int | None = None if got is None else got.get("dealer")
            if type(dealer) is not int or dealer not in SEATS:
                raise Disagreement(index, "a dealer", got)
            return dealer
        self.at += 1
        self.need(got.keys() == {"e", "draws", "dealer"}, index, {"e", "draws", "dealer"}, got)
        self.need(same(got["dealer"], 0), index, {"dealer": 0}, got)
        expected = "rounds of draws that seat 0, 1, 2 in the order of the months"
        self.need(seated_in_order(got["draws"]), index, expected, got)
        return 0

    def cards(self, n: int) -> tuple[list[str], str, str]:
        index, got = self.peek()
        if got is None or got.get("e") != "deal":
            raise Disagreement(index, f"deal {n}", got)
        after = self.lines[self.at + 1][1] if self.at + 1 < len(self.lines) else {}
        hands, dealt, stock = got.get("hands"), got.get("field"), after.get("cards")
        if after.get("e") != "stock" or not isinstance(stock, str):
            raise Disagreement(index + 1, "stock", after)
        if not isinstance(hands, list) or [type(hand) for hand in hands] != [str] * 3:
            raise Disagreement(index, "three hands", got)
        if not isinstance(dealt, str):
            raise Disagreement(index, "a field", got)
        sizes = [len(hand) for hand in hands] + [len(dealt), len(stock)]
        whole = sizes == [7, 7, 7, 6, 21] and set("".join(hands) + dealt + stock) == set(DECK)
        self.need(whole, index, "48 cards as 7 7 7, 6 and 21", got)
        return hands, dealt, stock

    def begin(self, game: Month) -> None:
        pass

    def choose(self, options: list[Event]) -> Event:
        index, got = self.take(options)
        for option in options:
            if same(option, got):
                return option
        raise Disagreement(index, options[0] if len(options) == 1 else options, got)

    def offer(self, option: Event) -> bool:
        _, got = self.peek()
        if got is None or got.get("e") != option["e"]:
            return False
        self.choose([option])
        return True

    def pays(self, group: list[Event]) -> None:
        if group[0]["reason"] == "refund":
            self.refunds(group)
            return
        left = [without(line, "clause") for line in group]
        for _ in group:
            index, got = self.take(left)
            clause = got.get("clause")
            self.need(isinstance(clause, str) and clause.startswith("SAN"), index, "a SAN clause", got)
            match = next((line for line in left if same(line, without(got, "clause"))), None)
            if match is None:
                raise Disagreement(index, left, got)
            left.remove(match)

    def refunds(self, group: list[Event]) -> None:
        """The sums by payer, payee and yaku: a bearer of two shares may get them in one line or two."""

        def total(lines: Iterable[Event]) -> Counter[tuple[int, int, Yaku]]:
            sums: Counter[tuple[int, int, Yaku]] = Counter()
            for line in lines:
                sums[line["from"], line["to"], tuple(line["yaku"])] += line["points"]
            return sums

        events: list[Event] = []
        start = self.peek()[0]
        while (got := self.peek()[1]) is not None and got.get("reason") == "refund":
            index, got = self.take(group)
            shape = {"e", "from", "to", "points", "reason", "yaku", "clause"}
            self.need(got.keys() == shape and got["e"] == "pay", index, shape, got)
            kinds = all(type(got[key]) is int for key in ("from", "to", "points")) and got["points"] > 0
            keys = isinstance(got["yaku"], list) and all(isinstance(key, str) for key in got["yaku"])
            self.need(kinds and keys, index, group, got)
            clause = got["clause"]
            self.need(isinstance(clause, str) and clause.startswith("SAN"), index, "a SAN clause", got)
            events.append(got)
        self.need(total(events) == total(group), start, group, events)


def seated_in_order(draws: object) -> bool:
    """Whether seats 0, 1, 2 drew rising months; equal months drew again among themselves (C-161)."""

    def rounds() -> Iterator[dict[int, str]]:
        if not isinstance(draws, list):
            raise TypeError
        for each in draws:
            drawn = dict(map(tuple, each))
            if len(drawn) != len(each) or not set(drawn.values()) <= set(DECK):
                raise ValueError
            if len(set(drawn.values())) != len(drawn):
                raise ValueError
            yield drawn

    ranks: dict[int, tuple[int, ...]] = dict.fromkeys(SEATS, ())
    try:
        for drawn in rounds():
            tied = {s for s in SEATS if list(ranks.values()).count(ranks[s]) > 1}
            if set(drawn) != tied:
                return False
            for seat in drawn:
                ranks[seat] += (month(drawn[seat]),)
    except (TypeError, ValueError):
        return False
    return ranks[0] < ranks[1] < ranks[2]


def check(events: list[Event]) -> None:
    """Recompute a full record, and raise ``Disagreement`` at the first line that does not follow from the rules."""
    checker = Checker(events)
    play_match(checker)
    index, got = checker.peek()
    if got is not None:
        raise Disagreement(index, "the end of the record", got)
