"""What a seat has disclosed of its hand by showing yaku, or by showing none."""

from hachiya.engine.accel import rule
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, DECK, RIBBONS, CardSet
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.yaku import Yaku, YakuSet

HIDE_RIBBONS = 1 << Yaku.AKA | 1 << Yaku.TANICHI
HIDE_ANIMALS = 1 << Yaku.TOICHI
HIDE_BRIGHTS = 1 << Yaku.PIKAICHI


@rule
def has_shown(st: Position, seat: int) -> bool:
    """Whether this seat has chosen what hand yaku to show."""
    if st.phase == Phase.SHOW or st.phase == Phase.EXPOSE:
        shown = False
        for place in range(st.place):
            shown = shown or st.books.order[place] == seat
        return shown
    return st.phase >= Phase.PLAY


@rule
def hidden_by(shown: YakuSet) -> CardSet:
    """The cards that a seat may still hold hidden after it has shown these yaku: a kasu yaku lays all chaff open."""
    if shown & HIDE_RIBBONS:
        return RIBBONS
    if shown & HIDE_ANIMALS:
        return ANIMALS
    return BRIGHTS if shown & HIDE_BRIGHTS else DECK
