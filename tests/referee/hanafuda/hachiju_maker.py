"""A maker of full random records of 八十, in which rare events are frequent.

``make(seed, seats, deals, style)``: the referee's procedure runs the rules; this driver bids, deals (often a rigged
deal), shows and chooses (in moods that gather, avoid, and 下げ). Styles: ``plain`` (fair deals, everything else at
random), ``rare`` (a mixture of everything), ``ties`` (few deals of equal results, so that several seats share the
victory).
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .hachiju import DREGS, GAME, SETS, SLIPS, Deal, captured_yaku, foremost, play_match, points_of
from .sannin import DECK, KASU, WILLOW, Event, by_month, month, of_month, ordered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

MOODS = ("random", "greedy", "greedy", "miser", "sweeper")
STYLES = ("plain", "rare", "ties")
SHAPES = ("31111", "3211", "2221", "4111", "421", "322", "331", "43")
LARGEST = 7  # hand cards, and turns of a participant


@dataclass
class Temper:
    """The chances of 降りる, ダブル and 下げ, and of showing hand yaku at a table."""

    out: float
    double: float
    go_on: float
    show: float


@dataclass
class Plan:
    """The cards for the participants in order of play, the field and the stock, and perhaps orders of play."""

    hands: list[str]
    dealt: str
    stock: str
    orders: list[list[str]] | None = None
    moods: Sequence[str] | None = None
    go_on: float | None = None  # this table's chance of 下げ


# ------------------------------------------------------------------------------------------ rigged deals


def pick(rng: random.Random, cards: Iterable[str], count: int) -> str:
    return "".join(rng.sample(sorted(cards), count))


def whole_month(dealt: str) -> bool:
    return any(len(cards) == 4 for cards in by_month(dealt).values())


def complete(rng: random.Random, size: int, beginnings: Mapping[int, str] | None = None, dealt: str = "") -> Plan:
    """Fill the given beginnings of hands and field with other cards; the rest is the stock."""
    beginnings = beginnings or {}
    while True:
        rest = sorted(set(DECK) - set("".join(beginnings.values()) + dealt))
        rng.shuffle(rest)
        hands = [beginnings.get(place, "") for place in range(size)]
        hands = [hand + "".join(rest.pop() for _ in range(LARGEST - len(hand))) for hand in hands]
        on_field = dealt + "".join(rest.pop() for _ in range(6 - len(dealt)))
        if not whole_month(on_field):
            return Plan([ordered(hand) for hand in hands], on_field, "".join(rest))


def fair(rng: random.Random, size: int) -> Plan:
    return complete(rng, size)


def shaped(rng: random.Random, size: int) -> Plan:
    """Hands with given numbers of cards of a month at one or two places."""
    months = rng.sample(range(1, 13), 12)
    hands = {}
    for place in rng.sample(range(size), rng.choice([1, 1, 2])):
        shape = rng.choice(SHAPES)
        hands[place] = "".join(pick(rng, of_month(months.pop()), int(number)) for number in shape)
    return complete(rng, size, hands)


def dregs(rng: random.Random, size: int) -> Plan:
    """カス hands of six or seven, often with willows and equal months."""
    first, second = rng.sample(range(size), 2)
    hand = pick(rng, WILLOW, rng.choice([0, 1, 2, 3, 4]))
    if rng.random() < 0.5:
        hand += "tuv"
    if rng.random() < 0.5:  # pairs
        for m in rng.sample(range(1, 11), (LARGEST - len(hand)) // 2):
            hand += ordered(of_month(m) & KASU)
    hand = hand[:LARGEST]
    rest = DREGS - set(hand)
    hand += pick(rng, rest, max(0, rng.choice([6, 6, 7]) - len(hand)))
    hands = {first: hand}
    if len(hand) == LARGEST - 1:
        same_month = [c for c in DECK if c not in hand and c not in DREGS and month(c) in map(month, hand)]
        hands[first] += rng.choice(same_month or sorted(set(DECK) - DREGS))
    if rng.random() < 0.4:
        hands[second] = pick(rng, DREGS - set(hands[first]), 6)
    return complete(rng, size, hands)


def crowd(rng: random.Random, size: int) -> Plan:
    """Two and three cards of a month on the field, with their partners in the hands or the stock."""
    months = rng.sample(range(1, 13), 3)
    sizes = rng.choice([(3, 3, 0), (3, 2, 0), (2, 2, 2), (3, 1, 1), (2, 2, 1)])
    dealt = "".join(pick(rng, of_month(m), count) for m, count in zip(months, sizes, strict=True))
    left = of_month(months[0]) | of_month(months[1])
    hands = {rng.randrange(size): pick(rng, left - set(dealt), 1)} if rng.random() < 0.6 else {}
    return complete(rng, size, hands, dealt)


def reaching(rng: random.Random, size: int) -> Plan:
    """One or two 出来役 within reach of one place: partners in its hand, the cards on the field."""
    place = rng.randrange(size)
    keys = rng.choice([["akatan", "aotan"], ["inoshikacho", "akatan"], ["shiko"], ["aotan", "inoshikacho"], []])
    wanted = set().union(*(SETS[key] for key in keys)) if keys else set(rng.sample(sorted(SLIPS), 8))
    mine, dealt = "", ""
    for card in rng.sample(sorted(wanted), len(wanted)):
        partners = sorted(of_month(month(card)) - set(mine + dealt) - wanted)
        if len(mine) < LARGEST and len(dealt) < 6 and month(card) not in map(month, dealt) and partners:
            mine += rng.choice(partners)
            dealt += card
    plan = complete(rng, size, {place: mine}, dealt)
    plan.moods = ["greedy" if each == place else rng.choice(MOODS) for each in range(size)]
    return plan


def splits_of(number: int) -> list[tuple[str, str]]:
    """The three ways to take the cards of a month in pairs."""
    a, b, c, d = sorted(of_month(number), key=DECK.index)
    return [(a + b, c + d), (a + c, b + d), (a + d, b + c)]


def built(rng: random.Random, size: int, pairs: Sequence[tuple[int, str]]) -> Plan | None:
    """Cards and orders of play in which each pair of a month goes to its place; None if chance failed.

    Pairs that stand first are laid first; サシ勝負 leaves some unused.
    """
    todo = [(place, pair if rng.random() < 0.5 else pair[::-1]) for place, pair in pairs]
    lying: dict[int, tuple[int, str]] = {}  # month: who takes it with which card

    def lay() -> str:
        place, pair = next(each for each in todo if month(each[1][0]) not in lying)
        todo.remove((place, pair))
        lying[month(pair[0])] = place, pair[1]
        return pair[0]

    orders: list[list[str]] = [[] for _ in range(size)]
    stock: list[str] = []
    dealt = "".join(lay() for _ in range(6))
    for turn in range(LARGEST * size):
        for cards in (orders[turn % size], stock):
            mine = [m for m, (place, _) in lying.items() if place == turn % size]
            fresh = any(month(pair[0]) not in lying for _, pair in todo)
            if mine and (not fresh or rng.random() < 0.9):
                cards.append(lying.pop(rng.choice(mine))[1])
            elif fresh:
                cards.append(lay())
            else:
                return None
    dead = set(DECK) - set(dealt).union(stock, *orders)
    stock += rng.sample(sorted(dead), len(dead))
    return Plan([ordered(cards) for cards in orders], dealt, "".join(stock), orders=orders)


def paired(rng: random.Random, size: int, owners: Mapping[str, int], star: int | None = None) -> Plan:
    """A play in which each card of ``owners`` goes to its owner, and most カス go to ``star``."""
    while True:
        first: list[tuple[int, str]] = []
        later: list[tuple[int, str]] = []
        gathering = {11, *rng.sample([*range(1, 11), 12], rng.choice([7, 8]))}
        for m in range(1, 13):
            fit = [
                two for two in splits_of(m) if all(len({owners[x] for x in pair if x in owners}) < 2 for pair in two)
            ]
            for pair in rng.choice(fit) if star is None else fit[0]:
                claims = {owners[x] for x in pair if x in owners}
                place = rng.randrange(size)
                gathered = star is not None and m in gathering and set(pair) <= DREGS
                if claims:
                    (place,) = claims
                elif star is not None and gathered:
                    place = star
                (first if gathered or claims else later).append((place, pair))
        rng.shuffle(first)
        rng.shuffle(later)
        pairs = [*first, *later]
        if rng.random() < 0.3:
            rng.shuffle(pairs)
        plan = built(rng, size, pairs)
        if plan:
            return plan


def towers(rng: random.Random, size: int) -> Plan:
    """Sets for one, two or three places, which mostly go on."""
    keys = rng.sample(sorted(SETS), rng.choice([2, 3, 3, 4]))
    places = [rng.randrange(size) for _ in keys]
    if rng.random() < 0.5:
        places = [*rng.sample(range(size), size), 0, 0][: len(keys)]
    owners: dict[str, int] = {}
    if rng.random() < 0.25:
        owners |= dict.fromkeys(rng.sample(sorted(SLIPS), 7), rng.randrange(size))
    for key, place in zip(keys, places, strict=True):
        if not SETS[key] & owners.keys():
            owners |= dict.fromkeys(SETS[key], place)
    plan = paired(rng, size, owners)
    plan.go_on = rng.choice([0.5, 0.9, 1.0, 1.0])
    return plan


def sixteen(rng: random.Random, size: int) -> Plan:
    """素十六 for one place, and perhaps a set for the same or another place."""
    owners: dict[str, int] = {}
    star = rng.randrange(size)
    if rng.random() < 0.6:
        owners = dict.fromkeys(SETS[rng.choice(sorted(SETS))], rng.randrange(size))
    plan = paired(rng, size, owners, star)
    plan.go_on = rng.choice([0.5, 0.9, 1.0, 1.0])
    return plan


def level(rng: random.Random, size: int, everyone: bool = False) -> Plan:
    """No 出来役, and equal card points of the two best seats or of all three."""
    while True:
        halves = [half for m in range(1, 13) for half in rng.choice(splits_of(m))]
        pairs = list(zip(rng.choices(range(size), k=24), halves, strict=True))
        if size == 3:
            points = sorted(sum(points_of(half) for place, half in pairs if place == each) for each in range(3))
            if len(set(points[not everyone :])) > 1:
                continue
            piles = [{card for place, half in pairs if place == each for card in half} for each in range(3)]
            if any(map(captured_yaku, piles)) or max(map(len, piles)) > 24:
                continue
        rng.shuffle(pairs)
        plan = built(rng, size, pairs)
        if plan and (size == 3 or len({points_of(pile) for pile in quick(plan)}) == 1):
            plan.go_on = 0.0
            return plan


def quick(plan: Plan) -> list[set[str]]:
    """The piles after a constructed サシ勝負."""
    assert plan.orders
    lying = {month(card): card for card in plan.dealt}
    piles: list[set[str]] = [set() for _ in plan.orders]
    for turn in range(LARGEST * len(piles)):
        place = turn % len(piles)
        for card in (plan.orders[place][turn // len(piles)], plan.stock[turn]):
            other = lying.pop(month(card), "")
            if other:
                piles[place] |= {card, other}
            else:
                lying[month(card)] = card
    return piles


RIGGED: dict[str, Callable[[random.Random, int], Plan]] = {
    "fair": fair,
    "shaped": shaped,
    "dregs": dregs,
    "crowd": crowd,
    "reaching": reaching,
    "towers": towers,
    "sixteen": sixteen,
    "level": level,
}
OFTEN = ["fair", "shaped", "shaped", "dregs", "dregs", "crowd", "reaching", "towers", "towers", "towers", "sixteen"]
OFTEN += ["level"]


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that makes every choice and writes it down."""

    def __init__(self, rng: random.Random, seats: int, deals: int, style: str) -> None:
        self.rng, self.seats, self.deals, self.style = rng, seats, deals, style
        self.events: list[Event] = []
        self.game: Deal
        self.plan: Plan
        self.order: list[int] = []  # who will play
        self.temper = Temper(0.3, 0.2, 0.5, 0.9)
        self.moods: Sequence[str] = ()
        self.bids: deque[str] = deque()

    def header(self) -> Event:
        head: Event = {"e": "match", "format": 1, "game": GAME, "version": 1, "options": {"deals": self.deals}}
        self.events.append(head | {"seats": self.seats, "names": list("PQRSTU")[: self.seats]})
        return self.events[0]

    def first_dealer(self) -> int:
        if self.rng.random() < 0.5:
            return self.rng.randrange(self.seats)
        draws, dealer = draw_rounds(self.rng, self.seats)
        self.events.append({"e": "draw_seats", "draws": draws, "dealer": dealer})
        return dealer

    def begin(self, game: Deal) -> None:
        """Bid in secret first, so that the cards can be rigged for the seats that will play."""
        self.game = game
        rng = self.rng
        out = rng.choice([0.1, 0.3, 0.5, 0.8])
        self.temper = Temper(out, rng.choice([0.0, 0.15, 0.4, 0.8]), rng.choice([0.3, 0.7, 0.95]), 0.9)
        if self.style == "plain":
            self.temper = Temper(0.3, 0.2, 0.4, 0.8)
        if self.style == "ties":
            self.temper = Temper(0.1, 0.5, 0.0, 0.0)
        trial = Secret(rng, self.temper)
        seen = Deal(trial, game.n, game.dealer, list(game.scores), game.last)
        seen.auction()
        self.bids = trial.bids
        self.order = seen.order
        size = len(self.order)
        self.plan = self.planned(size) if size else Plan([], "", "")
        self.moods = self.plan.moods or [rng.choice(MOODS) for _ in range(size)]
        if self.plan.go_on is not None:
            self.temper.go_on = self.plan.go_on

    def planned(self, size: int) -> Plan:
        if self.style == "plain":
            return fair(self.rng, size)
        if self.style == "ties":
            return level(self.rng, size, self.rng.random() < 0.6)
        return RIGGED[self.rng.choice(OFTEN)](self.rng, size)

    # ---- the cards

    def deal(self, game: Deal) -> tuple[list[str], str]:
        rng = self.rng
        if self.style != "plain" and rng.random() < 0.15:  # 配り直し
            dealt = ordered(of_month(rng.randint(1, 12)))
            every = rng.sample(sorted(set(DECK) - set(dealt)), 44)
            dealt = "".join(rng.sample(dealt + every.pop() + every.pop(), 6))
            return ["".join(every[7 * k : 7 * k + 7]) for k in range(self.seats)], dealt
        hands = [""] * len(game.scores)
        if not self.order:
            plan = complete(rng, self.seats)
            return plan.hands, plan.dealt
        for place, seat in enumerate(self.order):
            hands[seat] = self.plan.hands[place]
        left = rng.sample(self.plan.stock, len(self.plan.stock))
        for seat in range(self.seats):
            while seat not in self.order and len(hands[seat]) < LARGEST:
                hands[seat] += left.pop()
        return hands, self.plan.dealt

    def stock(self, game: Deal) -> str:
        assert game.order == self.order
        return self.plan.stock

    # ---- choosing

    def choose(self, options: list[Event]) -> Event:
        chosen = options[0]
        name = chosen["e"]
        if name == "bid":
            word = self.bids.popleft()
            chosen = next(option for option in options if option["bid"] == word)
        elif len(options) > 1:
            chosen = getattr(self, "choose_" + name)(options)
        self.events.append(chosen)
        return chosen

    def choose_show(self, options: list[Event]) -> Event:
        if self.rng.random() < self.temper.show:
            return options[-1]
        return self.rng.choice(options[:-1])

    def choose_stop(self, options: list[Event]) -> Event:
        return options[self.rng.random() < self.temper.go_on]

    def choose_play(self, options: list[Event]) -> Event:
        if self.plan.orders:
            seat = options[0]["seat"]
            order = self.plan.orders[self.order.index(seat)]
            card = next(c for c in order if c in self.game.hands[seat])
            options = [option for option in options if option["card"] == card]
        return self.by_mood(options)

    def choose_turn(self, options: list[Event]) -> Event:
        return self.by_mood(options)

    def by_mood(self, options: list[Event]) -> Event:
        seat = options[0]["seat"]
        mood = self.moods[self.order.index(seat)]
        if mood == "random":
            return self.rng.choice(options)
        return max(options, key=lambda option: self.appeal(mood, seat, option) + self.rng.random())

    def appeal(self, mood: str, seat: int, option: Event) -> float:
        """The value of a move for a seat of this mood."""
        cards = set(option["card"] + option["takes"]) if option["takes"] else set()
        if mood == "sweeper":
            return 8.0 * len(cards & DREGS)
        gain = float(points_of(cards)) + len(cards)
        for wanted in SETS.values():
            if not any(wanted & self.game.piles[other] for other in self.game.others(seat)):
                gain += 20 * len(wanted & cards)
        gain += 5 * len(cards & SLIPS)
        return -gain if mood == "miser" else gain

    def pays(self, group: list[Event]) -> None:
        shuffled = list(group)
        self.rng.shuffle(shuffled)
        self.events += shuffled


class Secret:
    """The driver of a secret auction, by a table's temper."""

    def __init__(self, rng: random.Random, temper: Temper) -> None:
        self.rng, self.temper = rng, temper
        self.bids: deque[str] = deque()

    def header(self) -> Event:
        raise NotImplementedError

    def first_dealer(self) -> int:
        raise NotImplementedError

    def begin(self, game: Deal) -> None:
        raise NotImplementedError

    def deal(self, game: Deal) -> tuple[list[str], str]:
        raise NotImplementedError

    def stock(self, game: Deal) -> str:
        raise NotImplementedError

    def choose(self, options: list[Event]) -> Event:
        if options[0]["e"] != "bid":
            return options[0]
        words = [option["bid"] for option in options]
        weights = {"in": 1 - self.temper.out, "out": self.temper.out, "double": self.temper.double}
        word = self.rng.choices(words, [weights[each] + 0.01 for each in words])[0]
        self.bids.append(word)
        return options[words.index(word)]

    def pays(self, group: list[Event]) -> None:
        pass


def draw_rounds(rng: random.Random, seats: int) -> tuple[list[list[list[object]]], int]:
    """Draws until one seat has the earliest month, or its best card; often from few months."""
    rounds: list[list[list[object]]] = []
    front = set(range(seats))
    while len(front) > 1:
        few = rng.choice([DECK[:8], "CDGHtuv", DECK[-4:]])
        cards = rng.sample(few if len(few) >= len(front) and rng.random() < 0.7 else DECK, len(front))
        drawn = dict(zip(sorted(front), cards, strict=True))
        rounds.append([[seat, card] for seat, card in drawn.items()])
        front = foremost(drawn)
    return rounds, front.pop()


def make(seed: int, seats: int = 3, deals: int = 12, style: str = "rare") -> list[Event]:
    """Make a full record of one random match."""
    maker = Maker(random.Random(f"{seed}/{seats}/{deals}/{style}"), seats, deals, style)
    play_match(maker)
    return maker.events
