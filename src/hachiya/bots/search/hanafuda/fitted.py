"""A policy fitted to what search finds: the worth of a move is a sum of what it changes, each thing by its weight.

It knows only what its seat sees, looks one move ahead and never rolls dice. `bench/fitting.py` finds the weights, by
regression of the worths of all moves of a decision on what they change; they stand in `weights/`.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from hachiya.bots.hanafuda.greedy import WORST, YakuOfRules
from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hanafuda.cards import CARDS, card_points, month_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import unseen

MOST_YAKU = 7
"""Captured yaku, in the game that has most."""
MOST_LACKING, BLOCKED = 6, 7
"""Of a yaku: how many of its cards are missing, at most told apart; it can no longer be made."""
NEAR, NEARER = 3, 2
"""So many cards missing: where these lie counts; how many turns are left counts too."""
PLACES_OF_MISSING = 4
_LYING = BLOCKED + 1
_TURNS = _LYING + NEAR * PLACES_OF_MISSING

A_YAKU = _TURNS + NEARER
MONTHS_OF_FIELD = MOST_YAKU * A_YAKU
MONTHS_OF_HAND = MONTHS_OF_FIELD + 24
POINTS = MONTHS_OF_HAND + 24
GIFT = POINTS + 1
THROWN = GIFT + 1
PILE = THROWN + 1
FIELD = PILE + CARDS
HAND = FIELD + CARDS
THINGS = HAND + CARDS
"""How many things a move may change, and so how many weights there are."""

FIRST_OF_MONTHS = 0x111111111111


class AtTurn(Position, Protocol):
    """A position at which a seat is asked."""

    turn: int


StateT = TypeVar("StateT", bound=AtTurn)
RulesT = TypeVar("RulesT", bound=YakuOfRules)

Tell = Callable[[Sequence[int], int, int], int]
"""(numbers, which thing, by how much it changes): what that is worth, or 0 where it is only written down."""


@hot_rule
def weigh(weights: Sequence[int], thing: int, amount: int) -> int:
    """What it is worth, in hundredths of a point."""
    return weights[thing] * amount


@hot_rule
def write_down(changes: Any, thing: int, amount: int) -> int:
    """Into the row of all changes, from which weights are found."""
    changes[thing] += amount
    return 0


@rule
def whole_months(cards: int) -> int:
    """All cards of the months of these."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & FIRST_OF_MONTHS) * 15


class Fitted(NamedTuple):
    """The policy of a room, as rules."""

    worth: Callable[..., int]
    """(state, rules, numbers, hidden, seat, card, what it takes): what that changes."""
    expect: Callable[..., int]
    """(state, rules, weights, hidden, action): what an action promises, in hundredths of a point."""
    choose: Callable[..., int]
    """(state, rules, legal, dice, weights): the choice of the seat at turn."""


def nearness(
    tell: Tell, yaku_of_game: int, size: Callable[[RulesT, int], int], others_pile: Callable[[StateT, int], int]
) -> Callable[..., int]:
    """How near a seat's yaku are, as a rule over a game's own rules; what these are is said at `fitted`."""

    @rule
    def prospects(
        st: StateT, rules: RulesT, numbers: Sequence[int], seat: int, pile: int, field: int, hand: int
    ) -> int:
        """How near the seat's yaku are: how many cards are missing, where those lie, how many turns are left."""
        others = others_pile(st, seat)
        taken_by_hand, taken_from_field = whole_months(field), whole_months(hand)
        turns = popcount(hand)
        total = 0
        for index in range(yaku_of_game):
            yaku, need = rules.captured_cards[index], rules.captured_need[index]
            much = size(rules, index)
            missing = max(need - popcount(yaku & pile), 0)
            free = yaku & ~pile & ~others
            first = A_YAKU * index
            if popcount(free) < missing:
                total += tell(numbers, first + BLOCKED, much)
                continue
            total += tell(numbers, first + min(missing, MOST_LACKING), much)
            if 0 < missing <= NEAR:
                place = first + _LYING + PLACES_OF_MISSING * (missing - 1)
                total += tell(numbers, place, much * min(missing, popcount(free & hand & taken_by_hand)))
                total += tell(numbers, place + 1, much * min(missing, popcount(free & hand & ~taken_by_hand)))
                total += tell(numbers, place + 2, much * min(missing, popcount(free & field & taken_from_field)))
                total += tell(numbers, place + 3, much * min(missing, popcount(free & field & ~taken_from_field)))
                if missing <= NEARER:
                    total += tell(numbers, first + _TURNS + missing - 1, much * turns)
        return total

    return prospects


def of_cards(tell: Tell) -> tuple[Callable[..., int], Callable[..., int]]:
    """A month, and cards each for itself, as rules."""

    @rule
    def month(numbers: Sequence[int], lying: int, held: int, hidden: int, sign: int) -> int:
        """A month that lies on the field, by how many cards of it are held and hidden; else one in the hand alone."""
        if lying:
            place = MONTHS_OF_FIELD + 2 * (4 * min(popcount(held), 2) + min(hidden, 3))
            return tell(numbers, place, sign) + tell(numbers, place + 1, sign * card_points(lying))
        if held:
            place = MONTHS_OF_HAND + 2 * (4 * (min(popcount(held), 3) - 1) + min(hidden, 3))
            return tell(numbers, place, sign) + tell(numbers, place + 1, sign * card_points(held))
        return 0

    @rule
    def each(numbers: Sequence[int], cards: int, first: int, sign: int) -> int:
        """Every card for itself."""
        total = 0
        while cards:
            total += tell(numbers, first + lowest(cards), sign)
            cards &= cards - 1
        return total

    return month, each


def fitted(
    tell: Tell,
    yaku_of_game: int,
    size: Callable[[RulesT, int], int],
    others_pile: Callable[[StateT, int], int],
    gift: Callable[[StateT, RulesT, int, int], int],
    factor: Callable[[StateT, RulesT], int],
    greedy: Callable[[StateT, RulesT, int, list[int]], int],
) -> Fitted:
    """The policy over a game's own rules, which have so many captured yaku.

    (rules, yaku by number): by what its things are multiplied. (state, seat): all that the others have captured.
    (state, rules, seat, card): the kan that throwing it may give away. (state, rules): what multiplies all that is won
    now, in halves. (…): who chooses all but cards.
    """

    prospects = nearness(tell, yaku_of_game, size, others_pile)
    month, each = of_cards(tell)

    @rule
    def worth(st: StateT, rules: RulesT, numbers: Sequence[int], hidden: int, seat: int, card: int, takes: int) -> int:
        """What it changes that `card`, of the hand or of the stock, takes these field cards or is thrown; `hidden`
        are the cards that the seat does not see."""
        own = st.hands[seat]
        hand, of_month = own & ~bit(card), month_of(card)
        unknown = popcount(hidden & of_month)
        gained = takes | bit(card) if takes else 0
        field = st.field & ~takes if takes else st.field | bit(card)
        total = prospects(st, rules, numbers, seat, st.captured[seat] | gained, field, hand)
        total += month(numbers, st.field & of_month, own & of_month, unknown, -1)
        total += month(numbers, field & of_month, hand & of_month, unknown, 1)
        total += each(numbers, own & bit(card), HAND, -1)
        if takes:
            total += each(numbers, gained, PILE, 1) + each(numbers, takes, FIELD, -1)
            return total + tell(numbers, POINTS, card_points(gained))
        total += tell(numbers, FIELD + card, 1) + tell(numbers, THROWN, 1)
        return total + tell(numbers, GIFT, gift(st, rules, seat, card))

    @rule
    def promise(
        st: StateT, rules: RulesT, numbers: Sequence[int], hidden: int, seat: int, card: int, lying: int
    ) -> int:
        """What it changes that `card` is played while these of its month lie there: of two the better is taken."""
        if popcount(lying) != 2:
            return worth(st, rules, numbers, hidden, seat, card, lying)
        one = worth(st, rules, numbers, hidden, seat, card, lying & -lying)
        return max(one, worth(st, rules, numbers, hidden, seat, card, lying & (lying - 1)))

    @rule
    def expect(st: StateT, rules: RulesT, weights: Sequence[int], hidden: int, action: int) -> int:
        """What an action of the seat at turn promises, beside the others: 0 where no card is chosen."""
        promised = 0
        if st.phase == Phase.PLAY:
            promised = promise(st, rules, weights, hidden, st.turn, action, st.field & month_of(action))
        elif st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
            promised = worth(st, rules, weights, hidden, st.turn, st.pending, bit(action))
        return promised * factor(st, rules) // 2

    @rule
    def choose(st: StateT, rules: RulesT, legal: int, rng: list[int], weights: Sequence[int]) -> int:
        """The choice of the seat at turn, from what it sees: cards by the weights, all else as greedy."""
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
