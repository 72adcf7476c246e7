"""A maker of full random records of 八十分, in which rare events are frequent.

``make(seed, options, style)``: the referee's procedure runs the rules; this driver deals (often a rigged deal),
declares, buries and plays (in moods that lead high, hoard a suit, ruff, feed one pair, or throw wrongly). Styles:
``plain`` (fair deals and sensible play), ``rare`` (a mixture of everything).
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .referee import (
    DECK,
    DRAWN,
    GAME,
    OPTIONS,
    SEATS,
    SUITS,
    TRUMP,
    WIDOW,
    Deal,
    Trumps,
    by_rank,
    is_joker,
    is_top_cards,
    level,
    may_declare,
    pairs,
    play_match,
    points_of,
    rank_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.referee.hanafuda.sannin import Event

STYLES = ("plain", "rare")
DEFAULTS = {key: values[0] for key, values in OPTIONS.items()}
HAND = 25
Like = dict[int, float]  # how much a place (four seats, 4 the widow) likes a card


@dataclass
class Temper:
    """The mood of a table in one deal."""

    single: float = 0.05  # the chance of a declaration at each card drawn
    pair: float = 0.2
    jokers: float = 0.1
    since: int = 1  # nobody declares with fewer cards drawn
    bury: str = "low"
    many: float = 0.5  # the chance of a top-card lead where there is one
    whole: float = 0.7  # … of all the top cards of a suit
    paired: float = 0.4  # the chance of a pair lead
    hoard: str = ""  # the suit that is led last
    ruff: float = 0.6
    wild: bool = False  # ruffs whoever is winning
    wrong: int | None = None  # a wrong lead with so many cards or fewer in hand
    favour: int | None = None  # the pair that everybody wants to win
    noise: float = 4.0


# ------------------------------------------------------------------------------------------ rigged deals


def allot(rng: random.Random, like: Callable[[str], Like], together: Callable[[str], float]) -> list[list[str]]:
    """Four hands and the kitty; identical cards are together by chance."""
    twos: list[list[str]] = []
    ones: list[list[str]] = []
    for card in sorted(set(DECK)):
        if rng.random() < together(card):
            twos.append([card, card])
        else:
            ones += [[card], [card]]
    rng.shuffle(twos)
    rng.shuffle(ones)
    result: list[list[str]] = [[] for _ in range(5)]
    room = [HAND] * 4 + [WIDOW]
    for unit in [*twos, *ones]:
        weights = like(unit[0])
        fit = [place for place in range(5) if room[place] >= len(unit)]
        places = rng.choices(fit, [weights.get(place, 1.0) * room[place] for place in fit], k=1) * 2 if fit else []
        if not fit:  # two cards, and five places for one
            places = [place for place in range(5) if room[place]][:2]
        for place, card in zip(places, unit, strict=False):
            result[place].append(card)
            room[place] -= 1
    return result


def everyone(_: str) -> Like:
    return {}


class Rig:
    """The preferences of one deal, which are multiplied."""

    def __init__(self, rng: random.Random, rank: int, dealer: int | None) -> None:
        self.rng, self.rank = rng, rank
        self.dealer = rng.randrange(4) if dealer is None else dealer
        self.likes: list[Callable[[str], Like]] = []
        self.trump = ""  # the suit that the widow is to show
        self.pairing = rng.choice([0.0, 0.3, 0.6, 1.0])
        self.high_pairing = rng.choice([0.0, self.pairing, 1.0])
        self.ways = {"s": self.shaped, "r": self.ruffs, "f": self.sweep, "w": self.widow, "j": self.jokers}
        self.ways["l"] = self.loaded

    def is_high(self, card: str) -> bool:
        return is_joker(card) or rank_of(card) == self.rank

    def together(self, card: str) -> float:
        return self.high_pairing if self.is_high(card) else self.pairing

    def like(self, card: str) -> Like:
        result: Like = dict.fromkeys(range(5), 1.0)
        for each in self.likes:
            for place, weight in each(card).items():
                result[place] *= weight
        return result

    def shaped(self) -> None:
        """Prefer long suits and short ones."""
        weights = {(s, p): self.rng.choice([0.01, 0.2, 1, 5, 40]) for s in SUITS for p in SEATS}
        self.likes.append(lambda c: {} if self.is_high(c) else {p: weights[c[1], p] for p in SEATS})

    def ruffs(self) -> None:
        """Prefer one seat long in a suit, and two or three others without it but with trumps."""
        rng = self.rng
        suit, trump = rng.sample(SUITS, 2)
        long, *others = rng.sample(SEATS, 4)
        voids = others[: rng.choice([1, 2, 3, 3])]
        self.trump = trump if rng.random() < 0.7 else ""

        def like(card: str) -> Like:
            if rank_of(card) == self.rank and self.trump:
                return {4: 300.0} if card[1] == trump else {4: 0.01, **dict.fromkeys(voids, 15.0)}
            if self.is_high(card) or card[1] == trump:
                return dict.fromkeys(voids, 15.0)
            return {long: 60.0, **dict.fromkeys(voids, 0.005)} if card[1] == suit else {}

        self.likes.append(like)

    def sweep(self) -> None:
        """Prefer high cards for one pair."""
        rng = self.rng
        side = rng.randrange(2)
        least = rng.choice([8, 10, 11])
        self.likes.append(
            lambda c: {side: 40.0, side + 2: 40.0, 4: 0.1} if self.is_high(c) or rank_of(c) >= least else {}
        )

    def widow(self) -> None:
        """Prefer jokers, level cards, points, aces, or none of them in the kitty."""
        what = self.rng.choice(["jokers", "stage", "points", "high", "none", "none", "jokers none"])

        def like(card: str) -> Like:
            joker, level_card = is_joker(card), rank_of(card) == self.rank
            if "jokers" in what and joker:
                return {4: 200.0}
            if "none" in what:
                return {4: 1e-9 if level_card else 1.0}
            wanted = (what == "stage" and level_card) or (what == "points" and points_of([card]))
            return {4: 20.0} if wanted or (what == "high" and rank_of(card) == 14) else {}

        self.likes.append(like)

    def jokers(self) -> None:
        """Prefer all jokers or level cards with one or two seats."""
        few = self.rng.sample(SEATS, self.rng.choice([1, 2, 2]))
        self.likes.append(lambda c: dict.fromkeys(few, 100.0) if self.is_high(c) else {})

    def loaded(self) -> None:
        """Prefer points for the dealer to bury, and power for the other pair."""
        near, far = (self.dealer + 1) % 4, (self.dealer + 3) % 4

        def like(card: str) -> Like:
            if self.is_high(card) or rank_of(card) >= 11:
                return {near: 60.0, far: 60.0, self.dealer: 0.3}
            return {self.dealer: 30.0, 4: 5.0} if points_of([card]) else {}

        self.likes.append(like)


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that makes every choice and writes it down."""

    def __init__(self, rng: random.Random, options: dict[str, str], style: str) -> None:
        self.rng, self.options, self.style = rng, options, style
        self.events: list[Event] = []
        self.game: Deal
        self.temper = Temper()
        self.clock = 0
        self.waiting: list[int] = []  # who has not yet thought about this card
        self.bias = rng.choice([None, 0, 1])  # the pair that this match favours
        self.plays: list[tuple[int, list[str]]] = []

    def header(self) -> Event:
        head: Event = {"e": "match", "format": 1, "game": GAME, "version": 1, "options": dict(self.options)}
        self.events.append(head | {"seats": 4, "names": list("PQRS")})
        return self.events[0]

    def drawn_first(self) -> int | None:
        if self.rng.random() < 0.4:
            return None
        draws, dealer = draw_rounds(self.rng)
        self.events.append({"e": "draw_seats", "draws": draws, "dealer": dealer})
        return dealer

    def need(self, truth: bool, expected: object) -> None:
        assert truth, (expected, self.game)

    def say(self, event: Event) -> None:
        self.events.append(event)

    # ---- the cards

    def deal(self, game: Deal) -> tuple[int, list[str], list[str]]:
        rng = self.rng
        self.game = game
        first = game.dealer if game.dealer is not None else game.cut
        if first is None:
            first = rng.randrange(4)
        rig = Rig(rng, game.rank, game.dealer)
        if self.style == "plain":
            hands = allot(rng, everyone, lambda _: 0.0)
            self.temper = Temper(rng.choice([0.01, 0.1]), 0.2, rng.choice([0.01, 0.1]), favour=self.favoured())
        else:
            ways = rng.choice(["", "s", "r", "r", "sr", "w", "sw", "rw", "j", "sj", "rj", "l", "lr", "f", "rf", "lw"])
            for way in ways:
                rig.ways[way]()
            hands = allot(rng, rig.like, rig.together)
            self.temper = self.moody("l" in ways, game)
            if rig.trump:
                self.temper.single = self.temper.pair = self.temper.jokers = 0
                self.temper.wild, self.temper.paired, self.temper.ruff = rng.random() < 0.7, 0.8, 1.0
                self.temper.many = self.temper.whole = rng.choice([0.2, 0.9])
        for hand in hands:
            rng.shuffle(hand)
        if self.style != "plain" and rng.random() < 0.3:  # level cards and jokers late or early
            for hand in hands[:4]:
                hand.sort(key=rig.is_high, reverse=rng.random() < 0.5)
        self.clock, self.waiting = self.temper.since, []
        draws = [hands[(first + k) % 4][k // 4] for k in range(DRAWN)]
        return first, draws, hands[4]

    def favoured(self) -> int | None:
        return self.bias if self.rng.random() < 0.5 else self.rng.choice([None, None, 0, 1])

    def moody(self, loaded: bool, game: Deal) -> Temper:
        rng = self.rng
        talk = rng.choice(
            [
                (0, 0, 0),
                (1, 1, 0.02),
                (1, 1, 0),
                (0.02, 0.1, 0.01),
                (0.1, 0.5, 0.03),
                (0, 0, 0.5),
                (0, 0.5, 0),
                (1, 0, 1),
            ]
        )
        since = rng.choice([1, 1, 30, DRAWN])
        temper = Temper(*talk, since=since, bury=rng.choice(["low", "points", "void", "random", "trumps"]))
        temper.many, temper.whole = rng.choice([0.1, 0.5, 0.9, 1.0]), rng.choice([0.3, 0.8, 1.0])
        temper.paired, temper.ruff = rng.choice([0.0, 0.5, 0.9]), rng.choice([0.2, 0.8, 1.0])
        temper.hoard = rng.choice(["", *SUITS, TRUMP, TRUMP])
        temper.wrong = rng.choice([*[None] * 12, 25, 20, 12, 6, 3, 3])
        temper.noise = rng.choice([1.0, 4.0, 30.0])
        temper.favour = self.favoured()
        if loaded:
            temper.bury = "points"
            temper.favour = None if game.dealer is None else 1 - game.dealer % 2
        return temper

    # ---- declarations

    def declare(self) -> tuple[int, list[str], int] | None:
        """Let all seats think about a declaration at each card, and several times after the last."""
        game, rng = self.game, self.rng
        while self.clock <= DRAWN + 3:
            if not self.waiting:
                self.clock += 1
                self.waiting = rng.sample(SEATS, 4)
                continue
            drawn = min(self.clock, DRAWN)
            seat = self.waiting.pop()
            have = Counter(c for c in game.drawn_by(seat, drawn) if is_joker(c) or rank_of(c) == game.rank)
            for card, number in rng.sample(sorted(have.items()), len(have)):
                for cards in ([card] * k for k in range(number, 0, -1)):
                    if not may_declare(cards, game.shown(), game.rank, self.options["joker_rebellion"]):
                        continue
                    kind = level(cards, game.rank)
                    chance = (self.temper.single, self.temper.pair, self.temper.jokers, self.temper.jokers)[kind - 1]
                    if rng.random() < chance:
                        return seat, cards, drawn
        return None

    # ---- the widow

    def bury(self, game: Deal) -> list[str]:
        rng, trumps, hand = self.rng, game.trumps, game.hands[game.leader]
        number = Counter(map(trumps.suit_of, hand))

        def appeal(card: str) -> float:
            suit = trumps.suit_of(card)
            match self.temper.bury:
                case "points":
                    return 10 * points_of([card]) + rng.random()
                case "void":
                    return 3 * rng.random() - number[suit] - 10 * (suit == TRUMP)
                case "random":
                    return rng.random()
                case "trumps":
                    return 10 * (suit == TRUMP) - trumps.strength(card) + rng.random()
            return 5 * rng.random() - trumps.strength(card) - points_of([card]) - 10 * (suit == TRUMP)

        return sorted(hand, key=appeal)[-WIDOW:]

    # ---- the play

    def play(self, seat: int, lead: list[str] | None) -> list[str]:
        cards = self.lead(seat) if lead is None else self.follow(seat, lead)
        self.plays = [*self.plays, (seat, cards)] if lead is not None else [(seat, cards)]
        self.rng.shuffle(cards)
        return cards

    def lead(self, seat: int) -> list[str]:
        rng, game, temper = self.rng, self.game, self.temper
        trumps, hand, others = game.trumps, game.hands[seat], game.hands_but(seat)
        suits = sorted({trumps.suit_of(card) for card in hand})
        rng.shuffle(suits)
        suits.sort(key=lambda suit: suit == temper.hoard)
        if temper.wrong is not None and len(hand) <= temper.wrong:
            for suit in suits:
                cards = wrong_lead(rng, trumps, trumps.of_suit(hand, suit), others)
                if cards:
                    return cards
        weak = temper.favour is not None and seat % 2 != temper.favour
        if rng.random() < temper.many and not (weak and rng.random() < 0.7):
            for suit in suits:
                best = top_cards(trumps, trumps.of_suit(hand, suit), others)
                if rng.random() > temper.whole:
                    best = rng.sample(best, rng.randint(0, len(best)))
                if is_top_cards(best) and not trumps.beaten(best, others):
                    return best
        suit = suits[0] if temper.hoard or rng.random() < 0.5 else rng.choice(suits)
        own = trumps.of_suit(hand, suit)
        if pairs(own) and rng.random() < temper.paired:
            return [rng.choice(pairs(own))] * 2
        return [max(own, key=lambda c: (-1 if weak else 1) * trumps.strength(c) + temper.noise * rng.random())]

    def follow(self, seat: int, lead: list[str]) -> list[str]:
        """Play high or low, give points to the preferred pair, or ruff."""
        rng, temper, trumps = self.rng, self.temper, self.game.trumps
        hand = self.game.hands[seat]
        winning = trumps.winner(self.plays) % 2
        goal = temper.favour if temper.favour is not None else seat % 2
        weak = goal != seat % 2
        own = trumps.of_suit(hand, trumps.suit_of(lead[0]))
        high = rng.random() < 0.7 and winning != goal and not weak

        def appeal(card: str) -> float:
            value = temper.noise * rng.random() + trumps.strength(card) * (1 if high else -0.5)
            return value + points_of([card]) * (1 if winning == goal else -0.3 if high else -1)

        willing = rng.random() < (0.2 if weak and not temper.wild else temper.ruff)
        if not own and trumps.suit_of(lead[0]) != TRUMP and willing:
            trump = trumps.of_suit(hand, TRUMP)
            enough = len(pairs(trump)) >= len(pairs(lead)) or rng.random() < 0.1
            if len(trump) >= len(lead) and enough and (temper.wild or winning != goal or rng.random() < 0.3):
                liking = (lambda _: rng.random()) if temper.wild and rng.random() < 0.5 else appeal
                return choice_of(trump, len(lead), len(pairs(lead)) if rng.random() < 0.95 else 0, liking)
        if len(own) >= len(lead):
            return choice_of(own, len(lead), len(pairs(lead)), appeal)
        rest = [card for card in hand if card not in own]
        fill = 0 if rng.random() < 0.9 else len(lead)
        return own + choice_of(rest, len(lead) - len(own), fill, lambda c: appeal(c) - 8 * (trumps.suit_of(c) == TRUMP))


def choice_of(cards: Sequence[str], count: int, twos: int, appeal: Callable[[str], float]) -> list[str]:
    """The `count` cards with the highest appeal, with up to `twos` pairs among them."""
    left = sorted(cards, key=appeal)
    result: list[str] = []
    for card in sorted(pairs(cards), key=appeal, reverse=True)[: min(twos, count // 2)]:
        result += [card, card]
        left = [each for each in left if each != card]
    return result + left[len(left) - (count - len(result)) :]


def top_cards(trumps: Trumps, own: Sequence[str], others: Sequence[Sequence[str]]) -> list[str]:
    """All top cards of a suit: top pairs, top single cards, and perhaps one card of a pair that is not top."""
    result: list[str] = []
    for card in dict.fromkeys(own):
        for cards in ([card] * own.count(card), [card]):
            if not trumps.beaten(cards, others):
                result += cards
                break
    return result


def wrong_lead(rng: random.Random, trumps: Trumps, own: Sequence[str], others: Sequence[Sequence[str]]) -> list[str]:
    """Top cards and one more, or any cards of which one can be beaten; nothing if there is none."""
    best = top_cards(trumps, own, others)
    left = list((Counter(own) - Counter(best)).elements())
    tries = [best + rng.sample(left, min(len(left), rng.choice([1, 1, 2]))) for _ in range(3)]
    tries += [[*best, card, card] for card in pairs(left)]
    tries += [rng.sample(list(own), rng.randint(1, len(own))) for _ in range(3)]
    rng.shuffle(tries)
    for cards in tries:
        if is_top_cards(cards) and trumps.beaten(cards, others):
            return cards
    return []


def draw_rounds(rng: random.Random) -> tuple[list[list[list[object]]], int]:
    """Draws until one card has the highest rank, often from few ranks; sometimes other equal seats draw again."""
    rounds: list[list[list[object]]] = []
    places = [set(SEATS)]
    while len(places[0]) > 1:
        few = rng.sample(range(2, 17), rng.choice([2, 3, 15, 15]))
        drawing = set(places[0])
        for others in places[1:]:
            if len(others) > 1 and rng.random() < 0.3:
                drawing |= others
        cards = rng.sample([card for card in DECK if rank_of(card) in few], len(drawing))
        drawn = dict(zip(rng.sample(sorted(drawing), len(drawing)), cards, strict=True))
        rounds.append([[seat, card] for seat, card in drawn.items()])
        places = [part for each in places for part in (by_rank(drawn, each) if each <= drawing else [each])]
    return rounds, places[0].pop()


def make(seed: int, options: dict[str, str] | None = None, style: str = "rare") -> list[Event]:
    """Make a full record of one random match."""
    options = DEFAULTS | (options or {})
    maker = Maker(random.Random(f"{seed}/{sorted(options.items())}/{style}"), options, style)
    play_match(maker)
    return maker.events
