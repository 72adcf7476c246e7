"""The entries of a batch for each room of rules."""

from collections.abc import Mapping

from hachiya.engine.accel import rule
from hachiya.envs.batch.entries import Entries, RoomRules, entries_of
from hachiya.envs.planes import bashifen, hachihachi, hachiju
from hachiya.games.bashifen import moves as bashifen_moves
from hachiya.games.bashifen import state as bashifen_state
from hachiya.games.bashifen.events import Event as BashifenEvent
from hachiya.games.bashifen.match import deal as begin_drawing
from hachiya.games.bashifen.match import shuffle as shuffle_bashifen
from hachiya.games.bashifen.match import start as start_bashifen
from hachiya.games.hachihachi import moves as hachihachi_moves
from hachiya.games.hachihachi import state as hachihachi_state
from hachiya.games.hachihachi.auction import begins_month
from hachiya.games.hachihachi.deal import deal as begin_hachihachi
from hachiya.games.hachihachi.deal import shuffle_for as shuffle_hachihachi
from hachiya.games.hachiju import match as hachiju_match
from hachiya.games.hachiju import moves as hachiju_moves
from hachiya.games.hachiju import state as hachiju_state
from hachiya.games.hachiju.deal import deal as begin_hachiju
from hachiya.games.hachiju.deal import shuffle as shuffle_hachiju
from hachiya.games.hanafuda.events import Event as HanafudaEvent

HACHIJU_BID = int(hachiju_state.Phase.BID)
HANAFUDA_DEAL, NO_SECRET = int(HanafudaEvent.DEAL), -1
BASHIFEN_DEAL_ROW, BASHIFEN_BURY_ROW = int(BashifenEvent.DEAL), int(BashifenEvent.BURY)
BASHIFEN_DEAL, BASHIFEN_OVER = int(bashifen_state.Phase.DEAL), int(bashifen_state.Phase.OVER)


@rule
def deal_hachihachi(st: hachihachi_state.State, rules: hachihachi_state.Rules, ledger: list[int]) -> None:
    """Shuffle and deal."""
    shuffle_hachihachi(st)
    begin_hachihachi(st, rules, ledger)


@rule
def worth_hachihachi(st: hachihachi_state.State, rules: hachihachi_state.Rules, seat: int) -> int:
    """The points that a seat has won so far."""
    return st.books.scores[seat] - rules.start


@rule
def result_hachihachi(st: hachihachi_state.State, _rules: hachihachi_state.Rules, seat: int) -> int:
    """The result of a seat in points."""
    return st.books.result[seat]


@rule
def keep_factors(_st: hachihachi_state.State) -> None:
    """Nothing: the rules themselves say that nothing multiplies."""


@rule
def deal_hachiju(st: hachiju_state.State, rules: hachiju_state.Rules, ledger: list[int]) -> None:
    """Shuffle and deal."""
    shuffle_hachiju(st)
    begin_hachiju(st, rules, ledger)


@rule
def worth_hachiju(st: hachiju_state.State, _rules: hachiju_state.Rules, seat: int) -> int:
    """The points that a seat has won so far."""
    return st.books.scores[seat]


@rule
def result_hachiju(st: hachiju_state.State, _rules: hachiju_state.Rules, seat: int) -> int:
    """The result of a seat in points."""
    return st.books.result[seat]


@rule
def play_hachiju_at_one(st: hachiju_state.State) -> None:
    """Let the rate be 1 once the auction is over."""
    if st.phase != HACHIJU_BID:
        st.books.rate = 1


@rule
def deal_bashifen(st: bashifen_state.State, rules: bashifen_state.Rules, ledger: list[int]) -> None:
    """Shuffle and begin the drawing."""
    shuffle_bashifen(st)
    begin_drawing(st, rules, ledger)


@rule
def is_deal_due(st: bashifen_state.State) -> bool:
    """Whether a deal is due."""
    return st.phase == BASHIFEN_DEAL


@rule
def ladder(st: bashifen_state.State, rules: bashifen_state.Rules, pair: int) -> int:
    """The position of a pair on the ladder of levels, on which 0 is one step below 2; winners have passed it."""
    if st.phase == BASHIFEN_OVER and st.books.winners == pair:
        return rules.winning_level
    return max(st.books.level[pair], 1)


@rule
def worth_bashifen(st: bashifen_state.State, rules: bashifen_state.Rules, seat: int) -> int:
    """The levels by which the pair of a seat is ahead."""
    pair = seat % 2
    return ladder(st, rules, pair) - ladder(st, rules, 1 - pair)


@rule
def keep_levels(_st: bashifen_state.State) -> None:
    """Nothing: no level multiplies."""


ROOMS: Mapping[str, RoomRules] = {
    "hachihachi": RoomRules(
        start=hachihachi_moves.start,
        deal=deal_hachihachi,
        legal=hachihachi_moves.legal,
        step=hachihachi_moves.step,
        begins=begins_month,
        worth=worth_hachihachi,
        result=result_hachihachi,
        play_at_one=keep_factors,
        write=hachihachi.write,
        deal_row=HANAFUDA_DEAL,
        secret_row=NO_SECRET,
        due=int(hachihachi_state.Phase.DEAL),
        over=int(hachihachi_state.Phase.OVER),
    ),
    "hachiju": RoomRules(
        start=hachiju_moves.start,
        deal=deal_hachiju,
        legal=hachiju_moves.legal,
        step=hachiju_moves.step,
        begins=hachiju_match.begins_deal,
        worth=worth_hachiju,
        result=result_hachiju,
        play_at_one=play_hachiju_at_one,
        write=hachiju.write,
        deal_row=HANAFUDA_DEAL,
        secret_row=NO_SECRET,
        due=int(hachiju_state.Phase.DEAL),
        over=int(hachiju_state.Phase.OVER),
    ),
    "bashifen": RoomRules(
        start=start_bashifen,
        deal=deal_bashifen,
        legal=bashifen_moves.legal,
        step=bashifen_moves.step,
        begins=is_deal_due,
        worth=worth_bashifen,
        result=worth_bashifen,
        play_at_one=keep_levels,
        write=bashifen.write,
        deal_row=BASHIFEN_DEAL_ROW,
        secret_row=BASHIFEN_BURY_ROW,
        due=BASHIFEN_DEAL,
        over=BASHIFEN_OVER,
    ),
}
"""By `Game.room`."""

ENTRIES: Mapping[str, Entries] = {room: entries_of(rules) for room, rules in ROOMS.items()}
"""By `Game.room`."""
