/* Sets as the bits of one integer: cards, months (by the bit of their first card), yaku or seats. */
#pragma once

#include <stdint.h>

#define hot static inline __attribute__((always_inline)) /* every turn runs through it */
#define cold static __attribute__((noinline))            /* once a month, or less */
#define likely(condition) __builtin_expect(!!(condition), 1)
#define unlikely(condition) __builtin_expect(!!(condition), 0)

typedef int64_t Cards;
typedef int32_t Yaku;

#define BIT(number) (1LL << (number))
#define NOBODY (-1)

hot int count(Cards set) { return __builtin_popcountll((uint64_t)set); }

/* Of a set that is not empty. */
hot int lowest(Cards set) { return __builtin_ctzll((uint64_t)set); }
hot int highest(Cards set) { return 63 - __builtin_clzll((uint64_t)set); }

/* The set without its lowest member: `for (Cards left = set; left; left = without_lowest(left))` walks through it. */
hot Cards without_lowest(Cards set) { return set & (set - 1); }
hot int is_single_or_empty(Cards set) { return without_lowest(set) == 0; }

/* The n-th member, counted from 0. */
hot int nth(Cards set, int n) {
    while (n--)
        set = without_lowest(set);
    return lowest(set);
}
