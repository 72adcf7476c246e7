/* Who pays whom for each yaku: 手役代, 飛込み, 出来役代 (A5, A6, A7, A8). */
#pragma once

#include "captured_yaku.h"
#include "hand_yaku.h"
#include "state.h"

/* Points move here alone. */
hot void pay(State *st, Ledger *ledger, int payer, int payee, int points, int reason, Yaku yaku, int instead_of,
             int liable) {
    if (points) {
        st->scores[payer] -= points;
        st->scores[payee] += points;
        write_row(ledger, PAY, payer, payee, points, reason, yaku, instead_of, liable);
    }
}

static void pay_each(State *st, Ledger *ledger, int payee, int points, int reason, Yaku yaku) {
    for (int place = 0; place < SEATS; place++)
        if (st->order[place] != payee)
            pay(st, ledger, st->order[place], payee, points, reason, yaku, NOBODY, OWN);
}

/* Once all have shown or not (C-39). */
static void pay_hand_yaku(State *st, Ledger *ledger) {
    for (int place = 0; place < SEATS; place++) {
        int owner = st->order[place];
        if (st->shown[owner])
            pay_each(st, ledger, owner, in_points(st, kan_of(st->shown[owner])), FOR_HAND_YAKU, st->shown[owner]);
    }
}

/* 飛込み is paid at once; by its offender for both, or by another who has said 下げ. */
cold void pay_tobikomi(State *st, Ledger *ledger, int owner, int month) {
    int liable = BY_HATTO, bearer = st->dive_offender[month], points = in_points(st, TOBIKOMI_KAN);
    if (st->continuer != NOBODY && st->continuer != owner) {
        liable = BY_SAGE;
        bearer = st->continuer;
        st->dive_exempt &= ~month_bit(month);
    }
    st->dived[owner] |= month_bit(month);
    st->dive_bearer[month] = (int8_t)bearer;
    for (int place = 0; place < SEATS; place++) {
        int payer = st->order[place];
        if (payer == owner)
            continue;
        if (bearer == NOBODY || bearer == payer)
            pay(st, ledger, payer, owner, points, FOR_TOBIKOMI, YAKU(TOBIKOMI), NOBODY, OWN);
        else
            pay(st, ledger, bearer, owner, points, FOR_TOBIKOMI, YAKU(TOBIKOMI), payer, liable);
    }
}

/* Just before a month is settled the third seat gives its share back to an offender who was exempt (C-162). */
static void settle_exempt(State *st, Ledger *ledger) {
    if (!st->dive_exempt)
        return;
    for (int place = 0; place < SEATS; place++) {
        int owner = st->order[place];
        for (Cards left = st->dived[owner] & st->dive_exempt; left; left = without_lowest(left)) {
            int month = month_number(lowest(left)), bearer = st->dive_bearer[month];
            pay(st, ledger, third_seat(owner, bearer), bearer, in_points(st, TOBIKOMI_KAN), FOR_EXEMPT, YAKU(TOBIKOMI),
                NOBODY, OWN);
            st->dive_bearer[month] = NOBODY;
        }
    }
    st->dive_exempt = 0;
}

/* All that a seat has made, whole (`parts` 1) or half (2). After another's 下げ the continuer pays both shares; else an
 * offender against 法度 pays both of what he answers for. */
static void pay_captured(State *st, Ledger *ledger, int maker, int reason, int parts) {
    Yaku yaku = st->made[maker];
    int after_going_on = st->continuer != NOBODY && st->continuer != maker, surplus = st->surplus[maker];
    for (int place = 0; place < SEATS; place++) {
        int payer = st->order[place], other = third_seat(maker, payer);
        Yaku relieved, taken_over;
        if (payer == maker)
            continue;
        if (after_going_on) {
            relieved = st->continuer == other ? yaku : 0;
            taken_over = st->continuer == payer ? yaku : 0;
        } else {
            relieved = yaku & st->borne[other];
            taken_over = yaku & st->borne[payer];
        }
        Yaku own = yaku & ~relieved;
        pay(st, ledger, payer, maker, in_points(st, captured_kan(own, surplus)) / parts, reason, own, NOBODY, OWN);
        if (taken_over)
            pay(st, ledger, payer, maker, in_points(st, captured_kan(taken_over, surplus)) / parts, reason, taken_over,
                other, after_going_on ? BY_SAGE : BY_HATTO);
    }
}

/* 下げ that came to nothing, or that another ended: half. */
static void pay_half(State *st, Ledger *ledger) { pay_captured(st, ledger, st->continuer, FOR_SAGE_HALF, 2); }
