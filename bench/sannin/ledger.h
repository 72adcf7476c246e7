/* The ledger: what happened and who paid whom, row by row, with the numbers of `hachiya.games.hanafuda.events`. */
#pragma once

#include "bits.h"

enum Event {
    PAY,
    DEAL_EVENT = 2,
    STOCK_EVENT = 6,
    SHIMA_EVENT,
    SHOW_EVENT,
    PLAY_EVENT,
    TURN_EVENT,
    STOP_EVENT,
    GO_ON_EVENT,
    CANCEL_EVENT,
    DEAL_END_EVENT,
    MATCH_END_EVENT,
};

/* What a payment is for. */
enum Reason {
    FOR_HAND_YAKU = 2,
    FOR_CAPTURED_YAKU,
    FOR_SAGE_HALF,
    FOR_TOBIKOMI = 6,
    FOR_NUKE,
    FOR_SPECIAL = 9,
    FOR_REFUND,
    FOR_EXEMPT,
    FOR_CARD_POINTS,
    FOR_STONE = 14,
};

/* Why a seat pays another's share. */
enum Liable { OWN, BY_HATTO, BY_SAGE };

/* Why a deal ended. */
enum Why { YAKU_MADE, CANCELLED, PLAYED_OUT, SPECIAL_MADE, FOUR_THREE_SHOWN };

enum { FIELDS = 8 };

typedef struct {
    int64_t written, room; /* rows */
    int64_t unused[FIELDS - 2];
    int64_t rows[][FIELDS];
} Ledger;

hot void write_row(Ledger *ledger, int64_t event, int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f,
                   int64_t g) {
    if (likely(ledger->written < ledger->room)) {
        int64_t *row = ledger->rows[ledger->written++];
        row[0] = event;
        row[1] = a;
        row[2] = b;
        row[3] = c;
        row[4] = d;
        row[5] = e;
        row[6] = f;
        row[7] = g;
    }
}

hot void note(Ledger *ledger, int64_t event, int64_t a, int64_t b, int64_t c, int64_t d, int64_t e) {
    write_row(ledger, event, a, b, c, d, e, 0, 0);
}
