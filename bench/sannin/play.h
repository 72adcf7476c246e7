/* A month at cards: hand card, stock card, captures, and what follows from them (A3, A6, A7). */
#pragma once

#include "hatto.h"
#include "settlement.h"

enum { FREE, FORCED };

hot void begin_turn(State *st) {
    st->phase = PLAY;
    st->turn = st->order[st->place];
    st->fresh = 0;
}

hot void next_turn(State *st, Ledger *ledger) {
    st->place = (int8_t)seat_after(st->place);
    begin_turn(st);
    if (!st->hands[st->turn])
        play_out(st, ledger);
}

/* `card` comes to the field and takes `takes`, or stays where nothing is to take. */
hot void lay(State *st, Ledger *ledger, int event, int seat, int card, Cards takes) {
    note(ledger, event, seat, card, takes, 0, 0);
    if (!takes) {
        st->field |= BIT(card);
        return;
    }
    Cards fresh = takes | BIT(card), month = month_of(card);
    st->field &= ~takes;
    st->fresh |= fresh;
    Cards pile = st->captured[seat] |= fresh;
    if (fresh & HATTO_CARDS)
        st->reach[seat] = reach_of(pile);
    take_bait(st, seat, card);
    if (unlikely((st->threes[seat] & month) && (pile & month) == month)) {
        st->threes[seat] &= ~month;
        pay_tobikomi(st, ledger, seat, month_number(card));
    }
}

/* Who answers for what a seat has added: another's 法度 that fed it, or after one's own 下げ the first offender
 * (C-108, C-109). After another's 下げ it does not matter who fed it. */
static void charge_offenders(State *st, Yaku yaku, Yaku added) {
    Yaku unfed = added;
    for (int seat = 0; seat < SEATS; seat++) {
        st->borne[seat] = (st->borne[seat] & yaku & ~added) | (st->fed[seat] & added);
        unfed &= ~st->fed[seat];
    }
    if (st->standing != NOBODY)
        st->borne[st->standing] |= unfed;
}

/* Has the seat newly made a captured yaku? A longer 七短 and 四光 grown to 五光 count whole (C-41, C-170). It may go on
 * with a card in hand, unless another has; else it must stop. */
static int declare(State *st, Ledger *ledger, int seat) {
    Cards pile = st->captured[seat];
    Yaku yaku = captured_yaku(pile), added = yaku & ~st->made[seat];
    int ribbons = count(pile & RIBBONS), surplus = ribbons > NANATAN_CARDS ? ribbons - NANATAN_CARDS : 0;
    if (yaku & YAKU(NANATAN) && surplus > st->surplus[seat])
        added |= YAKU(NANATAN);
    if (!added)
        return 0;
    int may_go_on = st->continuer == NOBODY || st->continuer == seat;
    if (may_go_on)
        charge_offenders(st, yaku, added);
    st->made[seat] = yaku;
    st->surplus[seat] = (int8_t)surplus;
    st->fed[0] = st->fed[1] = st->fed[2] = 0;
    if (may_go_on && st->hands[seat]) {
        st->phase = DECIDE;
        st->turn = (int8_t)seat;
    } else {
        stop(st, ledger, seat, FORCED);
    }
    return 1;
}

/* Hand card and stock card are done: what both have made is declared, or a continuer may cancel (C-43, C-44, C-151). */
hot void end_turn(State *st, Ledger *ledger, int seat) {
    if (st->fresh & YAKU_CARDS && declare(st, ledger, seat))
        return;
    if (likely(st->continuer == NOBODY)) {
        next_turn(st, ledger);
    } else if (st->continuer == seat && !st->hands[seat]) {
        cancel(st, ledger, FORCED);
    } else {
        st->phase = CANCEL;
        st->turn = st->continuer;
    }
}

/* Of two cards of its month the player chooses one, for the stock card too (C-102). */
hot void turn_card(State *st, Ledger *ledger, int seat) {
    int card = st->deck[STOCK_START + st->turned++];
    Cards lying = st->field & month_of(card);
    if (count(lying) == 2) {
        st->pending = (int8_t)card;
        st->phase = PICK_STOCK;
    } else {
        lay(st, ledger, TURN_EVENT, seat, card, lying);
        end_turn(st, ledger, seat);
    }
}

hot void play_card(State *st, Ledger *ledger, int card) {
    int seat = st->turn;
    judge_inaction(st, seat, card);
    Cards lying = st->field & month_of(card);
    if (!lying)
        judge_throw(st, seat, card);
    st->hands[seat] &= ~BIT(card);
    st->exposed[seat] &= ~BIT(card);
    if (count(lying) == 2) {
        st->pending = (int8_t)card;
        st->phase = PICK_HAND;
    } else {
        lay(st, ledger, PLAY_EVENT, seat, card, lying);
        turn_card(st, ledger, seat);
    }
}

hot void take_with_hand_card(State *st, Ledger *ledger, int choice) {
    int seat = st->turn;
    lay(st, ledger, PLAY_EVENT, seat, st->pending, BIT(choice));
    turn_card(st, ledger, seat);
}

hot void take_with_stock_card(State *st, Ledger *ledger, int choice) {
    int seat = st->turn;
    lay(st, ledger, TURN_EVENT, seat, st->pending, BIT(choice));
    end_turn(st, ledger, seat);
}

/* 下げ: the offender of the first yaku fed so far may have to answer for what will be added. */
static void go_on(State *st, Ledger *ledger) {
    int seat = st->turn;
    note(ledger, GO_ON_EVENT, seat, st->made[seat], FREE, 0, 0);
    st->continuer = (int8_t)seat;
    if (st->standing == NOBODY) {
        Yaku fed = st->borne[0] | st->borne[1] | st->borne[2], first = fed & -fed;
        for (int place = SEATS - 1; place >= 0; place--)
            if (st->borne[st->order[place]] & first)
                st->standing = st->order[place];
    }
    next_turn(st, ledger);
}
