/* 法度: cards that must not be thrown, and who answers when they are (A8). */
#pragma once

#include "captured_yaku.h"
#include "state.h"

hot int is_last_card(Cards hand) { return is_single_or_empty(hand); }

/* The protected yaku that `card` would help `victim` to: by itself, or as the 影札 of the lacking one, which it must
 * meet where the two others of the month are taken (C-49). */
hot Yaku completes(const State *st, int card, int victim) {
    Cards month = month_of(card);
    if (!(st->reach[victim] & month))
        return 0;
    Cards helped = BIT(card);
    Cards partners = month & ~helped & ~(st->captured[0] | st->captured[1] | st->captured[2]);
    if (is_single_or_empty(partners))
        helped |= partners;
    return lacking(st->captured[victim], helped);
}

/* Is `card` the fourth of a shown three, of which `victim` still holds all? (C-47 a) */
hot int feeds_tobikomi(const State *st, int card, int victim) {
    Cards month = month_of(card), three = month & ~BIT(card);
    return (st->threes[victim] & month) == three && (st->hands[victim] & month) == three;
}

/* What a throw would give away, in kan (C-163). */
static int gift(const State *st, int card, int victim) {
    return captured_kan(completes(st, card, victim), 0) + TOBIKOMI_KAN * feeds_tobikomi(st, card, victim);
}

/* In which order an exempt seat throws, 0: no 法度 card. The cheaper first, of equal ones that for the seat before
 * (C-48, C-163); a card that takes something throws nothing away (C-171). */
static int throw_rank(const State *st, int seat, int card) {
    if (st->field & month_of(card))
        return 0;
    int after = seat_after(seat), before = seat_after(after);
    int to_before = gift(st, card, before), to_after = gift(st, card, after);
    return to_before >= to_after ? 2 * to_before : 2 * to_after + 1;
}

/* Is the whole hand 法度, and `card` the first in that order? */
cold int is_exempt(const State *st, int seat, int card) {
    int rank = throw_rank(st, seat, card);
    for (Cards left = st->hands[seat]; left; left = without_lowest(left)) {
        int other = throw_rank(st, seat, lowest(left));
        if (!other || other < rank)
            return 0;
    }
    return 1;
}

/* `card`, still in the hand, is laid on a field without its month: whom does it bait? Never the last card's fault. */
hot void judge_throw(State *st, int seat, int card) {
    if (is_last_card(st->hands[seat]))
        return;
    int after = seat_after(seat), before = seat_after(after), month = month_number(card);
    int32_t bait = completes(st, card, after) >> GOKO << BAIT_BITS * after |
                   completes(st, card, before) >> GOKO << BAIT_BITS * before;
    int dive = feeds_tobikomi(st, card, after) || feeds_tobikomi(st, card, before);
    if (!bait && !dive)
        return;
    Cards exempt = is_exempt(st, seat, card) ? month_bit(month) : 0;
    if (bait) {
        st->bait[month] = bait;
        st->thrower[month] = (int8_t)seat;
        st->excused |= exempt;
    }
    if (dive) {
        st->dive_offender[month] = (int8_t)seat;
        st->dive_exempt |= exempt;
    }
}

/* Who plays another card than the fourth leaves one of the three lying that he could take (C-47 b). */
hot void judge_inaction(State *st, int seat, int card) {
    int after = seat_after(seat), before = seat_after(after);
    Cards threes = st->threes[after] | st->threes[before];
    if (likely(!threes) || is_last_card(st->hands[seat]))
        return;
    while (threes) {
        int first = lowest(threes);
        Cards month = month_of(first);
        if (st->field & month && st->hands[seat] & month & ~BIT(card))
            st->dive_offender[month_number(first)] = (int8_t)seat;
        threes &= ~month;
    }
}

/* `seat` has captured the month of `card`: what it made by a 法度 card that lay there is its thrower's to pay. */
hot void take_bait(State *st, int seat, int card) {
    int month = month_number(card);
    int32_t bait = st->bait[month];
    if (unlikely(bait)) {
        Yaku fed = (bait >> BAIT_BITS * seat & 0xFF) << GOKO & captured_yaku(st->captured[seat]);
        int thrower = st->thrower[month];
        if (st->excused & month_bit(month))
            st->spared[thrower] |= fed;
        else
            st->fed[thrower] |= fed;
        st->bait[month] = 0;
        st->excused &= ~month_bit(month);
    }
}
