"""The picture of a table of flower cards: the others above, the field, and the seat that looks below."""

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.explain.money import signed_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, CHAFF, LETTERS, RIBBONS, UNKNOWN, letters
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import Table, hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import cards_held
from hachiya.games.hanafuda.yaku import in_words
from hachiya.pictures.canvas import Canvas
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

HAND, FIELD, CAPTURED = 52, 60, 34
"""The widths of cards in hand, on the field and in piles."""
_LEFT, _NAMES, _HANDS = 16, 190, 400


def draw(canvas: Canvas, game: Game, st: Table, voice: Voice, below: int) -> None:
    """Draw the table; the seat `below` is the last, and the others follow from the next one on."""
    seats = st.books.seats
    for step in range(1, seats):
        _seat(canvas, game, st, voice, (below + step) % seats)
    if st.phase not in (Phase.MIZUTEN, Phase.DEAL) or st.books.month > 0:
        _middle(canvas, st, voice)
    _seat(canvas, game, st, voice, below)


def _seat(canvas: Canvas, game: Game, st: Table, voice: Voice, seat: int) -> None:
    top, right = canvas.bottom + 14, canvas.width - _LEFT
    if st.turn == seat:
        canvas.block(_LEFT - 10, top, 4, HAND * 1.6, canvas.theme.turn)
    canvas.text(_LEFT, top + 18, voice.names[seat], 17, bold=True)
    canvas.text(_LEFT, top + 39, voice.money(signed_sum(st.books.scores[seat], hanafuda(game).unit)))
    yaku = [voice.yaku(in_words(by_seat[seat])) for by_seat in (st.books.shown, st.books.made)]
    canvas.text(_LEFT, top + 60, " · ".join(filter(None, yaku)), 13, faint=True)
    known = letters(st.hands[seat])
    hand = known + UNKNOWN * (cards_held(st, seat) - len(known))
    canvas.cards(_NAMES, top, hand, HAND, HAND + 3, _HANDS)
    place: float = _NAMES + _HANDS + 18
    for kind in (BRIGHTS, ANIMALS, RIBBONS, CHAFF):
        pile = letters(st.captured[seat] & kind)
        if pile:
            place = canvas.cards(place, top + 14, pile, CAPTURED, CAPTURED / 2, right - place) + 8


def _middle(canvas: Canvas, st: Table, voice: Voice) -> None:
    """The field, the card that awaits a choice of two, and the stock."""
    top = canvas.bottom + 14
    canvas.block(_LEFT, top, canvas.width - 2 * _LEFT, FIELD * 1.6 + 24, canvas.theme.cloth)
    if st.books.entered > 1 and st.phase != Phase.BID:
        canvas.cards(_LEFT + 14, top + 12, UNKNOWN, FIELD, FIELD, FIELD)
        canvas.text(_LEFT + 24 + FIELD, top + 64, voice.say(say.stock(cards=CARDS - stock_start(st) - st.turned)))
    end = canvas.cards(_NAMES, top + 12, letters(st.field), FIELD, FIELD + 5, canvas.width - _NAMES - 3 * FIELD)
    if st.phase in (Phase.PICK_HAND, Phase.PICK_STOCK) and st.pending != NOBODY and not st.field & bit(st.pending):
        canvas.text(end + 18, top + 64, voice.say(say.pending()), 13, faint=True)
        canvas.cards(canvas.width - _LEFT - FIELD - 14, top + 12, LETTERS[st.pending], FIELD, FIELD, FIELD)
