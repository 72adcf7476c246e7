"""greedy at hachiju: looks one move ahead, at card points and at progress toward yaku, its own and the others'.

All values are in hundredths of a point at rate 1, so that the rules stay in integers.
"""

from hachiya.bots.hanafuda.greedy import make_choice_rules, make_gain_rules
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.hachiju.captured_yaku import captured_total
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, hand_total, shown_yaku
from hachiya.games.hachiju.state import CAPTURED_YAKU, SEATS, Action, Phase, Rules, State
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, CardSet, card_points, month_cards
from hachiya.games.meaning import ActionSet

PASS, READ, STOP, GO_ON = Action.PASS, Action.READ, Action.STOP, Action.GO_ON
SAY_IN, SAY_OUT, SAY_DOUBLE = Action.IN, Action.OUT, Action.DOUBLE

POINT = 200
"""The value of a card point, which counts twice among three."""
CHANCE_TO_ADD = (0, 30, 7)
"""The chance, in percent, that a yaku with 1 or 2 missing cards is still made after a 下げ."""
LEAST_CARDS_TO_GO_ON = 4

LIGHT_IN_HAND, GOOD_IN_HAND, MONTH_IN_HAND, USUAL_MONTHS = 14, 5, 6, 5
"""Points in bidding for a light, for an animal or ribbon, and for each month more than usual in the hand."""
ENOUGH_TO_PLAY, ENOUGH_TO_DOUBLE = 22, 70


@rule
def others_pile(st: State, seat: int) -> CardSet:
    """The cards that the other seats have captured."""
    cards = 0
    for other in range(SEATS):
        if other != seat:
            cards |= st.captured[other]
    return cards


@rule
def value_of_cards(cards: CardSet) -> int:
    """The value of cards by their card points, in hundredths of a point; chaff has none."""
    return POINT * card_points(cards & ~CHAFF)


@rule
def value_of_yaku(rules: Rules, index: int) -> int:
    """The points of the captured yaku with this index, which all others pay together."""
    return rules.captured_points[index]


@rule
def players(st: State) -> int:
    """The number of players in a deal: two or three."""
    return st.books.entered


@rule
def danger(_st: State, _rules: Rules, _seat: int, _card: int) -> int:
    """The cost of throwing a card besides what it gives away: none, for hachiju has no 法度 (hatto)."""
    return 0


gain, best_gain_of_others = make_gain_rules(CAPTURED_YAKU, value_of_cards, value_of_yaku, others_pile, players)
best_take, best_card = make_choice_rules(gain, best_gain_of_others, danger)


@rule
def promise_of_hand(rules: Rules, hand: CardSet) -> int:
    """An estimate of what a hand brings at rate 1, in points: its hand yaku, and a value for its cards."""
    months = 0
    for month in range(12):
        months += 1 if hand & month_cards(month) else 0
    yaku = shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN)
    cards = LIGHT_IN_HAND * popcount(hand & BRIGHTS) + GOOD_IN_HAND * popcount(hand & (ANIMALS | RIBBONS))
    return hand_total(rules, yaku) + cards + MONTH_IN_HAND * (months - USUAL_MONTHS)


@rule
def best_bid(st: State, rules: Rules, legal: ActionSet) -> int:
    """The bid for the hand of the seat at turn: double if it is strong, in if it is fair, else out."""
    promise = promise_of_hand(rules, st.hands[st.turn])
    if promise >= ENOUGH_TO_DOUBLE and legal & bit(SAY_DOUBLE):
        return SAY_DOUBLE
    return SAY_IN if promise >= ENOUGH_TO_PLAY and legal & bit(SAY_IN) else SAY_OUT


@rule
def worth_going_on(st: State, rules: Rules, seat: int) -> bool:
    """Whether the expected value of further yaku exceeds the expected loss of half if none is made."""
    open_cards = ~others_pile(st, seat)
    promised = 0
    none_comes = 100
    for index in range(CAPTURED_YAKU):
        cards, need = rules.captured_cards[index], rules.captured_need[index]
        missing = need - popcount(st.captured[seat] & cards)
        if 0 < missing < len(CHANCE_TO_ADD) and popcount(cards & open_cards) >= need:
            promised += rules.captured_points[index] * CHANCE_TO_ADD[missing]
            none_comes = none_comes * (100 - CHANCE_TO_ADD[missing]) // 100
    return promised > captured_total(rules, st.books.made[seat]) * none_comes // 2


@rule
def choose(st: State, rules: Rules, legal: ActionSet, _rng: list[int]) -> int:
    """The choice of greedy for the seat at turn, from what it sees; it uses no random numbers."""
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
    promising = popcount(st.hands[seat]) >= LEAST_CARDS_TO_GO_ON and worth_going_on(st, rules, seat)
    return GO_ON if promising else STOP
