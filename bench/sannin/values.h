/* What things are worth: sannin with menu A, no overtime (RULES A1, A2, A5, A6, A9). Kan, where nothing else is said. */
#pragma once

#include "bits.h"

enum {
    KAN = 12, /* points */
    PAR = 88, /* card points at which a seat neither wins nor pays */
    YEAR = 12, /* deals */
    STAKE = 10 * KAN, /* points that each gives back at the year's end */
    STONE = 1, /* point */
    TOBIKOMI_KAN = 1,
    NUKE_KAN = 1,
    SOHACHI_KAN = 10,
    FUTAHACHI_KAN = 10,
    FUTAHACHI_POINTS = 168, /* card points; each further one is a kan */
    SUJUROKU_KAN = 12,
    SUJUROKU_CARDS = 16,
    SUJUROKU_FURTHER = 2, /* a further card */
    NANATAN_CARDS = 7, /* each further one is a kan */
};

/* With -DGOUN_KAN=… a test makes another game of it, to see the difference found. */
#ifndef GOUN_KAN
#define GOUN_KAN 12
#endif

enum YakuNumber {
    SANBON, TATESANBON, KUTTSUKI, TESHI, HANEKEN, ICHINISHI, SHISO, FUTASANBON, SANBONTATESANBON, FUTATATESANBON,
    AKA, TANICHI, TOICHI, PIKAICHI, KARASU,
    GOKO = 16, SHIKO, GOUN, NANATAN, AKATAN, AOTAN, INOSHIKACHO,
    SOHACHI, FUTAHACHI, SUJUROKU,
    TOBIKOMI, NUKE,
};

#define YAKU(number) ((Yaku)1 << (number))

static const int8_t YAKU_KAN[] = {
    [SANBON] = 2, [TATESANBON] = 3, [KUTTSUKI] = 4, [TESHI] = 6, [HANEKEN] = 7, [ICHINISHI] = 9, [SHISO] = 40,
    [FUTASANBON] = 8, [SANBONTATESANBON] = 9, [FUTATATESANBON] = 10,
    [AKA] = 2, [TANICHI] = 3, [TOICHI] = 3, [PIKAICHI] = 4, [KARASU] = 4,
    [GOKO] = 20, [SHIKO] = 12, [GOUN] = GOUN_KAN, [NANATAN] = 10, [AKATAN] = 7, [AOTAN] = 7, [INOSHIKACHO] = 6,
};

hot int kan_of(Yaku yaku) {
    int kan = 0;
    for (; yaku; yaku &= yaku - 1)
        kan += YAKU_KAN[lowest(yaku)];
    return kan;
}

/* The field (A2): what a month counts, and what it carries to the next as the ledger numbers it. */
enum Kind { SMALL, LARGE, GRAND };
enum Carry { NOTHING_OWED = 0, LARGE_OWED = 1, GRAND_OWED = 4096 };
static const int8_t FACTOR[] = {[SMALL] = 1, [LARGE] = 2, [GRAND] = 4};
