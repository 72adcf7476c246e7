"""The sensible choices of a seat at bashifen: a dozen different plays out of thousands of legal ones."""

from collections.abc import Iterator, Mapping

from hachiya.bots.bashifen.greedy import (
    best_follow,
    best_lead,
    burial,
    cost_of,
    declaration,
    trumps_held,
    weakest_winning_play,
    worth_keeping,
)
from hachiya.bots.search.bashifen.policy import good_burial, good_follow, good_lead
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.engine.rng import below
from hachiya.games.bashifen.cards import POINT_CARDS, RANKS_A_SUIT, KindSet, count, kinds, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import certain_tops, unseen
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import cards_of, strength, stronger_kinds
from hachiya.games.meaning import ActionSet

Cards = tuple[int, int]
"""A set of cards as two masks; in the drawing, an action and 0."""

Costs = Mapping[int, int]
"""By kind of card: its worth to the hand that holds it."""

SUITS = (NO_SUIT, 0, 1, 2, 3)
SHORT = 28
"""Percent of the cards drawn: a suit that would make fewer trumps is not considered."""
RID = 1000
"""By how much the worth of a card is lowered so that it is chosen first."""
RID_OF_POINTS = 60
AT_RANDOM, NOISE = 3, 30
"""The number of random burials, and the range in which they change the worth of a card."""
OF_ONE_SUIT = 30
"""By how much the cost of a suit's cards is lowered, for the follows that throw them first."""
RISK = 2
"""The most hidden cards that may beat a part of a lead of top cards."""


def plays_of(view: State, legal: ActionSet, rng: list[int]) -> list[Cards]:
    """The choices of the seat at turn that the search tries, all different, each as a set of cards."""
    if view.phase == Phase.DRAW:
        plays = list(declarations_of(view, legal))
    elif view.phase == Phase.BURY:
        plays = list(burials_of(view, rng))
    elif view.plays == 0:
        plays = list(leads_of(view))
    else:
        plays = list(follows_of(view))
    return list(dict.fromkeys(plays))


# ------------------------------------------------------------------------------------- drawing and kitty


def declarations_of(view: State, legal: ActionSet) -> Iterator[Cards]:
    """The declarations that the search tries: pass, and the declarations of promising trump suits."""
    greedy = declaration(view, legal)
    yield greedy, 0
    if not legal >> Action.PASS & 1 or legal == bit(Action.PASS):
        return
    yield Action.PASS, 0
    drew = (view.books.first + view.drawn - 1) % SEATS == view.turn
    nothing_new = view.declaration == Declaration.NONE and view.drawn < DRAWS and not drew and not view.by_clock
    if greedy == Action.PASS and nothing_new:
        return
    for action in range(Action.BIG_JOKERS + 1):
        if legal >> action & 1 and action != Action.PASS and is_promising(view, suit_shown(action)):
            yield action, 0


def suit_shown(action: int) -> int:
    """The trump suit of a declaration."""
    if action < Action.PASS:
        return action // RANKS_A_SUIT
    return action - Action.PAIR if action < Action.LITTLE_JOKERS else NO_SUIT


def is_promising(view: State, suit: int) -> bool:
    """Whether a trump suit may be good for the seat: it is long enough, or the declaration decides who is dealer."""
    if suit == NO_SUIT or view.books.dealer == NOBODY:
        return True
    return 100 * trumps_held(view, view.turn, suit) >= SHORT * view.held[view.turn]


def burials_of(view: State, rng: list[int]) -> Iterator[Cards]:
    """The burials that the search tries: eight cards that are missed least, by several measures."""
    yield good_burial(view)
    yield burial(view)
    seat = view.turn
    worth = {kind: worth_keeping(view, seat, kind) for kind in kinds(view.hand_one[seat], 0)}
    for suit in range(NO_SUIT):
        own = view.hand_one[seat] & cards_of(view.trumps, suit)
        for rid in (own, own & ~POINT_CARDS):
            if rid:
                yield cards_of_least_worth(view, lower_worth_of(worth, rid, RID))
    for amount in (RID_OF_POINTS, -RID_OF_POINTS):
        yield cards_of_least_worth(view, lower_worth_of(worth, POINT_CARDS, amount))
    for _ in range(AT_RANDOM):
        yield cards_of_least_worth(view, {kind: value + below(rng, NOISE) for kind, value in worth.items()})


def lower_worth_of(worth: Costs, cards: KindSet, amount: int) -> Costs:
    """The worths of kinds, with that of the kinds `cards` lowered by `amount`."""
    return {kind: value - (amount if cards >> kind & 1 else 0) for kind, value in worth.items()}


def cards_of_least_worth(view: State, worth: Costs) -> Cards:
    """The eight cards of the hand with the lowest worth."""
    cards_one = cards_two = 0
    for kind in sorted(kinds(view.hand_one[view.turn], view.hand_two[view.turn]), key=worth.__getitem__)[:KITTY]:
        cards_one, cards_two = add(cards_one, cards_two, bit(kind))
    return cards_one, cards_two


# ------------------------------------------------------------------------------------- leads


def leads_of(view: State) -> Iterator[Cards]:
    """The leads that the search tries: of every suit its tops, a pair or two, its strongest and its weakest card."""
    yield good_lead(view)
    yield best_lead(view)
    seat = view.turn
    live_one, live_two = unseen(view, seat)
    for suit in SUITS:
        own = cards_of(view.trumps, suit)
        cards_one, cards_two = view.hand_one[seat] & own, view.hand_two[seat] & own
        if not cards_one:
            continue
        singles, pairs = certain_tops(view, seat, suit)
        yield from lead_of_all(singles, pairs)
        hoped_singles = hoped_pairs = 0
        for kind in kinds(cards_one, 0):
            above = stronger_kinds(view, kind)
            if (above & live_one).bit_count() + (above & live_two).bit_count() <= RISK:
                hoped_singles |= bit(kind)
            if cards_two >> kind & 1 and (above & live_two).bit_count() <= RISK:
                hoped_pairs |= bit(kind)
        yield from lead_of_all(hoped_singles | singles, hoped_pairs | pairs)
        ordered = by_strength(view, cards_one)
        for kind in ordered[:1] + ordered[-1:]:
            yield bit(kind), 0
        quiet = [kind for kind in ordered if not (cards_two | POINT_CARDS) >> kind & 1]
        for kind in quiet[:1] + quiet[-1:]:
            yield bit(kind), 0
        pairs_held = by_strength(view, cards_two)
        for kind in pairs_held[:1] + pairs_held[-1:]:
            yield bit(kind), bit(kind)


def lead_of_all(singles: KindSet, pairs: KindSet) -> Iterator[Cards]:
    """A lead of all these single cards and pairs of one suit, if there are any."""
    if singles | pairs:
        yield singles | pairs, pairs


def by_strength(view: State, cards: KindSet) -> list[int]:
    """The kinds of a set of one suit from the weakest to the strongest; of equal ones, those without points first."""
    books = view.books
    return sorted(
        kinds(cards, 0),
        key=lambda kind: (strength(books.trump_rank, books.trump_suit, kind), points(bit(kind), 0)),
    )


# ------------------------------------------------------------------------------------- follows


def follows_of(view: State) -> Iterator[Cards]:
    """The follows that the search tries: they differ in the trick, or in the cards that remain."""
    yield good_follow(view)
    yield best_follow(view)
    if view.lead_cards == 1:
        yield from follows_of_one(view)
        return
    seat = view.turn
    suit = cards_of(view.trumps, view.lead_suit)
    if view.lead_cards == 2 and view.lead_pairs == 1:
        for kind in kinds(view.hand_two[seat] & suit, 0):
            yield bit(kind), bit(kind)
    cards_one, cards_two = weakest_winning_play(view, seat)
    if cards_one:
        yield cards_one, cards_two
    for points_count in (1, -1):
        costs = {kind: cost_of(view, seat, kind, points_count) for kind in kinds(view.hand_one[seat], 0)}
        yield cheapest_follow(view, costs)
        for side in range(NO_SUIT):
            if view.hand_one[seat] & cards_of(view.trumps, side):
                yield cheapest_follow(view, lower_worth_of(costs, cards_of(view.trumps, side), OF_ONE_SUIT))
        if not view.hand_one[seat] & suit and view.lead_suit != NO_SUIT:
            ruff = lower_worth_of(costs, view.trumps, RID)
            yield cheapest_follow(view, ruff)
            yield cheapest_follow(
                view, {kind: -cost if view.trumps >> kind & 1 else RID for kind, cost in costs.items()}
            )


def cheapest_follow(view: State, costs: Costs) -> Cards:
    """The legal follow of least cost, built card by card."""
    state = copied(view)
    while count(state.chosen_one, state.chosen_two) < view.lead_cards:
        kind = min(kinds(follow_choices(state), 0), key=costs.__getitem__)
        state.chosen_one, state.chosen_two = add(state.chosen_one, state.chosen_two, bit(kind))
    return state.chosen_one, state.chosen_two


def follows_of_one(view: State) -> Iterator[Cards]:
    """The follows to one card that the search tries: weakest losing cards, and every distinct winning card."""
    seat = view.turn
    choices = follow_choices(view)
    live, _ = unseen(view, seat)
    for suit in SUITS:
        own = choices & cards_of(view.trumps, suit)
        seen: set[tuple[bool, int, bool]] = set()
        before = -1
        for kind in by_strength(view, own):
            card = bit(kind)
            wins = follow_strength(view, card, 0) > view.strength
            trait = wins, points(card, 0), view.hand_two[seat] & card != 0
            if wins:
                # Two cards with no hidden card between them in strength are equally strong.
                if before >= 0 and stronger_kinds(view, before) & ~stronger_kinds(view, kind) & ~card & live:
                    seen.clear()
                before = kind
            if trait not in seen:
                seen.add(trait)
                yield card, 0
