"""×1: a table at which nothing multiplies, for comparing deals that count for different much."""

from hachiya.games.hachiju.state import Phase, Rules, State


def play_at_one(st: State, _rules: Rules) -> None:
    """From now on all costs what it costs at rate 1; in the auction the rate still says who may double."""
    if st.phase != Phase.BID:
        st.books.rate = 1
