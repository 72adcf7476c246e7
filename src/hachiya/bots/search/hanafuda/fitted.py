"""A policy fitted to the results of search: the worth of a move is a weighted sum of the features that it changes.

It uses only what its seat sees, looks one move ahead and uses no random numbers. `bench/fitting.py` finds the weights
by regression of the worths of a decision's moves on the features that they change; the weights are in `weights/`.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from hachiya.bots.hanafuda.greedy import WORST, YakuOfRules
from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hanafuda.cards import CARDS, CardSet, card_points, month_of_card
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.meaning import ActionSet

MOST_YAKU = 7
"""The most captured yaku of any game."""
MOST_LACKING, BLOCKED = 6, 7
"""States of a yaku: the largest number of missing cards that is distinguished, and that it can no longer be made."""
NEAR, NEARER = 3, 2
"""The most missing cards for which a yaku has features of where they lie, and of how many turns are left."""
PLACES_OF_MISSING = 4
_LYING = BLOCKED + 1
_TURNS = _LYING + NEAR * PLACES_OF_MISSING

FEATURES_OF_YAKU = _TURNS + NEARER
MONTHS_OF_FIELD = MOST_YAKU * FEATURES_OF_YAKU
MONTHS_OF_HAND = MONTHS_OF_FIELD + 24
POINTS = MONTHS_OF_HAND + 24
GIFT = POINTS + 1
THROWN = GIFT + 1
PILE = THROWN + 1
FIELD = PILE + CARDS
HAND = FIELD + CARDS
FEATURES = HAND + CARDS
"""The number of features, and so of weights."""

FIRST_OF_MONTHS = 0x111111111111


class AtTurn(Position, Protocol):
    """The fields of a state in which a seat has to choose."""

    turn: int


StateT = TypeVar("StateT", bound=AtTurn)
RulesT = TypeVar("RulesT", bound=YakuOfRules)

Emit = Callable[[Sequence[int], int, int], int]
"""(numbers, feature, the amount by which it changes): the worth of the change, or 0 where the change is recorded."""


@hot_rule
def weigh(weights: Sequence[int], feature: int, amount: int) -> int:
    """The worth of a change of a feature by `amount`, in hundredths of a point."""
    return weights[feature] * amount


@hot_rule
def record_feature(changes: Any, feature: int, amount: int) -> int:
    """Add a change of a feature to the row `changes`, from which `bench/fitting.py` computes the weights."""
    changes[feature] += amount
    return 0


@rule
def whole_months(cards: CardSet) -> CardSet:
    """All cards of the suits (months) that these cards belong to."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & FIRST_OF_MONTHS) * 15


class Fitted(NamedTuple):
    """The fitted policy of a game, as rules."""

    worth: Callable[..., int]
    """(state, rules, numbers, hidden, seat, card, the cards that it takes): the worth of this play."""
    expect: Callable[..., int]
    """(state, rules, weights, hidden, action): the worth of an action, in hundredths of a point."""
    choose: Callable[..., int]
    """(state, rules, legal, rng, weights): the choice of the seat at turn."""


def make_prospect_rule(
    emit: Emit, yaku_of_game: int, size: Callable[[RulesT, int], int], others_pile: Callable[[StateT, int], int]
) -> Callable[..., int]:
    """Make the rule of how near a seat's captured yaku are; the arguments are those of `make_fitted_policy`."""

    @rule
    def prospects(
        st: StateT, rules: RulesT, numbers: Sequence[int], seat: int, pile: CardSet, field: CardSet, hand: CardSet
    ) -> int:
        """How near the seat's yaku are: how many cards are missing, where these lie, and how many turns are left."""
        others = others_pile(st, seat)
        taken_by_hand, taken_from_field = whole_months(field), whole_months(hand)
        turns = popcount(hand)
        total = 0
        for index in range(yaku_of_game):
            yaku, need = rules.captured_cards[index], rules.captured_need[index]
            value = size(rules, index)
            missing = max(need - popcount(yaku & pile), 0)
            free = yaku & ~pile & ~others
            first = FEATURES_OF_YAKU * index
            if popcount(free) < missing:
                total += emit(numbers, first + BLOCKED, value)
                continue
            total += emit(numbers, first + min(missing, MOST_LACKING), value)
            if 0 < missing <= NEAR:
                place = first + _LYING + PLACES_OF_MISSING * (missing - 1)
                total += emit(numbers, place, value * min(missing, popcount(free & hand & taken_by_hand)))
                total += emit(numbers, place + 1, value * min(missing, popcount(free & hand & ~taken_by_hand)))
                total += emit(numbers, place + 2, value * min(missing, popcount(free & field & taken_from_field)))
                total += emit(numbers, place + 3, value * min(missing, popcount(free & field & ~taken_from_field)))
                if missing <= NEARER:
                    total += emit(numbers, first + _TURNS + missing - 1, value * turns)
        return total

    return prospects


def make_card_rules(emit: Emit) -> tuple[Callable[..., int], Callable[..., int]]:
    """Make the rules of the worth of a suit (month), and of the worth of single cards."""

    @rule
    def month(numbers: Sequence[int], lying: CardSet, held: CardSet, hidden: int, sign: int) -> int:
        """The worth of a suit (month) on the field, else in the hand, by how many of its cards are held and hidden."""
        if lying:
            place = MONTHS_OF_FIELD + 2 * (4 * min(popcount(held), 2) + min(hidden, 3))
            return emit(numbers, place, sign) + emit(numbers, place + 1, sign * card_points(lying))
        if held:
            place = MONTHS_OF_HAND + 2 * (4 * (min(popcount(held), 3) - 1) + min(hidden, 3))
            return emit(numbers, place, sign) + emit(numbers, place + 1, sign * card_points(held))
        return 0

    @rule
    def each_card(numbers: Sequence[int], cards: CardSet, first: int, sign: int) -> int:
        """The sum of the worths of single cards."""
        total = 0
        while cards:
            total += emit(numbers, first + lowest(cards), sign)
            cards &= cards - 1
        return total

    return month, each_card


def make_fitted_policy(
    emit: Emit,
    yaku_of_game: int,
    size: Callable[[RulesT, int], int],
    others_pile: Callable[[StateT, int], int],
    gift: Callable[[StateT, RulesT, int, int], int],
    factor: Callable[[StateT, RulesT], int],
    greedy: Callable[[StateT, RulesT, int, list[int]], int],
) -> Fitted:
    """Make the fitted policy of a game, of functions that describe the game.

    `yaku_of_game` is the number of captured yaku. `size` multiplies the features of a yaku (by its number);
    `others_pile` is all that the other seats have captured. `gift` is the kan that throwing a card may give away;
    `factor`, in halves, multiplies everything that is won now. `greedy` makes all choices but those of cards.
    """

    prospects = make_prospect_rule(emit, yaku_of_game, size, others_pile)
    month, each_card = make_card_rules(emit)

    @rule
    def worth(
        st: StateT, rules: RulesT, numbers: Sequence[int], hidden: CardSet, seat: int, card: int, takes: CardSet
    ) -> int:
        """The worth of a play: `card`, from the hand or the stock, takes the field cards `takes`, or is thrown.

        `hidden` are the cards that the seat does not see.
        """
        own = st.hands[seat]
        hand, of_month = own & ~bit(card), month_of_card(card)
        unknown = popcount(hidden & of_month)
        gained = takes | bit(card) if takes else 0
        field = st.field & ~takes if takes else st.field | bit(card)
        total = prospects(st, rules, numbers, seat, st.captured[seat] | gained, field, hand)
        total += month(numbers, st.field & of_month, own & of_month, unknown, -1)
        total += month(numbers, field & of_month, hand & of_month, unknown, 1)
        total += each_card(numbers, own & bit(card), HAND, -1)
        if takes:
            total += each_card(numbers, gained, PILE, 1) + each_card(numbers, takes, FIELD, -1)
            return total + emit(numbers, POINTS, card_points(gained))
        total += emit(numbers, FIELD + card, 1) + emit(numbers, THROWN, 1)
        return total + emit(numbers, GIFT, gift(st, rules, seat, card))

    @rule
    def promise(
        st: StateT, rules: RulesT, numbers: Sequence[int], hidden: CardSet, seat: int, card: int, lying: CardSet
    ) -> int:
        """The worth of playing `card` while these cards of its suit lie on the field; of two it takes the better."""
        if popcount(lying) != 2:
            return worth(st, rules, numbers, hidden, seat, card, lying)
        value_of_first = worth(st, rules, numbers, hidden, seat, card, lying & -lying)
        return max(value_of_first, worth(st, rules, numbers, hidden, seat, card, lying & (lying - 1)))

    @rule
    def expect(st: StateT, rules: RulesT, weights: Sequence[int], hidden: CardSet, action: int) -> int:
        """The worth of an action of the seat at turn, relative to its other actions; 0 if it chooses no card."""
        promised = 0
        if st.phase == Phase.PLAY:
            promised = promise(st, rules, weights, hidden, st.turn, action, st.field & month_of_card(action))
        elif st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
            promised = worth(st, rules, weights, hidden, st.turn, st.pending, bit(action))
        return promised * factor(st, rules) // 2

    @rule
    def choose(st: StateT, rules: RulesT, legal: ActionSet, rng: list[int], weights: Sequence[int]) -> int:
        """The choice of the seat at turn, from what it sees: cards by the weights, everything else by greedy."""
        if st.phase != Phase.PLAY and st.phase != Phase.PICK_HAND and st.phase != Phase.PICK_STOCK:
            return greedy(st, rules, legal, rng)
        hidden = unseen(st, st.turn)
        chosen, best = NOBODY, WORST
        while legal:
            action = lowest(legal)
            legal &= legal - 1
            value = expect(st, rules, weights, hidden, action)
            if value > best:
                chosen, best = action, value
        return chosen

    return Fitted(worth, expect, choose)
