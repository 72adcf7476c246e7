"""法度 (hatto): cards that must not be thrown as they help another seat to a yaku, and who pays if they are (RULES A8).

Every card is judged when it is thrown to the field, that is played without a capture. `State.hatto_bait` has the yaku
that a 法度 card on the field would complete, by place; `State.hatto_fed` has the yaku that such cards completed in
this turn.
"""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.hachihachi.captured_yaku import counted_yaku, last_missing_card, without_replaced_shiko
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    PLACES,
    DiveHatto,
    HattoReach,
    Rules,
    State,
)
from hachiya.games.hachihachi.worth import captured_kan
from hachiya.games.hanafuda.cards import CardSet, month_of_card
from hachiya.games.hanafuda.yaku import YakuSet

SHADOW, MONTH = int(HattoReach.SHADOW), int(HattoReach.MONTH)
NO_DIVE_HATTO, DISCARD, INACTION = int(DiveHatto.NONE), int(DiveHatto.DISCARD), int(DiveHatto.INACTION)


@hot_rule
def place_after(place: int, steps: int) -> int:
    """The place in the order of play one or two turns after `place`."""
    later = place + steps
    return later - PLACES if later >= PLACES else later


@hot_rule
def captured_cards(st: State) -> CardSet:
    """The cards in all piles."""
    cards = 0
    for place in range(PLACES):
        cards |= st.captured[st.books.order[place]]
    return cards


@rule
def yaku_helped_by_throw(st: State, rules: Rules, card: int, victim: int) -> YakuSet:
    """The protected yaku for which `victim` lacks one card, if throwing `card` would help to it (RULES A8).

    `card` is the lacking card itself; or its shadow card (影札), if the two other cards of the suit are captured, so
    that the two must meet (SAN 補足 (1), C-49); or any card of the suit (NAK 法度). Five brights do not count as four
    too (C-25, C-169).
    """
    month = month_of_card(card)
    if st.reach[victim] & month == 0:
        return 0
    helped = bit(card)
    if rules.hatto_reach == MONTH:
        helped = month
    elif rules.hatto_reach == SHADOW:
        partners = month & ~helped & ~captured_cards(st)
        if popcount(partners) == 1:
            helped |= partners
    return yaku_one_card_short(st, rules, victim, helped)


@rule
def yaku_one_card_short(st: State, rules: Rules, victim: int, cards: CardSet) -> YakuSet:
    """The protected yaku for which `victim` lacks exactly one card, if that is among `cards`."""
    yaku = 0
    for index in range(CAPTURED_YAKU):
        if rules.hatto & bit(FIRST_CAPTURED + index) and last_missing_card(st.captured[victim], rules, index) & cards:
            yaku |= bit(FIRST_CAPTURED + index)
    return without_replaced_shiko(yaku)


@hot_rule
def feeds_tobikomi(st: State, rules: Rules, card: int, victim: int) -> bool:
    """Whether `card` is the fourth card of a suit of which `victim` has shown three (SHI 三本役の飛込, C-173).

    By some rules they must still hold the three (SAN 補足 (1) 4, C-47 a).
    """
    month = month_of_card(card)
    three = month & ~bit(card)
    if rules.dive_hatto == NO_DIVE_HATTO or st.threes[victim] & month != three:
        return False
    return rules.dive_hatto == DISCARD or st.hands[victim] & month == three


@rule
def hatto_gift(st: State, rules: Rules, card: int, victim: int) -> int:
    """The kan that throwing `card` would give to `victim`; 0 if it is no hatto (法度) card for them (C-163)."""
    kan = captured_kan(st.books, rules, yaku_helped_by_throw(st, rules, card, victim), 0)
    return kan + 1 if feeds_tobikomi(st, rules, card, victim) else kan


@rule
def throw_rank(st: State, rules: Rules, card: int) -> int:
    """The rank of a hatto (法度) card in the order in which an exempt seat must throw, lowest first; 0: no hatto card.

    Cheaper cards come first, of equal ones those that concern the seat before (SAN 補足 (1) 1, C-48, C-163). A card
    that captures is not thrown (C-171).
    """
    if st.field & month_of_card(card):
        return 0
    before = st.books.order[place_after(st.place, 2)]
    after = st.books.order[place_after(st.place, 1)]
    to_before = hatto_gift(st, rules, card, before)
    to_after = hatto_gift(st, rules, card, after)
    if to_before >= to_after:
        return 2 * to_before
    return 2 * to_after + 1


@rule
def exempt(st: State, rules: Rules, seat: int, card: int) -> bool:
    """Whether `seat` holds only hatto (法度) cards and `card` is the first of them in the order of `throw_rank`.

    (SAN 補足 (1) 1, C-48, C-163, C-171)
    """
    rank = throw_rank(st, rules, card)
    cards = st.hands[seat]
    while cards:
        other = throw_rank(st, rules, lowest(cards))
        if other == 0 or other < rank:
            return False
        cards &= cards - 1
    return True


@hot_rule
def judge_throw(st: State, rules: Rules, seat: int, card: int) -> None:
    """Write down the yaku of other seats that `card` would complete, which `seat` is about to throw.

    The last hand card is always exempt (SAN 補足 (1) 1, C-24, C-61). For tobikomi (飛込み) its offender pays first,
    exempt or not (C-162).
    """
    if popcount(st.hands[seat]) == 1:
        return
    month = card >> 2
    hatto_bait = 0
    dive = False
    for offset in range(1, PLACES):
        place = place_after(st.place, offset)
        victim = st.books.order[place]
        hatto_bait |= yaku_helped_by_throw(st, rules, card, victim) >> FIRST_CAPTURED << 8 * place
        dive = dive or feeds_tobikomi(st, rules, card, victim)
    if hatto_bait == 0 and not dive:
        return
    excused = rules.hatto_excuses != 0 and exempt(st, rules, seat, card)
    if hatto_bait != 0:
        st.hatto_bait[month] = hatto_bait
        st.hatto_thrower[month] = seat
        if excused:
            st.excused |= bit(4 * month)
    if dive:
        st.books.dive_offender[month] = seat
        if excused:
            st.books.dive_exempt |= bit(4 * month)


@hot_rule
def judge_inaction(st: State, rules: Rules, seat: int, card: int) -> None:
    """Charge `seat`, about to play `card`, if it leaves a card of a shown three that its fourth could take (C-47 b).

    For captured yaku there is no such hatto (法度) (SAN 補足 (1) 4, 7).
    """
    if rules.dive_hatto != INACTION or popcount(st.hands[seat]) == 1:
        return
    threes = 0
    for offset in range(1, PLACES):
        threes |= st.threes[st.books.order[place_after(st.place, offset)]]
    while threes:
        first = lowest(threes)
        month = month_of_card(first)
        if st.field & month and st.hands[seat] & month & ~bit(card):
            st.books.dive_offender[first >> 2] = seat
        threes &= ~month


@rule
def judge_choice(st: State, rules: Rules, seat: int, remaining: CardSet) -> None:
    """Charge `seat` if it took one of two field cards and the other, `remaining`, completes a yaku (C-20 ii).

    The last hand card is exempt.
    """
    if rules.hatto_reach != MONTH or st.hands[seat] == 0:
        return
    hatto_bait = 0
    for offset in range(1, PLACES):
        place = place_after(st.place, offset)
        hatto_bait |= yaku_one_card_short(st, rules, st.books.order[place], remaining) >> FIRST_CAPTURED << 8 * place
    if hatto_bait != 0:
        month = lowest(remaining) >> 2
        st.hatto_bait[month] = hatto_bait
        st.hatto_thrower[month] = seat


@hot_rule
def charge_thrower(st: State, rules: Rules, seat: int, card: int) -> None:
    """Charge the thrower of a hatto (法度) card for the yaku that `seat` makes by capturing the suit of `card`.

    If the seat captures another card of the month than the one it lacked, nobody is charged (C-20 i).
    """
    month = card >> 2
    if st.hatto_bait[month]:
        completed = (st.hatto_bait[month] >> 8 * st.place & 0xFF) << FIRST_CAPTURED
        completed &= counted_yaku(st.captured[seat], rules, st.books.made[seat])
        if st.excused & bit(4 * month):
            st.hatto_spared[st.hatto_thrower[month]] |= completed
        else:
            st.hatto_fed[st.hatto_thrower[month]] |= completed
        st.hatto_bait[month] = 0
        st.excused &= ~bit(4 * month)
