/* A match in play. Seats are 0 to 2 at the table; `order[place]` is a seat, the dealer of the month first. */
#pragma once

#include "cards.h"
#include "ledger.h"
#include "random.h"
#include "values.h"

enum { SEATS = 3, BOARD = 8, ACCOUNTS = 10 };
enum { FIELD_CARDS = 6, STOCK_START = 27 }; /* 21 cards are in hands, 6 on the field */
enum { BAIT_BITS = 8 };                     /* of `bait`, for each seat */

enum Phase { DEAL, SHOW, EXPOSE, PLAY, PICK_HAND, PICK_STOCK, DECIDE, CANCEL, OVER };

/* An action is a card, or one of these words. */
enum Action { READ = 48, PASS = 56, STOP, READ_OPEN = STOP, GO_ON, CANCEL_GOING_ON };

typedef struct {
    Cards hands[SEATS];
    Cards exposed[SEATS]; /* hand cards that lie open */
    Cards captured[SEATS];
    Cards reach[SEATS];  /* each of these cards alone would complete a protected yaku */
    Cards threes[SEATS]; /* the shown threes that a 飛込み may yet follow */
    Cards dived[SEATS];  /* the months in which it came true */
    Cards dive_exempt;   /* months whose offender against 飛込み threw for want of a better card */
    Cards excused;       /* months whose 法度 card on the field was thrown so */
    Cards field, fresh;  /* fresh: captured in the turn at hand */
    Cards ribbons;       /* of 赤, chosen so far to lie open */
    uint32_t rng[LANES];
    int32_t scores[ACCOUNTS], result[SEATS];
    Yaku shown[SEATS], made[SEATS];
    Yaku borne[SEATS];                /* by offender: of which he pays both shares */
    Yaku fed[SEATS], spared[SEATS];   /* by offender: what his cards completed just now; spared: he was exempt */
    int32_t bait[MONTHS];             /* what a 法度 card on the field would complete */
    int16_t points[SEATS];            /* card points of a month that is over */
    int8_t dregs[SEATS];              /* kasu in them, willows included */
    int8_t surplus[SEATS];            /* ribbons above seven */
    int8_t order[SEATS];
    int8_t thrower[MONTHS];           /* of that 法度 card */
    int8_t dive_offender[MONTHS], dive_bearer[MONTHS];
    int8_t phase, turn, place, pending, reading, turned;
    int8_t month, dealer, next_dealer, kind;
    int16_t carry;
    int8_t continuer, standing, escaped, winners;
    int8_t deck[CARDS];
} State;

/* Play goes round by seat numbers. */
hot int seat_after(int seat) { return seat == SEATS - 1 ? 0 : seat + 1; }
hot int third_seat(int one, int other) { return 0 + 1 + 2 - one - other; }

/* A value in kan as points of this month. */
hot int in_points(const State *st, int kan) { return kan * KAN * FACTOR[st->kind]; }
