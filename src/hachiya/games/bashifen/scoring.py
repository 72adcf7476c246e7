"""得点計算: levels and the next dealer follow from the points of the opponents (BAS 得点計算; RULES B2, C-82 … C-100).

The declarers (親) are the pair of the dealer (ダーチャ), the opponents (子) the other pair.
"""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, note
from hachiya.games.bashifen.cards import LOWEST_RANK, points
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.match import next_dealer_of, pair_of
from hachiya.games.bashifen.state import SEATS, Phase, Rules, State

DEAL_END_EVENT, MATCH_END_EVENT = int(Event.DEAL_END), int(Event.MATCH_END)
TO_WIN = 80
"""Points with which the opponents win (C-84)."""
A_STEP = 20
LAST_LEVEL = 14
"""The level of A, which a pair that has won keeps."""


@rule
def score_rest(st: State, seat: int) -> None:
    """After a wrong lead by a declarer give all remaining points to the opponents, the kitty's twice (C-90)."""
    if seat % 2 != st.books.dealer % 2:
        return
    rest = points(st.trick_one[seat], st.trick_two[seat]) + 2 * points(st.buried_one, st.buried_two)
    for other in range(SEATS):
        rest += points(st.hand_one[other], st.hand_two[other])
    st.books.points += rest


@rule
def levels_won(points_won: int, rules: Rules) -> int:
    """The number of levels that the winners of a deal rise by the opponents' points (BAS, table of 得点計算).

    The declarers win below 80: with 0-10 they rise 5 levels, one less for every 20 more, 1 with 75. With 80-95 only the
    sides change; the opponents rise 1 level for every 20 more.
    """
    if points_won < TO_WIN:
        return 1 + (TO_WIN - 5 - points_won + A_STEP - 1) // A_STEP
    return min((points_won - TO_WIN) // A_STEP, rules.most_steps)


@rule
def raised_level(level: int, by: int) -> int:
    """The position on the ladder 0, 2, 3 … A `by` levels above `level`; 0 is one step below 2 (C-158)."""
    return max(level, LOWEST_RANK - 1) + by


@rule
def end_deal(st: State, rules: Rules, ledger: list[int]) -> None:
    """End a deal that was played, with the points of the kitty."""
    close_deal(st, rules, ledger, points(st.buried_one, st.buried_two))


@rule
def close_deal(st: State, rules: Rules, ledger: list[int], kitty: int) -> None:
    """Raise the winners, who declare next; a pair that passes A (by option: reaches it) has won the match (C-82).

    `kitty` are the points of the kitty, NOBODY if they are unknown.
    """
    books = st.books
    declarers = pair_of(books.dealer)
    books.last_dealer[declarers] = books.dealer
    winners = declarers if books.points < TO_WIN else 1 - declarers
    # The declarers stand on 2 at least, and keep that level (C-83).
    books.level[declarers] = max(books.level[declarers], LOWEST_RANK)
    position = raised_level(books.level[winners], levels_won(books.points, rules))
    books.level[winners] = max(min(position, LAST_LEVEL), LOWEST_RANK)
    over = position >= rules.winning_level
    books.next_dealer = NOBODY if over else next_dealer_of(books, winners)
    note(ledger, DEAL_END_EVENT, books.points, kitty, books.next_dealer, 0, 0)
    st.turn = NOBODY
    st.phase = Phase.DEAL
    if over:
        books.winners = winners
        st.phase = Phase.OVER
        note(ledger, MATCH_END_EVENT, winners, 0, 0, 0, 0)
