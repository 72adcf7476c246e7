"""Maker of full random records of 八十分, with the rare things made frequent.

``make(seed, options, style)``: the referee's own procedure runs the rules; this driver deals (often a rigged deal),
declares, buries and plays (with moods that lead high, hoard a suit, ruff, feed one pair, lead wrongly).

Styles: ``plain`` (fair deals, everybody means well), ``rare`` (a mixture of everything).
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .referee import (
    ACE,
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
    singles,
    steps,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.referee.hanafuda.sannin import Event

STYLES = ("plain", "rare")
DEFAULTS = {key: values[0] for key, values in OPTIONS.items()}
HAND = 25
Like = dict[int, float]  # how much a place (four seats, 4 the widow) likes a card


@dataclass
class Temper:
    """How a table plays one deal."""

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
    """Four hands and the widow; identical cards stay together by chance."""
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
    """Likings of one deal, multiplied."""

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
        """Long suits and short ones."""
        weights = {(s, p): self.rng.choice([0.01, 0.2, 1, 5, 40]) for s in SUITS for p in SEATS}
        self.likes.append(lambda c: {} if self.is_high(c) else {p: weights[c[1], p] for p in SEATS})

    def ruffs(self) -> None:
        """One is long in a suit, two or three others have none of it, but trumps."""
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
        """High cards for one pair."""
        rng = self.rng
        side = rng.randrange(2)
        least = rng.choice([8, 10, 11])
        self.likes.append(
            lambda c: {side: 40.0, side + 2: 40.0, 4: 0.1} if self.is_high(c) or rank_of(c) >= least else {}
        )

    def widow(self) -> None:
        """Jokers, stage cards, points, aces, or none of them in the widow."""
        what = self.rng.choice(["jokers", "stage", "points", "high", "none", "none", "jokers none"])

        def like(card: str) -> Like:
            joker, stage = is_joker(card), rank_of(card) == self.rank
            if "jokers" in what and joker:
                return {4: 200.0}
            if "none" in what:
                return {4: 1e-9 if stage else 1.0}
            wanted = (what == "stage" and stage) or (what == "points" and points_of([card]))
            return {4: 20.0} if wanted or (what == "high" and rank_of(card) == 14) else {}

        self.likes.append(like)

    def jokers(self) -> None:
        """All jokers or stage cards with one or two seats."""
        few = self.rng.sample(SEATS, self.rng.choice([1, 2, 2]))
        self.likes.append(lambda c: dict.fromkeys(few, 100.0) if self.is_high(c) else {})

    def loaded(self) -> None:
        """Points for the dealer, to be buried; power for the other pair."""
        near, far = (self.dealer + 1) % 4, (self.dealer + 3) % 4

        def like(card: str) -> Like:
            if self.is_high(card) or rank_of(card) >= 11:
                return {near: 60.0, far: 60.0, self.dealer: 0.3}
            return {self.dealer: 30.0, 4: 5.0} if points_of([card]) else {}

        self.likes.append(like)


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that invents everything and writes it down."""

    def __init__(self, rng: random.Random, options: dict[str, str], style: str) -> None:
        self.rng, self.options, self.style = rng, options, style
        self.events: list[Event] = []
        self.games: list[Deal] = []
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
        self.games.append(game)
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
        if self.style != "plain" and rng.random() < 0.3:  # stage cards and jokers late or early
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
        """At each card all think about it; when all are drawn, several times."""
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
        """High or low, points to whom they are meant for; ruffs."""
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
    """So many cards, at least so many pairs among them if there are."""
    left = sorted(cards, key=appeal)
    result: list[str] = []
    for card in sorted(pairs(cards), key=appeal, reverse=True)[: min(twos, count // 2)]:
        result += [card, card]
        left = [each for each in left if each != card]
    return result + left[len(left) - (count - len(result)) :]


def top_cards(trumps: Trumps, own: Sequence[str], others: Sequence[Sequence[str]]) -> list[str]:
    """All top cards of a suit: pairs that are, then single cards that are, perhaps one of a pair that is not."""
    result: list[str] = []
    for card in dict.fromkeys(own):
        for cards in ([card] * own.count(card), [card]):
            if not trumps.beaten(cards, others):
                result += cards
                break
    return result


def wrong_lead(rng: random.Random, trumps: Trumps, own: Sequence[str], others: Sequence[Sequence[str]]) -> list[str]:
    """Top cards and one more, or any cards, of which one can be beaten; nothing if there is none."""
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
    """Draws until one has the highest rank; often from few ranks, and sometimes others that are level draw again."""
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


def run(seed: int, options: dict[str, str] | None = None, style: str = "rare") -> Maker:
    """A whole match with its deals, for statistics."""
    options = DEFAULTS | (options or {})
    maker = Maker(random.Random(f"{seed}/{sorted(options.items())}/{style}"), options, style)
    play_match(maker)
    return maker


def make(seed: int, options: dict[str, str] | None = None, style: str = "rare") -> list[Event]:
    """A full record of one random match."""
    return run(seed, options, style).events


# ------------------------------------------------------------------------------------------ statistics

KINDS = ("nothing", "single", "pair", "little", "big")


def occurrences(maker: Maker) -> Counter[str]:
    """What happened in a match, for the table of rare things."""
    seen: Counter[str] = Counter()
    ends = [event for event in maker.events if event["e"] == "deal_end"]
    for game, end in zip(maker.games, ends, strict=True):
        seen.update(declarations(game))
        seen.update(turned(game))
        for lead, plays, hand in story(game):
            seen.update(of_play(game, lead, plays, hand))
        for plays, winner in zip(game.tricks, game.winners, strict=False):
            seen.update(of_trick(game, plays, winner))
        seen.update(result(game, end))
    dealers = [game.leader for game in maker.games]
    for k in range(1, len(dealers)):
        old, new, before = dealers[k - 1], dealers[k], dealers[:k]
        way = {0: "same pair", 2: "same pair"}.get((new - old) % 4, "other pair")
        back = any((each - new) % 2 == 0 for each in before)
        seen[f"rotation: {way}{', again' * (way == 'other pair' and back)}"] += 1
        seen["rotation: the dealer's left"] += (new - old) % 4 == 3
    for event in maker.events[1:2]:
        if event["e"] == "draw_seats":
            rounds = [len(each) for each in event["draws"]]
            seen[f"draw of {min(3, len(rounds))} rounds"] += 1
            best = [max(rank_of(card) for _, card in each) for each in event["draws"]]
            fronts = [
                sum(rank_of(card) == top for _, card in each) for each, top in zip(event["draws"], best, strict=True)
            ]
            seen["draw: others level draw again, too"] += any(b > a for a, b in zip(fronts, rounds[1:], strict=False))
        else:
            seen["no draw"] += 1
    last = maker.games[-1]
    winner = maker.events[-1]["winners"][0]
    seen[f"match: won by {'親' if winner % 2 == last.leader % 2 else '子'}, {maker.options['win']}"] += 1
    seen[f"match: won from {last.stages[winner]}, {maker.options['win']}"] += 1
    seen[f"match: pair {winner}"] += 1
    seen["match: one deal"] += len(maker.games) == 1
    return +seen


def declarations(game: Deal) -> Iterator[str]:
    seat, shown, since = -1, list[str](), 0
    for each, cards, drawn in game.declared:
        kind, old = level(cards, game.rank), level(shown, game.rank)
        yield f"declare: {KINDS[kind]} over {KINDS[old]}"
        if shown:
            yield f"declare: {KINDS[kind]} over {'their own' if each == seat else 'another'} {KINDS[old]}"
            if kind == 2:
                yield f"declare: pair of {'the same' if cards[0] == shown[0] else 'another'} suit"
                yield f"declare: {'same' if cards[0] == shown[0] else 'new'}, {'own' if each == seat else 'another'}"
            if drawn == since:
                yield "declare: two at the same card"
        yield f"declare: after {'all' if drawn == DRAWN else 'one' if drawn == 1 else 'some'}"
        seat, shown, since = each, cards, drawn
    if game.n == 1 and len({seat for seat, _, _ in game.declared}) > 1:
        yield "declare: 親 changes in deal 1"
    if game.n > 1 and game.declared and game.declared[-1][0] % 2 != game.leader % 2:
        yield "declare: by 子"
    if game.n == 1 and game.declared and game.leader != game.first:
        yield "deal 1: the dealer did not draw first"


def turned(game: Deal) -> Iterator[str]:
    yield f"trumps by {game.by}{', none' * (game.trumps.suit == 'none')}"
    yield f"played: {game.rank}"
    if game.declared:
        return
    stage = [k for k, card in enumerate(game.widow) if rank_of(card) == game.rank]
    jokers = [k for k, card in enumerate(game.widow) if is_joker(card)]
    option = game.options["undeclared"]
    if stage:
        yield "turned: a stage card"
        yield f"turned: {min(len(stage), 2)} stage cards"
        if stage[0] == 0:
            yield "turned: at once"
        if jokers and jokers[0] < stage[0]:
            yield "turned: a joker first"
        if any(rank_of(card) == ACE for card in game.widow[: stage[0]]):
            yield "turned: an ace before the stage card"
        return
    ranks = [rank_of(card) for card in game.widow if not is_joker(card)]
    yield f"turned: no stage card, {option}"
    if jokers:
        yield f"turned: jokers and no stage card, {option}"
    if ranks.count(max(ranks)) > 1:
        yield "turned: a tie"
        if len({card[1] for card in game.widow if rank_of(card) == max(ranks)}) > 1:
            yield "turned: a tie of two suits"
    if game.rank != ACE and max(ranks) < ACE:
        yield "turned: no ace"


def story(game: Deal) -> Iterator[tuple[list[str], list[tuple[int, list[str]]], list[list[str]]]]:
    """Each lead or follow: the lead, the plays up to this one, the hands just before it."""
    hands = [game.drawn_by(seat, DRAWN) for seat in SEATS]
    hands[game.leader] = list((Counter(hands[game.leader] + game.widow) - Counter(game.buried)).elements())
    for plays in game.tricks:
        for k, (seat, cards) in enumerate(plays):
            yield plays[0][1], plays[: k + 1], [list(hand) for hand in hands]
            for card in cards:
                hands[seat].remove(card)


def of_play(game: Deal, lead: list[str], plays: list[tuple[int, list[str]]], hands: list[list[str]]) -> Iterator[str]:
    trumps = game.trumps
    seat, cards = plays[-1]
    suit = trumps.suit_of(lead[0])
    led = "trumps" if suit == TRUMP else "side suit"
    kind = "top cards" if is_top_cards(lead) else "pair" if len(lead) == 2 else "single"
    if len(plays) == 1:
        others = [hand for each, hand in enumerate(hands) if each != seat]
        yield f"lead: {kind} of {led}"
        if trumps.suit == "none":
            yield f"lead: {kind} of {led}, no trump suit"
        if kind == "top cards":
            yield from of_top_cards(trumps, lead, others)
        return
    own, given = trumps.of_suit(hands[seat], suit), trumps.of_suit(cards, suit)
    have, need, gave = len(pairs(own)), len(pairs(lead)), len(pairs(given))
    if kind == "single":
        return
    if not own:
        ruffs = all(trumps.suit_of(card) == TRUMP for card in cards) and suit != TRUMP
        fine = len(pairs(cards)) >= need
        if ruffs:
            with_pairs = " with pairs" * (kind == "top cards" and need > 0)
            yield f"follow: all trumps to {kind}{with_pairs}, enough pairs {fine}"
            if fine and len(pairs(cards)) > need:
                yield f"follow: ruff with more pairs to {kind}"
        else:
            yield f"follow: void to {kind} of {led}"
            if len(trumps.of_suit(hands[seat], TRUMP)) < len(lead):
                yield "follow: void, too few trumps"
            if suit != TRUMP and any(trumps.suit_of(card) == TRUMP for card in cards):
                yield "follow: void, some trumps"
    elif len(own) < len(lead):
        yield f"follow: partly to {kind}"
        if suit != TRUMP and all(trumps.suit_of(card) == TRUMP for card in cards if card not in own):
            yield f"follow: part-ruff of {kind}"
    elif len(own) > len(lead) and need:
        yield f"follow: pairs {'all' if have <= need else 'some'} of {min(have, 3)} for {min(need, 3)} to {kind}"
        if gave > need:
            yield "follow: more pairs than led"
        if 0 < have < need:
            yield "follow: fewer pairs than led"


def of_top_cards(trumps: Trumps, lead: list[str], others: list[list[str]]) -> Iterator[str]:
    beaten = trumps.beaten(lead, others)
    fine = "wrong" if beaten else "right"
    suit = trumps.suit_of(lead[0])
    twos, ones = pairs(lead), singles(lead)
    yield f"top cards, {fine}: {min(len(twos), 3)} pairs and {min(len(ones), 3)} single"
    yield f"top cards, {fine}: {'few' if len(lead) < 4 else 'several' if len(lead) < 8 else 'many'}"
    everything = [card for hand in others for card in trumps.of_suit(hand, suit)]
    above = [card for card in everything if any(trumps.strength(card) > trumps.strength(x) for x in twos)]
    if not beaten:
        if above:
            yield "top cards, right: higher cards lie alone"
            if len(pairs(above)) > 0:
                yield "top cards, right: a higher pair is parted"
        if any(trumps.strength(card) == trumps.strength(x) for card in everything for x in ones):
            yield "top cards, right: an equal card is live"
        if any(trumps.strength(c) == trumps.strength(x) and c != x for c in everything for x in ones):
            yield "top cards, right: an equal stage card of another suit"
        if not everything and len(lead) > 2:
            yield "top cards, right: nobody has the suit"
        return
    yield f"top cards, wrong: by a {'pair' if set(beaten) <= set(twos) else 'card'}"
    if suit == TRUMP:
        yield "top cards, wrong: trumps"


def of_trick(game: Deal, plays: list[tuple[int, list[str]]], winner: int) -> Iterator[str]:
    trumps = game.trumps
    lead = plays[0][1]
    kind = "top cards" if is_top_cards(lead) else "pair" if len(lead) == 2 else "single"
    worth = {seat: trumps.worth(lead, cards, seat == plays[0][0]) for seat, cards in plays}
    ruffs = [seat for seat in worth if worth[seat] > 100]
    with_pairs = " with pairs" * bool(kind == "top cards" and pairs(lead))
    yield f"{min(len(ruffs), 3)} ruffs of {kind}{with_pairs}"
    yield f"won by the {('leader', 'next', 'partner', 'last')[(winner - plays[0][0]) % 4]}"
    if len(ruffs) > 1:
        cards = dict(plays)
        if winner != ruffs[0]:
            yield f"over-ruff of {kind}{with_pairs}"
        if list(worth.values()).count(worth[winner]) > 1:
            yield f"level ruffs of {kind}{with_pairs}"
        best = {seat: max(map(trumps.strength, cards[seat])) for seat in ruffs}
        if best[winner] < max(best.values()):
            yield "ruffs: the higher card loses against the higher pair"
        most = {seat: len(pairs(cards[seat])) for seat in ruffs}
        if most[winner] < max(most.values()):
            yield "ruffs: more pairs lose"
        if not pairs(lead) and best[winner] in [trumps.strength(x) for x in pairs(cards[winner])]:
            yield "ruffs: the highest card is one of a pair"
    if list(worth.values()).count(worth[winner]) > 1 and not ruffs:
        tied = [cards[0] for seat, cards in plays if worth[seat] == worth[winner]]
        yield f"level {kind}s: {'equal stage cards' if len(set(tied)) > 1 else 'identical'}"
    if kind == "pair" and winner == plays[0][0]:
        above = [c for _, cards in plays[1:] for c in cards if trumps.suit_of(c) == trumps.suit_of(lead[0])]
        if any(trumps.strength(card) > trumps.strength(lead[0]) for card in above):
            yield "pair: higher cards do not beat it"


def result(game: Deal, end: Event) -> Iterator[str]:
    changes, rise = steps(game.points, game.options["overflow"])
    where = f", {game.options['overflow']}" if game.points >= 220 else ""
    yield f"result: {'子' if changes else '親'} +{rise}{where}"
    yield "result: exactly 80" if game.points == 80 else "result: 75" if game.points == 75 else "result: others"
    if game.points > 200:
        yield "result: above 200"
    mine, theirs = game.leader % 2, 1 - game.leader % 2
    if game.stages[mine] == 0:
        yield f"from 0: 親 {'loses' if changes else 'wins'}"
    if game.stages[theirs] == 0:
        yield f"from 0: 子 {f'+{rise}' if changes else 'stays'}"
    buried = points_of(game.buried) > 0
    if game.failed is None:
        side = "子" if game.winners[-1] % 2 == theirs else "親"
        number = min(3, len(game.tricks[-1][0][1]))
        yield f"last trick of {number} to {side}{', points buried' * buried}"
        if side == "子" and buried and changes and game.points - points_of(game.buried) < 80:
            yield "the doubling changes the result"
    else:
        side = "親" if game.failed % 2 == mine else "子"
        number = len(game.tricks)
        yield f"failed lead by {side}{', points buried' * buried}"
        by = "ダーチャ" if game.failed == game.leader else "their partner" if side == "親" else "子"
        yield f"failed lead by {by}"
        yield f"failed lead in trick {'1' if number == 1 else '2-9' if number < 10 else '10 or later'}"
        if not game.hands[game.failed]:
            yield "failed lead with the last cards"
        beaten = game.tricks[-1][0][1]
        partner = game.hands[(game.failed + 2) % 4]
        rivals = [game.hands[(game.failed + k) % 4] for k in (1, 3)]
        if game.trumps.beaten(beaten, [partner]) and not game.trumps.beaten(beaten, rivals):
            yield "failed lead by the partner's cards only"
        if game.taken[theirs] == 0:
            yield "failed lead: 子 has nothing"
    if any(is_joker(card) for card in game.buried):
        yield "a joker buried"
    yield f"the next dealer is {'null' if end['dealer'] is None else 'a seat'}"


def around(seed: int, events: list[Event]) -> list[Event]:
    """The same record with clock times and lines that carry no rule."""
    rng = random.Random(seed)
    result: list[Event] = []
    for k, event in enumerate(events):
        result.append(event | {"t": 40 * k})
        if k and event["e"] != "match_end" and rng.random() < 0.05:
            result.append({"e": "note", "text": "…"})
            result.append({"e": "seat", "seat": 0, "by": "bot", "name": "B"})
    return result
