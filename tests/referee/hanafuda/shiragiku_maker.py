"""A maker of full random records of はちはち しらぎく, in which rare events are frequent.

``make(seed, length, overtime, inoshikacho, style, seats, version)``: the referee's procedure runs the rules; this
driver deals (often a rigged deal) and chooses (in moods that feed, hoard and dive). Rigged deals know three places in
the order of play, of which the first is 親. Styles: ``plain`` (fair deals, random moves), ``rare`` (a mixture of
everything), ``ties`` (deals steered so that two or three seats win together).
"""

from __future__ import annotations

import random
from collections import deque
from typing import TYPE_CHECKING

from .nakayoshi_maker import late_set, late_tower
from .sannin import DECK, KASU, LIGHTS, RIBBONS, SEATS, WILLOW, month, of_month, ordered, points_of
from .sannin_maker import (
    complete_deal,
    dregs,
    fair,
    four_three,
    lit,
    pick,
    plain_choice,
    poor_thrower,
    rain,
    seated,
    shaped,
    shima,
    slips,
    triple,
)
from .shiragiku import (
    DEALS,
    OPTIONS,
    ORIGIN,
    PROTECTED,
    SETS,
    Deal,
    captured_yaku,
    card_point_lines,
    field_kind,
    hand_yaku,
    in_kan,
    kasu_count,
    play_match,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .sannin import Event

    Distance = Callable[[list[set[str]], int | None], float]

Cards = tuple[list[str], str, str]
Orders = list[list[str]]
MOODS = ("random", "greedy", "feeder", "hoarder", "saver", "diver", "miser")
STYLES = ("plain", "rare", "ties")
GOALS = (
    "sohachi",
    "futahachi",
    "sujuroku",
    "two",
    "even",
    "failed sujuroku",
    "failed bright",
    "failed own",
    "both",
    "failed sohachi",
)
WISHES = (
    "asked with the last hand card",
    "forced stop with the stock card after 下げ with the last hand card",
    "法度札 taken: last card",
    "C-169",
    "飛込 fed with the last card",
    "C-173",
    "飛込 void by 上がり",
    "飛込 beside a failed 下げ",
)


# ------------------------------------------------------------------------------------------ rigged deals


def reaching(rng: random.Random) -> Cards:
    """出来役 within reach of one seat: partners in its hand, the cards on the field and with the others."""
    seat, other, third = rng.sample(SEATS, 3)
    plans = [["goko"], ["goko", "akatan"], ["akatan", "aotan"], ["aotan", "inoshikacho"], ["shiko", "aotan"]]
    plans += [["shiko", "inoshikacho"], ["akatan", "inoshikacho"], []]
    plan = rng.choice(plans)
    wanted = set().union(*(SETS[key] for key in plan)) if plan else set(rng.sample(sorted(RIBBONS - WILLOW), 8))
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
    return complete_deal(rng, seated({seat: mine, other: theirs[:cut], third: theirs[cut:]}), dealt)


def late_dive(rng: random.Random, dealer: int) -> tuple[Cards, Orders]:
    """The owner of a triple pairs two of it and takes the fourth, thrown early or as a last card; and orders."""
    thrower = (dealer + rng.choice([0, 1])) % 3
    owner = (thrower + 1) % 3
    m = rng.randint(1, 12)
    cards = rng.sample(sorted(of_month(m)), 4)
    deal = complete_deal(rng, seated({owner: "".join(cards[:3]), thrower: cards[3]}))
    orders = [rng.sample(hand, 7) for hand in deal[0]]
    when = rng.choice([6, 6, 4, 3])
    rest = [card for card in orders[owner] if card not in cards]
    orders[owner] = [*cards[:2], *rest[: when - 2], cards[2], *rest[when - 2 :]]
    rest = [card for card in orders[thrower] if card not in cards]
    orders[thrower] = [*rest[:when], cards[3], *rest[when:]]
    return deal, orders


def collecting(rng: random.Random, dealer: int, takes: str, last: str, third: str = "") -> tuple[Cards, Orders]:
    """One seat takes cards from the field one by one (``takes``: pairs of target and partner); and orders.

    The last target lies there too (``last`` = lies), is fed by another seat (fed), or is taken by the stock card
    of the turn in which the one before it is taken (turned). The third seat may take cards first.
    """
    star = rng.choice(SEATS)
    thrower = (star + rng.choice([1, 2])) % 3
    targets, partners = takes[::2], list(takes[1::2])
    places = [(seat - dealer) % 3 for seat in SEATS]
    rest = rng.sample(sorted(set(DECK) - set(takes + third)), 48 - len(takes + third))
    near = {month(card) for card in takes + third}
    rest.sort(key=lambda card: month(card) in near)  # what might disturb comes late
    orders: Orders = [[], [], []]
    turned = partners.pop() if last == "turned" else ""
    stock = [rest.pop(0) for _ in range(3 * len(partners) - 3 + places[star])] + list(turned)
    for seat in SEATS:
        if seat != star:
            orders[seat] = list(third[1::2]) if seat != thrower else []
            orders[seat] += [rest.pop(0) for _ in range(5 - len(orders[seat]))]
    orders[star] = partners
    dealt = targets
    if last == "fed":
        dealt = targets[:-1]
        orders[thrower].insert(len(dealt), targets[-1])
        if places[thrower] > places[star]:
            orders[star].insert(len(dealt), rest.pop(0))
    dealt += third[::2]
    while len(dealt) < 6:
        dealt += rest.pop(0)
    for order in orders:
        order += [rest.pop() for _ in range(7 - len(order))]
    stock += rng.sample(rest, len(rest))
    return ([ordered(order) for order in orders], ordered(dealt), "".join(stock)), orders


PLANS = {
    "五光 after 四光": ("ACIKcestor", "lies"),
    "two yaku at once": ("IJcestFGAB", "lies"),
    "one fed": ("IJcestFGAB", "fed"),
    "a continuer fed again": ("BCFGJKVWhilm", "fed"),
    "C-152": ("BCFGJKVWhilm", "turned"),
    "sage again": ("BCFGJKVWhilm", "lies"),
    "半額返し of several": ("BCFGJKVWhilm", "turned"),
    "offender": ("BCFGJK", "fed"),
    "半額返し to": ("ACIKcest", "fed"),
    "法度 offender": ("UXYZkm", "fed"),
    "下げ before 法度": ("BCFGJK", "fed", "VWhilm"),
}


RIGGED: dict[str, Callable[[random.Random], Cards]] = {
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
WEIGHTS = (2, 2, 2, 2, 4, 2, 2, 6, 1)


# ------------------------------------------------------------------------------------------ steered deals


def quick(
    deal: Cards, dealer: int, orders: Sequence[Sequence[str]], boars: bool
) -> tuple[list[set[str]], int | None, bool]:
    """The piles if the seats play in these orders, the seats that said 下げ, and whether another yaku was made."""
    _, dealt, stock = deal
    table = set(dealt)
    piles: list[set[str]] = [set(), set(), set()]
    continuer: int | None = None
    collected: list[str] = []
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
            if not same:
                table.add(card)
                continue
            table -= same
            piles[seat] |= same | {card}
            before = collected if seat == continuer else []
            new = captured_yaku(piles[seat], before, boars)
            if len(new) > len(before):
                if continuer is not None or turn >= 18:
                    return piles, continuer, False
                continuer, collected = seat, new
    return piles, continuer, True


def climb(
    rng: random.Random, deal: Cards, dealer: int, boars: bool, distance: Distance, steps: int
) -> tuple[float, Cards, Orders]:
    """The deal with another order of its stock, and orders of the hands, with a small distance."""
    hands, dealt, cards = deal
    stock = list(cards)
    orders = [rng.sample(hand, 7) for hand in hands]

    def rate() -> float:
        piles, continuer, quiet = quick((hands, dealt, "".join(stock)), dealer, orders, boars)
        return distance(piles, continuer) if quiet else 1000.0 - sum(map(len, piles))

    best = rate()
    for _ in range(steps):
        if best == 0:
            break
        pile = rng.choice([*orders, stock, stock])
        a, b = rng.randrange(len(pile)), rng.randrange(len(pile))
        pile[a], pile[b] = pile[b], pile[a]
        now = rate()
        if now <= best:
            best = now
        else:
            pile[a], pile[b] = pile[b], pile[a]
    return best, (hands, dealt, "".join(stock)), orders


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that makes every choice and writes it down."""

    def __init__(
        self, rng: random.Random, options: dict[str, str], style: str, seats: int = 3, version: int = 2
    ) -> None:
        self.rng, self.style, self.options, self.seats, self.version = rng, style, options, seats, version
        self.boars = options["inoshikacho"] == "yes"
        self.events: list[Event] = []
        self.game: Deal
        self.orders: Orders | None = None
        self.moods = ["random"] * 3
        self.go_on_rate = 0.0
        self.tie = rng.choice(["two", "all"])
        self.replay: deque[Event] = deque()
        self.inside: list[int] = []  # who shall be in play, by place
        self.planned: Cards
        self.fixed_hands: list[str] | None = None  # everybody's hand

    def header(self) -> Event:
        head: Event = {"e": "match", "format": 1, "game": "shiragiku", "version": self.version}
        head |= {"options": self.options, "seats": self.seats, "names": list("ABCDEFG")[: self.seats]}
        self.events.append(head)
        return self.events[0]

    def first_dealer(self) -> int:
        if self.seats > 3:
            return self.rng.randrange(self.seats)
        draws, dealer = draw_rounds(self.rng)
        if self.rng.random() < 0.5:
            self.events.append({"e": "draw_seats", "draws": draws, "dealer": dealer})
        return dealer

    def opening(self, game: Deal) -> None:
        self.game = game
        self.orders = self.fixed_hands = None
        rng = self.rng
        everyone = [(game.dealer + k) % self.seats for k in range(self.seats)]
        chosen = set(rng.sample(everyone, 3))
        self.inside = [seat for seat in everyone if seat in chosen]
        self.moods = [rng.choice(MOODS) for _ in SEATS]
        self.go_on_rate = rng.choice([0.1, 0.6, 0.95])
        if self.style == "plain":
            self.moods = [rng.choice(("random", "greedy")) for _ in SEATS]
            self.go_on_rate = 0.4

    def cards(self, n: int) -> tuple[list[str], str]:
        self.planned = self.plan(n)
        return self.spread()

    def spread(self) -> tuple[list[str], str]:
        """The planned hands, and parts of the stock for seats that will not be in play."""
        hands, dealt, stock = self.planned
        if self.fixed_hands:
            return self.fixed_hands, dealt
        left = self.rng.sample(stock, 21)
        result = [""] * self.seats
        for seat in self.game.with_cards:
            if seat in self.inside:
                result[seat] = hands[self.inside.index(seat)]
            else:
                result[seat], left = "".join(left[:7]), left[7:]
        return result, dealt

    def stock(self) -> str:
        return self.planned[2]

    def plan(self, n: int) -> Cards:
        rng = self.rng
        if self.style == "plain":
            return fair(rng)
        if self.style == "ties":
            return self.steer_to_tie(n)
        draw = rng.random()
        if n >= DEALS[self.options["length"]] and draw < (0.6 if self.options["overtime"] == "yes" else 0.3):
            lights = rng.choice(["AI", "Ic", "AIc", "os", "Aos", "As", "o"])
            return complete_deal(rng, dealt=lights)
        draw = rng.random()
        if draw < 0.12:
            return self.steer(rng.choice(GOALS))
        if draw < 0.36:
            return self.seek(rng.choice([*WISHES, *PLANS]))
        return RIGGED[rng.choices(list(RIGGED), WEIGHTS)[0]](rng)

    # ---- steering

    def steer(self, goal: str) -> Cards:
        """Search for a deal with a yaku of the end, a tie of card points, or a failed 下げ before them."""
        rng, star = self.rng, self.rng.choice(SEATS)
        kind = goal.rsplit(maxsplit=1)[-1]

        def distance(piles: list[set[str]], continuer: int | None) -> float:
            points = [points_of(pile) for pile in piles]
            wrong = 0.0
            if goal.startswith("failed"):
                wrong = 6.0 if continuer is None else 3.0 * ((continuer == star) != (goal != "failed sujuroku"))
            elif continuer is not None:
                wrong = 10.0
            if kind == "sohachi":
                return wrong + sum(abs(p - 88) for p in points)
            if kind in ("futahachi", "bright"):
                return wrong + max(0, 168 - points[star])
            if kind in ("sujuroku", "own"):
                return wrong + max(0, 16 - kasu_count(piles[star]))
            if kind in ("two", "both"):
                other = piles[star - 1 if kind == "two" else star]
                return wrong + max(0, 168 - points[star]) + 4 * max(0, 16 - kasu_count(other))
            top, next_best, _ = sorted(points, reverse=True)
            return wrong + top - next_best

        deal = fair(rng)
        for _ in range(10):
            if goal.startswith("failed"):
                deal = rich(rng, star) if kind == "bright" else poor(rng, star, goal == "failed own")
            elif kind == "two":
                deal = split(rng, star)
            elif kind == "sujuroku":
                deal = rng.choice([dregs, triple])(rng)
            else:
                deal = rng.choice([fair, fair, dregs, triple])(rng)
            left, deal, self.orders = climb(
                rng, deal, 0, self.boars, distance, 250 if kind in ("two", "both", "sohachi") else 120
            )
            if not left:
                break
        self.go_on_rate = 1.0
        return deal

    def steer_to_tie(self, n: int) -> Cards:
        """Keep the totals close to each other, and make the wanted 貫 equal in the last deal."""
        rng, game = self.rng, self.game
        last = n >= DEALS[self.options["length"]]
        a, b, *rest = rng.sample(range(self.seats), self.seats)

        def distance(piles: list[set[str]], continuer: int | None) -> float:
            points = [points_of(pile) for pile in piles]
            bad = max(points) >= 168 or any(kasu_count(pile) >= 16 for pile in piles)
            if continuer is not None or bad or points == [88, 88, 88]:
                return 500.0
            totals = list(game.scores)
            for line in card_point_lines(dict(zip(self.inside, points, strict=True)), 1):
                totals[line["from"]] -= line["points"]
                totals[line["to"]] += line["points"]
            kan = [in_kan(total - ORIGIN) for total in totals]
            if not last:
                return max(totals) - min(totals)
            if self.tie == "all":
                return 12.0 * (max(kan) - min(kan)) + (max(totals) - min(totals)) * (len(set(kan)) > 1)
            most = max(kan[seat] for seat in rest)
            return 12.0 * abs(kan[a] - kan[b]) + 12.0 * max(0, most - min(kan[a], kan[b]) + 1)

        best: tuple[float, Cards, Orders] | None = None
        for _ in range(20 if last else 2):
            deal = complete_deal(rng, dealt=pick(rng, set(DECK) - LIGHTS, 6))
            while any(hand_yaku(hand)[0] for hand in deal[0]) or field_kind(deal[1], game.carried)[0] != "small":
                deal = complete_deal(rng, dealt=pick(rng, set(DECK) - LIGHTS, 6))
            left, deal, orders = climb(rng, deal, 0, self.boars, distance, 120 if last else 50)
            if best is None or left < best[0]:
                best = left, deal, orders
            if not left:
                break
        assert best is not None
        _, deal, self.orders = best
        return deal

    def seek(self, wish: str) -> Cards:
        """Search for a deal in which a rare event happens, by playing it in secret."""
        now, rng = self.game, self.rng
        for _ in range(30):
            trial = Trial(random.Random(rng.random()), self.options, "trial", self.seats, self.version)
            trial.inside, trial.white = self.inside, now.white
            if wish in PLANS:
                trial.deal, trial.given_orders = deal, _ = collecting(rng, 0, *PLANS[wish])
            elif "C-169" in wish:
                trial.deal, trial.given_orders = deal, _ = rain(rng)
            elif wish in ("C-173", "飛込 fed with the last card"):
                trial.deal, trial.given_orders = deal, _ = late_dive(rng, 0)
            elif "last hand card" in wish:
                late = (late_tower if "after" in wish else late_set)(rng)
                trial.deal = deal = late.hands, late.dealt, late.stock
                trial.given_orders = late.orders
            elif "last card" in wish:
                trial.deal, trial.given_moods = deal, _ = poor_thrower(rng)
            elif "飛込" in wish:
                trial.deal = deal = triple(rng)
                trial.given_moods = dict.fromkeys(SEATS, "diver")
            else:
                trial.deal = deal = reaching(rng)
            game = Deal(trial, self.options, now.n, now.dealer, now.carried, list(now.scores), self.version)
            game.run()
            if any(wish in note for note in +game.notes):
                self.replay = deque(event for event in trial.events if event["e"] not in ("pay", "white_card"))
                self.fixed_hands = next(event["hands"] for event in trial.events if event["e"] == "deal")
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

    def choose_white_card(self, options: list[Event]) -> Event:
        return self.rng.choice([option for option in options if option["seat"] not in self.inside])

    def choose_bid(self, options: list[Event]) -> Event:
        return options[options[0]["seat"] not in self.inside]

    def choose_stop(self, options: list[Event]) -> Event:
        return options[self.rng.random() < self.go_on_rate]

    def choose_turn(self, options: list[Event]) -> Event:
        if self.orders:
            best = plain_choice([option["takes"] for option in options])
            return next(option for option in options if option["takes"] == best)
        return self.by_mood(options)

    def choose_play(self, options: list[Event]) -> Event:
        if self.orders:
            order = self.orders[self.inside.index(options[0]["seat"])]
            card = next(c for c in order if c in self.game.hands[options[0]["seat"]])
            return self.choose_turn([option for option in options if option["card"] == card])
        return self.by_mood(options)

    def by_mood(self, options: list[Event]) -> Event:
        seat = options[0]["seat"]
        mood = self.moods[self.inside.index(seat)]
        if mood == "random":
            return self.rng.choice(options)
        return max(options, key=lambda option: self.appeal(mood, seat, option) + self.rng.random())

    def appeal(self, mood: str, seat: int, option: Event) -> float:
        """The value of a move for a seat of this mood."""
        game, card, takes = self.game, option["card"], option["takes"]
        liking = greed(game, seat, card, takes)
        if mood == "greedy" or option["e"] == "turn":
            return liking
        mine = month(card) in {dive.month for dive in game.dives if dive.owner == seat}
        fourth = any(dive.fourth == card and dive.owner != seat for dive in game.dives)
        gift = not takes and bool(game.gifts(seat, card))
        if mood == "feeder":
            return 50.0 if gift or fourth else liking
        if mood == "hoarder":  # keep what is or may become a 法度札
            return liking - 100 * gift - 60 * (fourth or any(card in SETS[key] for key in PROTECTED))
        if mood == "saver":  # keep a triple to the end
            return liking - 100 * mine
        if mood == "diver":
            return liking + 40 * mine + 50 * fourth
        return -liking  # miser: throw where nothing is to be taken

    def pays(self, group: list[Event]) -> None:
        shuffled = list(group)
        self.rng.shuffle(shuffled)
        reasons = [line["reason"] for line in group]
        self.events += sorted(shuffled, key=lambda line: reasons.index(line["reason"]))


class Trial(Maker):
    """One given deal, played in given moods."""

    deal: Cards
    white: int | None = None
    given_moods: dict[int, str] | None = None
    given_orders: Orders | None = None

    def opening(self, game: Deal) -> None:
        self.game = game
        self.orders = self.given_orders
        self.moods = [self.given_moods[seat] if self.given_moods else "feeder" for seat in SEATS]
        self.go_on_rate = 0.9

    def plan(self, n: int) -> Cards:
        assert n
        return self.deal

    def choose_white_card(self, options: list[Event]) -> Event:
        return next(option for option in options if option["seat"] == self.white)


def split(rng: random.Random, star: int) -> Cards:
    """The seat before the star has the カス, and the star everything else."""
    bright = sorted(set(DECK) - KASU - WILLOW)
    return complete_deal(rng, seated({star: pick(rng, bright, 7), (star - 1) % 3: pick(rng, KASU, 7)}))


def poor(rng: random.Random, star: int, also_yaku: bool) -> Cards:
    """The star has the カス, and some seat has a set of ribbons within reach."""
    cards = rng.choice([set("BFJ"), set("Vhl")])
    kasu = sorted(KASU - {c for card in cards for c in of_month(month(card))})
    partners = "".join(rng.choice(sorted(of_month(month(card)) & KASU)) for card in cards)
    continuer = star if also_yaku else (star + rng.choice([1, 2])) % 3
    hands = {star: pick(rng, kasu, 4), continuer: partners}
    if also_yaku:
        hands = {star: partners + pick(rng, kasu, 4)}
    return complete_deal(rng, seated(hands), ordered(cards))


def rich(rng: random.Random, star: int) -> Cards:
    """Four lights are on the field, and the star has their partners and animals."""
    return complete_deal(rng, seated({star: "CKet" + pick(rng, set("EMQUYgk"), 3)}), "AIcs")


def greed(game: Deal, seat: int, card: str, takes: str) -> float:
    """The captured points, and 出来役 cards while the set is not broken."""
    if not takes:  # keep the partners of what is wanted
        wanted = [cards for cards in SETS.values() if len(cards - game.piles[seat]) == 1]
        return -9.0 * any(of_month(month(card)) & cards - game.piles[seat] for cards in wanted)
    gain = float(points_of(takes + card))
    for cards in SETS.values():
        lost = any(cards & game.piles[other] for other in game.others(seat))
        if cards & set(takes + card) and not lost:
            gain += 10 + 15 * len(cards & game.piles[seat])
    return gain


def draw_rounds(rng: random.Random) -> tuple[list[list[list[object]]], int]:
    """Draws, and the seat that drew the earliest month; equal earliest months drew again (C-161)."""
    rounds: list[list[list[object]]] = []
    left = list(SEATS)
    while len(left) > 1:
        if rng.random() < 0.3:  # equal months, all or the earliest two
            m = rng.randint(1, 11)
            cards = rng.sample(sorted(of_month(m)), 2)
            cards += [rng.choice([c for c in DECK if month(c) >= m and c not in cards])]
        else:
            cards = [rng.choice(sorted(of_month(m))) for m in rng.sample(range(1, 13), 3)]
        cards = rng.sample(cards[: len(left)], len(left))
        rounds.append([[seat, card] for seat, card in zip(left, cards, strict=True)])
        earliest = min(map(month, cards))
        left = [seat for seat, card in zip(left, cards, strict=True) if month(card) == earliest]
    return rounds, left[0]


# ------------------------------------------------------------------------------------------ matches


def make(
    seed: int,
    length: str = "year",
    overtime: str = "no",
    inoshikacho: str = "no",
    style: str = "rare",
    seats: int = 3,
    version: int = 2,
) -> list[Event]:
    """Make a full record of one random match."""
    options = dict(zip(OPTIONS, (length, overtime, inoshikacho), strict=True))
    rng = random.Random(f"{seed}/{length}/{overtime}/{inoshikacho}/{style}/{seats}/{version}")
    maker = Maker(rng, options, style, seats, version)
    play_match(maker)
    return maker.events
