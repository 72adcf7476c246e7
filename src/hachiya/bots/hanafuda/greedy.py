"""The part of greedy that all games with flower cards share: the values of captures and throws, by progress to yaku.

All values are in hundredths of a point, so that the rules stay in integers.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hanafuda.cards import CardSet, month_of_card
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import unseen

PROGRESS = (100, 26, 9, 3, 1)
"""The worth of a yaku while 0, 1, 2, … of its cards are missing, in percent of its value."""
CATCH = 22
"""The chance, in percent, that one unseen card of the month takes a thrown card away."""
WORST = -(1 << 60)


class YakuOfRules(Protocol):
    """The fields of a rule set's record that describe its captured yaku."""

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
    """The worth of a yaku that needs `need` cards when a pile has `have` of them, in percent of its value."""
    missing = max(need - have, 0)
    return PROGRESS[missing] if have > 0 and missing < len(PROGRESS) else 0


def make_gain_rules(
    yaku_of_game: int,
    value_of_cards: Callable[[int], int],
    value_of_yaku: Callable[[RulesT, int], int],
    others_pile: Callable[[StateT, int], int],
    players: Callable[[StateT], int],
) -> tuple[Gain[StateT, RulesT], Gain[StateT, RulesT]]:
    """Make the two rules of what cards are worth in a game: to a seat, and to the other seat that gains most.

    `yaku_of_game` is the number of captured yaku, and `value_of_yaku` the points of one, by number. `others_pile` is
    all that the other seats have captured; `players` is the number of seats in play.
    """

    @rule
    def gain(st: StateT, rules: RulesT, seat: int, cards: CardSet) -> int:
        """What new `cards` are worth to a seat: their card points, and progress to yaku.

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
                count_before = popcount(yaku & pile)
                worth = progress(need, count_before + popcount(yaku & cards)) - progress(need, count_before)
                total += value_of_yaku(rules, index) * worth
        return total

    @rule
    def best_gain_of_others(st: StateT, rules: RulesT, seat: int, cards: CardSet) -> int:
        """What `cards` are worth to the other seat that gains most by them."""
        best = 0
        for place in range(players(st)):
            other = st.books.order[place]
            if other != seat:
                best = max(best, gain(st, rules, other, cards))
        return best

    return gain, best_gain_of_others


def make_choice_rules(
    gain: Gain[StateT, RulesT],
    best_gain_of_others: Gain[StateT, RulesT],
    danger: Callable[[StateT, RulesT, int, int], int],
) -> tuple[BestTake[StateT, RulesT], BestCard[StateT, RulesT]]:
    """Make the two rules of which field card to take and which hand card to play, by the gains of both sides."""

    @rule
    def value_of_taking(st: StateT, rules: RulesT, seat: int, card: int, takes: CardSet) -> int:
        """The value of a capture: its gain, and half of what the captured cards would have given to another seat."""
        return gain(st, rules, seat, takes | bit(card)) + best_gain_of_others(st, rules, seat, takes) // 2

    @rule
    def value_of_throwing(st: StateT, rules: RulesT, seat: int, card: int, hidden: CardSet) -> int:
        """The value of a throw: what it may give away, by the number of hidden cards that could take it."""
        month = month_of_card(card)
        takers = popcount(hidden & month)
        loss = best_gain_of_others(st, rules, seat, bit(card)) * CATCH * takers // 100 if takers else 0
        hope = gain(st, rules, seat, bit(card)) // 8 if st.hands[seat] & month & ~bit(card) else 0
        return hope - loss - danger(st, rules, seat, card)

    @rule
    def best_take(st: StateT, rules: RulesT, seat: int, card: int, lying: CardSet) -> CardSet:
        """The field cards that `card` takes: all, or the better of two."""
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
            lying = st.field & month_of_card(card)
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
