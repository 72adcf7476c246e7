"""The draw and the declarations (B2, C-93 … C-95, C-133 … C-137, C-164)."""

import random

import pytest

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import NAMES, SUITS, kind_of
from hachiya.games.bashifen.drawing import calls, declarations
from hachiya.games.bashifen.events import NO_SUIT, Event, TrumpsFixedBy
from hachiya.games.bashifen.state import Action, Declaration, Phase
from hachiya.games.table import Table
from hachiya.words.errors import IllegalAction
from tests.bashifen.deals import all_pass, dealt, may, pass_until, play
from tests.playing import BASHIFEN_MENUS, advance, rng

PAIR = {suit: Action.PAIR + number for number, suit in enumerate(SUITS)}
LITTLE, BIG, PASS = Action.LITTLE_JOKERS, Action.BIG_JOKERS, Action.PASS


def show(table: Table, seat: int, card: str) -> list[list[int]]:
    """Declare one level card."""
    return table.act(seat, kind_of(card))


def trumps_of(rows: list[list[int]]) -> tuple[int, int, TrumpsFixedBy]:
    """The trump suit, the dacha, and how trumps were fixed."""
    row = next(row for row in rows if row[0] == Event.TRUMPS)
    return row[1], row[2], TrumpsFixedBy(row[3])


def test_level_cards_of_the_first_deal_are_twos() -> None:
    """C-83: no pair has reached a level yet, so the level card is the 2."""
    table = dealt("2H 3H", "4H")
    assert table.state.books.trump_rank == 2
    assert table.turn == 0
    assert may(table) == {"2H", "pass"}


def test_cards_are_drawn_one_at_a_time_counter_clockwise() -> None:
    table = dealt("3H 4H", "2C", "3C", "3D", first=0)
    assert table.turn == 1
    assert table.state.drawn == 2
    assert list(table.state.held) == [1, 1, 0, 0]
    table.act(1, PASS)
    assert list(table.state.held) != [1, 1, 0, 0]


def test_a_seat_may_declare_out_of_turn() -> None:
    """任意のタイミングで (at any moment)."""
    table = dealt("2H 3H", "2C 4H", "3C 2D", first=0)
    table.act(0, PASS)
    assert table.turn == 1
    assert may(table) == {"2C", "pass"}
    rows = show(table, 0, "2H")  # out of turn
    assert rows[0][:5] == [Event.DECLARE, 0, 1 << kind_of("2H"), 0, 2]
    assert table.state.declarer == 0


def test_a_single_declaration_cannot_be_replaced_by_another_single() -> None:
    table = dealt("2H 3H", "2C 4H", first=0)
    show(table, 0, "2H")
    pass_until(table, 4)
    with pytest.raises(IllegalAction, match="cannot choose show ♣2"):
        show(table, 1, "2C")
    assert table.state.declared == kind_of("2H")


def test_an_illegal_declaration_out_of_turn_changes_nothing() -> None:
    table = dealt("2H 3H", "2C 4H", "2D 2S", first=0)
    pass_until(table, 2)
    assert table.turn == 1
    with pytest.raises(IllegalAction, match=r"seat 0 cannot choose show ♠2; legal: show ♥2, show nothing"):
        show(table, 0, "2S")
    assert table.turn == 1


def test_a_pair_overrules_a_single_declaration_and_not_another_pair() -> None:
    """D114, level 2: a pair of ♥ overrules a single ♣; a pair of ♠ is too late, and little jokers mean no trumps."""
    table = dealt("2C 3H", "2H 2H", "2S 2S", "LJ LJ", first=0)
    show(table, 0, "2C")
    pass_until(table, 8)
    assert may(table) == {"LJ LJ", "pass"}
    table.act(1, PAIR["H"])
    with pytest.raises(IllegalAction, match="cannot choose show the pair ♠2 ♠2"):
        table.act(2, PAIR["S"])
    assert table.state.declared == kind_of("2H")
    assert (declarations(table.state, 0), declarations(table.state, 2)) == (0, 0)
    table.act(3, LITTLE)
    assert table.state.declaration == Declaration.LITTLE_JOKERS
    assert trumps_of(all_pass(table)) == (NO_SUIT, 3, TrumpsFixedBy.DECLARED)


def test_a_declarer_may_reinforce_and_the_pair_may_overrule_its_own_single() -> None:
    """C-93: a pair of the declared suit also bars other pairs."""
    table = dealt("2H 3H 2H 2S 2S", "4H", "2D 2D", "5H", first=0)
    show(table, 0, "2H")
    pass_until(table, 6)
    assert declarations(table.state, 2) == 1 << PAIR["D"]
    pass_until(table, 9)
    assert declarations(table.state, 0) == 1 << PAIR["H"]
    rows = table.act(0, PAIR["H"])
    assert rows[0][:5] == [Event.DECLARE, 0, 1 << kind_of("2H"), 1 << kind_of("2H"), 9]
    assert declarations(table.state, 2) == 0
    table = dealt("2H 3H 4H 2S 2S", "4H", "5H", "6H", first=0)
    show(table, 0, "2H")
    pass_until(table, 17)
    assert declarations(table.state, 0) == 1 << PAIR["S"], "to another suit only with a pair"


def test_a_pair_may_be_declared_without_a_single_before() -> None:
    table = dealt("2H 2H", "2C", "3D", "4S", first=0)
    pass_until(table, 5)
    assert may(table) == {"2H", "pair H", "pass"}
    table.act(0, PAIR["H"])
    assert (table.state.declaration, table.state.open_two[0]) == (Declaration.PAIR, 1 << kind_of("2H"))


def test_big_jokers_overrule_little_jokers_and_are_final() -> None:
    """C-94."""
    table = dealt("LJ LJ", "BJ BJ", "2C 2C", "3D 2D", first=0)
    pass_until(table, 5)
    table.act(0, LITTLE)
    pass_until(table, 7)
    assert declarations(table.state, 2) == declarations(table.state, 3) == 0, "no level card after a pair of jokers"
    rows = table.act(1, BIG)
    assert rows[0][:4] == [Event.DECLARE, 1, 1 << kind_of("BJ"), 1 << kind_of("BJ")]
    table = dealt("BJ BJ", "LJ LJ", first=0)
    pass_until(table, 5)
    table.act(0, BIG)
    pass_until(table, 100)
    assert all(declarations(table.state, seat) == 0 for seat in range(4))
    with pytest.raises(IllegalAction, match="cannot choose show the pair little joker little joker"):
        table.act(1, LITTLE)


def test_jokers_without_an_earlier_declaration_depend_on_an_option() -> None:
    for rebellion, offered in (("any_time", 1 << LITTLE), ("over_declaration", 0)):
        table = dealt("LJ LJ", "3S 3S", "4S 2C", options={"joker_rebellion": rebellion}, first=0)
        pass_until(table, 7)
        assert declarations(table.state, 0) == offered
        show(table, 2, "2C")
        assert declarations(table.state, 0) == 1 << LITTLE


def test_declaring_a_card_that_is_not_held_is_illegal() -> None:
    table = dealt("2H", "2C", first=0)
    with pytest.raises(IllegalAction, match=r"seat 0 cannot choose show ♣2; legal: show ♥2, show nothing"):
        show(table, 0, "2C")
    with pytest.raises(IllegalAction, match="cannot choose show the pair ♥2 ♥2"):
        table.act(0, PAIR["H"])


def test_all_four_seats_confirm_after_the_last_card_whatever_they_hold() -> None:
    """C-135, C-166: a declaration asks all seats again."""
    table = dealt("2H 2H", "2C", "3H", "4H", first=0)
    pass_until(table, 100)
    confirmed = []
    while table.state.phase == Phase.DRAW and table.turn != 0:
        confirmed.append(table.turn)
        table.act(table.turn, PASS)
    assert confirmed == [3], "from the last drawer on"
    assert table.turn == 0
    table.act(0, PAIR["H"])
    assert table.state.passed == 0
    for seat in (2, 0, 3, 1):  # in any order
        assert table.state.phase == Phase.DRAW
        table.act(seat, PASS)
    assert table.state.phase == Phase.BURY
    assert table.turn == 0


def test_no_seat_confirms_twice_without_a_clock() -> None:
    table = dealt("2H", "2C", first=0)
    pass_until(table, 100)
    table.act(1, PASS)
    assert not calls(table.state, 1) >> PASS & 1
    with pytest.raises(IllegalAction):
        table.act(1, PASS)


def test_a_declared_card_stays_in_the_hand_and_is_known_to_all() -> None:
    """C-134."""
    table = dealt("2H", "3C", first=0)
    show(table, 0, "2H")
    assert table.state.hand_one[0] >> kind_of("2H") & 1
    assert table.game.observe(table.state, 2).hand_one[0] == 1 << kind_of("2H")
    all_pass(table)
    view = table.game.observe(table.state, 2)
    assert view.hand_one[0] == 1 << kind_of("2H")
    play(table, 0, bury_eight(table))
    assert table.game.observe(table.state, 2).hand_one[0] == 0, "it may be buried"


def bury_eight(table: Table) -> str:
    """Eight cards of the dacha's hand."""
    state = table.state
    return " ".join([name for kind, name in enumerate(NAMES) if state.hand_one[state.turn] >> kind & 1][:8])


def test_the_last_declarer_of_the_first_deal_is_dacha() -> None:
    table = dealt("2C 3H", "2H 2H", "2S 2S", "LJ LJ", first=0)
    show(table, 0, "2C")
    pass_until(table, 8)
    table.act(1, PAIR["H"])
    assert trumps_of(all_pass(table)) == (SUITS.index("H"), 1, TrumpsFixedBy.DECLARED)
    assert table.turn == 1


@pytest.mark.parametrize(
    ("widow", "undeclared", "suit", "turned"),
    [
        ("3H 2D 2C", "widow", "D", 2),  # the first level card, and no more is turned
        ("BJ 3H 2D", "widow", "D", 3),
        ("3H 4H KD 5S AC AD 6S 7S", "widow", "C", 8),  # the highest, of equals the one turned first
        ("BJ LJ KD 5S QC JD 6S 7S", "widow", "D", 8),  # jokers are skipped (C-137)
        ("3H 4H KD 5S AC AD 6S 7S", "no_trumps", "none", 8),
        ("3H 2D 2C", "no_trumps", "D", 2),  # the option applies only without a level card (C-164)
    ],
)
def test_trumps_of_a_deal_without_declaration_are_fixed_by_the_kitty(
    widow: str, undeclared: str, suit: str, turned: int
) -> None:
    table = dealt(widow=widow, options={"undeclared": undeclared}, first=2)
    rows = all_pass(table)
    expected = NO_SUIT if suit == "none" else SUITS.index(suit)
    assert trumps_of(rows) == (expected, 2, TrumpsFixedBy.CUT)
    assert table.state.turned == turned
    view = table.game.observe(table.state, 1)
    assert [card >> 1 for card in view.deck[:turned]] == [kind_of(card) for card in widow.split()[:turned]]
    assert all(card == NOBODY for card in view.deck[turned:])
    assert view.open_one[2].bit_count() + view.open_two[2].bit_count() == turned, "common knowledge (C-136)"


def test_dacha_of_a_later_deal_draws_first_whoever_declares() -> None:
    table = BASHIFEN_MENUS[0].table(3)
    lanes = rng(3)
    deals = 0
    while not table.over:
        awaited = table.awaits_deal
        due = table.state.books.next_dealer
        rows = advance(table, lanes)
        if awaited:
            deals += 1
            assert table.state.books.first == (0 if deals == 1 else due)
        for row in rows:
            if row[0] == Event.TRUMPS and deals > 1:
                assert row[2] == table.state.books.first == table.state.books.dealer
                assert row[3] != TrumpsFixedBy.CUT
    assert deals > 2


def test_dacha_must_bury_eight_cards_of_its_own_hand() -> None:
    table = dealt("2H", "3C", first=0)
    show(table, 0, "2H")
    all_pass(table)
    cards = bury_eight(table).split()
    play(table, 0, " ".join(cards[:7]))
    assert table.state.phase == Phase.BURY
    missing = next(name for kind, name in enumerate(NAMES) if not table.state.hand_one[0] >> kind & 1)
    with pytest.raises(IllegalAction, match="seat 0 cannot choose"):
        table.act(0, kind_of(missing))
    with pytest.raises(IllegalAction, match="cannot choose lead these"):
        table.act(0, Action.COMMIT)
    table.act(0, kind_of(cards[7]))
    assert table.state.phase == Phase.PLAY
    assert list(table.state.held) == [25] * 4


def test_questions_of_the_draw_reveal_nothing_to_other_seats() -> None:
    """C-166: only the seat that is asked sees the question, and no seat sees who has passed before the last card."""
    for seed in range(6):
        table = BASHIFEN_MENUS[0].table(seed)
        table.deal()
        dice = random.Random(seed)
        while table.state.phase == Phase.DRAW:
            for viewer in (NOBODY, 0, 1, 2, 3):
                view = table.game.observe(table.state, viewer)
                assert view.turn == (viewer if viewer == table.turn else NOBODY)
                assert view.passed == (table.state.passed if table.state.drawn == 100 else 0)
            table.act(table.turn, dice.choice(table.legal()))
