"""What each action is called, in both languages: choices for people, and what would have been legal in errors."""

from hachiya.games.bashifen.cards import BIG_JOKER, KINDS, LITTLE_JOKER, RANKS_A_SUIT, title
from hachiya.games.bashifen.state import DRAWS, Action, Phase, State
from hachiya.games.words import Words


def action_name(st: State, action: int) -> Words:
    """What this action of the seat at turn is called; an action that is none is called by its number."""
    if 0 <= action < KINDS:
        name = title(action)
        return Words(f"{name.ja} を晒す", f"show {name.en}") if st.phase == Phase.DRAW else name
    shown = shown_pair(st.books.trump_rank, action)
    if shown is not None:
        name = title(shown)
        return Words(f"{name.ja} のペアを晒す", f"show the pair {name.en} {name.en}")
    if action == Action.COMMIT:
        return Words("これでリードする", "lead these")
    if action == Action.PASS:
        done = st.drawn == DRAWS
        return Words("確認(もう晒さない)", "confirm (show no more)") if done else Words("晒さない", "show nothing")
    return Words(f"{action}番", f"action {action}")


def shown_pair(trump_rank: int, action: int) -> int | None:
    """The kind of which an action of the drawing shows the pair; None if it shows none."""
    if Action.PAIR <= action < Action.LITTLE_JOKERS:
        return (action - Action.PAIR) * RANKS_A_SUIT + trump_rank - 2
    return {Action.LITTLE_JOKERS: LITTLE_JOKER, Action.BIG_JOKERS: BIG_JOKER}.get(action)
