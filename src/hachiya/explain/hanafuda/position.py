"""A table of flower cards as plain text: cards by their letters, `?` for unknown cards."""

from collections.abc import Sequence

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.explain.money import signed_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import CARDS, LETTERS, UNKNOWN, letters
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import Table, hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import cards_held
from hachiya.games.hanafuda.yaku import in_words
from hachiya.words.columns import Grid
from hachiya.words.say import match as say
from hachiya.words.voice import Voice


def position(game: Game, st: Table, voice: Voice) -> list[str]:
    """The lines of text that show each seat's cards, and the middle of the table."""
    unit, seats = hanafuda(game).unit, range(st.books.seats)
    dealt = st.phase not in (Phase.MIZUTEN, Phase.DEAL) or st.books.month > 0
    grid = Grid([say.seat(), say.hand(), say.shown(), say.captured(), say.made(), say.score()], voice)
    for seat in seats:
        known_letters = letters(st.hands[seat])
        hand = known_letters + UNKNOWN * (cards_held(st, seat) - len(known_letters)) if dealt else ""
        yaku = [voice.yaku(in_words(by_seat[seat])) for by_seat in (st.books.shown, st.books.made)]
        score = voice.money(signed_sum(st.books.scores[seat], unit))
        grid.add(voice.names[seat], hand, yaku[0], letters(st.captured[seat]), yaku[1], score, marked=st.turn == seat)
    return [*grid.lines(), *(_middle(st, voice) if dealt else [])]


def _middle(st: Position, voice: Voice) -> Sequence[str]:
    """The field, the card that awaits a choice of two, and the number of cards in the stock."""
    texts = [f"{voice.say(say.field())}: {letters(st.field)}"]
    if st.phase in (Phase.PICK_HAND, Phase.PICK_STOCK) and st.pending != NOBODY and not st.field & bit(st.pending):
        texts.append(f"{voice.say(say.pending())} {LETTERS[st.pending]}")
    if st.books.entered > 1 and st.phase != Phase.BID:
        texts.append(voice.say(say.stock(cards=CARDS - stock_start(st) - st.turned)))
    return ["   ".join(texts)]
