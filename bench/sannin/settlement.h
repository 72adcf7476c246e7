/* The end of a month: あがり, 取消し, or played out (A7, A9). */
#pragma once

#include "payments.h"
#include "year.h"

static void count_piles(State *st) {
    for (int seat = 0; seat < SEATS; seat++) {
        Cards pile = st->captured[seat];
        st->points[seat] = (int16_t)card_points(pile);
        st->dregs[seat] = (int8_t)count(pile & (DREGS | WILLOW));
        if (st->points[seat] > PAR)
            st->escaped |= (int8_t)(1 << seat);
    }
}

/* あがり: the maker in full; another's 下げ keeps half. */
cold void stop(State *st, Ledger *ledger, int seat, int forced) {
    note(ledger, STOP_EVENT, seat, st->made[seat], forced, 0, 0);
    count_piles(st);
    settle_exempt(st, ledger);
    pay_captured(st, ledger, seat, FOR_CAPTURED_YAKU, 1);
    if (st->continuer != NOBODY && st->continuer != seat)
        pay_half(st, ledger);
    end_month(st, ledger, YAKU_MADE, seat);
}

/* 下げの取消し. */
cold void cancel(State *st, Ledger *ledger, int forced) {
    int continuer = st->continuer;
    note(ledger, CANCEL_EVENT, continuer, st->made[continuer], forced, 0, 0);
    settle_exempt(st, ledger);
    pay_half(st, ledger);
    end_month(st, ledger, CANCELLED, continuer);
}

/* 特殊役 of one seat, and what they cost each of the others. */
typedef struct {
    Yaku yaku;
    int points;
} Special;

static Special special_of(const State *st, int seat, int level) {
    Special found = {0, 0};
    if (level && seat == st->order[0]) {
        found.yaku |= YAKU(SOHACHI);
        found.points += in_points(st, SOHACHI_KAN);
    }
    if (st->points[seat] >= FUTAHACHI_POINTS) {
        found.yaku |= YAKU(FUTAHACHI);
        found.points += in_points(st, FUTAHACHI_KAN + st->points[seat] - FUTAHACHI_POINTS);
    }
    if (st->dregs[seat] >= SUJUROKU_CARDS) {
        found.yaku |= YAKU(SUJUROKU);
        found.points += in_points(st, SUJUROKU_KAN + SUJUROKU_FURTHER * (st->dregs[seat] - SUJUROKU_CARDS));
    }
    return found;
}

/* 吹き消し: what was paid for hand yaku and 飛込み goes back to who paid it. */
static void refund_hand_yaku(State *st, Ledger *ledger) {
    for (int place = 0; place < SEATS; place++) {
        int owner = st->order[place];
        Yaku shown = st->shown[owner];
        for (int to = 0; shown && to < SEATS; to++)
            if (st->order[to] != owner)
                pay(st, ledger, owner, st->order[to], in_points(st, kan_of(shown)), FOR_REFUND, shown, NOBODY, OWN);
        for (Cards left = st->dived[owner]; left; left = without_lowest(left)) {
            int bearer = st->dive_bearer[month_number(lowest(left))], points = in_points(st, TOBIKOMI_KAN);
            if (bearer != NOBODY)
                pay(st, ledger, owner, bearer, 2 * points, FOR_REFUND, YAKU(TOBIKOMI), NOBODY, OWN);
            for (int to = 0; bearer == NOBODY && to < SEATS; to++)
                if (st->order[to] != owner)
                    pay(st, ledger, owner, st->order[to], points, FOR_REFUND, YAKU(TOBIKOMI), NOBODY, OWN);
        }
    }
}

/* 抜け: more than 88 points after one of four hand yaku. */
static void settle_nuke(State *st, Ledger *ledger) {
    for (int place = 0; place < SEATS; place++) {
        int owner = st->order[place];
        if (st->shown[owner] & NUKE_YAKU && st->escaped >> owner & 1)
            pay_each(st, ledger, owner, in_points(st, NUKE_KAN), FOR_NUKE, YAKU(NUKE));
    }
}

/* Seats below 88 pay those above: one side is a single seat, which settles with each of the others. Returns the best
 * seat, of equals the earlier. */
static int settle_points(State *st, Ledger *ledger) {
    int factor = FACTOR[st->kind], winner = st->order[0];
    for (int place = 0; place < SEATS; place++) {
        int payee = st->order[place], won = (st->points[payee] - PAR) * factor;
        if (st->points[payee] > st->points[winner])
            winner = payee;
        if (won <= 0)
            continue;
        for (int offset = 1; offset < SEATS; offset++) {
            int payer = st->order[(place + offset) % SEATS], lost = (PAR - st->points[payer]) * factor;
            if (lost > 0)
                pay(st, ledger, payer, payee, won < lost ? won : lost, FOR_CARD_POINTS, 0, NOBODY, OWN);
        }
    }
    return winner;
}

/* All hands are empty: special yaku and 吹き消し, or 抜け and card points; after 下げ half. The maker of the dearest
 * special yaku deals next, with 総八 the dealer; after 下げ the continuer (C-27, C-122, C-167). */
static void play_out(State *st, Ledger *ledger) {
    count_piles(st);
    int level = st->points[0] == PAR && st->points[1] == PAR && st->points[2] == PAR;
    int winner = level ? st->order[0] : NOBODY, why = PLAYED_OUT, dearest = 0;
    Special specials[SEATS];
    for (int place = 0; place < SEATS; place++) {
        specials[place] = special_of(st, st->order[place], level);
        if (!level && specials[place].points > dearest) {
            dearest = specials[place].points;
            winner = st->order[place];
        }
    }
    settle_exempt(st, ledger);
    if (st->continuer != NOBODY)
        pay_half(st, ledger);
    if (winner != NOBODY) {
        why = SPECIAL_MADE;
        for (int place = 0; place < SEATS; place++)
            pay_each(st, ledger, st->order[place], specials[place].points, FOR_SPECIAL, specials[place].yaku);
        refund_hand_yaku(st, ledger);
    } else {
        settle_nuke(st, ledger);
        winner = settle_points(st, ledger);
    }
    if (st->continuer != NOBODY)
        winner = st->continuer;
    end_month(st, ledger, why, winner);
}
