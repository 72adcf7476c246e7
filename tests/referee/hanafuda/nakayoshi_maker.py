"""A maker of full random records of 八八 なかよし村, in which rare events are frequent.

``make(seed, seats, options, style, version)``: the referee's procedure runs the rules; this driver deals (often a
rigged deal), bids and chooses (in moods that feed, hoard, and 下げ). Styles: ``plain`` (fair deals, random bids and
moves), ``rare`` (a mixture of everything), ``ties`` (steered so that several seats share the トップ賞).
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .nakayoshi import (
    CAPTURED_VALUE,
    FACTOR,
    FEES,
    GAME,
    OLD_OPTIONS,
    OPTIONS,
    PRECIOUS,
    SETS,
    SLIPS,
    Month,
    captured_yaku,
    field_kind,
    hand_yaku,
    kasu_count,
    play_match,
)
from .sannin import DECK, KASU, LIGHTS, RIBBONS, TANES, WILLOW, Event, month, of_month, ordered, points_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

PLACES = (0, 1, 2)  # of the participants, in the order of play
MOODS = ("random", "greedy", "greedy", "feeder", "feeder", "hoarder", "miser", "breaker")
STYLES = ("plain", "rare", "ties")
WISHES = {  # what each rig is sought for
    "rain": ("五光 made, 四光 fed (C-169)", "法度 for goko"),
    "two_left": ("法度: the other taken", "stop after 下げ, some fed, some not (C-15)"),
    "double_gift": ("法度 for two yaku at once", "法度 for shiko"),
    "last_card": ("法度, exempt: last card",),
    "late_set": ("下げ with the last hand card",),
    "late_tower": ("stop with the stock card after 下げ with the last hand card", "no 下げ: hand empty"),
    "reaching": ("法度 card taken by another", "法度, later than the next turn", "法度, the stock card completes"),
    "sweep": ("流れ instead of 特殊役",),
    "rivals": ("下げ ended by another", "下げ before 法度: the continuer pays", "the continuer feeds"),
    "tower": (
        "下げ of two yaku void",
        "下げ of two yaku at once",
        "流れ of two yaku",
        "stop after 下げ by oneself",
        "sage after 下げ by oneself",
    ),
}


@dataclass
class Plan:
    """The cards for the three participants by place, the field and the stock, and perhaps orders of play and moods."""

    hands: list[str]
    dealt: str
    stock: str
    orders: list[list[str]] | None = None
    moods: Sequence[str] | None = None
    outside: str = ""  # cards of the stock that somebody who does not play should hold
    gentle: bool = False  # everybody left out folds
    by_seat: list[str] | None = None  # everybody's hand
    mizuten: bool = False  # the dealer plays, unseen


# ------------------------------------------------------------------------------------------ rigged deals


def complete(rng: random.Random, hands: Sequence[str] = ("", "", ""), dealt: str = "", outside: str = "") -> Plan:
    """Fill the given beginnings of hands and field with other cards; the rest is the stock."""
    rest = sorted(set(DECK) - set("".join(hands) + dealt + outside))
    rng.shuffle(rest)

    def fill(cards: str, size: int) -> str:
        while len(cards) < size:
            cards += rest.pop()
        return ordered(cards)

    full = [fill(hand, 7) for hand in hands]
    on_field = fill(dealt, 6)
    stock = [*rest, *outside]
    rng.shuffle(stock)
    return Plan(full, on_field, "".join(stock), outside=outside)


def placed(hands: dict[int, str]) -> list[str]:
    return [hands.get(place, "") for place in PLACES]


def pick(rng: random.Random, cards: Iterable[str], count: int) -> str:
    return "".join(rng.sample(sorted(cards), count))


def shaped_hand(rng: random.Random, shape: str, months: Iterable[int]) -> str:
    """Seven cards with given numbers of cards of a month."""
    chosen = rng.sample(sorted(months), len(shape))
    return "".join(pick(rng, of_month(m), int(size)) for m, size in zip(chosen, shape, strict=True))


def fair(rng: random.Random) -> Plan:
    return complete(rng)


def shima(rng: random.Random) -> Plan:
    return complete(rng, dealt="".join(of_month(rng.randint(1, 12))))


def lit(rng: random.Random) -> Plan:
    return complete(rng, dealt=pick(rng, LIGHTS, rng.choice([1, 1, 2, 2, 3, 4, 5])))


def shaped(rng: random.Random) -> Plan:
    """One or two places with hands of many cards of a month."""
    shapes = ["31111", "3211", "2221", "4111", "322", "421", "331", "43", "43"]
    months = rng.sample(range(1, 13), 12)
    places = rng.sample(PLACES, rng.choice([1, 1, 2]))
    tate_first = list(dict.fromkeys([4, 5, 7, 12, *months]))
    first = shaped_hand(rng, rng.choice(shapes), (tate_first if rng.random() < 0.5 else months)[:6])
    if rng.random() < 0.15:
        first = shaped_hand(rng, "331", [4, 5, 7])
    if rng.random() < 0.1:  # 四三 of two, one of them perhaps squeezed
        first, second = shaped_hand(rng, "43", range(1, 7)), shaped_hand(rng, "43", range(7, 13))
        if rng.random() < 0.5:
            return complete(rng, outside=first)
        if rng.random() < 0.5:
            second = "opqrtuv"  # 空素 too
        return complete(rng, placed({places[0]: first, (places[0] + 1) % 3: second}))
    hands = {places[0]: first}
    if len(places) == 2:
        free = [m for m in range(1, 13) if not of_month(m) & set(first)]
        hands[places[1]] = shaped_hand(rng, rng.choice(shapes), free)
    return complete(rng, placed(hands))


def triple(rng: random.Random) -> Plan:
    """A triple or two and their fourth cards: with an opponent, in the stock or on the field."""
    place, opponent = rng.sample(PLACES, 2)
    months = rng.sample([4, 5, 7, 12, 1, 2, 3, 6, 8, 9, 10, 11], rng.choice([1, 1, 2]))
    mine, theirs = "", ""
    for m in months:
        fourth = rng.choice(sorted(of_month(m)))
        mine += ordered(of_month(m) - {fourth})
        theirs += fourth
    match rng.randrange(3):
        case 0:
            return complete(rng, placed({place: mine, opponent: theirs}))
        case 1:
            return complete(rng, placed({place: mine}), theirs)
    return complete(rng, placed({place: mine}))


def dregs(rng: random.Random) -> Plan:
    """カス hands of one or two places, often with willows."""
    place, second = rng.sample(PLACES, 2)
    odd = rng.choice([LIGHTS, TANES, RIBBONS, WILLOW, set()])
    hand = pick(rng, odd, 1) if odd else ""
    hand += pick(rng, WILLOW - set(hand), rng.choice([0, 1, 2]))
    hand += pick(rng, KASU - set(hand), 7 - len(hand))
    other = pick(rng, KASU - set(hand), 6) if rng.random() < 0.3 else ""
    return complete(rng, placed({place: hand, second: other}))


def slips(rng: random.Random) -> Plan:
    """赤 with two to seven ribbons."""
    count = rng.choice([2, 3, 4, 5, 6, 7])
    hand = pick(rng, RIBBONS, count)
    if count <= 4 and rng.random() < 0.5:  # with a triple
        m = rng.choice([4, 5, 7, 12])
        hand = pick(rng, SLIPS - of_month(m), count) + ordered(of_month(m) & (KASU | WILLOW))[:3]
    hand += pick(rng, (KASU | WILLOW) - set(hand), 7 - len(hand))
    return complete(rng, placed({rng.choice(PLACES): hand}))


def clutch(rng: random.Random) -> Plan:
    """出来役のつかみ before the play: complete sets, single 役札, and hand yaku with them."""
    whole = [*SETS.values(), SETS["akatan"] | SETS["aotan"], SETS["shiko"] | SETS["akatan"]]
    cards = rng.choice([*whole, set(rng.sample(sorted(SLIPS), 7)), set(rng.sample(sorted(PRECIOUS), 4))])
    hand = ordered(cards)
    match rng.randrange(3):
        case 0:
            hand += pick(rng, KASU - set(hand), 7 - len(hand))
        case 1 if len(hand) <= 4:
            free = [m for m in range(1, 13) if not of_month(m) & set(hand)]
            hand += pick(rng, of_month(rng.choice(free)), 3)
    return complete(rng, outside=hand)


def reaching(rng: random.Random) -> Plan:
    """出来役 within reach of one place: partners in its hand, the cards on the field and with the others."""
    place, other, third = rng.sample(PLACES, 3)
    plans = [["goko"], ["goko", "akatan"], ["akatan", "aotan"], ["shiko", "aotan"], ["shiko", "akatan"], []]
    plan = rng.choice(plans)
    wanted = set().union(*(SETS[key] for key in plan)) if plan else set(rng.sample(sorted(SLIPS), 8))
    mine, dealt, theirs = "", "", ""
    for card in rng.sample(sorted(wanted), len(wanted)):
        partners = sorted(of_month(month(card)) - set(mine + dealt + theirs) - wanted)
        if len(mine) < 7 and partners:
            mine += rng.choice(partners)
        if len(dealt) < rng.choice([3, 4, 5]) and month(card) not in map(month, dealt):
            dealt += card
        else:
            theirs += card
    cut = rng.randrange(len(theirs) + 1)
    result = complete(rng, placed({place: mine, other: theirs[:cut], third: theirs[cut:]}), dealt)
    moods = ["greedy", rng.choice(["feeder", "hoarder", "greedy"]), rng.choice(["feeder", "hoarder"])]
    result.moods = [moods[(place, other, third).index(each)] for each in PLACES]
    return result


def last_card(rng: random.Random) -> Plan:
    """A set that one place lacks one card of, which another place keeps to the end."""
    victim, thrower = rng.sample(PLACES, 2)
    key = rng.choice(["akatan", "aotan", "shiko"])
    kept = rng.choice(sorted(SETS[key]))
    partners = "".join(pick(rng, of_month(month(c)) - {c} - RIBBONS, 1) for c in sorted(SETS[key]))
    plan = complete(rng, placed({victim: partners, thrower: kept}), ordered(SETS[key] - {kept}))
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    plan.orders[thrower].remove(kept)
    plan.orders[thrower].append(kept)
    late = next(c for c in partners if month(c) == month(kept))
    plan.orders[victim].sort(key=lambda c: (c == late, c not in partners))
    return plan


def late_set(rng: random.Random) -> Plan:
    """A set that its owner can complete with the last hand card."""
    owner = rng.choice(PLACES)
    cards = rng.sample(sorted(SETS[rng.choice(["akatan", "aotan", "shiko"])]), 3)
    cards += sorted(next(held for held in SETS.values() if set(cards) <= held and len(held) < 5) - set(cards))
    partners = [rng.choice(sorted(of_month(month(c)) & KASU)) for c in cards]
    plan = complete(rng, placed({owner: "".join(partners)}), ordered(cards))
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    plan.orders[owner] = [card for card in plan.orders[owner] if card != partners[-1]] + partners[-1:]
    return plan


def late_tower(rng: random.Random) -> Plan:
    """The first seat makes 赤短 with the last hand card, and takes the seventh ribbon with the stock card."""
    takes = ["BC", "FG", "NO", "RS", "Za"]
    rng.shuffle(takes)
    late = rng.sample(sorted(set().union(*(of_month(m) for m in range(8, 13)))), 20)
    mine = [late.pop(), *(pair[1] for pair in takes)]
    if rng.random() < 0.5:  # the ribbon too comes late, so there is nothing to go on for before
        mine.append(mine.pop(0))
        mine = [mine[-1], *mine[:-1]]
    others = [late[:6], late[6:13]]
    others[0].insert(5, "V")
    rest = [card for pair in takes for card in sorted(of_month(month(pair[0])) - set(pair))]
    stock = [*late[13:], "U", "X", *rest, "W", "L", "I"]
    return Plan(
        [ordered([*mine, "K"]), *map(ordered, others)],
        ordered("BFJNRZ"),
        "".join(stock),
        orders=[[*mine, "K"], *others],
    )


def two_left(rng: random.Random) -> Plan:
    """The last card lies on the field with another of its month, which a third player takes."""
    victim, thrower = rng.sample(PLACES, 2)
    key = rng.choice(["akatan", "aotan", "shiko"])
    last = rng.choice(sorted(SETS[key]))
    partners = "".join(pick(rng, of_month(month(c)) - {c}, 1) for c in sorted(SETS[key] - {last}))
    beside, played, mine = rng.sample(sorted(of_month(month(last)) - {last}), 3)
    dealt = ordered(SETS[key] | {beside})
    plan = complete(rng, placed({victim: partners + mine, thrower: played}), dealt)
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    plan.orders[victim].sort(key=lambda c: (c not in partners, c == mine))
    plan.orders[thrower].remove(played)
    plan.orders[thrower].insert(rng.choice([2, 3, 4]), played)
    plan.orders[victim].remove(mine)
    plan.orders[victim].insert(rng.choice([3, 4, 5]), mine)
    plan.moods = ["breaker"] * 3
    return plan


def double_gift(rng: random.Random) -> Plan:
    """松の短 is taken with 松に鶴: one card makes 赤短 and 四光."""
    victim, thrower = rng.sample(PLACES, 2)
    kept, mine = rng.choice([("B", "A"), ("A", "B"), ("J", "I"), ("I", "J")])
    wanted = sorted((SETS["akatan"] | SETS["shiko"]) - {kept, mine})
    paired = {"A": "C", "B": "D", "I": "K", "J": "L"}
    partners = "".join(paired.get(c) or pick(rng, of_month(month(c)) - {c}, 1) for c in wanted)
    plan = complete(rng, placed({victim: partners + mine, thrower: kept}), ordered(wanted))
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    plan.orders[victim].sort(key=lambda c: (c == mine, c not in partners))
    plan.orders[thrower].remove(kept)
    plan.orders[thrower].insert(5, kept)
    return plan


def rain(rng: random.Random) -> Plan:
    """The last light of 四光 is thrown before the willow light is taken (C-169), or after."""
    victim, thrower = rng.sample(PLACES, 2)
    plan = complete(rng, placed({victim: "CKert", thrower: "suv"}), "AIco")
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    early, late = [card for card in plan.orders[victim] if card not in "CKert"]
    before = rng.random() < 0.6
    plan.orders[victim] = [*"CKe", early, *"rt", late] if before else [*"CKer", early, "t", late]
    spare = [card for card in plan.orders[thrower] if card not in "suv"]
    plan.orders[thrower] = [*spare[:3], "s", spare[3], "u", "v"] if before else [*spare, "s", "u", "v"]
    return plan


def rivals(rng: random.Random) -> Plan:
    """One seat makes a set and goes on; another lacks one card, which somebody throws."""
    continuer, victim, third = rng.sample(PLACES, 3)
    keys = rng.choice([("akatan", "aotan"), ("aotan", "akatan"), ("shiko", "aotan"), ("akatan", "shiko")])
    first, second = (sorted(SETS[key]) for key in keys)
    last = second.pop(rng.randrange(len(second)))
    used = set(first) | set(second) | {last}
    dealt = rng.sample([*first, *second], 6) if len(used) > 7 else [*first, *second]
    partners: dict[str, str] = {}
    for card in sorted(used):
        partners[card] = rng.choice(sorted(of_month(month(card)) - used - set(partners.values())))
    thrower = rng.choice([continuer, third, third])
    hands = {continuer: "".join(partners[c] for c in first if c in dealt), third: ""}
    hands[victim] = "".join(partners[c] for c in [*(c for c in second if c in dealt), last])
    hands[thrower] += last
    plan = complete(rng, placed(hands), "".join(dealt))
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    for place in (continuer, victim):
        plan.orders[place].sort(key=lambda c, mine=hands[place]: c not in mine)  # type: ignore[misc]
    for place, card, at in ((thrower, last, 3), (victim, partners[last], rng.choice([3, 4]))):
        plan.orders[place].remove(card)
        plan.orders[place].insert(at, card)
    return plan


def tower(rng: random.Random) -> Plan:
    """One seat makes 赤短 and 七短, together or one after the other, and goes on while another gathers lights."""
    continuer, lights = rng.sample(PLACES, 2)
    kasu = dict(zip("BFJNRVZhl", "CGKOSWaim", strict=True))
    on_field = rng.choice(["BFJV", "BFJh", "BFVN", "BFNR", "BFhZ"])
    later = [card for card in "NRZVh" if card not in on_field][: 3 - ("J" not in on_field)]
    later += [] if "J" in on_field else ["J"]
    spare = [card for card in "VhlNRZ" if card not in [*on_field, *later]]
    by_hand = rng.sample(on_field, 2)
    by_stock = [card for card in on_field if card not in by_hand]
    mine = "".join(kasu[card] for card in [*by_hand, *later]) + "l" + next(c for c in spare if c != "l")
    turned = [kasu[card] for card in by_stock] + later
    plan = complete(rng, placed({continuer: mine, lights: "csADIL"}), on_field + "et", "".join(turned))
    plan.outside = ""
    stock = [card for card in plan.stock if card not in turned]
    for turn, card in enumerate(turned):
        stock.insert(3 * turn + continuer, card)
    plan.stock = "".join(stock)
    plan.orders = [rng.sample(hand, 7) for hand in plan.hands]
    plan.orders[continuer] = list(mine)
    plan.orders[lights].sort(key=lambda c: "csADIL".find(c) % 9)
    return plan


def two_specials(rng: random.Random) -> Plan:
    """二八 and 素十六 of two places, constructed from the pairs that each takes."""
    richest = ["cd", "op", "AB", "IJ", "EG", "MO", "QS", "Ya", "gi", "km"]
    others = ["CD", "KL", "ef", "qr", "tu", "FH", "NP", "RT", "Zb", "hj", "ln"]
    rest = ["UV", "WX", "sv"] if rng.random() < 0.5 else ["UX", "VW", "sv"]
    places = rng.sample(PLACES, 3)
    pairs = [(places[k], pair) for k, group in enumerate((richest, others, rest)) for pair in group]
    while (plan := built(rng, pairs)) is None:
        pass
    return plan


def built(rng: random.Random, pairs: Sequence[tuple[int, str]]) -> Plan | None:
    """Cards and orders of play in which each pair of a month goes to its place; None if chance failed."""
    todo = [(place, pair if rng.random() < 0.5 else pair[::-1]) for place, pair in pairs]
    rng.shuffle(todo)
    lying: dict[int, tuple[int, str]] = {}  # month: who takes it with which card

    def lay() -> str:
        place, pair = next(each for each in todo if month(each[1][0]) not in lying)
        todo.remove((place, pair))
        lying[month(pair[0])] = place, pair[1]
        return pair[0]

    orders: list[list[str]] = [[], [], []]
    stock: list[str] = []
    dealt = "".join(lay() for _ in range(6))
    for turn in range(21):
        for cards in (orders[turn % 3], stock):
            mine = [m for m, (place, _) in lying.items() if place == turn % 3]
            fresh = any(month(pair[0]) not in lying for _, pair in todo)
            if mine and (not fresh or rng.random() < 0.9):
                cards.append(lying.pop(rng.choice(mine))[1])
            elif fresh:
                cards.append(lay())
            else:
                return None
    return Plan([ordered(cards) for cards in orders], ordered(dealt), "".join(stock), orders=orders)


def sweep(rng: random.Random) -> Plan:
    """One seat makes 赤短 or 青短, goes on, and gathers カス."""
    place = rng.choice(PLACES)
    cards = rng.choice(["BFJ", "Vhl"])
    mine = "".join(pick(rng, of_month(month(c)) & KASU, 1) for c in cards)
    free = [m for m in range(1, 13) if m not in map(month, cards)]
    months = rng.sample(free, 4)
    for m in months:
        mine += pick(rng, of_month(m) & (KASU | WILLOW), 1)
    dealt = cards + "".join(pick(rng, of_month(m) & (KASU | WILLOW) - set(mine), 1) for m in months[:3] if m != 8)
    plan = complete(rng, placed({place: mine}), dealt)
    plan.moods = ["sweeper" if each == place else "miser" for each in PLACES]
    return plan


RIGGED: dict[str, Callable[[random.Random], Plan]] = {
    "fair": fair,
    "shima": shima,
    "lit": lit,
    "shaped": shaped,
    "triple": triple,
    "dregs": dregs,
    "slips": slips,
    "clutch": clutch,
    "reaching": reaching,
    "last_card": last_card,
    "late_set": late_set,
    "late_tower": late_tower,
    "two_left": two_left,
    "double_gift": double_gift,
    "rain": rain,
    "sweep": sweep,
    "rivals": rivals,
    "tower": tower,
    "two_specials": two_specials,
}
OFTEN = ["fair", "shima", "lit", "shaped", "triple", "triple", "dregs", "slips", "clutch", "clutch"]
OFTEN += ["fair", "reaching", "reaching", "reaching", "rivals", "rivals", "tower", "tower", "two_left", "late_set"]


# ------------------------------------------------------------------------------------------ steered months

WORTH = {card: points_of(card) for card in DECK}
MONTH = {card: month(card) for card in DECK}
KEYS = SLIPS | LIGHTS


def quick(plan: Plan, orders: Sequence[Sequence[str]]) -> tuple[list[set[str]], bool]:
    """The piles when the places play their cards in these orders, and whether nobody made a yaku."""
    table: dict[int, list[str]] = {m: [] for m in range(1, 13)}
    piles: list[set[str]] = [set(), set(), set()]
    for card in plan.dealt:
        table[MONTH[card]].append(card)
    for m, cards in table.items():
        if len(cards) == 4:
            piles[0] |= set(cards)
            table[m] = []
    for turn in range(21):
        place = turn % 3
        for card in (orders[place][turn // 3], plan.stock[turn]):
            alike = table[MONTH[card]]
            if not alike:
                alike.append(card)
                continue
            takes = [max(alike, key=lambda c: (WORTH[c], c))] if len(alike) == 2 else list(alike)
            for captured in takes:
                alike.remove(captured)
            takes.append(card)
            piles[place].update(takes)
            if not KEYS.isdisjoint(takes) and len(piles[place] & KEYS) >= 3 and captured_yaku(piles[place]):
                return piles, False
    return piles, True


def climb(
    rng: random.Random, plan: Plan, distance: Callable[[list[set[str]]], float], steps: int
) -> tuple[float, list[list[str]]]:
    """Orders of the hands with a small distance."""
    orders = [rng.sample(hand, 7) for hand in plan.hands]

    def rate() -> float:
        piles, quiet = quick(plan, orders)
        return distance(piles) if quiet else 1000.0 - sum(map(len, piles))

    best = rate()
    for _ in range(steps):
        if best == 0:
            break
        place, a, b = rng.randrange(3), rng.randrange(7), rng.randrange(7)
        orders[place][a], orders[place][b] = orders[place][b], orders[place][a]
        now = rate()
        if now <= best:
            best = now
        else:
            orders[place][a], orders[place][b] = orders[place][b], orders[place][a]
    return best, orders


# ------------------------------------------------------------------------------------------ the driver


class Maker:
    """A driver that makes every choice and writes it down."""

    def __init__(self, rng: random.Random, seats: int, options: dict[str, str], style: str, version: int) -> None:
        self.rng, self.seats, self.options, self.style, self.version = rng, seats, options, style, version
        self.events: list[Event] = []
        self.game: Month
        self.plan: Plan
        self.inside: set[int] | None = None  # who shall play; None: everyone bids at random
        self.mizuten = False
        self.moods: Sequence[str] = ("random",) * 3
        self.go_on_rate = self.cancel_rate = 0.0
        self.tied = rng.choice([2, 3])
        self.replay: deque[Event] = deque()
        self.wish = ("", "")

    def header(self) -> Event:
        head: Event = {"e": "match", "format": 1, "game": GAME, "version": self.version, "options": self.options}
        self.events.append(head | {"seats": self.seats, "names": list("PQRSTUV")[: self.seats]})
        return self.events[0]

    def first_dealer(self) -> int:
        if self.rng.random() < 0.5:
            return self.rng.randrange(self.seats)
        draws, dealer = draw_rounds(self.rng, self.seats)
        self.events.append({"e": "draw_seats", "draws": draws, "dealer": dealer})
        return dealer

    def begin(self, game: Month) -> None:
        self.game = game
        rng = self.rng
        self.go_on_rate = rng.choice([0.3, 0.7, 0.95])
        self.cancel_rate = rng.choice([0.0, 0.1, 0.5])
        self.moods = [rng.choice(MOODS) for _ in PLACES]
        self.inside = set(rng.sample(game.seats, 3))
        if self.style == "plain":
            self.inside, self.go_on_rate, self.cancel_rate = None, 0.4, 0.2
            self.moods = [rng.choice(("random", "greedy")) for _ in PLACES]
        self.plan = self.planned()
        if self.inside is not None:
            if self.plan.outside and self.seats > 3:  # the last to speak is squeezed
                self.inside = set(rng.sample(game.seats[:-1], 3))
            if self.plan.gentle:
                self.inside = {game.seats[-1], *rng.sample(game.seats[:-1], 2)}
            if self.plan.mizuten and self.seats > 3:
                self.inside = {game.dealer, *rng.sample(game.seats[1:], 2)}
        self.mizuten = self.plan.mizuten or ((self.inside is None or game.dealer in self.inside) and rng.random() < 0.5)

    def planned(self) -> Plan:
        rng = self.rng
        if self.style == "plain":
            return fair(rng)
        if self.style == "ties":
            return Plan([], "", "", gentle=True)  # steered when it is known who plays
        draw = rng.random()
        if draw < 0.11:
            return self.steer(rng.choice(["sohachi", "futahachi", "sujuroku", "even"]))
        if draw < 0.13:
            return two_specials(rng)
        if draw < 0.25:
            wishes = [(kind, wish) for kind, wishes in WISHES.items() for wish in wishes]
            if self.options.get("cancelling") == "yes":
                wishes += 9 * [("tower", "取り消し of two yaku")]
            self.wish = rng.choice(wishes)
            return Plan([], "", "")  # sought when it is known who plays
        for _ in range(9):
            plan = RIGGED[rng.choice(OFTEN)](rng)
            if len(self.game.carried) < 3 or not LIGHTS & set(plan.dealt):  # else 絶場 for ever
                break
        return plan

    # ---- the cards

    def participants(self) -> list[int]:
        assert self.inside is not None
        return [seat for seat in self.game.seats if seat in self.inside]

    def deal(self, game: Month) -> tuple[list[str], str]:
        if self.plan.gentle:
            self.plan = self.steer_to_tie()
        elif not self.plan.hands:
            self.seek(*self.wish)
        if self.plan.moods:
            self.moods = self.plan.moods
        return self.spread(game)

    def spread(self, game: Month) -> tuple[list[str], str]:
        """The planned hands by seat, and parts of the stock for seats that will not play."""
        plan, rng = self.plan, self.rng
        if plan.by_seat:
            return plan.by_seat, plan.dealt
        hands = [""] * self.seats
        if self.inside is None:
            every = rng.sample(DECK, 48)
            for k, seat in enumerate(game.with_cards):
                hands[seat] = "".join(every[7 * k : 7 * k + 7])
            return hands, "".join(every[42:])
        inside = self.participants()
        for place, seat in enumerate(inside):
            hands[seat] = plan.hands[place]
        left = rng.sample([card for card in plan.stock if card not in plan.outside], 21 - len(plan.outside))
        outsider = plan.outside
        for seat in reversed(game.with_cards):
            while seat not in inside and len(hands[seat]) < 7:
                outsider = outsider or left.pop()
                hands[seat] += outsider[0]
                outsider = outsider[1:]
        return hands, plan.dealt

    def stock(self, game: Month) -> str:
        if self.inside is not None:
            return self.plan.stock
        left = set(DECK) - game.table - set().union(*(game.hands[seat] for seat in game.order))
        return "".join(self.rng.sample(sorted(left), 21))

    # ---- steering

    def steer(self, goal: str) -> Plan:
        """Search cards and orders of play for a 特殊役 or for a tie of card points."""
        rng = self.rng
        star = rng.choice(PLACES)
        if unseen := goal in ("futahachi", "sujuroku") and rng.random() < 0.5:
            star = 0

        def distance(piles: list[set[str]]) -> float:
            points = [points_of(pile) for pile in piles]
            if goal == "sohachi":
                return sum(abs(p - 88) for p in points)
            if goal == "futahachi":
                return max(0, 168 - points[star])
            if goal == "sujuroku":
                return max(0, 16 - kasu_count(piles[star]))
            top, next_best, _ = sorted(points, reverse=True)
            return top - next_best + 50 * (top - 88 == 0)

        for _ in range(4):
            plan = rng.choice([fair, fair, dregs, triple])(rng)
            left, plan.orders = climb(rng, plan, distance, 100)
            if not left:
                break
        plan.mizuten = unseen
        return plan

    def steer_to_tie(self) -> Plan:
        """Keep the totals close to each other, and make the best ones equal in the last month."""
        rng, game = self.rng, self.game
        order = self.participants()
        outside = [seat for seat in game.with_cards if seat not in order]
        stone = int(self.options.get("month_cards") == "yes")

        def distance(piles: list[set[str]]) -> float:
            points = [points_of(pile) for pile in piles]
            if max(points) >= 168 or max(map(kasu_count, piles)) >= 16 or points == [88] * 3:
                return 500.0
            totals = list(before)
            for place, seat in enumerate(order):
                totals[seat] += (points[place] - 88) * FACTOR[kind]
            totals[order[points.index(max(points))]] += pot - stone
            totals.sort(reverse=True)
            return totals[0] - totals[self.tied - 1 if game.last else -1]

        plans: list[tuple[float, int, Plan]] = []
        for k in range((1, 1, 20, 30)[self.tied] if game.last else 2):
            plan = complete(rng, dealt=pick(rng, set(DECK) - LIGHTS, 6))
            while any(hand_yaku(hand)[0] for hand in plan.hands):
                plan = complete(rng, dealt=pick(rng, set(DECK) - LIGHTS, 6))
            kind, _ = field_kind(plan.dealt, game.carried)
            before, pot = list(game.scores), 0
            for fee, seat in zip(FEES, outside, strict=False):
                before[seat] -= fee * FACTOR[kind]
                pot += fee * FACTOR[kind]
            left, plan.orders = climb(rng, plan, distance, 120 if game.last else 40)
            plans.append((left, k, plan))
            if not left:
                break
        return min(plans, key=lambda each: each[:2])[2]

    def seek(self, kind: str, wish: str) -> None:
        """Search for cards with which a rare event happens, by playing them in secret."""
        now = self.game
        for _ in range(60):
            trial = Trial(random.Random(self.rng.random()), self.seats, self.options, "trial", self.version)
            trial.inside, trial.mizuten, trial.white = self.inside, self.mizuten, now.white
            trial.plan = self.plan = RIGGED[kind](self.rng)
            trial.moods = self.plan.moods or [self.rng.choice(MOODS) for _ in PLACES]
            game = Month(trial, now.options, now.n, now.dealer, now.carried, list(now.scores), now.version)
            game.run()
            if game.notes[wish]:
                before = ("pay", "mizuten", "white_card")
                self.replay = deque(event for event in trial.events if event["e"] not in before)
                hands, *_ = (event["hands"] for event in trial.events if event["e"] == "deal")
                self.plan.by_seat = hands
                break

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

    def choose_mizuten(self, options: list[Event]) -> Event:
        return options[self.mizuten]

    def choose_white_card(self, options: list[Event]) -> Event:
        return self.rng.choice([option for option in options if option["seat"] not in (self.inside or ())])

    def choose_bid(self, options: list[Event]) -> Event:
        if self.inside is None:
            return self.rng.choice(options)
        return options[options[0]["seat"] not in self.inside]

    def choose_stop(self, options: list[Event]) -> Event:
        return options[self.rng.random() < self.go_on_rate]

    def choose_turn(self, options: list[Event]) -> Event:
        if self.plan.orders and not self.plan.moods:
            return max(options, key=lambda option: (points_of(option["takes"]), option["takes"]))
        return self.by_mood(options)

    def choose_play(self, options: list[Event]) -> Event:
        if self.plan.orders:
            seat = options[0]["seat"]
            order = self.plan.orders[self.game.order.index(seat)]
            card = next(c for c in order if c in self.game.hands[seat])
            return self.choose_turn([option for option in options if option["card"] == card])
        return self.by_mood(options)

    def by_mood(self, options: list[Event]) -> Event:
        seat = options[0]["seat"]
        mood = self.moods[self.game.order.index(seat)]
        if mood == "random":
            return self.rng.choice(options)
        return max(options, key=lambda option: self.appeal(mood, seat, option) + self.rng.random())

    def appeal(self, mood: str, seat: int, option: Event) -> float:
        """The value of a move for a seat of this mood."""
        game, card, takes = self.game, option["card"], option["takes"]
        greed = greed_for(game, seat, card, takes)
        if option["e"] == "turn":
            return -points_of(takes) if mood in ("breaker", "miser") else greed
        gifts = game.hatto(seat, card, set(takes))
        if mood == "feeder":
            fourth = not takes and any(month(card) in game.triples[other] for other in game.others(seat))
            return 50.0 if gifts or fourth else greed
        if mood == "breaker":  # take the other card
            return 50.0 * any(mark.way == "the other taken" for _, mark in gifts) - points_of(takes)
        if mood == "hoarder":  # keep what is or may become a 法度 card to the end
            return greed - 100 * bool(gifts) - 60 * (card in PRECIOUS)
        if mood == "sweeper":
            return 8 * len(set(takes + card) & (KASU | WILLOW)) * bool(takes) + greed / 9
        return -greed if mood == "miser" else greed

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
    """One month with given cards, played in given moods."""

    white: int | None = None

    def begin(self, game: Month) -> None:
        self.game = game
        self.go_on_rate, self.cancel_rate = 0.9, self.rng.choice([0.0, 0.0, 0.3])

    def choose_white_card(self, options: list[Event]) -> Event:
        return next(option for option in options if option["seat"] == self.white)

    def deal(self, game: Month) -> tuple[list[str], str]:
        return self.spread(game)


def greed_for(game: Month, seat: int, card: str, takes: str) -> float:
    """The captured points, and 出来役 cards while the set is not broken."""
    if not takes:  # keep the partners of what is wanted
        wanted = [cards - game.piles[seat] for cards in SETS.values()]
        return -9.0 * any(len(lacking) == 1 and of_month(month(card)) & lacking for lacking in wanted)
    gain = float(points_of(takes + card))
    for key, cards in SETS.items():
        lost = any(cards & game.piles[other] for other in game.others(seat))
        if cards & set(takes + card) and not lost:
            gain += CAPTURED_VALUE[key] + 15 * len(cards & game.piles[seat])
    if len(game.piles[seat] & SLIPS) >= 3:
        gain += 15 * len(SLIPS & set(takes + card))
    return gain


def draw_rounds(rng: random.Random, seats: int) -> tuple[list[list[list[object]]], int]:
    """Draws until one seat has the earliest month; only seats in front are ever equal (see ``drawn_first``)."""
    while True:
        ranks: dict[int, tuple[int, ...]] = dict.fromkeys(range(seats), ())
        rounds: list[list[list[object]]] = []
        front = level = list(ranks)
        while front and front == level:
            cards = rng.sample(DECK[: rng.choice([16, 48])], len(front))
            rounds.append([[seat, card] for seat, card in zip(front, cards, strict=True)])
            for seat, card in zip(front, cards, strict=True):
                ranks[seat] += (month(card),)
            level = [seat for seat in ranks if list(ranks.values()).count(ranks[seat]) > 1]
            front = [seat for seat in level if ranks[seat] == min(ranks.values())]
        if not level:
            return rounds, min(ranks, key=lambda seat: ranks[seat])


def make(
    seed: int, seats: int = 4, options: Mapping[str, str] | None = None, style: str = "rare", version: int = 2
) -> list[Event]:
    """Make a full record of one random match; options that are not named have their default."""
    known = OLD_OPTIONS if version == 1 else tuple(OPTIONS)
    chosen = {name: (options or {}).get(name, OPTIONS[name][0]) for name in known}
    assert (options or {}).keys() <= set(known)
    rng = random.Random(f"{seed}/{seats}/{'/'.join(chosen.values())}/{style}/{version}")
    maker = Maker(rng, seats, chosen, style, version)
    play_match(maker)
    return maker.events
