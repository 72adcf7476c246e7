"""What speaks against a world with flower cards: who has spoken, and what it hid by what it showed."""

from hachiya.engine.accel import rule
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, DECK, RIBBONS
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.yaku import Yaku

HIDE_RIBBONS = 1 << Yaku.AKA | 1 << Yaku.TANICHI
HIDE_ANIMALS = 1 << Yaku.TOICHI
HIDE_BRIGHTS = 1 << Yaku.PIKAICHI


@rule
def has_spoken(st: Position, seat: int) -> bool:
    """Has this seat shown what it shows?"""
    if st.phase == Phase.SHOW or st.phase == Phase.EXPOSE:
        spoken = False
        for place in range(st.place):
            spoken = spoken or st.books.order[place] == seat
        return spoken
    return st.phase >= Phase.PLAY


@rule
def hidden_by(shown: int) -> int:
    """The cards among which those are that a seat hides which has shown these yaku: a kasu yaku lays all kasu open."""
    if shown & HIDE_RIBBONS:
        return RIBBONS
    if shown & HIDE_ANIMALS:
        return ANIMALS
    return BRIGHTS if shown & HIDE_BRIGHTS else DECK
