"""The picture of a table of 八十分: each seat with its level, the card it played and its hand, and what is trumps."""

from hachiya.explain.bashifen.cards import level_name
from hachiya.explain.bashifen.position import UNKNOWN, deal_in_words
from hachiya.games.bashifen.cards import names
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.state import SEATS, State
from hachiya.games.game import Game
from hachiya.pictures.canvas import Canvas
from hachiya.words.voice import Voice

HAND, PLAYED = 46, 46
_LEFT, _PLAYED, _HAND = 16, 170, 330


def draw(canvas: Canvas, _game: Game, st: State, voice: Voice, below: int) -> None:
    """Draw the table; the seat `below` is the last, and the others follow from the next one on."""
    if st.books.deal:
        canvas.text(_LEFT, canvas.bottom + 20, "   ".join(deal_in_words(st, voice)))
    for step in range(1, SEATS + 1):
        _seat(canvas, st, voice, (below + step) % SEATS)


def _seat(canvas: Canvas, st: State, voice: Voice, seat: int) -> None:
    top = canvas.bottom + 14
    if st.turn == seat:
        canvas.block(_LEFT - 10, top, 4, HAND * 1.6, canvas.theme.turn)
    canvas.text(_LEFT, top + 18, voice.names[seat], 17, bold=True)
    canvas.text(_LEFT, top + 39, level_name(st.books.level[pair_of(seat)]))
    canvas.block(_PLAYED - 8, top - 5, _HAND - _PLAYED - 8, HAND * 1.6 + 10, canvas.theme.cloth)
    played = names(st.trick_one[seat], st.trick_two[seat])
    canvas.cards(_PLAYED, top, played, PLAYED, PLAYED / 2, _HAND - _PLAYED - 24)
    known = names(st.hand_one[seat], st.hand_two[seat])
    hand = [*known, *[UNKNOWN] * (st.held[seat] - len(known))]
    canvas.cards(_HAND, top, hand, HAND, HAND * 0.6, canvas.width - _HAND - _LEFT)
