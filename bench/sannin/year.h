/* Month after month, the stones, and the settlement of the year (A9, A10). */
#pragma once

#include "payments.h"

/* The seats that have shown 四三. */
static int four_threes(const State *st) {
    int seats = 0;
    for (int seat = 0; seat < SEATS; seat++)
        seats |= (st->shown[seat] >> SHISO & 1) << seat;
    return seats;
}

static int lowest_seats(const State *st) {
    int least = st->scores[0], seats = 0;
    for (int seat = 1; seat < SEATS; seat++)
        if (st->scores[seat] < least)
            least = st->scores[seat];
    for (int seat = 0; seat < SEATS; seat++)
        seats |= (st->scores[seat] == least) << seat;
    return seats;
}

/* Of equals the dealer of the last month, then in playing order. */
static int top_seat(const State *st) {
    int top = st->order[0];
    for (int place = 1; place < SEATS; place++)
        if (st->scores[st->order[place]] > st->scores[top])
            top = st->order[place];
    return top;
}

/* 番個板 to the owner of 四三, else to the last (two halve it; an odd stone is the winner's); then balances in whole
 * kan. A draw and two 四三 settle nothing (C-31, C-32, C-117, C-175). */
static void settle_year(State *st, Ledger *ledger) {
    int fours = four_threes(st), last = lowest_seats(st);
    if ((count(last) == SEATS && !fours) || count(fours) > 1)
        return;
    int winner = fours ? lowest(fours) : top_seat(st);
    if (fours)
        last = 1 << winner;
    int stones = st->scores[BOARD], share = stones / count(last), won = 0;
    pay(st, ledger, BOARD, winner, stones - share * count(last), FOR_STONE, 0, NOBODY, OWN);
    for (int left = last; left; left &= left - 1)
        pay(st, ledger, BOARD, lowest(left), share, FOR_STONE, 0, NOBODY, OWN);
    for (int seat = 0; seat < SEATS; seat++) {
        if (seat == winner)
            continue;
        st->result[seat] = (st->scores[seat] - STAKE) / KAN * KAN; /* toward zero */
        won -= st->result[seat];
    }
    st->result[winner] = won;
    st->winners = (int8_t)(1 << winner);
}

/* The winner deals next and puts a stone on the board, in the last month too; after 四三 there is neither (C-33). */
static void end_month(State *st, Ledger *ledger, int why, int winner) {
    int over = why == FOUR_THREE_SHOWN || st->month >= YEAR;
    st->next_dealer = (int8_t)(why == FOUR_THREE_SHOWN ? NOBODY : winner);
    if (st->next_dealer != NOBODY)
        pay(st, ledger, winner, BOARD, STONE, FOR_STONE, 0, NOBODY, OWN);
    note(ledger, DEAL_END_EVENT, why, winner, st->next_dealer, 0, 0);
    st->phase = DEAL;
    st->turn = NOBODY;
    if (over) {
        settle_year(st, ledger);
        note(ledger, MATCH_END_EVENT, 0, 0, 0, 0, 0);
        st->phase = OVER;
    }
}
