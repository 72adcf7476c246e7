"""Referee of 八十分: the rules as one plain procedure, which checks a full record or makes one.

Written from the source (docs/build/sources.md, `bashifen`; its headings are cited as ■…) and docs/play/rules (B2,
decisions C-nn), without the engine. ``play_match`` runs the rules. It asks a ``Driver`` for everything that the rules
leave open: the checker's driver reads the answer from the record, the maker's driver invents it. ``suit`` is a suit
as it is followed: ``S H D C``, or ``T`` for all trumps, including jokers and level cards, also in a deal without a
trump suit.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from tests.referee.hanafuda.sannin import AROUND, Disagreement, Event, same, without

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

GAME = "bashifen"
OPTIONS = {  # the default first
    "win": ("past_ace", "ace"),
    "start": ("zero", "two"),
    "undeclared": ("widow", "no_trumps"),
    "overflow": ("capped", "open"),
    "joker_rebellion": ("any_time", "over_declaration"),
}
RANKS = "23456789TJQKA"
SUITS = "SHDC"
BIG, LITTLE = "BJ", "LJ"
DECK = sorted(2 * ([rank + suit for suit in SUITS for rank in RANKS] + [BIG, LITTLE]))
SEATS = range(4)
CARDS = frozenset(DECK)
DRAWN = 100
WIDOW = 8
TRUMP = "T"
POINTS = {"K": 10, "T": 10, "5": 5}
LADDER = [0, *range(2, 15)]  # ■ステージ: below 2, 2, 3 … Q, K, A (C-158)
ACE = 14


# ------------------------------------------------------------------------------------------ cards


def is_joker(card: str) -> bool:
    return card in (BIG, LITTLE)


def rank_of(card: str) -> int:
    """The rank of a card, 2 … 14; jokers are above."""
    return {BIG: 16, LITTLE: 15}.get(card) or RANKS.index(card[0]) + 2


def points_of(cards: Iterable[str]) -> int:
    """The points of a card: K = 10点, 10 = 10点, 5 = 5点."""
    return sum(0 if is_joker(card) else POINTS.get(card[0], 0) for card in cards)


def pairs(cards: Iterable[str]) -> list[str]:
    """One card of each pair of identical cards (C-86)."""
    return [card for card, number in Counter(cards).items() if number == 2]


def singles(cards: Iterable[str]) -> list[str]:
    return [card for card, number in Counter(cards).items() if number == 1]


def holds(hand: Iterable[str], cards: Iterable[str]) -> bool:
    return not Counter(cards) - Counter(hand)


@dataclass(frozen=True)
class Trumps:
    """The trumps, and the order of cards (■ランクスケール)."""

    rank: int
    suit: str  # ``none``: jokers and level cards only

    def is_level_card(self, card: str) -> bool:
        return rank_of(card) == self.rank

    def suit_of(self, card: str) -> str:
        """The suit of a card: ジョーカーとステージカードは常に切札 (jokers and level cards are always trumps)."""
        return TRUMP if is_joker(card) or self.is_level_card(card) or card[1] == self.suit else card[1]

    def strength(self, card: str) -> int:
        """The strength: 大Jo > 小Jo > the level card of the trump suit > the other level cards, all equal > A … 2."""
        if is_joker(card):
            return 20 if card == BIG else 19
        if self.is_level_card(card):
            return 18 if card[1] == self.suit else 17
        return rank_of(card)

    def of_suit(self, cards: Iterable[str], suit: str) -> list[str]:
        return [card for card in cards if self.suit_of(card) == suit]

    # ---- ■カードプレイ

    def may_lead(self, cards: Sequence[str]) -> bool:
        """Whether a lead is of one suit (★1, ★2, ★3); whether its cards are top is seen afterwards (C-90)."""
        return len({self.suit_of(card) for card in cards}) == 1

    def beaten(self, lead: Sequence[str], hands: Iterable[Sequence[str]]) -> list[str]:
        """The cards of a top-card lead that one of the other three hands can beat (C-88, C-89)."""
        suit = self.suit_of(lead[0])
        kinds: set[str] = set()
        for hand in hands:
            alike = self.of_suit(hand, suit)
            for mine, theirs in ((singles(lead), alike), (pairs(lead), pairs(alike))):
                kinds.update(card for card in mine if any(self.strength(x) > self.strength(card) for x in theirs))
        return sorted(kinds)

    def may_follow(self, lead: Sequence[str], hand: Sequence[str], cards: Sequence[str]) -> bool:
        """Whether a follow is legal (●複数枚リードに対してのフォロー 1 to 4, C-92)."""
        suit = self.suit_of(lead[0])
        own, played = self.of_suit(hand, suit), self.of_suit(cards, suit)
        return (
            len(cards) == len(lead)
            and len(played) == min(len(own), len(lead))
            and len(pairs(played)) >= min(len(pairs(own)), len(pairs(lead)))
        )

    def worth(self, lead: Sequence[str], cards: Sequence[str], led: bool) -> int:
        """The strength of these cards in their trick; 0 if they cannot win."""
        suit = self.suit_of(lead[0])
        (here, *others) = {self.suit_of(card) for card in cards}
        if others or here not in (suit, TRUMP):
            return 0
        if here == suit and is_top_cards(lead):  # nobody can beat them in the suit
            return 50 if led else 0
        if len(pairs(cards)) < len(pairs(lead)):  # ペアリードに勝つには切札もペアである必要 (C-91)
            return 0
        return 100 * (here != suit) + max(map(self.strength, pairs(cards) if pairs(lead) else cards))

    def winner(self, plays: Sequence[tuple[int, Sequence[str]]]) -> int:
        """The winner: 全く強さの同じカードが…先にプレイしたカードが上位 (of equal cards the first wins)."""
        lead = plays[0][1]
        worth = {seat: self.worth(lead, cards, led=seat == plays[0][0]) for seat, cards in plays}
        return max(worth, key=lambda seat: worth[seat])


def is_top_cards(lead: Sequence[str]) -> bool:
    """Whether a lead is of several cards that are not one pair (C-87, C-90)."""
    return len(lead) > 1 and not (len(lead) == 2 and lead[0] == lead[1])


# ------------------------------------------------------------------------------------------ ■切札


def level(cards: Sequence[str], rank: int) -> int:
    """The level of a declaration: none 0, one level card 1, a pair of it 2, 小Jo小Jo 3, 大Jo大Jo 4."""
    match list(cards):
        case [card] if rank_of(card) == rank:
            return 1
        case [card, other] if card == other and rank_of(card) == rank:
            return 2
        case [card, other] if card == other and is_joker(card):
            return 3 if card == LITTLE else 4
    return 0


def may_declare(cards: Sequence[str], before: Sequence[str], rank: int, rebellion: str) -> bool:
    """Whether a declaration is legal: 早いもの勝ち (first come, first served), with the two exceptions (C-93, C-94)."""
    new, old = level(cards, rank), level(before, rank)
    if new >= 3 and rebellion == "over_declaration" and not old:
        return False
    return new > old


def turned_suit(widow: Sequence[str], rank: int, undeclared: str) -> str:
    """The suit of the turned kitty (誰もステージカードをさらさなかった場合: nobody declared)."""
    plain = [card for card in widow if not is_joker(card)]  # C-137
    for card in plain:
        if rank_of(card) == rank:
            return card[1]
    if undeclared == "no_trumps":  # C-164
        return "none"
    return max(plain, key=rank_of)[1]  # of equals the first


# ------------------------------------------------------------------------------------------ ■得点計算


def steps(points: int, overflow: str) -> tuple[bool, int]:
    """Whether the opponents win, and the levels that the winner rises."""
    if points < 80:
        for most, rise in ((10, 5), (30, 4), (50, 3), (70, 2)):
            if points <= most:
                return False, rise
        return False, 1
    if points >= 200 and overflow == "capped":  # C-85
        return True, 6
    return True, (points - 80) // 20


def climbed(level: int, rise: int, win: str) -> tuple[int, bool]:
    """The new level, and whether the match is won (C-82); a pair that has won stays on A."""
    place = LADDER.index(level) + rise
    goal = LADDER.index(ACE) + (win == "past_ace")
    return LADDER[min(place, len(LADDER) - 1)], place >= goal


# ------------------------------------------------------------------------------------------ the driver


class Driver(Protocol):
    """The source of everything that the rules leave open."""

    def header(self) -> Event: ...

    def drawn_first(self) -> int | None:
        """The seat that draws the first card; None if the record does not have it."""
        ...

    def deal(self, game: Deal) -> tuple[int, list[str], list[str]]:
        """The deal of the next choices: the first seat to draw, 100 cards in draw order, the widow in order."""
        ...

    def declare(self) -> tuple[int, list[str], int] | None:
        """The next declaration: seat, cards, and cards drawn so far."""
        ...

    def bury(self, game: Deal) -> list[str]: ...

    def play(self, seat: int, lead: list[str] | None) -> list[str]: ...

    def need(self, truth: bool, expected: object) -> None:
        """Check the event that was asked for last."""
        ...

    def say(self, event: Event) -> None:
        """Report the line that follows from the rules."""
        ...


@dataclass
class Deal:
    """One deal."""

    driver: Driver
    options: dict[str, str]
    n: int
    dealer: int | None  # ダーチャ; the first deal finds them
    levels: list[int]  # of the pairs, before the deal
    cut: int | None = None  # who draws first, where that is known
    rank: int = 2  # the level that is played (打…)
    first: int = 0
    draws: list[str] = field(default_factory=list)
    widow: list[str] = field(default_factory=list)
    declared: list[tuple[int, list[str], int]] = field(default_factory=list)
    trumps: Trumps = Trumps(2, "none")
    by: str = ""
    hands: list[list[str]] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    tricks: list[list[tuple[int, list[str]]]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    failed: int | None = None
    trick_points: list[int] = field(default_factory=lambda: [0, 0])  # 点数札 by pair, the widow's apart
    points: int = 0  # 子の得点

    @property
    def leader(self) -> int:
        """The seat that draws first: the dacha, if already known."""
        assert self.dealer is not None
        return self.dealer

    def run(self) -> None:
        self.draw()
        self.declare()
        self.fix_trumps()
        self.change_widow()
        self.play()
        self.count()

    # ---- ■ディール

    def draw(self) -> None:
        """Draw counter-clockwise (ツモ); the dacha draws first, in deal 1 the seat that cut highest."""
        self.rank = 2 if self.dealer is None else self.levels[self.dealer % 2]  # C-83
        self.first, self.draws, self.widow = self.driver.deal(self)
        expected = self.dealer if self.dealer is not None else self.cut
        self.driver.need(self.first == (self.first if expected is None else expected), {"first": expected})
        whole = (len(self.draws), len(self.widow)) == (DRAWN, WIDOW) and sorted(self.draws + self.widow) == DECK
        self.driver.need(whole, "108 cards, 100 drawn and 8 in the widow")
        self.driver.say(
            {"e": "deal", "n": self.n, "dealer": self.dealer, "stage": list(self.levels), "trump_rank": self.rank}
            | {"first": self.first, "draws": self.draws, "widow": self.widow}
        )
        self.hands = [self.drawn_by(seat, DRAWN) for seat in SEATS]

    def drawn_by(self, seat: int, drawn: int) -> list[str]:
        """The cards of a seat after a number of drawn cards."""
        return self.draws[(seat - self.first) % 4 : drawn : 4]

    # ---- ■切札

    def shown(self) -> list[str]:
        return self.declared[-1][1] if self.declared else []

    def declare(self) -> None:
        while (declaration := self.driver.declare()) is not None:
            seat, cards, drawn = declaration
            since = self.declared[-1][2] if self.declared else 1
            self.driver.need(since <= drawn <= DRAWN, f"drawn from {since} to {DRAWN}")
            self.driver.need(holds(self.drawn_by(seat, drawn), cards), f"cards that seat {seat} has drawn")
            fine = may_declare(cards, self.shown(), self.rank, self.options["joker_rebellion"])
            self.driver.need(fine, f"a declaration of {self.rank} over {self.shown()}")
            self.driver.say({"e": "declare", "seat": seat, "cards": cards, "drawn": drawn})
            self.declared.append(declaration)

    def fix_trumps(self) -> None:
        if self.declared:
            seat, cards, _ = self.declared[-1]
            suit, self.by, cutter = "none" if is_joker(cards[0]) else cards[0][1], "declared", seat
        else:
            suit, cutter = turned_suit(self.widow, self.rank, self.options["undeclared"]), self.first
            self.by = "cut" if self.dealer is None else "widow"
        if self.dealer is None:  # 1stディールでは切札を決めたプレーヤーがダーチャ
            self.dealer = cutter
        self.trumps = Trumps(self.rank, suit)
        self.driver.say({"e": "trumps", "suit": suit, "dealer": self.dealer, "by": self.by})

    # ---- ■ウィドーチェンジ

    def change_widow(self) -> None:
        hand = self.hands[self.leader]
        hand += self.widow
        self.buried = self.driver.bury(self)
        self.driver.need(len(self.buried) == WIDOW and holds(hand, self.buried), "8 of the dealer's 33 cards")
        self.driver.say({"e": "bury", "seat": self.leader, "cards": self.buried})
        self.remove(self.leader, self.buried)

    def remove(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    # ---- ■カードプレイ

    def play(self) -> None:
        leader = self.leader
        while self.hands[leader]:
            plays: list[tuple[int, list[str]]] = []
            for seat in ((leader + k) % 4 for k in SEATS):
                lead = plays[0][1] if plays else None
                cards = self.driver.play(seat, lead)
                hand = self.hands[seat]
                self.driver.need(bool(cards) and holds(hand, cards), f"cards of {hand}")
                if lead is None:
                    self.driver.need(self.trumps.may_lead(cards), "a lead of one suit")
                else:
                    self.driver.need(self.trumps.may_follow(lead, hand, cards), f"a follow to {lead} from {hand}")
                self.driver.say({"e": "play", "seat": seat, "cards": cards})
                self.remove(seat, cards)
                plays.append((seat, cards))
                if lead is None and self.fails(seat, cards):
                    self.failed = seat
                    self.tricks.append(plays)
                    self.driver.say({"e": "failed_lead", "seat": seat})
                    return
            leader = self.trumps.winner(plays)
            points = sum(points_of(cards) for _, cards in plays)
            self.trick_points[leader % 2] += points
            self.tricks.append(plays)
            self.winners.append(leader)
            self.driver.say({"e": "trick", "winner": leader, "points": points})

    def fails(self, seat: int, lead: Sequence[str]) -> bool:
        """Whether a throw fails (間違えてトップカードでないカードまでまとめて出してしまうと)."""
        return is_top_cards(lead) and bool(self.trumps.beaten(lead, self.hands_but(seat)))

    def hands_but(self, seat: int) -> list[list[str]]:
        return [hand for each, hand in enumerate(self.hands) if each != seat]

    # ---- ■得点計算

    def count(self) -> None:
        """The opponents' points (子の得点): 戻した8枚 go to the last trick, or all go against a failed throw (C-90)."""
        defenders = 1 - self.leader % 2
        if self.failed is None:
            to = self.winners[-1] % 2
        else:
            to = 1 - self.failed % 2
            self.trick_points[to] += sum(map(points_of, self.hands)) + points_of(self.tricks[-1][0][1])
        self.points = self.trick_points[defenders] + 2 * points_of(self.buried) * (to == defenders)  # 点数が2倍 (C-100)


def play_match(driver: Driver) -> None:
    """Play the whole match."""
    options: dict[str, str] = driver.header()["options"]
    levels = [2 * (options["start"] == "two")] * 2
    dealer: int | None = None
    cut = driver.drawn_first()
    last: dict[int, int] = {}  # the pair's latest ダーチャ
    won = False
    n = 0
    while not won:
        n += 1
        game = Deal(driver, options, n, dealer, list(levels), cut)
        game.run()
        old = game.leader
        last[old % 2] = old
        levels[old % 2] = max(2, levels[old % 2])  # 親 stood on 2, for good
        changes, rise = steps(game.points, options["overflow"])
        winner = (old + changes) % 2
        levels[winner], won = climbed(levels[winner], rise, options["win"])
        levels[winner] = max(2, levels[winner])  # the next 親
        # 前回ダーチャでなかったプレーヤー; 親権が最初に入れ替わった場合、反時計回りに移ります (C-97)
        dealer = (last[winner] + 2) % 4 if winner in last else (old + 1) % 4
        driver.say(
            {"e": "deal_end", "points": game.points, "widow_points": points_of(game.buried), "stage": list(levels)}
            | {"dealer": None if won else dealer}
        )
    driver.say({"e": "match_end", "winners": [winner, winner + 2]})


# ------------------------------------------------------------------------------------------ the draw


def drew_highest(draws: object, dealer: int) -> bool:
    """Whether ``dealer`` drew the highest rank (C-161): 大Jo > 小Jo > A … 2.

    Seats that are equal in front draw again; other equal seats may do so.
    """
    places = [set(SEATS)]
    try:
        assert isinstance(draws, list)
        for number, each in enumerate(draws):
            drawn: dict[int, str] = dict(map(tuple, each))
            if not drawn or len(drawn) != len(each) or any(type(seat) is not int for seat in drawn):
                return False
            if not holds(DECK, drawn.values()) or (number == 0 and drawn.keys() != set(SEATS)):
                return False
            again = [level_seats for level_seats in places if len(level_seats) > 1 and level_seats <= drawn.keys()]
            if set().union(*again) != drawn.keys():
                return False
            places = [part for each in places for part in (by_rank(drawn, each) if each in again else [each])]
    except (AssertionError, TypeError, ValueError):
        return False
    return places[0] == {dealer}


def by_rank(drawn: dict[int, str], seats: set[int]) -> list[set[int]]:
    """The groups of seats with equal ranks, the highest first."""
    ranks = sorted({rank_of(drawn[seat]) for seat in seats}, reverse=True)
    return [{seat for seat in seats if rank_of(drawn[seat]) == rank} for rank in ranks]


# ------------------------------------------------------------------------------------------ the checker


def card_list(value: object) -> list[str] | None:
    """The value if it is a list of cards."""
    if isinstance(value, list) and all(isinstance(card, str) and card in CARDS for card in value):
        return list(value)
    return None


class Checker:
    """A driver that takes every answer from a record and compares the rest with it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.lines = [(i, without(e, "t")) for i, e in enumerate(events) if e.get("e") not in AROUND]
        self.length = len(events)
        self.at = 0

    def peek(self) -> tuple[int, Event]:
        return self.lines[self.at] if self.at < len(self.lines) else (self.length, {})

    def need(self, truth: bool, expected: object) -> None:
        """Check the event of the next line against the rules."""
        if not truth:
            index, got = self.peek()
            raise Disagreement(index, expected, got or None)

    def say(self, event: Event) -> None:
        self.need(same(event, self.peek()[1]), event)
        self.at += 1

    def header(self) -> Event:
        _, got = self.peek()
        keys = {"e", "format", "game", "version", "options", "seats", "names"}
        self.need(keys <= got.keys() <= keys | {"id"}, keys)
        for key, value in {"e": "match", "format": 1, "game": GAME, "seats": 4}.items():
            self.need(same(got[key], value), {key: value})
        self.need(type(got["version"]) is int, "version: int")
        names, options = got["names"], got["options"]
        self.need(isinstance(names, list) and [type(name) for name in names] == [str] * 4, "4 names")
        fine = isinstance(options, dict) and options.keys() == OPTIONS.keys()
        self.need(fine and all(options[key] in values for key, values in OPTIONS.items()), OPTIONS)
        self.at += 1
        return got

    def drawn_first(self) -> int | None:
        _, got = self.peek()
        if got.get("e") != "draw_seats":
            return None
        self.need(got.keys() == {"e", "draws", "dealer"}, {"e", "draws", "dealer"})
        dealer = got["dealer"]
        fine = type(dealer) is int and drew_highest(got["draws"], dealer)
        self.need(fine, "rounds of draws in which the dealer has the highest rank")
        self.at += 1
        return int(dealer)

    def seat(self) -> int:
        seat = self.peek()[1].get("seat")
        self.need(type(seat) is int and seat in SEATS, "a seat")
        assert isinstance(seat, int)
        return seat

    def cards(self, key: str = "cards") -> list[str]:
        cards = card_list(self.peek()[1].get(key))
        self.need(cards is not None, f"{key}: a list of cards")
        assert cards is not None
        return cards

    def deal(self, game: Deal) -> tuple[int, list[str], list[str]]:
        _, got = self.peek()
        self.need(got.get("e") == "deal", f"deal {game.n}")
        first = got.get("first")
        self.need(type(first) is int and first in SEATS, "first: a seat")
        assert isinstance(first, int)
        return first, self.cards("draws"), self.cards("widow")

    def declare(self) -> tuple[int, list[str], int] | None:
        _, got = self.peek()
        if got.get("e") != "declare":
            return None
        drawn = got.get("drawn")
        self.need(type(drawn) is int, "drawn: int")
        assert isinstance(drawn, int)
        return self.seat(), self.cards(), drawn

    def bury(self, game: Deal) -> list[str]:
        self.need(self.peek()[1].get("e") == "bury", f"seat {game.leader} buries")
        return self.cards()

    def play(self, seat: int, lead: list[str] | None) -> list[str]:
        expected = f"seat {seat} leads" if lead is None else f"seat {seat} follows to {lead}"
        self.need(self.peek()[1].get("e") == "play", expected)
        return self.cards()


def check(events: list[Event]) -> None:
    """Recompute a full record, and raise ``Disagreement`` at the first line that does not follow from the rules."""
    checker = Checker(events)
    play_match(checker)
    checker.need(not checker.peek()[1], "the end of the record")
