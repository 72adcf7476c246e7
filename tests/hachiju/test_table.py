"""The table of 八十 refuses wrong calls and names the right ones."""

import pytest

from hachiya.engine.ledger import ACCOUNTS
from hachiya.engine.record import values
from hachiya.games.hanafuda.cards import mask
from hachiya.games.hanafuda.events import Event
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.words.errors import BadSeats, IllegalAction, UnknownName
from hachiya.words.voice import say as in_words
from tests.hachiju.deals import dealt, say
from tests.playing import HACHIJU_MENUS, positions


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_hachiju_is_played_by_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"hachijū is for 2, 3, 4, 5 or 6 players, not for {seats}") as error:
        Table(find("hachiju"), seats=seats)
    assert error.value.text("ja") == f"八十は2、3、4、5、6人で遊びます。{seats}人では遊べません"


@pytest.mark.parametrize("deals", [0, 101, -1, "12", True, 1.5])
def test_c67_a_match_has_one_to_a_hundred_deals(deals: int) -> None:
    with pytest.raises(UnknownName, match=rf"Option deals of hachijū cannot be {deals!r}; its values are: 1 … 100"):
        Table(find("hachiju"), {"deals": deals})


def test_c67_a_match_has_twelve_deals_by_default() -> None:
    table = Table(find("hachiju"))
    assert (table.options, table.seats, table.rules.deals) == ({"deals": 12}, 3, 12)
    assert list(table.state.books.scores) == [0] * ACCOUNTS


def test_options_of_other_games_are_refused() -> None:
    with pytest.raises(UnknownName, match="hachijū has no option 'length'; its options are: deals"):
        Table(find("hachiju"), {"length": "half"})


def test_illegal_actions_change_nothing_and_name_the_legal_ones() -> None:
    table = dealt("ABCGKOS")
    before = values(table.state)
    for action in (Action.STOP, Action.CANCEL, 0, 99, -1):
        with pytest.raises(IllegalAction, match=r"seat 0 cannot choose .*; legal: come in, fold, double \(to 2\)"):
            table.act(0, action)
    assert values(table.state) == before
    say(table, "0 in; 1 in; 2 in")
    before = values(table.state)
    with pytest.raises(IllegalAction, match=r"cannot choose stop; legal: show sanbon \(ABC\), show nothing"):
        table.act(0, Action.STOP)
    with pytest.raises(IllegalAction, match=r"legal: show sanbon"):
        table.act(0, Action.READ + 1)  # a kasu yaku that the hand has not
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.deal()
    assert values(table.state) == before


def test_c76_either_yaku_family_or_both_may_be_announced() -> None:
    table = dealt("CGKYtuv")
    say(table, "0 in; 1 in; 2 in")
    names = [table.game.action_name(table.state, action) for action in table.legal()]
    assert [in_words(name, "en") for name in names] == [
        "show suroku (CGKtuv)",
        "show sanbon (tuv)",
        "show suroku + sanbon (CGKtuv)",
        "show nothing",
    ]
    assert in_words(names[2], "ja") == "素六三本 を公開 (CGKtuv)"
    assert in_words(names[3], "ja") == "公開しない"


def test_b1_all_seats_in_play_are_asked_to_show_from_the_leader_on() -> None:
    table = dealt("ABCGKOS", seats=4)
    say(table, "0 in; 1 double; 2 out; 3 in; 0 in")
    asked = []
    while table.state.phase == Phase.SHOW:
        asked.append(table.turn)
        rows = table.act(table.turn, table.legal()[0])
        shows = [row[1:4] for row in rows if row[0] == Event.SHOW]
        assert shows[0][0] == asked[-1]
    assert asked == [1, 3, 0]
    assert table.turn == 1
    assert table.state.exposed[0] == mask("ABC")


def test_every_choice_has_a_name_in_every_language() -> None:
    seen = set()
    for value in range(40):
        for table in positions(value, HACHIJU_MENUS[2 * (value % 5) + 1]):
            for action in table.legal():
                name = table.game.action_name(table.state, action)
                seen.add(name)
    words = {in_words(name, "en") for name in seen}
    assert all(words)
    for language in ("ja", "zh"):
        assert all(any(ord(letter) > 0x3000 for letter in in_words(name, language)) for name in seen)
    assert {
        "show nothing", "stop", "sage (go on)", "come in", "fold", "double (to 2)", "double (to 4)",
        "A pine crane",
    } <= words  # fmt: skip
    assert any(word.startswith("show suroku (") for word in words)


def test_a_match_of_one_deal_is_over_after_it() -> None:
    table = dealt(seats=2, deals=1)
    say(table, "0 out")
    assert table.over
    assert table.state.books.next_dealer == -1
    assert (list(table.state.books.result[:2]), table.state.books.winners) == ([-20, 20], 2)
    with pytest.raises(IllegalAction, match="The match is over"):
        table.act(0, Action.IN)
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.deal()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.tally({})


def test_a_reused_state_starts_like_a_new_one() -> None:
    """A match started over a used state has nothing of the former match."""
    *_, table = positions(1, HACHIJU_MENUS[3])
    fresh = table.game.new_state()
    table.game.start(fresh, table.rules, 3, 0, 5, 6)
    table.game.start(table.state, table.rules, 3, 0, 5, 6)
    assert values(table.state.books) == values(fresh.books)
