"""A table of 八十分 as plain text: cards by the names that records use, `?` for unknown cards."""

from hachiya.explain.bashifen.cards import level_name, rank_name
from hachiya.games.bashifen.cards import SUIT_SIGNS, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.state import NO_TRUMPS_YET, SEATS, Phase, State
from hachiya.games.game import Game
from hachiya.words.columns import Grid
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

UNKNOWN = "?"


def position(_game: Game, st: State, voice: Voice) -> list[str]:
    """The lines of text that show each seat's cards, and the rank, trumps and points of the deal."""
    grid = Grid([say.seat(), say.stage(), say.trick(), say.hand()], voice)
    for seat in range(SEATS):
        cards = names(st.hand_one[seat], st.hand_two[seat])
        hand = " ".join([*cards, *[UNKNOWN] * (st.held[seat] - len(cards))])
        trick = " ".join(names(st.trick_one[seat], st.trick_two[seat]))
        level = level_name(st.books.level[pair_of(seat)])
        grid.add(voice.names[seat], level, trick, hand, marked=st.turn == seat)
    return [*grid.lines(), *([] if st.books.deal == 0 else ["   ".join(deal_in_words(st, voice))])]


def deal_in_words(st: State, voice: Voice) -> list[str]:
    """The rank, the trumps once they are fixed, and the cards drawn or the points won."""
    texts = [f"{voice.say(say.rank())} {rank_name(st.books.trump_rank)}"]
    suit = st.books.trump_suit
    if suit != NO_TRUMPS_YET:
        suit_name = voice.say(say.no_suit()) if suit == NO_SUIT else SUIT_SIGNS[suit]
        texts.append(f"{voice.say(say.trumps())} {suit_name}")
        texts.append(f"{voice.say(say.taken())} {st.books.points}")
    if st.phase == Phase.DRAW:
        texts.append(voice.say(say.drawn(drawn=st.drawn)))
    return texts
