"""greedy at hachi-hachi: looks one move ahead, at card points and at progress toward yaku, its own and the others'.

All values are in hundredths of a point, so that the rules stay in integers.
"""

from hachiya.bots.hanafuda.greedy import make_choice_rules, make_gain_rules
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.hachihachi.hand_yaku import NUKE_YAKU, WILLOWS_AS_KASU, exposed, hand_yaku
from hachiya.games.hachihachi.hatto import hatto_gift
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    HAND_YAKU,
    PLACES,
    Action,
    Books,
    Phase,
    Rules,
    State,
)
from hachiya.games.hachihachi.worth import attached_worth, captured_kan, hand_worth
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, RIBBONS, CardSet, card_points, month_cards
from hachiya.games.meaning import ActionSet
from hachiya.games.unit import KAN

PASS, READ, STOP, GO_ON, CANCEL = Action.PASS, Action.READ, Action.STOP, Action.GO_ON, Action.CANCEL
SAY_IN, SAY_OUT = Action.IN, Action.OUT

POINT = 100
CHANCE_TO_ADD = (0, 34, 8)
"""The chance, in percent, that a yaku with 1 or 2 missing cards is still made after a 下げ."""
LEAST_CARDS_TO_GO_ON = 3

LIGHT_IN_HAND, GOOD_IN_HAND, MONTH_IN_HAND = 8, 3, 3
"""Points in bidding for a light, for an animal or ribbon, and for each month more than usual in the hand."""
USUAL_MONTHS = 5
USUAL_PROMISE = 30
"""The promise of a hand that is worth playing where folding is free."""


@rule
def others_pile(st: State, seat: int) -> CardSet:
    """The cards that the other seats in play have captured."""
    cards = 0
    for place in range(PLACES):
        other = st.books.order[place]
        if other != seat:
            cards |= st.captured[other]
    return cards


@rule
def value_of_cards(cards: CardSet) -> int:
    """The value of cards by their card points, in hundredths of a point."""
    return POINT * card_points(cards)


@rule
def value_of_yaku(rules: Rules, index: int) -> int:
    """The points of the captured yaku with this index, which both other seats pay."""
    return 2 * KAN * rules.captured_kan[index]


@rule
def players(_st: State) -> int:
    """The number of players in a deal: always three."""
    return PLACES


@rule
def largest_gift(st: State, rules: Rules, seat: int, card: int) -> int:
    """The kan that throwing `card` gives, by 法度 (hatto), to the seat that it helps most."""
    points = 0
    for place in range(PLACES):
        victim = st.books.order[place]
        if victim != seat:
            points = max(points, hatto_gift(st, rules, card, victim))
    return points


@rule
def danger(st: State, rules: Rules, seat: int, card: int) -> int:
    """The cost of throwing a hatto (法度) card, which helps another seat to a yaku: both shares of the kan given."""
    return 2 * POINT * KAN * largest_gift(st, rules, seat, card)


gain, best_gain_of_others = make_gain_rules(CAPTURED_YAKU, value_of_cards, value_of_yaku, others_pile, players)
best_take, best_card = make_choice_rules(gain, best_gain_of_others, danger)


@rule
def best_reading(st: State, rules: Rules, legal: ActionSet) -> int:
    """The choice to show by the reading of the willows that pays most; of equals the one that exposes fewest cards."""
    hand = st.hands[st.turn]
    chosen = PASS
    best = 0
    for reading in range(PASS - READ):
        if legal & bit(READ + reading):
            yaku = hand_yaku(hand, reading)
            value = hand_worth(st.books, rules, yaku)
            if yaku & NUKE_YAKU:
                value += attached_worth(st.books, rules) // 2
            value = 8 * value - popcount(exposed(hand, reading))
            if value > best:
                best = value
                chosen = READ + reading
    return chosen


@rule
def worth_going_on(st: State, rules: Rules, seat: int) -> bool:
    """Whether the expected value of further yaku exceeds the expected loss of half if none is made."""
    books = st.books
    others = 0
    for place in range(PLACES):
        other = books.order[place]
        if other != seat:
            others |= st.captured[other]
    promised = 0
    none_comes = 100
    for index in range(CAPTURED_YAKU):
        cards = rules.captured_cards[index]
        missing = rules.captured_need[index] - popcount(st.captured[seat] & cards)
        if 0 < missing < len(CHANCE_TO_ADD) and popcount(cards & ~others) >= rules.captured_need[index]:
            promised += rules.captured_kan[index] * CHANCE_TO_ADD[missing]
            none_comes = none_comes * (100 - CHANCE_TO_ADD[missing]) // 100
    kan = captured_kan(books, rules, books.made[seat], books.surplus[seat])
    return promised > kan * none_comes // 2


@rule
def promise_of_hand(st: State, rules: Rules, seat: int) -> int:
    """An estimate of what playing this hand brings in points at ×1: its hand yaku, and a value for its cards.

    It is in points at ×1; a hand of average cards without yaku is about zero.
    """
    hand = st.hands[seat]
    yaku = hand_yaku(hand, WILLOWS_AS_KASU)
    lights, good = popcount(hand & BRIGHTS), popcount(hand & (ANIMALS | RIBBONS))
    months = 0
    for month in range(12):
        months += 1 if hand & month_cards(month) else 0
    kan = 0
    for index in range(HAND_YAKU):
        if yaku & bit(index):
            kan += rules.hand_kan[index]
    return 2 * KAN * kan + LIGHT_IN_HAND * lights + GOOD_IN_HAND * good + MONTH_IN_HAND * (months - USUAL_MONTHS)


@rule
def folded_before(books: Books, seat: int) -> int:
    """The number of seats that folded before this seat's turn to bid; the dealer bids first."""
    number = 0
    other = books.dealer
    while other != seat:
        number += 1 if books.folded & bit(other) else 0
        other = (other + 1) % books.seats
    return number


@rule
def bids_in(st: State, rules: Rules, seat: int) -> bool:
    """Whether the seat bids in: its hand promises enough, less the fee that folding would cost."""
    fee = rules.fold_points[folded_before(st.books, seat)]
    return promise_of_hand(st, rules, seat) > USUAL_PROMISE - fee


@rule
def others_in_reach(st: State, seat: int) -> bool:
    """Whether another seat needs only one card, still uncaptured, for a yaku that hatto (法度) protects."""
    captured = 0
    reach = 0
    for place in range(PLACES):
        other = st.books.order[place]
        captured |= st.captured[other]
        if other != seat:
            reach |= st.reach[other]
    return (reach & ~captured) != 0


@rule
def choose(st: State, rules: Rules, legal: ActionSet, _rng: list[int]) -> int:
    """The choice of greedy for the seat at turn, from what it sees; it uses no random numbers."""
    seat = st.turn
    if st.phase == Phase.PLAY:
        return best_card(st, rules, seat)
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        return lowest(best_take(st, rules, st.books.order[st.place], st.pending, legal))
    if st.phase == Phase.SHOW:
        return best_reading(st, rules, legal)
    if st.phase == Phase.EXPOSE:
        return lowest(legal)
    if st.phase == Phase.BID:
        return SAY_IN if bids_in(st, rules, seat) else SAY_OUT
    if st.phase == Phase.MIZUTEN:
        return PASS
    safe = not others_in_reach(st, seat)
    if st.phase == Phase.DECIDE or st.phase == Phase.DECIDE_HAND:
        cards = popcount(st.hands[seat])
        promising = cards >= LEAST_CARDS_TO_GO_ON and worth_going_on(st, rules, seat)
        return GO_ON if safe and promising else STOP
    return PASS if safe and popcount(st.hands[seat]) > 1 else CANCEL
