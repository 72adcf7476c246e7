"""What each action is called, in both languages: choices for people, and what would have been legal in errors."""

from hachiya.games.bashifen.cards import BIG_JOKER, KINDS, LITTLE_JOKER, RANKS_A_SUIT, count, title
from hachiya.games.bashifen.state import DRAWS, WIDOW, Action, Phase, State
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


def lacking(st: State) -> Words:
    """What a play that has begun, or a burial, lacks."""
    if st.phase == Phase.PLAY and st.plays == 0:
        return Words(
            "選択が途中です。リードの最後に「これでリードする」を送ってください",
            f"the choice is not complete: a lead ends with action {Action.COMMIT}",
        )
    whole = WIDOW if st.phase == Phase.BURY else st.lead_cards
    more = whole - count(st.chosen_one, st.chosen_two)
    return Words(
        f"選択が途中です。{whole}枚を一度に送ってください。あと{more}枚です",
        f"the choice is not complete: {whole} cards are laid together, {more} more",
    )


def shown_by(st: State, action: int) -> list[int]:
    """The kinds of the cards that an action lays down or shows, a pair as two; none if it does neither."""
    if 0 <= action < KINDS:
        return [action]
    pair = shown_pair(st.books.trump_rank, action)
    return [] if pair is None else [pair, pair]
