"""The names of actions for people: in choices, and in errors that list the legal ones."""

from functools import cache

from hachiya.games.bashifen.cards import BIG_JOKER, KINDS, LITTLE_JOKER, NAMES, RANKS_A_SUIT, count
from hachiya.games.bashifen.state import DRAWS, KITTY, Action, Phase, State
from hachiya.words.arguments import Pack
from hachiya.words.message import Message
from hachiya.words.say import action as say


def action_name(st: State, action: int) -> Message:
    """The name of an action of the seat at turn; an unknown action is named by its number."""
    if 0 <= action < KINDS:
        return _declare(action) if st.phase == Phase.DRAW else _play(action)
    pair = kind_of_shown_pair(st.books.trump_rank, action)
    if pair is not None:
        return say.declare_pair(playing=Pack((NAMES[pair],)))
    if action == Action.COMMIT:
        return say.commit()
    if action == Action.PASS:
        return say.confirm() if st.drawn == DRAWS else say.declare_nothing()
    return say.unknown(number=action)


@cache
def _declare(kind: int) -> Message:
    return say.declare(playing=Pack((NAMES[kind],)))


@cache
def _play(kind: int) -> Message:
    return say.playing_card(playing=Pack((NAMES[kind],)))


def kind_of_shown_pair(trump_rank: int, action: int) -> int | None:
    """The kind of which a declaration shows a pair; None if the action shows no pair."""
    if Action.PAIR <= action < Action.LITTLE_JOKERS:
        return (action - Action.PAIR) * RANKS_A_SUIT + trump_rank - 2
    return {Action.LITTLE_JOKERS: LITTLE_JOKER, Action.BIG_JOKERS: BIG_JOKER}.get(action)


def lacking(st: State) -> Message:
    """The message that names the cards which a half made play or burial lacks."""
    if st.phase == Phase.PLAY and st.plays == 0:
        return say.lacks_end_of_lead(number=Action.COMMIT)
    whole = KITTY if st.phase == Phase.BURY else st.lead_cards
    return say.lacks_cards(whole=whole, more=whole - count(st.chosen_one, st.chosen_two))


def kinds_of_action(st: State, action: int) -> list[int]:
    """The kinds of the cards that an action plays or shows, a pair twice; none if it does neither."""
    if 0 <= action < KINDS:
        return [action]
    pair = kind_of_shown_pair(st.books.trump_rank, action)
    return [] if pair is None else [pair, pair]
