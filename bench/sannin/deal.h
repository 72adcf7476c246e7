/* The deal, シマ, and the showing of hand yaku before play (A1, A2, A3, A5). */
#pragma once

#include "play.h"

#define LARGE_LIGHTS (CARD('A') | CARD('I') | CARD('c'))
#define GRAND_LIGHTS (CARD('o') | CARD('s'))

enum { FIRST_PACKET = 4, SECOND_PACKET = 3, FIELD_PACKET = 3 };
enum { FIRST_FIELD = FIRST_PACKET * SEATS, SECOND_HANDS = FIRST_FIELD + FIELD_PACKET };
enum { SECOND_FIELD = SECOND_HANDS + SECOND_PACKET * SEATS };

/* Everyone is asked, whatever they hold: asking must not tell (C-166). */
hot void ask_to_show(State *st) {
    st->phase = SHOW;
    st->turn = st->order[st->place];
    st->reading = 0;
    st->ribbons = 0;
}

/* A seat has shown, or nothing. After the last one all are paid, and 四三 ends the year. */
static void show(State *st, Ledger *ledger, Yaku yaku, Cards open) {
    int seat = st->turn;
    note(ledger, SHOW_EVENT, seat, yaku, open, 0, 0);
    st->shown[seat] = yaku;
    st->exposed[seat] = open;
    if (yaku & DIVING_YAKU)
        st->threes[seat] = st->hands[seat] & cards_of_months(months_held(st->hands[seat]).threes);
    if (++st->place < SEATS) {
        ask_to_show(st);
        return;
    }
    st->place = 0;
    pay_hand_yaku(st, ledger);
    int fours = four_threes(st);
    if (fours)
        end_month(st, ledger, FOUR_THREE_SHOWN, count(fours) == 1 ? lowest(fours) : NOBODY);
    else
        begin_turn(st);
}

/* 赤 with five ribbons and more first asks which of them lie open (C-176). */
static void expose_or_show(State *st, Ledger *ledger) {
    Cards hand = st->hands[st->turn];
    Yaku kasu = kasu_yaku(hand, st->reading);
    if (count(st->ribbons) < ribbons_to_expose(hand, st->reading)) {
        st->phase = EXPOSE;
        return;
    }
    Cards open = suit_exposed(hand) | st->ribbons | (kasu ? dregs_of(hand, st->reading) : 0);
    if (st->reading == OPEN_RIBBON)
        open |= WILLOW_RIBBON;
    show(st, ledger, suit_yaku(hand) | kasu, open);
}

/* The next ribbon, in index order: each set comes up once, and enough must stay for the choices to come. */
cold Cards ribbon_choices(const State *st) {
    Cards hand = st->hands[st->turn], ribbons = hand & ~dregs_of(hand, st->reading);
    int left = ribbons_to_expose(hand, st->reading) - count(st->ribbons);
    if (st->reading == OPEN_RIBBON)
        ribbons &= ~WILLOW_RIBBON;
    if (st->ribbons)
        ribbons &= ~((2LL << highest(st->ribbons)) - 1);
    while (--left > 0)
        ribbons &= ~BIT(highest(ribbons));
    return ribbons;
}

hot void choose_show(State *st, Ledger *ledger, int action) {
    if (action == PASS) {
        show(st, ledger, 0, 0);
    } else {
        st->reading = (int8_t)(action == READ_OPEN ? OPEN_RIBBON : action - READ);
        expose_or_show(st, ledger);
    }
}

hot void choose_ribbon(State *st, Ledger *ledger, int card) {
    st->ribbons |= BIT(card);
    expose_or_show(st, ledger);
}

/* Fisher-Yates; the random numbers stay in registers meanwhile. */
hot void shuffle(State *st) {
    uint32_t rng[LANES];
    __builtin_memcpy(rng, st->rng, sizeof rng);
    for (int card = 0; card < CARDS; card++)
        st->deck[card] = (int8_t)card;
    for (int left = CARDS; left > 1; left--) {
        int chosen = (int)below(rng, (uint32_t)left);
        int8_t card = st->deck[left - 1];
        st->deck[left - 1] = st->deck[chosen];
        st->deck[chosen] = card;
    }
    __builtin_memcpy(st->rng, rng, sizeof rng);
}

/* What the month before has left behind. */
hot void clear_month(State *st) {
    for (int seat = 0; seat < SEATS; seat++) {
        st->exposed[seat] = st->captured[seat] = st->reach[seat] = st->threes[seat] = st->dived[seat] = 0;
        st->shown[seat] = st->made[seat] = st->borne[seat] = st->fed[seat] = st->spared[seat] = 0;
        st->points[seat] = 0;
        st->dregs[seat] = st->surplus[seat] = 0;
    }
    for (int month = 0; month < MONTHS; month++) {
        st->bait[month] = 0;
        st->thrower[month] = st->dive_offender[month] = st->dive_bearer[month] = NOBODY;
    }
    st->excused = st->dive_exempt = 0;
    st->escaped = 0;
    st->continuer = st->standing = st->pending = NOBODY;
    st->turned = 0;
}

/* 二代しばり: two lights of a kind carry that kind, large ones only in a month without any grand (A2, C-50). */
hot void open_field(State *st, Cards field) {
    int owed = st->carry;
    Cards large = field & LARGE_LIGHTS, grand = field & GRAND_LIGHTS;
    st->kind = grand || owed == GRAND_OWED ? GRAND : large || owed ? LARGE : SMALL;
    if (grand == GRAND_LIGHTS)
        st->carry = GRAND_OWED;
    else
        st->carry = !grand && owed < GRAND_OWED && count(large) >= 2 ? LARGE_OWED : NOTHING_OWED;
}

/* Shuffled, then four cards each from the dealer's right on, three to the field, three each, three to the field. */
static void deal(State *st, Ledger *ledger) {
    shuffle(st);
    clear_month(st);
    const int8_t *deck = st->deck;
    int dealer = st->dealer = st->next_dealer, second = seat_after(dealer), third = seat_after(second);
    Cards hands[SEATS] = {0}, field = 0;
    for (int place = 0; place < SEATS; place++) {
        for (int i = 0; i < FIRST_PACKET; i++)
            hands[place] |= BIT(deck[FIRST_PACKET * place + i]);
        for (int i = 0; i < SECOND_PACKET; i++)
            hands[place] |= BIT(deck[SECOND_HANDS + SECOND_PACKET * place + i]);
    }
    for (int i = 0; i < FIELD_PACKET; i++)
        field |= BIT(deck[FIRST_FIELD + i]) | BIT(deck[SECOND_FIELD + i]);
    st->hands[second] = hands[0];
    st->hands[third] = hands[1];
    st->hands[dealer] = hands[2];
    st->order[0] = (int8_t)dealer;
    st->order[1] = (int8_t)second;
    st->order[2] = (int8_t)third;
    st->month++;
    open_field(st, field);
    note(ledger, DEAL_EVENT, st->month, dealer, field, st->kind, st->carry);
    note(ledger, STOCK_EVENT, 0, 0, 0, 0, 0);
    /* シマ: four of a month on the field are the dealer's. */
    Cards island = cards_of_months(months_held(field).fours);
    if (unlikely(island)) {
        st->captured[dealer] = island;
        field &= ~island;
        note(ledger, SHIMA_EVENT, dealer, island, 0, 0, 0);
    }
    st->field = field;
    st->place = 0;
    ask_to_show(st);
}
