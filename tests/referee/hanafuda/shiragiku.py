"""Referee of はちはち しらぎく: the rules as one plain procedure, which checks a full record or makes one.

Written from the source (docs/build/sources.md, `shiragiku`) and docs/play/rules (decisions C-nn), without the engine.
``play_match`` runs the rules. It asks a ``Driver`` for everything that the rules leave open: the checker's driver
reads the answer from the record, the maker's driver invents it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from . import sannin
from .sannin import DECK, KASU, LIGHTS, RIBBONS, TANES, WILLOW, Disagreement, month, of_month, ordered, points_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .sannin import Event

SEATS = {1: (3,), 2: (3, 4, 5, 6, 7)}  # by version of the rules
OPTIONS = {"length": ("year", "half", "quarter", "month"), "overtime": ("no", "yes"), "inoshikacho": ("no", "yes")}
DEALS = {"year": 12, "half": 6, "quarter": 3, "month": 1}  # 十二局, 半ドン; the others: C-185
MORE = {"year": (15, 5), "half": (15, 5), "quarter": (5, 2), "month": (2, 1)}  # kan of 吟味: of three; a seat of more
START = 60  # 五貫
ORIGIN = 120  # 原点 十貫, in a 半ドン too (C-62)
KAN = 12
FACTOR = {"small": 1, "large": 2, "grand": 4}
RETURN_AFTER_STOP = True  # where the lines of 半額返し stand when another's completion ends the deal

# 手役.  立三本: the text says "higher than 三本" (C-51); three and three: the author's pages (C-52).
HAND_VALUE = {
    "sanbon": 2, "tatesanbon": 3, "kuttsuki": 4, "teshi": 6, "haneken": 7, "ichinishi": 8, "shiso": 20,
    "futasanbon": 6, "sanbontatesanbon": 7, "futatatesanbon": 8,
    "aka": 2, "tanichi": 3, "toichi": 3, "pikaichi": 4, "karasu": 4,
}  # fmt: skip
BY_SHAPE = {"2221": "kuttsuki", "4111": "teshi", "322": "haneken", "421": "ichinishi", "43": "shiso"}
ONE_TRIPLE = ("sanbon", "tatesanbon")  # by the number of 立 among them
TWO_TRIPLES = ("futasanbon", "sanbontatesanbon", "futatatesanbon")
DIVING = {*ONE_TRIPLE, *TWO_TRIPLES}  # not はねけん (C-59)
ESCAPING = {"aka", "tanichi", "toichi", "karasu"}

# 出来役, in the order in which a record lists them
CAPTURED_VALUE = {"goko": 12, "shiko": 10, "nanatan": 10, "akatan": 7, "aotan": 7, "inoshikacho": 7}
SETS = {
    "goko": set("AIcos"),
    "shiko": set("AIcs"),
    "akatan": set("BFJ"),
    "aotan": set("Vhl"),
    "inoshikacho": set("YkU"),
}
PROTECTED = ("shiko", "akatan", "aotan", "inoshikacho")  # 法度適用 (飛込 stands apart)
SPECIAL_ORDER = ("sohachi", "futahachi", "sujuroku")


# ------------------------------------------------------------------------------ 場, after C-50


def field_kind(dealt: Iterable[str], carried: str) -> tuple[str, str]:
    """The kind of this deal, and the 二代縛り for the next one ('' 'large' 'grand')."""
    grand = len(set("os") & set(dealt))
    large = len(set("AIc") & set(dealt))
    if grand == 2:
        return "grand", "grand"
    if grand == 1 or carried == "grand":  # 絶場の方を優先: the 大 lights mean nothing
        return "grand", ""
    if large >= 2:
        return "large", "large"
    return ("large" if large or carried else "small"), ""


# ------------------------------------------------------------------------------------------ 手役


def by_month(hand: Iterable[str]) -> dict[int, set[str]]:
    months: dict[int, set[str]] = {}
    for card in hand:
        months.setdefault(month(card), set()).add(card)
    return months


def triples_of(hand: Iterable[str]) -> list[set[str]]:
    return [cards for cards in by_month(hand).values() if len(cards) == 3]


def suit_yaku(hand: set[str]) -> tuple[list[str], set[str]]:
    """The yaku of equal months (at most one) and the cards it exposes."""
    groups = by_month(hand).values()
    shape = "".join(map(str, sorted(map(len, groups), reverse=True)))
    triples = triples_of(hand)
    tate = sum(month(min(three)) in (4, 5, 7) or three == set("tuv") for three in triples)  # C-09
    if shape in ("31111", "3211"):
        return [ONE_TRIPLE[tate]], triples[0]
    if shape == "331":
        return [TWO_TRIPLES[tate]], triples[0] | triples[1]
    if shape == "2221":
        return ["kuttsuki"], {card for cards in groups if len(cards) == 2 for card in cards}
    if shape == "4111":
        return ["teshi"], {card for cards in groups if len(cards) == 4 for card in cards}
    return ([BY_SHAPE[shape]], set(hand)) if shape in BY_SHAPE else ([], set())


def kasu_yaku(hand: set[str]) -> tuple[list[str], set[str]]:
    """The yaku of カス (at most one) and the cards it exposes; every 柳 card is カス."""
    kasu = hand & (KASU | WILLOW)
    rest = hand - kasu
    if not rest:
        return ["karasu"], kasu
    if len(rest) == 1:
        return ["pikaichi" if rest <= LIGHTS else "toichi" if rest <= TANES else "tanichi"], kasu
    return (["aka"], kasu) if rest <= RIBBONS else ([], set())


def hand_yaku(hand: Iterable[str]) -> tuple[list[str], str]:
    """The yaku that a hand must show (手役を流す事は出来ません), with all their cards."""
    suit, suit_open = suit_yaku(set(hand))
    kasu, kasu_open = kasu_yaku(set(hand))
    return suit + kasu, ordered(suit_open | kasu_open)


# ------------------------------------------------------------------------------------------ 出来役


def captured_yaku(pile: set[str], collected: Iterable[str], boars: bool) -> list[str]:
    """The 出来役 that a pile makes, in list order; 五光 hides a 四光 that was not collected before (C-25)."""
    held = {key for key, cards in SETS.items() if cards <= pile and (boars or key != "inoshikacho")}
    if len(pile & RIBBONS - WILLOW) >= 7:
        held.add("nanatan")
    if "goko" in held and "shiko" not in collected:
        held.discard("shiko")
    return [key for key in CAPTURED_VALUE if key in held]


def kasu_count(pile: set[str]) -> int:
    return len(pile & (KASU | WILLOW))


def special_yaku(piles: Mapping[int, set[str]], parent: int) -> dict[int, dict[str, int]]:
    """The 一局終了時に成立する出来役 by seat in play, with their 貫 from each payer; ``parent`` is 親."""
    kan_by_seat: dict[int, dict[str, int]] = {seat: {} for seat in piles}
    if all(points_of(pile) == 88 for pile in piles.values()):
        kan_by_seat[parent]["sohachi"] = 10
    for seat in piles:
        points, kasu = points_of(piles[seat]), kasu_count(piles[seat])
        if points >= 168:
            kan_by_seat[seat]["futahachi"] = 10 + points - 168
        if kasu >= 16:
            kan_by_seat[seat]["sujuroku"] = 12 + 2 * (kasu - 16)
    return {seat: yaku for seat, yaku in kan_by_seat.items() if yaku}


# ------------------------------------------------------------------------------------------ payments

CLAUSES = {
    "hand_yaku": "SHI A5", "captured_yaku": "SHI A6", "sage_return": "SHI A7", "tobikomi": "SHI A9",
    "nuke": "SHI A9", "special": "SHI A9", "refund": "SHI A9", "card_points": "SHI A9", "gimmi": "SHI A10",
}  # fmt: skip


@dataclass(frozen=True)
class Bearer:
    """The seat that pays both shares of a yaku, and the reason (``hatto`` or ``sage``)."""

    seat: int
    why: str


def pay(source: int, to: int, points: int, reason: str, yaku: Iterable[str] = ()) -> Event:
    line: Event = {"e": "pay", "from": source, "to": to, "points": points, "reason": reason}
    return line | {"yaku": list(yaku), "clause": CLAUSES[reason]}


def shares(
    winner: int,
    payers: Sequence[int],
    prices: Mapping[str, int],
    bearers: Mapping[str, Bearer | None],
    reason: str,
) -> list[Event]:
    """The lines of a yaku settlement: both others pay, and a bearer pays the other payer's share too."""
    lines: list[Event] = []
    for payer in payers:
        (other,) = set(payers) - {payer}
        own: list[str] = []
        for_other: dict[str, list[str]] = {}
        for key in prices:
            bearer = bearers.get(key)
            if bearer is None or bearer.seat == payer:
                own.append(key)
            if bearer is not None and bearer.seat == payer:
                for_other.setdefault(bearer.why, []).append(key)
        if own:
            lines.append(pay(payer, winner, sum(prices[key] for key in own), reason, own))
        for why, keys in for_other.items():
            line = pay(payer, winner, sum(prices[key] for key in keys), reason, keys)
            lines.append(line | {"for": other, "liable": why})
    return lines


def card_point_lines(points: Mapping[int, int], factor: int) -> list[Event]:
    """The payments for card points by seat in play (八十八点を差引いた点数), times the field."""
    gains = {seat: (each - 88) * factor for seat, each in points.items()}
    return [
        pay(payer, payee, min(-gains[payer], gains[payee]), "card_points")
        for payer in points
        for payee in points
        if gains[payer] < 0 < gains[payee]
    ]


def in_kan(points: int) -> int:
    """Points rounded to kan by magnitude (五捨六入, C-63)."""
    whole, rest = divmod(abs(points), KAN)
    return (whole + (rest >= 6)) * (1 if points > 0 else -1)


def final_result(totals: Sequence[int], length: str = "year") -> tuple[list[Event], list[int], list[int]]:
    """The end of the match (一試合終了時): the payments of 吟味, the result in points, the winners."""
    kan = [in_kan(total - ORIGIN) for total in totals]
    everyone = range(len(totals))
    winners = [seat for seat in everyone if kan[seat] == max(kan)]
    of_three, each = MORE[length]
    more = of_three if len(totals) == 3 else each * len(totals)
    prize = (max(kan) + more) * KAN  # 優勝者の貫数 + 5×参加者数 (C-183), less in short matches (C-185)
    pairs = [(seat, winner) for seat in everyone if seat not in winners for winner in winners]
    result = [0] * len(totals)
    for seat, winner in pairs:
        result[seat] -= prize
        result[winner] += prize
    lines = [pay(*(pair if prize > 0 else pair[::-1]), abs(prize), "gimmi") for pair in pairs if prize]
    return lines, result, winners


# ------------------------------------------------------------------------------------------ the driver


class Driver(Protocol):
    """The source of everything that the rules leave open."""

    def header(self) -> Event: ...

    def first_dealer(self) -> int: ...

    def opening(self, game: Deal) -> None:
        """Begin the deal of the next choices."""
        ...

    def cards(self, n: int) -> tuple[list[str], str]:
        """The hands by seat, and the dealt field."""
        ...

    def stock(self) -> str:
        """The draw order of all cards that are neither on the field nor in the hand of a seat in play."""
        ...

    def choose(self, options: list[Event]) -> Event:
        """Choose one of several legal lines; a single option must be taken."""
        ...

    def pays(self, group: list[Event]) -> None:
        """Report simultaneous payments."""
        ...


@dataclass
class Throw:
    """A card on the field that was the last one of ``key`` for ``victim`` when ``offender`` discarded it."""

    offender: int
    victim: int
    key: str
    last: bool  # it was the last card of the hand: no responsibility


@dataclass
class Dive:
    """A triple that may become 飛込."""

    owner: int
    month: int
    fourth: str
    thrower: int | None = None  # who discarded the fourth card
    last: bool = False
    offender: int | None = None  # the thrower, once the owner has taken it
    held: int = 3  # how many of the triple the owner held then


@dataclass
class Deal:
    """One 局."""

    driver: Driver
    options: Mapping[str, str]
    n: int
    dealer: int
    carried: str
    scores: list[int]
    version: int = 2
    white: int | None = None  # who sits the deal out
    order: list[int] = field(default_factory=list)  # the three in play, 親 first
    hands: list[set[str]] = field(default_factory=list)
    table: set[str] = field(default_factory=set)
    stock: list[str] = field(default_factory=list)
    piles: dict[int, set[str]] = field(default_factory=dict)
    shown: dict[int, list[str]] = field(default_factory=dict)
    dives: list[Dive] = field(default_factory=list)
    thrown: dict[str, list[Throw]] = field(default_factory=dict)
    fed: dict[int, dict[str, int]] = field(default_factory=dict)
    collected: dict[int, list[str]] = field(default_factory=dict)
    hand_flows: list[Event] = field(default_factory=list)
    captured_flows: list[Event] = field(default_factory=list)
    continuer: int | None = None
    go_on_turn: int = -1
    turn: int = -1
    kind: str = ""
    carry: str = ""
    why: str = ""
    next_dealer: int | None = None
    notes: Counter[str] = field(default_factory=Counter)  # rare turns of the rules, for the maker

    @property
    def with_cards(self) -> list[int]:
        """The seats counter-clockwise from the dealer, without the one that holds the white card."""
        count = len(self.scores)
        return [seat for seat in ((self.dealer + k) % count for k in range(count)) if seat != self.white]

    def others(self, seat: int) -> list[int]:
        return [each for each in self.order if each != seat]

    @property
    def boars(self) -> bool:
        return self.options["inoshikacho"] == "yes"

    @property
    def is_last(self) -> bool:
        """Whether this is the last 局 (十二局 or 六局); with 延長 no 二代縛り may be pending (C-131)."""
        if self.n < DEALS[self.options["length"]]:
            return False
        return self.options["overtime"] == "no" or not self.carry

    def price(self, kan: int) -> int:
        return kan * KAN * FACTOR[self.kind]

    def say(self, event: Event) -> None:
        self.driver.choose([event])

    def settle(self, lines: list[Event]) -> None:
        if not lines:
            return
        for line in lines:
            self.scores[line["from"]] -= line["points"]
            self.scores[line["to"]] += line["points"]
        self.driver.pays(lines)

    # ---- 配札, 手役

    def run(self) -> None:
        self.driver.opening(self)
        count = len(self.scores)
        if count == 7:  # 白札を掴んだ者は無条件で失格
            lots = [{"e": "white_card", "n": self.n, "seat": seat} for seat in range(count)]
            self.white = self.driver.choose(lots)["seat"]
        hands, dealt = self.driver.cards(self.n)
        self.hands, self.table = [set(h) for h in hands], set(dealt)
        self.kind, self.carry = field_kind(dealt, self.carried)
        self.say(
            {"e": "deal", "n": self.n, "dealer": self.dealer, "hands": [ordered(h) for h in hands]}
            | {"field": dealt, "kind": self.kind, "carry": [self.carry] if self.carry else []}
        )
        self.come_in()
        self.piles = {seat: set() for seat in self.order}
        self.fed = {seat: {} for seat in self.order}
        self.collected = {seat: [] for seat in self.order}
        stock = self.driver.stock()
        self.stock = list(stock)
        self.say({"e": "stock", "cards": stock})
        for cards in by_month(dealt).values():
            if len(cards) == 4:  # シマ (C-57)
                self.say({"e": "shima", "seat": self.order[0], "cards": ordered(cards)})
                self.piles[self.order[0]] |= cards
                self.table -= cards
        for seat in self.order:
            self.shown[seat], cards_shown = hand_yaku(self.hands[seat])
            self.say({"e": "show", "seat": seat, "yaku": self.shown[seat], "cards": cards_shown})
            if DIVING & set(self.shown[seat]):
                for triple in triples_of(self.hands[seat]):
                    (fourth,) = of_month(month(min(triple))) - triple
                    self.dives.append(Dive(seat, month(fourth), fourth))
        for seat in self.order:
            prices = {key: self.price(HAND_VALUE[key]) for key in self.shown[seat]}
            self.hand_flows += shares(seat, self.others(seat), prices, {}, "hand_yaku")
        self.settle(self.hand_flows)
        self.play()

    def come_in(self) -> None:
        """Run the auction of four seats or more (出降り, C-183), without payments and shown hands."""
        if len(self.scores) == 3:
            self.order = self.with_cards
            return
        out = 0
        for seat in self.with_cards:
            if len(self.order) == 3:
                self.say({"e": "squeezed", "seat": seat})
                continue
            forced = out == len(self.with_cards) - 3
            options: list[Event] = [{"e": "bid", "seat": seat, "bid": "in", "forced": forced}]
            if not forced:
                options.append({"e": "bid", "seat": seat, "bid": "out", "forced": False})
            if self.driver.choose(options)["bid"] == "in":
                self.order.append(seat)
            else:
                out += 1

    # ---- 一局

    def play(self) -> None:
        while self.stock:
            self.turn = 21 - len(self.stock)
            seat = self.order[self.turn % 3]
            for half_turn in (self.hand_card, self.stock_card):
                half_turn(seat)
                new = self.completed(seat)
                if new and self.collect_and_stop(seat, new, card_to_come=half_turn == self.hand_card):
                    self.end_by_yaku(seat)
                    return
        self.played_out()

    def captures(self, card: str) -> list[set[str]]:
        """The cards that a card can capture: none, one of the month (a choice of two), or all three (C-101, C-102)."""
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
        if not takes:
            self.note_discard(seat, card)
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
        self.piles[seat] |= takes | {card}
        for captured in sorted(takes):
            for throw in self.thrown.pop(captured, []):
                if throw.victim == seat and SETS[throw.key] <= self.piles[seat]:
                    self.notes["法度札 taken: " + ("last card" if throw.last else "liable")] += 1
                    if not throw.last:
                        self.fed[seat][throw.key] = throw.offender
            for dive in self.dives:
                if dive.fourth == captured and dive.owner == seat and dive.thrower is not None and not dive.last:
                    dive.offender = dive.thrower

    # ---- 法度

    def gifts(self, seat: int, card: str) -> list[tuple[int, str]]:
        """The (victim, key) that lack only ``card`` (A8)."""
        keys = [key for key in PROTECTED if self.boars or key != "inoshikacho"]
        return [
            (victim, key) for victim in self.others(seat) for key in keys if SETS[key] - self.piles[victim] == {card}
        ]

    def note_discard(self, seat: int, card: str) -> None:
        """Note a hand card thrown to the field without a capture."""
        last = len(self.hands[seat]) == 1
        for victim, key in self.gifts(seat, card):
            self.thrown.setdefault(card, []).append(Throw(seat, victim, key, last))
        for dive in self.dives:
            if dive.fourth == card and dive.owner != seat:
                dive.thrower, dive.last = seat, last
                dive.held = len(self.hands[dive.owner] & of_month(dive.month))

    # ---- 出来役, 下げ

    def completed(self, seat: int) -> list[str]:
        held = captured_yaku(self.piles[seat], self.collected[seat], self.boars)
        return [key for key in held if key not in self.collected[seat]]

    def collect_and_stop(self, seat: int, new: list[str], *, card_to_come: bool) -> bool:
        """Collect the new yaku at once (C-55); return whether the deal ends by 上がり.

        One seat may go on, and only while a hand card or the own stock card is still to come (C-12 as
        refined; in version 1 only with a hand card).
        """
        to_come = bool(self.hands[seat]) or (card_to_come and self.version > 1)
        may_go_on = self.continuer in (None, seat) and to_come
        self.notes["asked with the last hand card"] += may_go_on and not self.hands[seat]
        self.notes["forced stop with the stock card after 下げ with the last hand card"] += (
            self.continuer == seat and not self.hands[seat] and not card_to_come and self.go_on_turn == self.turn
        )
        bearers: dict[str, Bearer | None]
        if self.continuer is not None and self.continuer != seat:  # 先に「下げた」者が二人分
            bearers = dict.fromkeys(new, Bearer(self.continuer, "sage"))
            self.notes["下げ before 法度: the continuer pays"] += bool(self.fed[seat].keys() & set(new))
        else:
            feeders = self.fed[seat]
            bearers = {key: Bearer(feeders[key], "hatto") for key in new if key in feeders}
            self.notes["a continuer fed again"] += self.continuer == seat and bool(bearers)
        self.notes["五光 after 四光"] += "goko" in new and "shiko" in self.collected[seat]
        unpaid = self.fed[seat].keys() - set(self.collected[seat])
        self.notes["fed 四光 became 五光 (C-169)"] += "goko" in new and "shiko" in unpaid
        self.notes["two yaku at once"] += len(new) > 1
        self.notes["two yaku at once, one fed"] += len(new) > len(bearers) > 0
        self.collected[seat] += new
        prices = {key: self.price(CAPTURED_VALUE[key]) for key in new}
        lines = shares(seat, self.others(seat), prices, bearers, "captured_yaku")
        self.captured_flows += lines
        self.settle(lines)
        if not RETURN_AFTER_STOP and self.continuer not in (None, seat):
            self.settle(self.return_lines())
        yaku = captured_yaku(self.piles[seat], self.collected[seat], self.boars)
        options: list[Event] = [{"e": "stop", "seat": seat, "yaku": yaku, "forced": not may_go_on}]
        if may_go_on:
            options.append({"e": "sage", "seat": seat, "yaku": yaku, "forced": False})
        self.notes["second decision in one turn (C-152)"] += (self.continuer, self.go_on_turn) == (seat, self.turn)
        if self.driver.choose(options)["e"] == "stop":
            return True
        self.notes["sage again"] += self.continuer == seat
        self.continuer, self.go_on_turn = seat, self.turn
        return False

    def return_lines(self) -> list[Event]:
        """The lines of 半額返し: half of all that the continuer received goes back to the payers (C-56, C-153)."""
        assert self.continuer is not None
        lines: list[Event] = []
        for payer in self.others(self.continuer):
            paid = [flow for flow in self.captured_flows if flow["to"] == self.continuer and flow["from"] == payer]
            if paid:
                keys = {key for flow in paid for key in flow["yaku"]}
                half = sum(flow["points"] for flow in paid) // 2
                yaku = [key for key in CAPTURED_VALUE if key in keys]
                lines.append(pay(self.continuer, payer, half, "sage_return", yaku))
        borne = [flow for flow in self.captured_flows if flow["to"] == self.continuer and "liable" in flow]
        self.notes["半額返し to the 法度 offender"] += bool(borne)
        self.notes["半額返し of several yaku"] += len(self.collected[self.continuer]) > 1
        return lines

    def end_by_yaku(self, winner: int) -> None:
        if RETURN_AFTER_STOP and self.continuer not in (None, winner):
            self.settle(self.return_lines())
        done = [dive for dive in self.dives if of_month(dive.month) <= self.piles[dive.owner]]
        self.notes["飛込 void by 上がり"] += bool(done)
        self.finish("yaku", winner)

    # ---- 一局終了

    def played_out(self) -> None:
        if self.continuer is not None:  # 点数計算に先立って
            self.settle(self.return_lines())
        special = special_yaku(self.piles, self.order[0])
        if special:
            self.end_by_special(special)
            return
        points = {seat: points_of(self.piles[seat]) for seat in self.order}
        lines = self.dive_lines()
        for seat in self.order:
            if points[seat] >= 89 and ESCAPING & set(self.shown[seat]):
                lines += shares(seat, self.others(seat), {"nuke": self.price(1)}, {}, "nuke")
        self.settle(lines + card_point_lines(points, FACTOR[self.kind]))
        best = max(self.order, key=lambda seat: points[seat])
        self.finish("played_out", best if self.continuer is None else self.continuer)

    def dive_lines(self) -> list[Event]:
        lines: list[Event] = []
        for dive in self.dives:
            if of_month(dive.month) <= self.piles[dive.owner]:
                bearer = None if dive.offender is None else Bearer(dive.offender, "hatto")
                self.notes["飛込 fed with the last card"] += dive.thrower is not None and dive.last
                self.notes["飛込 fed with one left (C-173)"] += bearer is not None and dive.held < 3
                self.notes["飛込 beside a failed 下げ"] += self.continuer is not None
                price = {"tobikomi": self.price(1)}
                lines += shares(dive.owner, self.others(dive.owner), price, {"tobikomi": bearer}, "tobikomi")
        return lines

    def end_by_special(self, special: dict[int, dict[str, int]]) -> None:
        worth: dict[int, int] = {}
        lines: list[Event] = []
        for seat, yaku in special.items():
            prices = {key: self.price(yaku[key]) for key in SPECIAL_ORDER if key in yaku}
            worth[seat] = sum(prices.values())
            lines += shares(seat, self.others(seat), prices, {}, "special")
        self.settle(lines)
        self.settle([pay(f["to"], f["from"], f["points"], "refund", f["yaku"]) for f in self.hand_flows])  # 吹消し
        winner = max((seat for seat in self.order if seat in worth), key=lambda seat: worth[seat])
        parent = self.order[0]
        if "sohachi" in special.get(parent, {}):  # 無条件で親の勝ち
            winner = parent
        self.finish("special", winner if self.continuer is None else self.continuer)  # C-167

    def finish(self, why: str, winner: int) -> None:
        self.why = why
        self.next_dealer = None if self.is_last else winner
        captured = [ordered(self.piles.get(seat, ())) for seat in range(len(self.scores))]
        self.say(
            {"e": "deal_end", "why": why, "winner": winner, "captured": captured}
            | {"scores": list(self.scores), "next_dealer": self.next_dealer}
        )


def play_match(driver: Driver) -> None:
    """Play the whole 一試合."""
    header = driver.header()
    options = {key: values[0] for key, values in OPTIONS.items()} | header["options"]
    scores, carried, n = [START] * header["seats"], "", 0
    dealer: int | None = driver.first_dealer()
    while dealer is not None:
        n += 1
        game = Deal(driver, options, n, dealer, carried, scores, header["version"])
        game.run()
        dealer, carried = game.next_dealer, game.carry
    lines, result, winners = final_result(scores, options["length"])
    if lines:
        driver.pays(lines)
    driver.choose([{"e": "match_end", "totals": list(scores), "result": result, "winners": winners}])


# ------------------------------------------------------------------------------------------ the checker


class Checker(sannin.Checker):
    """A driver that takes every answer from a record and compares the rest with it."""

    game: Deal

    def header(self) -> Event:
        index, got = self.take("match")
        keys = {"e", "format", "game", "version", "options", "seats", "names"}
        self.need(keys <= got.keys() <= keys | {"id"}, index, keys, got)
        fixed: Event = {"e": "match", "format": 1, "game": "shiragiku"}
        for key, value in fixed.items():
            self.need(sannin.same(got[key], value), index, fixed, got)
        self.need(type(got["version"]) is int and got["version"] in SEATS, index, "version: 1 or 2", got)
        count = got["seats"]
        self.need(type(count) is int and count in SEATS[got["version"]], index, SEATS[got["version"]], got)
        names = got["names"]
        each = isinstance(names, list) and [type(name) for name in names] == [str] * count
        self.need(each, index, f"{count} names", got)
        options = got["options"]
        fine = isinstance(options, dict) and options.keys() <= OPTIONS.keys()
        fine = fine and (options.keys() == OPTIONS.keys() or got["version"] > 1)
        self.need(fine, index, OPTIONS, got)
        for option in options:
            self.need(options[option] in OPTIONS[option], index, f"{option}: {OPTIONS[option]}", got)
        if options.get("length") in ("quarter", "month"):
            self.need(got["version"] > 1 and options.get("overtime", "no") == "no", index, "C-185", got)
        self.count = count
        return got

    def first_dealer(self) -> int:
        index, got = self.peek()
        if got is not None and got.get("e") == "white_card":  # the deal behind it says who deals
            got = self.lines[self.at + 1][1] if self.at + 1 < len(self.lines) else None
        dealer: int | None = None if got is None else got.get("dealer")
        if got is None or type(dealer) is not int or dealer not in range(self.count):
            raise Disagreement(index, "a dealer", got)
        if got.get("e") == "draw_seats":
            self.at += 1
            self.need(got.keys() == {"e", "draws", "dealer"}, index, {"e", "draws", "dealer"}, got)
            self.need(
                drew_earliest(got["draws"], self.count) == dealer, index, "the seat that drew the earliest month", got
            )
        return dealer

    def opening(self, game: Deal) -> None:
        self.game = game

    def cards(self, n: int) -> tuple[list[str], str]:  # type: ignore[override]
        index, got = self.peek()
        if got is None or got.get("e") != "deal":
            raise Disagreement(index, f"deal {n}", got)
        hands, dealt = got.get("hands"), got.get("field")
        fine = isinstance(hands, list) and all(isinstance(hand, str) for hand in hands) and isinstance(dealt, str)
        self.need(fine, index, "hands and field as strings", got)
        assert isinstance(hands, list)
        assert isinstance(dealt, str)
        sizes = [0 if seat == self.game.white else 7 for seat in range(self.count)]
        self.need([*map(len, hands), len(dealt)] == [*sizes, 6], index, f"hands of {sizes}, a field of 6", got)
        cards = "".join(hands) + dealt
        self.need(len(set(cards)) == len(cards) and set(cards) <= set(DECK), index, "every card once", got)
        return hands, dealt

    def stock(self) -> str:
        index, got = self.peek()
        cards = None if got is None else got.get("cards")
        left = set(DECK) - self.game.table - set().union(*(self.game.hands[seat] for seat in self.game.order))
        fine = got is not None and got.get("e") == "stock" and isinstance(cards, str)
        fine = fine and len(str(cards)) == 21 and set(str(cards)) == left
        self.need(fine, index, f"stock: the cards {ordered(left)} in some order", got)
        return str(cards)

    def pays(self, group: list[Event]) -> None:
        if group[0]["reason"] in ("refund", "sage_return"):
            self.given_back(group)
            return
        left = [sannin.without(line, "clause") for line in group]
        for _ in group:
            index, got = self.take(left)
            self.clause(index, got)
            match = next((line for line in left if sannin.same(line, sannin.without(got, "clause"))), None)
            if match is None:
                raise Disagreement(index, left, got)
            left.remove(match)

    def clause(self, index: int, got: Event) -> None:
        clause = got.get("clause")
        self.need(isinstance(clause, str) and clause.startswith("SHI "), index, "a SHI clause", got)

    def given_back(self, group: list[Event]) -> None:
        """The sums by payer, payee and yaku: a bearer of two shares may get them back in one line or two.

        A line that returns a share paid for another seat may say so.
        """
        events: list[Event] = []
        reason, start = group[0]["reason"], self.peek()[0]
        shape = {"e", "from", "to", "points", "reason", "yaku", "clause"}
        while (got := self.peek()[1]) is not None and got.get("reason") == reason:
            index, got = self.take(group)
            self.clause(index, got)
            self.need(got.keys() in (shape, shape | {"for", "liable"}) and got["e"] == "pay", index, shape, got)
            kinds = all(type(got[key]) is int for key in ("from", "to", "points")) and got["points"] > 0
            keys = isinstance(got["yaku"], list) and all(isinstance(key, str) for key in got["yaku"])
            self.need(kinds and keys and got["yaku"] != [], index, group, got)
            if "for" in got:
                borne = [
                    (flow["for"], flow["liable"])
                    for flow in self.game.captured_flows
                    if (flow["from"], flow["to"]) == (got["to"], got["from"]) and "for" in flow
                ]
                back = reason == "sage_return" and (got["for"], got["liable"]) in borne
                self.need(back and type(got["for"]) is int, index, group, got)
            events.append(got)
        ways = {(line["from"], line["to"]) for line in group + events}
        for way in ways:
            due = [line for line in group if (line["from"], line["to"]) == way]
            flows = [line for line in events if (line["from"], line["to"]) == way]
            equal = sum(line["points"] for line in due) == sum(line["points"] for line in flows)
            named = [list(dict.fromkeys(key for line in side for key in line["yaku"])) for side in (due, flows)]
            single = len(due) == len(flows) == 1
            alike = named[0] == named[1] if single else set(named[0]) == set(named[1])
            whole = not single or sannin.same(due[0]["yaku"], flows[0]["yaku"])
            self.need(equal and alike and whole, start, group, events)


def drew_earliest(draws: object, count: int = 3) -> int | None:
    """The seat that drew the earliest month; equal months drew again among themselves (C-161).

    Seats that tie for a later place may draw again or not, because the seats stay where they are.
    """
    seats = range(count)
    ranks: dict[int, tuple[int, ...]] = dict.fromkeys(seats, ())
    try:
        if not isinstance(draws, list):
            return None
        for each in draws:
            drawn = dict(map(tuple, each))
            distinct = len(drawn) == len(each) == len(set(drawn.values()))
            values = list(ranks.values())
            tied = {seat for seat in seats if values.count(ranks[seat]) > 1}
            first = {seat for seat in tied if ranks[seat] == min(values)}
            fair = bool(drawn) and (set(drawn) in (tied, first))
            if not distinct or not fair or not set(drawn.values()) <= set(DECK):
                return None
            for seat, card in drawn.items():
                ranks[seat] += (month(card),)
    except (TypeError, ValueError):
        return None
    earliest = [seat for seat in seats if ranks[seat] == min(ranks.values())]
    return earliest[0] if len(earliest) == 1 else None


def check(events: list[Event]) -> None:
    """Recompute a full record, and raise ``Disagreement`` at the first line that does not follow from the rules."""
    checker = Checker(events)
    play_match(checker)
    index, got = checker.peek()
    if got is not None:
        raise Disagreement(index, "the end of the record", got)
