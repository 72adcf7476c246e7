/* 手役: what seven cards make, and which of them lie open (A5). */
#pragma once

#include "cards.h"
#include "values.h"

#define TATE_MONTHS (CARD('M') | CARD('Q') | CARD('Y')) /* wisteria, iris, clover, by their first cards */
#define NUKE_YAKU (YAKU(AKA) | YAKU(TANICHI) | YAKU(TOICHI) | YAKU(KARASU))
#define DIVING_YAKU                                                                                       \
    (YAKU(SANBON) | YAKU(TATESANBON) | YAKU(HANEKEN) | YAKU(FUTASANBON) | YAKU(SANBONTATESANBON) | \
     YAKU(FUTATATESANBON))

enum { HIDDEN_RIBBONS = 4 }; /* that 赤 need not lay open */

/* The one of the first ten that a hand has, if any. */
static Yaku suit_yaku(Cards hand) {
    MonthsHeld held = months_held(hand);
    if (held.fours)
        return held.threes ? YAKU(SHISO) : held.twos ? YAKU(ICHINISHI) : YAKU(TESHI);
    if (!held.threes)
        return count(held.twos) == 3 ? YAKU(KUTTSUKI) : 0;
    /* 立: of paulownia only its three kasu. */
    int special = count(held.threes & TATE_MONTHS) + (held.threes >> FIRST_PAULOWNIA && !(hand & PHOENIX));
    if (!is_single_or_empty(held.threes))
        return special == 2 ? YAKU(FUTATATESANBON) : special ? YAKU(SANBONTATESANBON) : YAKU(FUTASANBON);
    return count(held.twos) == 2 ? YAKU(HANEKEN) : special ? YAKU(TATESANBON) : YAKU(SANBON);
}

/* The cards that it lays open. */
static Cards suit_exposed(Cards hand) {
    Yaku yaku = suit_yaku(hand);
    MonthsHeld held = months_held(hand);
    if (yaku & (YAKU(HANEKEN) | YAKU(ICHINISHI) | YAKU(SHISO)))
        return hand;
    return hand & cards_of_months(yaku == YAKU(KUTTSUKI) ? held.twos : held.fours | held.threes);
}

/* A reading says which willows are themselves: rain man 1, swallow 2, ribbon 4; the others are kasu. */
hot Cards read_willows(int reading) { return (Cards)reading << FIRST_WILLOW; }
hot Cards dregs_of(Cards hand, int reading) { return hand & (DREGS | (WILLOW & ~read_willows(reading))); }

/* The one of the last five. */
hot Yaku kasu_yaku(Cards hand, int reading) {
    Cards rest = hand & ~dregs_of(hand, reading);
    if (!rest)
        return YAKU(KARASU);
    if (!(rest & (LIGHTS | ANIMALS)))
        return is_single_or_empty(rest) ? YAKU(TANICHI) : YAKU(AKA);
    if (is_single_or_empty(rest))
        return rest & LIGHTS ? YAKU(PIKAICHI) : YAKU(TOICHI);
    return 0;
}

/* Of 赤 the fifth ribbon and later ones lie open (C-176). */
static int ribbons_to_expose(Cards hand, int reading) {
    if (kasu_yaku(hand, reading) != YAKU(AKA))
        return 0;
    int ribbons = count(hand & ~dregs_of(hand, reading));
    return ribbons > HIDDEN_RIBBONS ? ribbons - HIDDEN_RIBBONS : 0;
}

/* 赤 may lay its willow ribbon open though that counts as a ribbon (C-176); not where it may as well be kasu. */
enum { RIBBON_AS_ITSELF = 4, OPEN_RIBBON = 12 };
hot int may_open_ribbon(Cards hand) {
    return hand & WILLOW_RIBBON && kasu_yaku(hand, RIBBON_AS_ITSELF) == YAKU(AKA) &&
           !(suit_exposed(hand) & WILLOW_RIBBON) &&
           (kasu_yaku(hand, 0) != YAKU(AKA) || count(hand & RIBBONS) > HIDDEN_RIBBONS);
}

/* To show nothing, or by a reading that shows something of its own (C-38, C-168, C-176). */
hot Cards show_choices(Cards hand, int pass, int read, int read_open) {
    Cards choices = BIT(pass) | (may_open_ribbon(hand) ? BIT(read_open) : 0);
    Yaku suit = suit_yaku(hand);
    int suit_alone = 0, held = (int)(hand >> FIRST_WILLOW) & 7;
    /* Every subset of the willows in the hand, in order. */
    for (int reading = 0;; reading = (reading - held) & held) {
        Yaku kasu = kasu_yaku(hand, reading);
        if (!kasu) {
            if (suit && !suit_alone) {
                choices |= BIT(read + reading);
                suit_alone = 1;
            }
        } else if (kasu != YAKU(AKA) || !(WILLOW_RIBBON & hand & ~read_willows(reading)) ||
                   (count(hand & RIBBONS) <= HIDDEN_RIBBONS && !(suit_exposed(hand) & WILLOW_RIBBON))) {
            choices |= BIT(read + reading);
        }
        if (reading == held)
            return choices;
    }
}
