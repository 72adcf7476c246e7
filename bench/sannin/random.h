/* Random numbers: sfc32, the same stream for the same seed as `hachiya.engine.rng`. */
#pragma once

#include "bits.h"

enum { LANES = 4, WARM_UP = 15 };

hot uint32_t next_word(uint32_t rng[LANES]) {
    uint32_t mixed = rng[0] + rng[1] + rng[3];
    rng[3]++;
    rng[0] = rng[1] ^ (rng[1] >> 9);
    rng[1] = rng[2] + (rng[2] << 3);
    rng[2] = ((rng[2] << 21) | (rng[2] >> 11)) + mixed;
    return mixed;
}

/* A uniform number from 0 to n - 1, exactly: Lemire's rejection. */
hot uint32_t below(uint32_t rng[LANES], uint32_t n) {
    uint64_t product = (uint64_t)next_word(rng) * n;
    if (unlikely((uint32_t)product < n)) {
        uint32_t uneven = -n % n;
        while ((uint32_t)product < uneven)
            product = (uint64_t)next_word(rng) * n;
    }
    return product >> 32;
}

static void seed(uint32_t rng[LANES], uint64_t value, uint32_t stream) {
    rng[0] = (uint32_t)value;
    rng[1] = (uint32_t)(value >> 32) & 0x7FFFFFFF;
    rng[2] = stream;
    rng[3] = 1;
    for (int i = 0; i < WARM_UP; i++)
        next_word(rng);
}

/* A uniformly chosen member of a set that is not empty. */
hot int pick(uint32_t rng[LANES], Cards set) { return nth(set, (int)below(rng, (uint32_t)count(set))); }
