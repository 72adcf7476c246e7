/* The rules from outside: start, deal, what is legal, one step. */
#pragma once

#include "deal.h"

static void start(State *st, uint64_t value, uint32_t stream) {
    seed(st->rng, value, stream);
    for (int account = 0; account < ACCOUNTS; account++)
        st->scores[account] = 0;
    for (int seat = 0; seat < SEATS; seat++)
        st->result[seat] = 0;
    st->continuer = NOBODY;
    st->winners = st->month = st->next_dealer = 0;
    st->carry = NOTHING_OWED;
    st->phase = DEAL;
    st->turn = NOBODY;
}

/* The actions of the seat at turn as a set; none in the phases DEAL and OVER. */
hot Cards legal(const State *st) {
    switch (st->phase) {
    case PLAY:
        return st->hands[st->turn];
    case PICK_HAND:
    case PICK_STOCK:
        return st->field & month_of(st->pending);
    case SHOW:
        return show_choices(st->hands[st->turn], PASS, READ, READ_OPEN);
    case DECIDE:
        return BIT(STOP) | BIT(GO_ON);
    case CANCEL:
        return BIT(CANCEL_GOING_ON) | BIT(PASS);
    case EXPOSE:
        return ribbon_choices(st);
    }
    return 0;
}

/* One legal action, and all that follows from it without a further choice. */
hot void step(State *st, Ledger *ledger, int action) {
    switch (st->phase) {
    case PLAY:
        play_card(st, ledger, action);
        break;
    case PICK_HAND:
        take_with_hand_card(st, ledger, action);
        break;
    case PICK_STOCK:
        take_with_stock_card(st, ledger, action);
        break;
    case SHOW:
        choose_show(st, ledger, action);
        break;
    case DECIDE:
        if (action == STOP)
            stop(st, ledger, st->turn, FREE);
        else
            go_on(st, ledger);
        break;
    case CANCEL:
        if (action == CANCEL_GOING_ON)
            cancel(st, ledger, FREE);
        else
            next_turn(st, ledger);
        break;
    case EXPOSE:
        choose_ribbon(st, ledger, action);
        break;
    }
}
