"""Referee of 八十: the rules as one plain procedure, which checks a full record or makes one.

Written from the source (docs/build/sources.md, `hachiju`; its paragraphs are cited as ①…⑦) and docs/play/rules (B1,
decisions C-nn), without the engine. ``play_match`` runs the rules. It asks a ``Driver`` for everything that the rules
leave open: the checker's driver reads the answer from the record, the maker's driver invents it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from .sannin import (
    AROUND,
    DECK,
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
    same,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

GAME = "hachiju"
SEATS = (3, 2, 4, 5, 6)  # the default first
DEALS = range(1, 101)  # of the option ``deals`` (C-67)
FEE = 20  # 降り賃, whatever the rate
TOP_RATE = 4
SHARE = 80  # a third of all the card points

# Totals: サシ勝負 one pays all of it, 三人勝負 two pay half each.
HAND_VALUE = {
    "sanbon": 40, "kuttsuki": 80, "teshi": 200, "haneken": 200, "futasanbon": 200, "shiso": 600,
    "suroku": 60, "karasu": 100,
}  # fmt: skip
CAPTURED_VALUE = {  # in list order
    "shiko": 400, "nanatan": 400, "akatan": 200, "aotan": 200, "inoshikacho": 200, "sujuroku": 600,
}  # fmt: skip
SETS = {"shiko": set("AIcs"), "akatan": set("BFJ"), "aotan": set("Vhl"), "inoshikacho": set("YkU")}
SLIPS = RIBBONS - WILLOW  # 柳以外の短冊札
DREGS = KASU | WILLOW  # 柳の札は手役・出来役ではカス札として扱い
CLAUSE = "HAC B1"


# ------------------------------------------------------------------------------------------ ⑦ 札点


def points_of(cards: Iterable[str]) -> int:
    """The points of a card: 光札 20, タネ札 10, 短冊札 5, カス札 0; willows count as themselves."""
    return sum(20 if c in LIGHTS else 10 if c in TANES else 5 if c in RIBBONS else 0 for c in cards)


# ------------------------------------------------------------------------------------------ 手役


def month_yaku(hand: set[str]) -> tuple[str, set[str]]:
    """The best 組役 (C-76) and the cards it exposes; '' if there is none."""
    months = by_month(hand)

    def groups(size: int) -> set[str]:
        return {card for cards in months.values() if len(cards) == size for card in cards}

    match "".join(sorted((str(len(cards)) for cards in months.values()), reverse=True)):
        case "31111" | "3211":
            return "sanbon", groups(3)
        case "2221":
            return "kuttsuki", groups(2)
        case "4111" | "421":
            return "teshi", groups(4)
        case "322":
            return "haneken", hand
        case "331":
            return "futasanbon", groups(3)
        case "43":
            return "shiso", hand
    return "", set()


def kasu_yaku(hand: set[str]) -> tuple[str, set[str]]:
    """The カス役 and the カス it exposes; every willow counts as カス, because that is worth more (C-75)."""
    kasu = hand & DREGS
    return {6: "suroku", 7: "karasu"}.get(len(kasu), ""), kasu


def readings(hand: Iterable[str]) -> list[tuple[Yaku, str]]:
    """Everything that may be shown: nothing, either family or both (④, C-76), with the exposed cards."""
    families = [each for each in (month_yaku(set(hand)), kasu_yaku(set(hand))) if each[0]]
    result: list[tuple[Yaku, str]] = [((), "")]
    for key, cards in families:
        result += [((*keys, key), ordered(cards | set(opened))) for keys, opened in result]
    return result


# ------------------------------------------------------------------------------------------ 出来役


def captured_yaku(pile: set[str]) -> list[str]:
    """The 出来役 that a pile makes, in list order; all of them count."""
    held = {key for key, cards in SETS.items() if cards <= pile}
    if len(pile & SLIPS) >= 7:
        held.add("nanatan")
    if len(pile & DREGS) >= 16:
        held.add("sujuroku")
    return [key for key in CAPTURED_VALUE if key in held]


# ------------------------------------------------------------------------------------------ payments


def pay(source: int | str, to: int | str, points: int, reason: str, yaku: Iterable[str] = ()) -> Event:
    line: Event = {"e": "pay", "from": source, "to": to, "points": points, "reason": reason}
    return line | {"yaku": list(yaku), "clause": CLAUSE}


def winners_of(totals: Sequence[int]) -> list[int]:
    """The seats with the highest total; ties share the win (C-67)."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


# ------------------------------------------------------------------------------------------ the driver


class Driver(Protocol):
    """The source of everything that the rules leave open."""

    def header(self) -> Event: ...

    def first_dealer(self) -> int: ...

    def begin(self, game: Deal) -> None:
        """Begin the deal of the next choices."""
        ...

    def deal(self, game: Deal) -> tuple[list[str], str]:
        """The hands by seat, and the dealt field."""
        ...

    def stock(self, game: Deal) -> str:
        """The draw order of all cards that are neither on the field nor in a participant's hand."""
        ...

    def choose(self, options: list[Event]) -> Event:
        """Choose one of several legal lines; a single option must be taken."""
        ...

    def pays(self, group: list[Event]) -> None:
        """Report simultaneous payments."""
        ...


@dataclass
class Deal:
    """One deal (一回)."""

    driver: Driver
    n: int
    dealer: int  # 仮親; a ダブル makes another
    scores: list[int]
    last: bool = False
    hands: list[set[str]] = field(default_factory=list)
    table: set[str] = field(default_factory=set)
    pile_of_stock: list[str] = field(default_factory=list)
    rate: int = 1
    order: list[int] = field(default_factory=list)  # the participants as they show and play
    folded: list[int] = field(default_factory=list)
    squeezed: list[int] = field(default_factory=list)
    pot: int = 0
    piles: dict[int, set[str]] = field(default_factory=dict)
    shown: dict[int, Yaku] = field(default_factory=dict)
    declared: dict[int, list[str]] = field(default_factory=dict)  # 出来役 about which the seat has decided
    why: str = ""
    winner: int = -1

    def around(self, seat: int) -> list[int]:
        """All seats of the table, counter-clockwise from a seat."""
        return [(seat + k) % len(self.scores) for k in range(len(self.scores))]

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
                else:
                    self.scores[line[side]] += sign * line["points"]
        self.driver.pays(lines)

    def shares(self, payee: int, total: int, reason: str, yaku: Iterable[str]) -> list[Event]:
        """The shares (サシ勝負の場合は1人が全額を、三人勝負の場合は2人が半額ずつを払います), times the rate."""
        payers = self.others(payee)
        return [pay(payer, payee, total * self.rate // len(payers), reason, yaku) for payer in payers]

    # ---- ② the deal

    def run(self) -> None:
        self.driver.begin(self)
        self.deal()
        if not self.auction():
            return
        stock = self.driver.stock(self)
        self.pile_of_stock = list(stock)
        self.say({"e": "stock", "cards": stock})
        self.show_hands()
        self.play()

    def deal(self) -> None:
        """Deal until no whole month lies on the field (C-80), with the same 仮親."""
        while True:
            hands, dealt = self.driver.deal(self)
            cards = {"hands": [ordered(hand) for hand in hands], "field": dealt}
            if all(len(alike) < 4 for alike in by_month(dealt).values()):
                break
            self.say({"e": "redeal", "n": self.n, "why": "four_of_a_month", **cards})
        self.say({"e": "deal", "n": self.n, "dealer": self.dealer, **cards})
        self.hands, self.table = [set(hand) for hand in hands], set(dealt)

    # ---- ③ 出降り

    def auction(self) -> bool:
        """Run the auction; return whether two or three seats are left to play."""
        inside: list[int] = []  # at the current rate
        waiting = self.around(self.dealer)
        while waiting and len(self.folded) < len(self.scores) - 1:
            seat = waiting.pop(0)
            full = len(inside) == 3
            if full and self.rate == TOP_RATE:  # 補償 0 点降り賃 0 点で降ろされて (C-73)
                self.squeezed.append(seat)
                self.say({"e": "squeezed", "seat": seat})
                continue
            words = ["in"] * (not full) + ["out"] + ["double"] * (self.rate < TOP_RATE)
            choice = self.driver.choose([{"e": "bid", "seat": seat, "bid": word, "forced": False} for word in words])
            word = choice["bid"]
            if word == "out":
                self.folded.append(seat)
                self.settle([pay(seat, "pot", FEE, "fold")])
            elif word == "in":
                inside.append(seat)
            else:  # the declarer is in and does not speak again (C-69)
                self.rate *= 2
                self.dealer = seat
                inside = [seat]
                waiting = [each for each in self.around(seat)[1:] if each not in self.folded]
        left = [seat for seat in self.around(self.dealer) if seat not in self.folded]
        if len(left) == 1:  # they need not speak (C-72), and get no 手役代
            self.finish("alone", left[0])
            return False
        self.order = [seat for seat in self.around(self.dealer) if seat in inside]
        self.piles = {seat: set() for seat in self.order}
        self.declared = {seat: [] for seat in self.order}
        return True

    # ---- ④ 手役

    def show_hands(self) -> None:
        """Ask all seats in order (C-39); payments (差額) are written gross after all have answered."""
        for seat in self.order:
            choices = readings(self.hands[seat])
            choice = self.driver.choose(
                [{"e": "show", "seat": seat, "yaku": list(yaku), "cards": cards} for yaku, cards in choices]
            )
            self.shown[seat] = tuple(choice["yaku"])
        lines: list[Event] = []
        for seat, yaku in self.shown.items():
            if yaku:
                lines += self.shares(seat, sum(HAND_VALUE[key] for key in yaku), "hand_yaku", yaku)
        self.settle(lines)

    # ---- ⑤ 札取り

    def play(self) -> None:
        for _ in range(7):
            for seat in self.order:
                self.hand_card(seat)
                self.stock_card(seat)
                now = captured_yaku(self.piles[seat])
                if now != self.declared[seat] and self.stop_or_go_on(seat, now):  # 山札をめくった後に行います
                    self.end_by_yaku(seat)
                    return
        if any(self.declared.values()):
            self.end_by_halves()
        else:
            self.card_points()

    def captures(self, card: str) -> list[set[str]]:
        """The cards that a card must capture: none, one of the month (a choice of two), or all three."""
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
        self.hands[seat].remove(choice["card"])
        self.move(seat, choice["card"], set(choice["takes"]))

    def stock_card(self, seat: int) -> None:
        card = self.pile_of_stock.pop(0)
        options: list[Event] = [
            {"e": "turn", "seat": seat, "card": card, "takes": ordered(takes)} for takes in self.captures(card)
        ]
        self.move(seat, card, set(self.driver.choose(options)["takes"]))

    def move(self, seat: int, card: str, takes: set[str]) -> None:
        if takes:
            self.table -= takes
            self.piles[seat] |= takes | {card}
        else:
            self.table.add(card)

    # ---- ⑥ 出来役

    def stop_or_go_on(self, seat: int, now: list[str]) -> bool:
        """Ask for あがり or 下げ; return whether the play ends. 下げ needs another card to come (C-78)."""
        may_go_on = bool(self.hands[seat])
        line = {"seat": seat, "yaku": list(now)}
        options: list[Event] = [{"e": "stop", **line, "forced": not may_go_on}]
        if may_go_on:
            options.append({"e": "sage", **line, "forced": False})
        choice = self.driver.choose(options)["e"]
        self.declared[seat] = now
        return bool(choice == "stop")

    def worth(self, seat: int) -> int:
        return sum(CAPTURED_VALUE[key] for key in self.declared[seat])

    def end_by_yaku(self, winner: int) -> None:
        """Pay all yaku in full; 他のプレイヤーの下げた出来役は無効 (other continuers' yaku are void, C-79)."""
        self.settle(self.shares(winner, self.worth(winner), "captured_yaku", self.declared[winner]))
        self.finish("yaku", winner)

    def end_by_halves(self) -> None:
        """Pay half of all yaku to every continuer (下げた人全員が…半額を受け取り); the dearest takes the pot (C-81)."""
        continuers = [seat for seat in self.order if self.declared[seat]]
        lines: list[Event] = []
        for seat in continuers:
            lines += self.shares(seat, self.worth(seat) // 2, "sage_half", self.declared[seat])
        self.settle(lines)
        best = max(continuers, key=self.worth)  # of equals the first in play order
        self.finish("played_out", best)

    # ---- ⑦ 札点清算

    def card_points(self) -> None:
        points = {seat: points_of(self.piles[seat]) for seat in self.order}
        winner = max(self.order, key=lambda seat: points[seat])  # of equals the first in play order
        if len(self.order) == 2:  # 札点の差額
            (loser,) = self.others(winner)
            difference = points[winner] - points[loser]
            gains = {winner: difference * self.rate, loser: -difference * self.rate}
        else:  # 札点から 80 点を引いたものの 2 倍
            gains = {seat: (points[seat] - SHARE) * 2 * self.rate for seat in self.order}
        self.settle(
            [
                pay(payer, payee, min(-gains[payer], gains[payee]), "card_points")
                for payer in self.order
                for payee in self.order
                if gains[payer] < 0 < gains[payee]
            ]
        )
        self.finish("played_out", winner)

    def finish(self, why: str, winner: int) -> None:
        """Pay the pot to the winner of the play (降り賃は札取りの勝者がもらいます), who is the next 仮親."""
        self.why, self.winner = why, winner
        if self.pot:
            self.settle([pay("pot", winner, self.pot, "pot")])
        captured = [ordered(self.piles.get(seat, ())) for seat in range(len(self.scores))]
        self.say(
            {"e": "deal_end", "why": why, "winner": winner, "captured": captured}
            | {"scores": list(self.scores), "next_dealer": None if self.last else winner}
        )


def play_match(driver: Driver) -> None:
    """Play the whole match."""
    header = driver.header()
    deals: int = header["options"]["deals"]
    scores = [0] * header["seats"]
    dealer = driver.first_dealer()
    for n in range(1, deals + 1):
        game = Deal(driver, n, dealer, scores, last=n == deals)
        game.run()
        dealer = game.winner
    driver.choose([{"e": "match_end", "totals": list(scores), "result": list(scores), "winners": winners_of(scores)}])


# ------------------------------------------------------------------------------------------ ① the draw


def drawn_first(draws: object, dealer: int, count: int) -> bool:
    """Whether ``dealer`` drew the earliest month with the highest points (C-161).

    Only seats equal in both, so with カス of that month, draw again, until one is left.
    """
    front = set(range(count))
    try:
        assert isinstance(draws, list)
        for each in draws:
            drawn: dict[int, str] = dict(map(tuple, each))
            if len(front) == 1 or len(drawn) != len(each) or any(type(seat) is not int for seat in drawn):
                return False
            if set(drawn) != front or not set(drawn.values()) <= set(DECK):
                return False
            if len(set(drawn.values())) != len(drawn):
                return False
            front = foremost(drawn)
    except (AssertionError, TypeError, ValueError):
        return False
    return front == {dealer}


def foremost(drawn: Mapping[int, str]) -> set[int]:
    """The seats whose cards are first: one, or several with カス of a month."""
    rank = {seat: (month(card), -points_of(card)) for seat, card in drawn.items()}
    return {seat for seat in rank if rank[seat] == min(rank.values())}


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
        self.need(type(got["version"]) is int, "version: int")
        self.need(type(got["seats"]) is int and got["seats"] in SEATS, f"seats: one of {SEATS}")
        names = got["names"]
        fine = isinstance(names, list) and [type(name) for name in names] == [str] * got["seats"]
        self.need(fine, f"{got['seats']} names")
        options = got["options"]
        fine = isinstance(options, dict) and options.keys() == {"deals"}
        self.need(fine and type(options["deals"]) is int and options["deals"] in DEALS, "deals: 1 to 100")
        self.at += 1
        self.count = got["seats"]
        return got

    def first_dealer(self) -> int:
        _, got = self.peek()
        if got.get("e") == "draw_seats":
            self.need(got.keys() == {"e", "draws", "dealer"}, {"e", "draws", "dealer"})
            dealer = got["dealer"]
            fine = type(dealer) is int and drawn_first(got["draws"], dealer, self.count)
            self.need(fine, "rounds of draws in which the dealer has the earliest month, or the best card of it")
            self.at += 1
            return int(dealer)
        deals = [event for _, event in self.lines[self.at :] if event.get("e") != "redeal"]
        dealer = deals[0].get("dealer") if deals else None
        self.need(type(dealer) is int and dealer in range(self.count), "the first dealer's line")
        assert isinstance(dealer, int)
        return dealer

    def begin(self, game: Deal) -> None:
        pass

    def deal(self, game: Deal) -> tuple[list[str], str]:
        _, got = self.peek()
        self.need(got.get("e") in ("deal", "redeal"), f"deal {game.n}")
        hands, dealt = got.get("hands"), got.get("field")
        fine = isinstance(hands, list) and all(isinstance(hand, str) for hand in hands) and isinstance(dealt, str)
        self.need(fine, "hands and field as strings")
        assert isinstance(hands, list)
        assert isinstance(dealt, str)
        self.need([*map(len, hands), len(dealt)] == [7] * self.count + [6], f"{self.count} hands of 7, a field of 6")
        cards = "".join(hands) + dealt
        self.need(len(set(cards)) == len(cards) and set(cards) <= set(DECK), "every card once")
        return hands, dealt

    def stock(self, game: Deal) -> str:
        _, got = self.peek()
        self.need(got.get("e") == "stock" and isinstance(got.get("cards"), str), "stock")
        left = set(DECK) - game.table - set().union(*(game.hands[seat] for seat in game.order))
        cards: str = got["cards"]
        self.need(len(cards) == len(left) and set(cards) == left, f"the cards {ordered(left)} in some order")
        return cards

    def choose(self, options: list[Event]) -> Event:
        index, got = self.take(options)
        for option in options:
            if same(option, got):
                return option
        raise Disagreement(index, options[0] if len(options) == 1 else options, got)

    def pays(self, group: list[Event]) -> None:
        left = [without(line, "clause") for line in group]
        for _ in group:
            index, got = self.take(left)
            clause = got.get("clause")
            if not (isinstance(clause, str) and clause.startswith("HAC")):
                raise Disagreement(index, "a HAC clause", got)
            match = next((line for line in left if same(line, without(got, "clause"))), None)
            if match is None:
                raise Disagreement(index, left, got)
            left.remove(match)


def check(events: list[Event]) -> None:
    """Recompute a full record, and raise ``Disagreement`` at the first line that does not follow from the rules."""
    checker = Checker(events)
    play_match(checker)
    checker.need(not checker.peek()[1], "the end of the record")
