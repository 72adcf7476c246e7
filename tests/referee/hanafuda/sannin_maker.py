"""A maker of full random records of 三人はちはち, in which rare events are frequent.

``make(seed, multipliers, overtime, style)``: the referee's procedure runs the rules; this driver deals (often a
rigged deal) and chooses (in moods that feed, hoard, dive, 下げ and cancel). Styles: ``plain`` (fair deals, random
moves), ``rare`` (a mixture of everything), ``ties`` (months steered so that places tie at the end of the year),
``shiso`` (the year ends early by 四三, of one seat or of two).
"""

from __future__ import annotations

import random
from collections import deque
from itertools import pairwise
from typing import TYPE_CHECKING

from .sannin import (
    DECK,
    KASU,
    LIGHTS,
    RIBBONS,
    SEATS,
    SETS,
    TANES,
    WILLOW,
    Event,
    Month,
    captured_yaku,
    field_kind,
    kasu_count,
    month,
    of_month,
    ordered,
    play_match,
    points_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Deal = tuple[list[str], str, str]
MOODS = ("random", "greedy", "feeder", "hoarder", "blind", "diver", "miser", "saver")
WISHES = (
    "exempt",
    "exempt",
    "only 法度札",
    "C-108",
    "fed again",
    "unfed",
    "C-169",
    "五光 for 四光",
    "longer 七短",
)
STYLES = ("plain", "rare", "ties", "shiso")


# ------------------------------------------------------------------------------------------ rigged deals


def complete_deal(rng: random.Random, hands: Sequence[str] = ("", "", ""), dealt: str = "", top: str = "") -> Deal:
    """Fill the given beginnings of hands, field and stock with other cards."""
    rest = sorted(set(DECK) - set("".join(hands) + dealt + top))
    rng.shuffle(rest)

    def fill(cards: str, size: int) -> str:
        while len(cards) < size:
            cards += rest.pop()
        return cards

    full = [ordered(fill(hand, 7)) for hand in hands]
    return full, ordered(fill(dealt, 6)), fill(top, 21)


def seated(hands: dict[int, str]) -> list[str]:
    return [hands.get(seat, "") for seat in SEATS]


def pick(rng: random.Random, cards: Iterable[str], count: int) -> str:
    return "".join(rng.sample(sorted(cards), count))


def shaped_hand(rng: random.Random, shape: Sequence[int], months: Iterable[int] = range(1, 13)) -> str:
    """Seven cards with given numbers of cards of a month."""
    chosen = rng.sample(sorted(months), len(shape))
    return "".join(pick(rng, of_month(m), size) for m, size in zip(chosen, shape, strict=True))


def fair(rng: random.Random) -> Deal:
    return complete_deal(rng)


def shima(rng: random.Random) -> Deal:
    return complete_deal(rng, dealt="".join(of_month(rng.randint(1, 12))))


def lit(rng: random.Random) -> Deal:
    return complete_deal(rng, dealt=pick(rng, LIGHTS, rng.randint(1, 3)))


def shaped(rng: random.Random) -> Deal:
    """One or two seats with 枚数系 hands."""
    shapes = [[3, 1, 1, 1, 1], [3, 2, 1, 1], [2, 2, 2, 1], [4, 1, 1, 1], [3, 2, 2], [4, 2, 1], [3, 3, 1]]
    months = rng.sample(range(1, 13), 12)
    seats = rng.sample(SEATS, rng.choice([1, 1, 2]))
    tate_first = list(dict.fromkeys([4, 5, 7, 12, *months]))
    pool = (tate_first if rng.random() < 0.5 else months)[:6]
    first = shaped_hand(rng, rng.choice(shapes), pool)
    hands = {seats[0]: first}
    if len(seats) == 2:
        free = [m for m in range(1, 13) if not of_month(m) & set(first)]
        hands[seats[1]] = shaped_hand(rng, rng.choice(shapes), free)
    return complete_deal(rng, seated(hands))


def triple(rng: random.Random) -> Deal:
    """A triple (or two, or はねけん), with the fourth card in an opponent's hand."""
    seat, opponent, _ = rng.sample(SEATS, 3)
    months = rng.sample([4, 5, 7, 12, *range(1, 13)], 3)
    while len(set(months)) < 3:
        months = rng.sample(range(1, 13), 3)
    mine, theirs = "", ""
    for m in months[: rng.choice([1, 1, 2])]:
        fourth = rng.choice(sorted(of_month(m)))
        mine += ordered(of_month(m) - {fourth})
        theirs += fourth
    if len(mine) == 3 and rng.random() < 0.3:
        mine += pick(rng, of_month(months[1]), 2) + pick(rng, of_month(months[2]), 2)
    if rng.random() < 0.2:
        return complete_deal(rng, seated({seat: mine}))
    return complete_deal(rng, seated({seat: mine, opponent: theirs}))


def dregs(rng: random.Random) -> Deal:
    """空素系 hands, often with willows."""
    seat = rng.choice(SEATS)
    odd = rng.choice([LIGHTS, TANES, RIBBONS, WILLOW, set()])
    hand = pick(rng, odd, 1) if odd else ""
    more = pick(rng, WILLOW - set(hand), rng.choice([0, 1, 2]))
    hand += more
    return complete_deal(rng, seated({seat: hand + pick(rng, KASU - set(hand), 7 - len(hand))}))


def slips(rng: random.Random) -> Deal:
    """赤, often with five or more ribbons."""
    seat = rng.choice(SEATS)
    count = rng.choice([2, 3, 4, 5, 5, 6, 7])
    hand = pick(rng, RIBBONS, count)
    if count == 5 and rng.random() < 0.5:
        m = month(rng.choice(hand))
        hand += ordered(of_month(m) & KASU)[:2]
    hand += pick(rng, (KASU | set("op")) - set(hand), 7 - len(hand))
    return complete_deal(rng, seated({seat: hand}))


def reaching(rng: random.Random) -> Deal:
    """出来役 within reach of one seat: partners in its hand, the cards on the field and with the others."""
    seat, other, third = rng.sample(SEATS, 3)
    plans = [["goko"], ["goko", "akatan"], ["akatan", "aotan"], ["aotan", "inoshikacho"], ["goun", "akatan"]]
    plans += [["shiko", "inoshikacho"], ["goun", "inoshikacho"], ["akatan", "inoshikacho"], []]
    plan = rng.choice(plans)
    wanted = set().union(*(SETS[key] for key in plan)) if plan else set(rng.sample(sorted(RIBBONS), 8))
    mine, dealt, theirs = "", "", ""
    for card in rng.sample(sorted(wanted), len(wanted)):
        partners = sorted(of_month(month(card)) - set(mine + dealt + theirs) - wanted)
        if len(mine) < 7:
            mine += rng.choice(partners)
        if len(dealt) < rng.choice([3, 4, 5]) and month(card) not in map(month, dealt):
            dealt += card
        else:
            theirs += card
    cut = rng.randrange(len(theirs) + 1)
    hands = {seat: mine, other: theirs[:cut], third: theirs[cut:]}
    return complete_deal(rng, seated(hands), dealt)


def four_three(rng: random.Random) -> Deal:
    months = rng.sample(range(1, 13), 4)
    seats = rng.sample(SEATS, 2)
    if rng.random() < 0.2:
        months[:2] = [11, 12]  # 空素四三 and its readings
    hands = {seats[0]: ordered(of_month(months[0])) + pick(rng, of_month(months[1]), 3)}
    if months[:2] == [11, 12] and rng.random() < 0.5:
        hands[seats[0]] = "opqrtuv"
    if rng.random() < 0.5:
        left = [m for m in range(1, 13) if not of_month(m) & set(hands[seats[0]])]
        first, second = rng.sample(left, 2)
        hands[seats[1]] = ordered(of_month(first)) + pick(rng, of_month(second), 3)
    return complete_deal(rng, seated(hands))


def poor_thrower(rng: random.Random) -> tuple[Deal, dict[int, str]]:
    """A triple's owner, a thrower with nothing but 法度札 left, and a seat twice one card short; and their moods."""
    thrower, owner, victim = rng.sample(SEATS, 3)
    first, second = rng.sample([set("BFJ"), set("Vhl"), set("YkU")], 2)
    while any(month(a) == month(b) for a in first for b in second):
        first, second = rng.sample([set("BFJ"), set("Vhl"), set("YkU")], 2)
    keep_one, keep_two = rng.choice(sorted(first)), rng.choice(sorted(second))
    dealt = ordered((first | second) - {keep_one, keep_two})
    used = {month(c) for c in first | second}
    m = rng.choice([m for m in range(1, 13) if m not in used])
    fourth = rng.choice(sorted(of_month(m)))
    partners = "".join(rng.choice(sorted(of_month(month(c)) - set("BFJVhlYkU"))) for c in dealt)
    late = sorted(of_month(month(keep_one)) - {keep_one} - first - second - set(partners))
    partners += rng.choice(late)
    hands = {thrower: keep_one + keep_two + fourth, owner: ordered(of_month(m) - {fourth}), victim: partners}
    moods = {thrower: "hoarder", owner: "saver", victim: "greedy"}
    return complete_deal(rng, seated(hands), dealt), moods


def rain(rng: random.Random) -> tuple[Deal, list[list[str]]]:
    """The last light of 四光 is thrown and taken after the willow light (C-169); and orders of play."""
    victim, thrower, third = rng.sample(SEATS, 3)
    hands = {victim: "CKert", thrower: "suv", third: ""}
    deal = complete_deal(rng, seated(hands), "AIco")
    orders = [rng.sample(hand, 7) for hand in deal[0]]
    spare = [card for card in orders[victim] if card not in "CKert"]
    orders[victim] = ["C", "K", "e", spare[0], "r", "t", spare[1]]
    spare = [card for card in orders[thrower] if card not in "suv"]
    orders[thrower] = [*spare[:3], "s", spare[3], "u", "v"]
    return deal, orders


RIGGED: dict[str, Callable[[random.Random], Deal]] = {
    "fair": fair,
    "shima": shima,
    "lit": lit,
    "shaped": shaped,
    "triple": triple,
    "dregs": dregs,
    "slips": slips,
    "reaching": reaching,
    "four_three": four_three,
}


# ------------------------------------------------------------------------------------------ steered months


def plain_choice(takes: Sequence[str]) -> str:
    """The choice of a steered seat between two cards."""
    return max(takes, key=lambda t: (points_of(t), t))


def quick(deal: Deal, dealer: int, orders: Sequence[Sequence[str]]) -> tuple[list[set[str]], bool]:
    """The piles when the seats play their cards in these orders, and whether nobody made a yaku."""
    _, dealt, stock = deal
    table = set(dealt)
    piles: list[set[str]] = [set(), set(), set()]
    for m in range(1, 13):
        if of_month(m) <= table:
            piles[dealer] |= of_month(m)
            table -= of_month(m)
    for turn in range(21):
        seat = (dealer + turn) % 3
        for card in (orders[seat][turn // 3], stock[turn]):
            same = table & of_month(month(card))
            if len(same) == 2:
                same = {plain_choice(sorted(same))}
            if same:
                table -= same
                piles[seat] |= same | {card}
            else:
                table.add(card)
        if len(piles[seat]) >= 3 and captured_yaku(piles[seat]):
            return piles, False
    return piles, True


def climb(
    rng: random.Random, deal: Deal, dealer: int, distance: Callable[[list[set[str]]], float], steps: int
) -> tuple[float, list[list[str]]]:
    """Orders of the hands with a small distance."""
    orders = [rng.sample(hand, 7) for hand in deal[0]]

    def rate() -> float:
        piles, quiet = quick(deal, dealer, orders)
        return distance(piles) if quiet else 1000.0 - sum(map(len, piles))

    best = rate()
    for _ in range(steps):
        if best == 0:
            break
        seat, a, b = rng.randrange(3), rng.randrange(7), rng.randrange(7)
        orders[seat][a], orders[seat][b] = orders[seat][b], orders[seat][a]
        now = rate()
        if now <= best:
            best = now
        else:
            orders[seat][a], orders[seat][b] = orders[seat][b], orders[seat][a]
    return best, orders


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that makes every choice and writes it down."""

    def __init__(self, rng: random.Random, multipliers: str, overtime: str, style: str, months: int) -> None:
        self.rng, self.style = rng, style
        self.options: Event = {"multipliers": multipliers, "overtime": overtime, "months": months}
        self.months = months
        self.events: list[Event] = []
        self.game: Month
        self.orders: list[list[str]] | None = None
        self.moods = ["random"] * 3
        self.go_on_rate = self.cancel_rate = self.decline_rate = 0.0
        self.tie = rng.choice(["low", "top", "all"])
        self.replay: deque[Event] = deque()

    def header(self) -> Event:
        head: Event = {"e": "match", "format": 1, "game": "sannin", "version": 1, "options": self.options}
        self.events.append(head | {"seats": 3, "names": ["A", "B", "C"]})
        return self.events[0]

    def first_dealer(self) -> int:
        if self.rng.random() < 0.5:
            self.events.append({"e": "draw_seats", "draws": draw_rounds(self.rng), "dealer": 0})
        return 0

    def begin(self, game: Month) -> None:
        self.game = game
        self.orders = None
        rng = self.rng
        self.moods = [rng.choice(MOODS) for _ in SEATS]
        self.go_on_rate = rng.choice([0.1, 0.6, 0.95])
        self.cancel_rate = rng.choice([0.0, 0.02, 0.2])
        self.decline_rate = rng.choice([0.0, 0.1, 0.3])
        if self.style == "plain":
            self.moods = [rng.choice(("random", "greedy")) for _ in SEATS]
            self.go_on_rate, self.cancel_rate, self.decline_rate = 0.4, 0.1, 0.1

    def cards(self, n: int) -> Deal:
        rng = self.rng
        if self.style == "plain":
            return fair(rng)
        if self.style == "ties":
            return self.steer_to_tie(n)
        if self.style == "shiso" and n >= 2 and rng.random() < 0.4:
            self.decline_rate = 0.0
            return four_three(rng)
        draw = rng.random()
        if draw < 0.10:
            return self.steer(rng.choice(["sohachi", "futahachi", "sujuroku", "even", "two"]))
        if draw < 0.14:
            return self.seek(rng.choice(WISHES))
        kinds = [
            "fair",
            "shima",
            "lit",
            "shaped",
            "triple",
            "triple",
            "dregs",
            "slips",
            "reaching",
            "reaching",
        ]
        return RIGGED[rng.choice(kinds)](rng)

    # ---- steering

    def steer(self, goal: str) -> Deal:
        """Search a deal and orders of play for a 特殊役 or for a tie of card points."""
        rng, star = self.rng, self.rng.choice(SEATS)
        dealer = self.game.dealer

        def distance(piles: list[set[str]]) -> float:
            points = [points_of(pile) for pile in piles]
            if goal == "sohachi":
                return sum(abs(p - 88) for p in points)
            if goal == "futahachi":
                return max(0, 168 - points[star])
            if goal == "sujuroku":
                return max(0, 16 - kasu_count(piles[star]))
            if goal == "two":
                return max(0, 168 - points[star]) + 4 * max(0, 16 - kasu_count(piles[star - 1]))
            top, next_best, _ = sorted(points, reverse=True)
            return top - next_best

        deal = fair(rng)
        for _ in range(8):
            deal = rng.choice([fair, fair, dregs, triple])(rng)
            left, self.orders = climb(rng, deal, dealer, distance, 120)
            if not left:
                break
        self.decline_rate = 0.1
        return deal

    def steer_to_tie(self, n: int) -> Deal:
        """Keep the totals close to each other, and make the wanted places equal from month 12 on."""
        rng, game = self.rng, self.game
        self.decline_rate = 1.0
        last = self.months
        a, b, c = rng.sample(SEATS, 3)

        def distance(piles: list[set[str]]) -> float:
            points = [points_of(pile) for pile in piles]
            if all(p == 88 for p in points) or max(points) >= 168:
                return 500.0
            if any(kasu_count(pile) >= 16 for pile in piles):
                return 500.0
            totals = [s + gain for s, gain in zip(game.scores, game.prices.card_points(points), strict=True)]
            totals[max(game.order, key=lambda seat: points[seat])] -= 1
            if n < last or self.tie == "all":
                return max(totals) - min(totals)
            if self.tie == "low":
                return abs(totals[a] - totals[b]) + max(0, max(totals[a], totals[b]) - totals[c] + 1)
            return abs(totals[a] - totals[b]) + max(0, totals[c] - min(totals[a], totals[b]) + 1)

        plans: list[tuple[float, int, Deal, list[list[str]]]] = []
        for k in range(2 if n < last else 20):
            last_lit = n == last and self.options["overtime"] == "yes" and rng.random() < 0.9
            deal = complete_deal(rng, dealt="AI" if last_lit else pick(rng, set(DECK) - LIGHTS, 6))
            game.kind = field_kind(deal[1], game.carried)[0]
            left, orders = climb(rng, deal, game.dealer, distance, 60 if n < last else 150)
            plans.append((left, k, deal, orders))
            if not left:
                break
        *_, deal, self.orders = min(plans)
        return deal

    def seek(self, wish: str) -> Deal:
        """Search for a deal in which a rare event happens, by playing it in secret."""
        now = self.game
        for _ in range(120 if wish == "only 法度札" else 50):
            trial = Trial(random.Random(self.rng.random()), **self.options, style="trial")
            if wish in ("exempt", "only 法度札"):
                trial.deal, trial.given_moods = deal, _ = poor_thrower(self.rng)
            elif wish == "C-169":
                trial.deal, trial.given_orders = deal, _ = rain(self.rng)
            else:
                trial.deal = deal = reaching(self.rng)
            game = Month(trial, now.menu, now.n, now.dealer, now.carried, list(now.scores))
            game.run()
            if any(wish in note for note in +game.notes) or (wish == "exempt" and game.exempted):
                self.replay = deque(event for event in trial.events if event["e"] != "pay")
                break
        return deal

    # ---- choosing

    def choose(self, options: list[Event]) -> Event:
        chosen = options[0]
        if self.replay:
            chosen = self.replay.popleft()
            assert chosen in options, (chosen, options)
        elif len(options) > 1:
            chosen = getattr(self, "choose_" + options[0]["e"])(options)
        self.events.append(chosen)
        return chosen

    def choose_show(self, options: list[Event]) -> Event:
        real = [option for option in options if option["yaku"]]
        return options[0] if self.rng.random() < self.decline_rate else self.rng.choice(real)

    def choose_stop(self, options: list[Event]) -> Event:
        return options[self.rng.random() < self.go_on_rate]

    def choose_turn(self, options: list[Event]) -> Event:
        if self.orders:
            best = plain_choice([option["takes"] for option in options])
            return next(option for option in options if option["takes"] == best)
        return self.by_mood(options)

    def choose_play(self, options: list[Event]) -> Event:
        if self.orders:
            order = self.orders[options[0]["seat"]]
            card = next(c for c in order if c in self.game.hands[options[0]["seat"]])
            return self.choose_turn([option for option in options if option["card"] == card])
        return self.by_mood(options)

    def by_mood(self, options: list[Event]) -> Event:
        seat = options[0]["seat"]
        mood = self.moods[seat]
        if mood == "random":
            return self.rng.choice(options)
        return max(options, key=lambda option: self.appeal(mood, seat, option) + self.rng.random())

    def appeal(self, mood: str, seat: int, option: Event) -> float:
        """The value of a move for a seat of this mood."""
        game, card, takes = self.game, option["card"], option["takes"]
        from_hand = option["e"] == "play"
        mine = {d.month for d in game.dives if d.owner == seat and not d.done}
        theirs = {d.month for d in game.dives if d.owner != seat and not d.done}
        if mood == "greedy" or not from_hand:
            return greed(game, seat, card, takes)
        gifts = {} if takes else game.gifts(seat, card)
        if mood == "feeder":
            return 50.0 if gifts else greed(game, seat, card, takes)
        if mood == "hoarder":  # keep what is or may become a 法度札
            precious = any(card in cards for cards in SETS.values()) or month(card) in theirs
            cost = max((game.worth(keys) for keys in gifts.values()), default=0)
            return greed(game, seat, card, takes) - 100 * bool(gifts) - cost - 60 * precious
        if mood == "saver":  # keep a triple to the end
            return greed(game, seat, card, takes) - 100 * (month(card) in mine)
        if mood == "blind":  # leave the first card of a triple lying
            return greed(game, seat, card, takes) - 100 * (month(card) in theirs)
        if mood == "diver":
            return greed(game, seat, card, takes) + 40 * (month(card) in mine)
        return -greed(game, seat, card, takes)  # miser: throw where nothing is to be taken

    def offer(self, option: Event) -> bool:
        if self.replay:
            yes = self.replay[0] == option
            if yes:
                self.replay.popleft()
        else:
            yes = self.rng.random() < self.cancel_rate
        if yes:
            self.events.append(option)
        return yes

    def pays(self, group: list[Event]) -> None:
        shuffled = list(group)
        self.rng.shuffle(shuffled)
        self.events += shuffled


class Trial(Maker):
    """One given deal, played in given moods."""

    deal: Deal
    given_moods: dict[int, str] | None = None
    given_orders: list[list[str]] | None = None

    def begin(self, game: Month) -> None:
        self.game = game
        self.orders = self.given_orders
        self.moods = [self.given_moods[seat] if self.given_moods else "feeder" for seat in SEATS]
        self.go_on_rate = 0.9

    def cards(self, n: int) -> Deal:
        assert n
        return self.deal


def greed(game: Month, seat: int, card: str, takes: str) -> float:
    """The captured points, and 出来役 cards while the set is not broken."""
    if not takes:  # keep the partners of what is wanted
        wanted = [cards for cards in SETS.values() if len(cards - game.piles[seat]) == 1]
        return -9.0 * any(of_month(month(card)) & cards - game.piles[seat] for cards in wanted)
    gain = float(points_of(takes + card))
    for cards in SETS.values():
        lost = any(cards & game.piles[other] for other in SEATS if other != seat)
        if cards & set(takes + card) and not lost:
            gain += 10 + 15 * len(cards & game.piles[seat])
    return gain


def draw_rounds(rng: random.Random) -> list[list[list[object]]]:
    """Draws that give seats 0, 1, 2 rising months; equal months drew again (C-161)."""
    deck = rng.sample(DECK, 9)
    if rng.random() < 0.3:
        low, high = sorted(rng.sample(range(1, 13), 2))
        pair, single = rng.choice([(low, high), (high, low)])
        two = rng.sample(sorted(of_month(pair)), 2)
        other = rng.choice(sorted(of_month(single)))
        rest = sorted(rng.sample([c for c in deck if c not in [*two, other]], 2), key=month)
        while month(rest[0]) == month(rest[1]):
            rest = sorted(rng.sample(sorted(set(DECK) - {*two, other}), 2), key=month)
        first: list[list[object]] = (
            [[0, two[0]], [1, two[1]], [2, other]] if pair < single else [[0, other], [1, two[0]], [2, two[1]]]
        )
        again = (0, 1) if pair < single else (1, 2)
        return [first, [[again[0], rest[0]], [again[1], rest[1]]]]
    cards = sorted(rng.sample(DECK, 3), key=month)
    while any(month(a) == month(b) for a, b in pairwise(cards)):
        cards = sorted(rng.sample(DECK, 3), key=month)
    return [[[seat, card] for seat, card in enumerate(cards)]]


def make(seed: int, multipliers: str = "A", overtime: str = "no", style: str = "rare", months: int = 12) -> list[Event]:
    """Make a full record of one random match."""
    rng = random.Random(f"{seed}/{multipliers}/{overtime}/{style}" + (f"/{months}" if months != 12 else ""))
    maker = Maker(rng, multipliers, overtime, style, months)
    play_match(maker)
    return maker.events
