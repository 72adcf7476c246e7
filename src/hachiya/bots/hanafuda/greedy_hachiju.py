"""greedy at hachiju: looks one move ahead, at card points and at progress toward yaku, its own and the others'.

All values are in hundredths of a point at rate 1, so that the rules stay in integers.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.captured_yaku import captured_total
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, hand_total, shown_yaku
from hachiya.games.hachiju.state import CAPTURED_YAKU, SEATS, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import ANIMALS, DREGS, LIGHTS, RIBBONS, card_points, month_cards, month_of
from hachiya.games.hanafuda.sight import unseen

PASS, READ, STOP, SAGE = Action.PASS, Action.READ, Action.STOP, Action.SAGE
SAY_IN, SAY_OUT, SAY_DOUBLE = Action.IN, Action.OUT, Action.DOUBLE

POINT = 200
"""A card point counts twice among three."""
PROGRESS = (100, 26, 9, 3, 1)
"""What a yaku is worth while 0, 1, 2, … of its cards are missing, in hundredths of its value."""
CATCH = 22
"""Chance, in hundredths, that one unseen card of the month takes a thrown card away."""
CHANCE_TO_ADD = (0, 30, 7)
"""Chance, in hundredths, that a yaku of which 1 or 2 cards are missing is still made after a 下げ."""
LEAST_CARDS_TO_SAGE = 4
WORST = -(1 << 60)

LIGHT_IN_HAND, GOOD_IN_HAND, MONTH_IN_HAND, USUAL_MONTHS = 14, 5, 6, 5
"""Points that a light, an animal or ribbon, and a month more than usual in the hand are worth when bidding."""
ENOUGH_TO_PLAY, ENOUGH_TO_DOUBLE = 22, 70


@rule
def others_pile(st: State, seat: int) -> int:
    """All that the others have captured."""
    cards = 0
    for other in range(SEATS):
        if other != seat:
            cards |= st.captured[other]
    return cards


@rule
def gain(st: State, rules: Rules, seat: int, cards: int) -> int:
    """What new `cards` add to a seat's prospect: card points, and yaku by what is missing.

    A yaku counts from its first card on, as long as the others leave enough of its cards.
    """
    total = POINT * card_points(cards & ~DREGS)
    if cards & rules.yaku_cards == 0:
        return total
    pile = st.captured[seat]
    open_cards = ~others_pile(st, seat)
    for index in range(CAPTURED_YAKU):
        yaku, need = rules.captured_cards[index], rules.captured_need[index]
        if yaku & cards and popcount(yaku & open_cards) >= need:
            had = popcount(yaku & pile)
            worth = progress(need, had + popcount(yaku & cards)) - progress(need, had)
            total += rules.captured_points[index] * worth
    return total


@rule
def progress(need: int, have: int) -> int:
    """What a yaku is worth of which a pile has so many cards, in hundredths of its value."""
    lacking = max(need - have, 0)
    return PROGRESS[lacking] if have > 0 and lacking < len(PROGRESS) else 0


@rule
def best_gain_of_others(st: State, rules: Rules, seat: int, cards: int) -> int:
    """What `cards` would add to the prospect of the other seat to whom they mean most."""
    best = 0
    for place in range(st.books.entered):
        other = st.books.order[place]
        if other != seat:
            best = max(best, gain(st, rules, other, cards))
    return best


@rule
def value_of_taking(st: State, rules: Rules, seat: int, card: int, takes: int) -> int:
    """A capture: what it adds, and half of what the taken cards would have given to another."""
    return gain(st, rules, seat, takes | bit(card)) + best_gain_of_others(st, rules, seat, takes) // 2


@rule
def value_of_throwing(st: State, rules: Rules, seat: int, card: int, hidden: int) -> int:
    """A throw: what it may give away, by how many cards that could take it are out of sight."""
    month = month_of(card)
    takers = popcount(hidden & month)
    loss = best_gain_of_others(st, rules, seat, bit(card)) * CATCH * takers // 100 if takers else 0
    hope = gain(st, rules, seat, bit(card)) // 8 if st.hands[seat] & month & ~bit(card) else 0
    return hope - loss


@rule
def best_take(st: State, rules: Rules, seat: int, card: int, lying: int) -> int:
    """Which field cards `card` takes: all, or the better of two."""
    if popcount(lying) != 2:
        return lying
    first = lying & -lying
    second = lying & ~first
    worth_first = value_of_taking(st, rules, seat, card, first)
    return first if worth_first >= value_of_taking(st, rules, seat, card, second) else second


@rule
def best_card(st: State, rules: Rules, seat: int) -> int:
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


@rule
def promise_of_hand(rules: Rules, hand: int) -> int:
    """What a hand may bring at rate 1, in points: its hand yaku, and a part of what its cards may take."""
    months = 0
    for month in range(12):
        months += 1 if hand & month_cards(month) else 0
    yaku = shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN)
    cards = LIGHT_IN_HAND * popcount(hand & LIGHTS) + GOOD_IN_HAND * popcount(hand & (ANIMALS | RIBBONS))
    return hand_total(rules, yaku) + cards + MONTH_IN_HAND * (months - USUAL_MONTHS)


@rule
def best_bid(st: State, rules: Rules, legal: int) -> int:
    """Double with a strong hand, in with a fair one, else out."""
    promise = promise_of_hand(rules, st.hands[st.turn])
    if promise >= ENOUGH_TO_DOUBLE and legal & bit(SAY_DOUBLE):
        return SAY_DOUBLE
    return SAY_IN if promise >= ENOUGH_TO_PLAY and legal & bit(SAY_IN) else SAY_OUT


@rule
def worth_going_on(st: State, rules: Rules, seat: int) -> bool:
    """Do the yaku still to come, by their chances, promise more than the half that is lost if none comes?"""
    open_cards = ~others_pile(st, seat)
    promised = 0
    none_comes = 100
    for index in range(CAPTURED_YAKU):
        cards, need = rules.captured_cards[index], rules.captured_need[index]
        lacking = need - popcount(st.captured[seat] & cards)
        if 0 < lacking < len(CHANCE_TO_ADD) and popcount(cards & open_cards) >= need:
            promised += rules.captured_points[index] * CHANCE_TO_ADD[lacking]
            none_comes = none_comes * (100 - CHANCE_TO_ADD[lacking]) // 100
    return promised > captured_total(rules, st.books.made[seat]) * none_comes // 2


@rule
def choose(st: State, rules: Rules, legal: int, _rng: list[int]) -> int:
    """The choice of the seat at turn, from what it sees; it never rolls dice."""
    seat = st.turn
    if st.phase == Phase.PLAY:
        return best_card(st, rules, seat)
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        return lowest(best_take(st, rules, st.books.order[st.place], st.pending, legal))
    if st.phase == Phase.BID:
        return best_bid(st, rules, legal)
    if st.phase == Phase.SHOW:
        both = READ + (KASU_SHOWN | SUIT_SHOWN)
        if legal & bit(both):
            return both
        shown = legal & ~bit(PASS)
        return lowest(shown) if shown else PASS
    promising = popcount(st.hands[seat]) >= LEAST_CARDS_TO_SAGE and worth_going_on(st, rules, seat)
    return SAGE if promising else STOP
