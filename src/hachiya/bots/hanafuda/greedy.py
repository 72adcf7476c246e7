"""What greedy reckons alike in every game with flower cards: captures and throws, by what they add to a prospect.

All values are in hundredths of a point, so that the rules stay in integers.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hanafuda.cards import month_of
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import unseen

PROGRESS = (100, 26, 9, 3, 1)
"""What a yaku is worth while 0, 1, 2, … of its cards are missing, in hundredths of its value."""
CATCH = 22
"""Chance, in hundredths, that one unseen card of the month takes a thrown card away."""
WORST = -(1 << 60)


class YakuOfRules(Protocol):
    """The captured yaku of a rule set, by number."""

    yaku_cards: int
    captured_cards: list[int]
    captured_need: list[int]


StateT = TypeVar("StateT", bound=Position)
RulesT = TypeVar("RulesT", bound=YakuOfRules)

Gain = Callable[[StateT, RulesT, int, int], int]
BestTake = Callable[[StateT, RulesT, int, int, int], int]
BestCard = Callable[[StateT, RulesT, int], int]


@rule
def progress(need: int, have: int) -> int:
    """What a yaku is worth of which a pile has so many cards, in hundredths of its value."""
    lacking = max(need - have, 0)
    return PROGRESS[lacking] if have > 0 and lacking < len(PROGRESS) else 0


def gains(
    yaku_of_game: int,
    value_of_cards: Callable[[int], int],
    value_of_yaku: Callable[[RulesT, int], int],
    others_pile: Callable[[StateT, int], int],
    players: Callable[[StateT], int],
) -> tuple[Gain[StateT, RulesT], Gain[StateT, RulesT]]:
    """What cards are to a seat and to others, over a game's own rules, which have so many captured yaku.

    (cards): what cards are worth. (rules, yaku by number): what one is, in points. (state, seat): all that the others
    have captured. (state): how many play.
    """

    @rule
    def gain(st: StateT, rules: RulesT, seat: int, cards: int) -> int:
        """What new `cards` add to a seat's prospect: card points, and yaku by what is missing.

        A yaku counts from its first card on, as long as the others leave enough of its cards.
        """
        total = value_of_cards(cards)
        if cards & rules.yaku_cards == 0:
            return total
        pile = st.captured[seat]
        open_cards = ~others_pile(st, seat)
        for index in range(yaku_of_game):
            yaku, need = rules.captured_cards[index], rules.captured_need[index]
            if yaku & cards and popcount(yaku & open_cards) >= need:
                had = popcount(yaku & pile)
                worth = progress(need, had + popcount(yaku & cards)) - progress(need, had)
                total += value_of_yaku(rules, index) * worth
        return total

    @rule
    def best_gain_of_others(st: StateT, rules: RulesT, seat: int, cards: int) -> int:
        """What `cards` would add to the prospect of the other seat to whom they mean most."""
        best = 0
        for place in range(players(st)):
            other = st.books.order[place]
            if other != seat:
                best = max(best, gain(st, rules, other, cards))
        return best

    return gain, best_gain_of_others


def looking_ahead(
    gain: Gain[StateT, RulesT],
    best_gain_of_others: Gain[StateT, RulesT],
    danger: Callable[[StateT, RulesT, int, int], int],
) -> tuple[BestTake[StateT, RulesT], BestCard[StateT, RulesT]]:
    """What to take and what to play, by these gains; (state, rules, seat, card): what else throwing it may cost."""

    @rule
    def value_of_taking(st: StateT, rules: RulesT, seat: int, card: int, takes: int) -> int:
        """A capture: what it adds, and half of what the taken cards would have given to another."""
        return gain(st, rules, seat, takes | bit(card)) + best_gain_of_others(st, rules, seat, takes) // 2

    @rule
    def value_of_throwing(st: StateT, rules: RulesT, seat: int, card: int, hidden: int) -> int:
        """A throw: what it may give away, by how many cards that could take it are out of sight."""
        month = month_of(card)
        takers = popcount(hidden & month)
        loss = best_gain_of_others(st, rules, seat, bit(card)) * CATCH * takers // 100 if takers else 0
        hope = gain(st, rules, seat, bit(card)) // 8 if st.hands[seat] & month & ~bit(card) else 0
        return hope - loss - danger(st, rules, seat, card)

    @rule
    def best_take(st: StateT, rules: RulesT, seat: int, card: int, lying: int) -> int:
        """Which field cards `card` takes: all, or the better of two."""
        if popcount(lying) != 2:
            return lying
        first = lying & -lying
        second = lying & ~first
        worth_first = value_of_taking(st, rules, seat, card, first)
        return first if worth_first >= value_of_taking(st, rules, seat, card, second) else second

    @rule
    def best_card(st: StateT, rules: RulesT, seat: int) -> int:
        """The hand card to play."""
        hidden = unseen(st, seat)
        chosen = NOBODY
        best = WORST
        cards = st.hands[seat]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            lying = st.field & month_of(card)
            if lying == 0:
                value = value_of_throwing(st, rules, seat, card, hidden)
            elif popcount(lying) == 2:
                first = lying & -lying
                value = value_of_taking(st, rules, seat, card, first)
                value = max(value, value_of_taking(st, rules, seat, card, lying & ~first))
            else:
                value = value_of_taking(st, rules, seat, card, lying)
            if value > best:
                best = value
                chosen = card
        return chosen

    return best_take, best_card
