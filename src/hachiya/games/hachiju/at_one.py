"""Play at rate 1, where nothing multiplies, to compare deals that are played at different rates."""

from hachiya.games.hachiju.state import Phase, Rules, State


def play_at_one(st: State, _rules: Rules) -> None:
    """Let all payments be those of rate 1 from now on; in the auction the rate still decides who may double."""
    if st.phase != Phase.BID:
        st.books.rate = 1
