/* 三人はちはち in C, the yardstick of the compiled engine: the same full rules (menu A, no overtime), random numbers,
 * choices, settlement and ledger rows, written by hand. RULES A and the numbers C-… are those of docs/play/rules/sannin.md.
 *
 * `python -m bench` compiles this file as a shared library and calls what stands below. */
#include "moves.h"

int64_t state_bytes(void) { return sizeof(State); }

void seed_choices(uint32_t *choices, uint64_t value, uint32_t stream) { seed(choices, value, stream); }

/* Random matches from the streams `stream` on; returns decisions, and deals by `deals`. */
int64_t playouts(State *st, Ledger *ledger, uint32_t *choices, int64_t matches, uint64_t value, uint32_t stream,
                 int64_t *deals) {
    int64_t decisions = 0, dealt = 0;
    for (int64_t match = 0; match < matches; match++) {
        start(st, value, stream + (uint32_t)match);
        while (st->phase != OVER) {
            if (st->phase == DEAL) {
                ledger->written = 0;
                deal(st, ledger);
                dealt++;
            }
            step(st, ledger, pick(choices, legal(st)));
            decisions++;
        }
    }
    *deals = dealt;
    return decisions;
}

/* ---------------------------------------------------------------- are they equal? */

#define FINGERPRINT_BITS 48
#define FINGERPRINT_FACTOR 25173 /* odd, and so small that a product stays below 2^63 */

static int64_t mix(int64_t found, int64_t value) {
    found = ((found ^ value) & (BIT(FINGERPRINT_BITS) - 1)) * FINGERPRINT_FACTOR & (BIT(FINGERPRINT_BITS) - 1);
    return found ^ found >> 25;
}

static int64_t mix_rows(int64_t found, const Ledger *ledger) {
    for (int64_t row = 0; row < ledger->written; row++)
        for (int field = 0; field < FIELDS; field++)
            found = mix(found, ledger->rows[row][field]);
    return found;
}

/* `playouts`, with a number for each match that stands for every row of every deal, scores, result and winners. */
void fingerprints(State *st, Ledger *ledger, uint32_t *choices, int64_t matches, uint64_t value, uint32_t stream,
                  int64_t *found) {
    for (int64_t match = 0; match < matches; match++) {
        int64_t mixed = 0;
        start(st, value, stream + (uint32_t)match);
        while (st->phase != OVER) {
            ledger->written = 0;
            deal(st, ledger);
            while (st->phase != DEAL && st->phase != OVER)
                step(st, ledger, pick(choices, legal(st)));
            mixed = mix_rows(mixed, ledger);
        }
        for (int account = 0; account < ACCOUNTS; account++)
            mixed = mix(mixed, st->scores[account]);
        for (int seat = 0; seat < SEATS; seat++)
            mixed = mix(mixed, st->result[seat]);
        found[match] = mix(mixed, st->winners);
    }
}

/* ---------------------------------------------------------------- many states */

/* The next one of `count` states is copied behind them, `times` over; there a random action is taken. Returns the
 * fields that this has left, laid over each other. */
int64_t copies(State *states, Ledger *ledger, uint32_t *choices, int64_t count, int64_t times) {
    State *copy = states + count;
    Cards seen = 0;
    int64_t next = 0;
    for (int64_t time = 0; time < times; time++) {
        *copy = states[next];
        next = next + 1 < count ? next + 1 : 0;
        step(copy, ledger, pick(choices, legal(copy)));
        seen ^= copy->field;
    }
    return seen;
}

/* One action in each of `count` states, and a deal where one is due. A match that is over is followed by a new one
 * from `value` and the state's number; an action below 0 is none, and begins one too. `masks` become what is legal. */
void batch(State *states, Ledger *ledger, const int64_t *actions, int64_t *masks, int64_t count, uint64_t value) {
    for (int64_t i = 0; i < count; i++) {
        State *st = states + i;
        ledger->written = 0;
        if (actions[i] >= 0)
            step(st, ledger, (int)actions[i]);
        if (actions[i] < 0 || st->phase == OVER)
            start(st, value, (uint32_t)i);
        if (st->phase == DEAL)
            deal(st, ledger);
        masks[i] = legal(st);
    }
}

/* A random member of each mask. */
void choose(const int64_t *masks, int64_t *actions, uint32_t *choices, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        actions[i] = pick(choices, masks[i]);
}
