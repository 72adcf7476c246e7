/* 出来役: what captured cards make, and what they lack (A6). */
#pragma once

#include "cards.h"
#include "values.h"

#define GOKO_CARDS LIGHTS
#define SHIKO_CARDS (LIGHTS & ~CARD('o'))
#define GOUN_CARDS (CARD('E') | CARD('Q') | CARD('U') | CARD('Y') | CARD('g'))
#define AKATAN_CARDS (CARD('B') | CARD('F') | CARD('J'))
#define AOTAN_CARDS (CARD('V') | CARD('h') | CARD('l'))
#define INOSHIKACHO_CARDS (CARD('U') | CARD('Y') | CARD('k'))
#define YAKU_CARDS (LIGHTS | GOUN_CARDS | RIBBONS | INOSHIKACHO_CARDS)
#define HATTO_CARDS (LIGHTS | AKATAN_CARDS | AOTAN_CARDS | INOSHIKACHO_CARDS)

hot int has_all(Cards pile, Cards cards) { return !(cards & ~pile); }

/* 五光 takes the place of 四光. */
hot Yaku captured_yaku(Cards pile) {
    Yaku found = 0;
    if (has_all(pile, SHIKO_CARDS))
        found = has_all(pile, GOKO_CARDS) ? YAKU(GOKO) : YAKU(SHIKO);
    if (has_all(pile, GOUN_CARDS))
        found |= YAKU(GOUN);
    if (count(pile & RIBBONS) >= NANATAN_CARDS)
        found |= YAKU(NANATAN);
    if (has_all(pile, AKATAN_CARDS))
        found |= YAKU(AKATAN);
    if (has_all(pile, AOTAN_CARDS))
        found |= YAKU(AOTAN);
    if (has_all(pile, INOSHIKACHO_CARDS))
        found |= YAKU(INOSHIKACHO);
    return found;
}

/* Their value with `surplus` ribbons above seven. */
static int captured_kan(Yaku yaku, int surplus) { return kan_of(yaku) + (yaku & YAKU(NANATAN) ? surplus : 0); }

/* The one card that a pile lacks for all of `cards`, else none. */
hot Cards missing(Cards pile, Cards cards) {
    Cards rest = cards & ~pile;
    return is_single_or_empty(rest) ? rest : 0;
}

/* The cards each of which alone would complete a yaku that 法度 protects (A8). */
hot Cards reach_of(Cards pile) {
    return missing(pile, GOKO_CARDS) | missing(pile, SHIKO_CARDS) | missing(pile, AKATAN_CARDS) |
           missing(pile, AOTAN_CARDS) | missing(pile, INOSHIKACHO_CARDS);
}

/* The protected yaku of which a pile lacks just one card that is among `cards` (C-169). */
static Yaku lacking(Cards pile, Cards cards) {
    Yaku found = 0;
    if (missing(pile, GOKO_CARDS) & cards)
        found = YAKU(GOKO);
    else if (missing(pile, SHIKO_CARDS) & cards)
        found = YAKU(SHIKO);
    if (missing(pile, AKATAN_CARDS) & cards)
        found |= YAKU(AKATAN);
    if (missing(pile, AOTAN_CARDS) & cards)
        found |= YAKU(AOTAN);
    if (missing(pile, INOSHIKACHO_CARDS) & cards)
        found |= YAKU(INOSHIKACHO);
    return found;
}
