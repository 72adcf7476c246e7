/* The 48 flower cards: card c is the (c % 4)-th of month c / 4, in the lettering A-Z a-v (RULES A1). */
#pragma once

#include "bits.h"

enum { CARDS = 48, MONTHS = 12 };

#define CARD(letter) BIT((letter) >= 'a' ? (letter) - 'a' + 26 : (letter) - 'A')
#define WHOLE_MONTH 15LL

#define DECK (BIT(CARDS) - 1)
#define LIGHTS (CARD('A') | CARD('I') | CARD('c') | CARD('o') | CARD('s'))
#define ANIMALS \
    (CARD('E') | CARD('M') | CARD('Q') | CARD('U') | CARD('Y') | CARD('d') | CARD('g') | CARD('k') | CARD('p'))
#define RIBBONS \
    (CARD('B') | CARD('F') | CARD('J') | CARD('N') | CARD('R') | CARD('V') | CARD('Z') | CARD('h') | CARD('l') | CARD('q'))
#define DREGS (DECK & ~(LIGHTS | ANIMALS | RIBBONS))

#define FIRST_WILLOW 40
#define WILLOW (WHOLE_MONTH << FIRST_WILLOW)
#define WILLOW_RIBBON CARD('q')
#define FIRST_PAULOWNIA 44
#define PHOENIX CARD('s')
#define FIRST_CARDS 0x111111111111LL /* of each month */

hot int month_number(int card) { return card >> 2; }
hot Cards month_of(int card) { return WHOLE_MONTH << (card & ~3); }

/* A set of months: bit 4m stands for month m. */
hot Cards month_bit(int month) { return BIT(4 * month); }
hot Cards cards_of_months(Cards months) { return months * WHOLE_MONTH; }

/* The months of which a set holds four, three and two cards: two bits of count for each card pair, then for each month. */
typedef struct {
    Cards fours, threes, twos;
} MonthsHeld;

hot MonthsHeld months_held(Cards cards) {
    Cards counts = cards - ((cards >> 1) & 0x555555555555);
    counts = (counts & 0x333333333333) + ((counts >> 2) & 0x333333333333);
    return (MonthsHeld){
        .fours = (counts >> 2) & FIRST_CARDS,
        .threes = counts & (counts >> 1) & FIRST_CARDS,
        .twos = (counts >> 1) & ~counts & FIRST_CARDS,
    };
}

/* A light is 20 points, a tane 10, a ribbon 5, a kasu 1. */
hot int card_points(Cards pile) {
    return 20 * count(pile & LIGHTS) + 10 * count(pile & ANIMALS) + 5 * count(pile & RIBBONS) + count(pile & DREGS);
}
