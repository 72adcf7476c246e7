"""Positions as text: written, read, played on, typed by hand, and refused with the place of the fault."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hachiya
from hachiya.words.errors import BadRecord
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, MENUS, NAKAYOSHI_MENUS, SANNIN, Menu


def play_on(match: hachiya.Match, random: Random, choices: int) -> None:
    """Play so many random choices, with the deals between them, whose decks `random` shuffles."""
    for _ in range(choices):
        if match.over:
            return
        if not match.awaits_deal:
            match.play(random.choice(match.legal()))
            continue
        deck = random.sample(range(match.game.cards), match.game.cards)
        drawing = match.game.lots(match.copy_table().state)
        match.deal(deck, white=random.choice([seat for seat in range(7) if drawing >> seat & 1]) if drawing else None)


def somewhere(menu: Menu, seed: int, choices: int) -> hachiya.Match:
    """A match after so many random choices, stopped within a choice now and then."""
    match = hachiya.Match(menu.game, menu.options, seats=menu.seats, seed=seed)
    random = Random(seed)
    play_on(match, random, choices)
    if match.mask and seed % 3 == 0:
        match.act(random.choice([action for action in range(63) if match.mask >> action & 1]))
    return match


places = given(st.sampled_from(MENUS), st.integers(0, 1 << 30), st.integers(0, 300))


@settings(max_examples=150, deadline=None)
@places
def test_a_restored_match_plays_on_equally(menu: Menu, seed: int, choices: int) -> None:
    match = somewhere(menu, seed, choices)
    text = match.position()
    other = hachiya.Match.from_position(text, seed=1)
    assert other.position() == text
    assert (other.names, other.options, other.scores) == (match.names, match.options, match.scores)
    before = len(match.events)
    for seed_of_play in range(2):
        first_match, second_match = match.copy(), other.copy()
        first, second = Random(seed_of_play), Random(seed_of_play)
        for _ in range(60):
            assert second_match.legal() == first_match.legal(), text
            assert sorted(second_match.chosen) == sorted(first_match.chosen)
            assert (second_match.turn, second_match.over, second_match.awaits_deal, second_match.scores) == (
                first_match.turn,
                first_match.over,
                first_match.awaits_deal,
                first_match.scores,
            )
            play_on(first_match, first, 1)
            play_on(second_match, second, 1)
        assert second_match.events[1:] == first_match.events[before:], text


@settings(max_examples=150, deadline=None)
@places
def test_the_view_of_a_seat_is_restored_with_hidden_cards_that_may_be(menu: Menu, seed: int, choices: int) -> None:
    match = somewhere(menu, seed, choices)
    for seat in range(menu.seats):
        text = match.position(seat)
        other = hachiya.Match.from_position(text, seed=seed)
        assert other.position(seat) == text
        assert other.view(seat).legal() == match.view(seat).legal()
        play_on(other, Random(seed), 10)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(MENUS), st.integers(0, 1 << 30), st.integers(0, 60))
def test_a_seat_learns_nothing_hidden_from_its_text(menu: Menu, seed: int, choices: int) -> None:
    match = somewhere(menu, seed, choices)
    for seat in range(menu.seats):
        assert match.resample(seat, Random(seed)).position(seat) == match.position(seat)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The text of a position with some words changed, doubled or removed."""
    menu, seed, choices = draw(st.sampled_from(MENUS)), draw(st.integers(0, 1 << 30)), draw(st.integers(0, 200))
    match = somewhere(menu, seed, choices)
    lines = match.position(draw(st.sampled_from([None, 0, 1]))).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        words = lines[place].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        others = [*words, *lines[draw(st.integers(0, len(lines) - 1))].split(" "), "", "-", "?", "9", "-1", "A", "0 1"]
        words[word] = draw(st.sampled_from(others) | st.text(max_size=3))
        lines[place] = " ".join(words)
        if draw(st.booleans()):
            lines.insert(draw(st.integers(0, len(lines))), lines[draw(st.integers(0, len(lines) - 1))])
        if draw(st.booleans()) and len(lines) > 1:
            del lines[draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


def opened(text: str) -> hachiya.Match | None:
    """The match at a position; None if the text is refused with a place in it."""
    try:
        return hachiya.Match.from_position(text, seed=1)
    except BadRecord as error:
        line = error.line
    assert 1 <= line <= text.count("\n") + 2
    return None


@settings(max_examples=300, deadline=None)
@given(damaged())
def test_a_damaged_position_is_refused_with_its_place_or_can_be_played(text: str) -> None:
    match = opened(text)
    if match is None:
        return
    for lang in ("en", "ja", "zh"):
        match.text(lang)
    assert hachiya.Match.from_position(match.position(), seed=1).position() == match.position()
    for seed in range(3):
        play_on(match.copy(), Random(seed), 30)


@pytest.mark.parametrize(
    ("menu", "phase", "damage"),
    [
        (HACHIJU_MENUS[4], "bid", ("to_speak", "0")),
        (NAKAYOSHI_MENUS[16], "bid", ("field", "-")),
        (NAKAYOSHI_MENUS[16], "bid", ("in_play", "0 0 -")),
        (SANNIN, "show", ("hand 0", "???????")),
        (NAKAYOSHI_MENUS[16], "bid", ("squeezed", "3")),
        (NAKAYOSHI_MENUS[16], "bid", ("turned", "3")),
        (NAKAYOSHI_MENUS[16], "bid", ("made", "0 akatan")),
        (NAKAYOSHI_MENUS[16], "bid", ("dealt_in", "0 1")),
        (NAKAYOSHI_MENUS[16], "play", ("in_play", "0 - 1")),
        (HACHIJU_MENUS[4], "bid", ("rate", "3")),
        (HACHIJU_MENUS[4], "bid", ("joined", "0 1 2 3")),
        (HACHIJU_MENUS[4], "play", ("made", "0 aka")),
        (SANNIN, "show", ("turn", "0 decide_hand")),
        (SANNIN, "show", ("turn", "0 expose")),
        (SANNIN, "play", ("turn", "0 cancel")),
        (SANNIN, "play", ("turn", "0 decide")),
        (SANNIN, "play", ("tobikomi_exempt", "4")),
        (SANNIN, "play", ("viewer", None)),
        (NAKAYOSHI_MENUS[16], "mizuten", ("turn", "- mizuten")),
        (SANNIN, "play", ("place", "20")),
        (SANNIN, "play", ("turned", "3")),
        (SANNIN, "play", ("sage", "2")),
        (SANNIN, "play", ("made", "0 sanbon")),
        (BASHIFEN_MENUS[0], "draw", ("declared", None)),
        (BASHIFEN_MENUS[0], "draw", ("last_dealers", "1 -")),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) and len(value) == 2 else "",
)
def test_lines_that_do_not_fit_together_are_refused(menu: Menu, phase: str, damage: tuple[str, str | None]) -> None:
    """Nothing could be played from these positions."""
    key, words = damage
    texts = (somewhere(menu, seed, choices).position(0) for seed in range(40) for choices in range(40))
    text = next(text for text in texts if f" {phase}\n" in text and (words is not None or f"\n{key} " in text))
    lines = [line for line in text.splitlines() if not line.startswith(f"{key} ")]
    damaged = "\n".join(lines if words is None else [*lines, f"{key} {words}"])
    hachiya.Match.from_position(text, seed=1)
    with pytest.raises(BadRecord):
        hachiya.Match.from_position(damaged, seed=1)


def test_a_seat_bids_when_all_before_it_have_bid_and_none_after_it() -> None:
    match = hachiya.Match("shiragiku", seats=4, dealer=0, seed=3)
    match.deal()
    match.play("in")
    text = match.position()
    assert hachiya.Match.from_position(text, seed=1).turn == 1
    for seat in (0, 2, 3):
        with pytest.raises(BadRecord, match="do not fit together"):
            hachiya.Match.from_position(text.replace("turn 1 bid", f"turn {seat} bid"), seed=1)


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [
        ("bashifen", {}, "levels 1 0"),
        ("bashifen", {}, "levels 15 0"),
        ("bashifen", {}, "levels -3 0"),
        ("bashifen", {"win": "ace"}, "levels 14 0"),
        ("bashifen", {"start": "two"}, "levels 0 5"),
        ("bashifen", {}, "deal -1"),
        ("bashifen", {}, "deal 2\nnext_dealer 1\nlevels 7 0"),
        ("sannin", {}, "deal -1"),
    ],
)
def test_a_level_or_deal_that_does_not_exist_is_refused(game: str, options: dict[str, str], line: str) -> None:
    text = hachiya.Match(game, options, seed=1).position()
    with pytest.raises(BadRecord):
        hachiya.Match.from_position(f"{text}{line}\n", seed=1)


def test_the_level_of_the_ace_is_played_where_it_must_be_passed() -> None:
    text = hachiya.Match("bashifen", seed=1).position().replace("turn", "deal 9\nnext_dealer 0\nlevels 14 2\nturn")
    assert hachiya.Match.from_position(text, seed=1).scores == [14, 2, 14, 2]


TYPED = """
position 1
game sannin v1 seats 3 names "Aki" "Ben" "Chie"
# the last three rounds
turn 1 play
deal 3
dealer 1
hand 0 AIT
hand 1 QRl
hand 2 FJk
captured 0 Zacfgj
captured 1 BCEGNOmnsv
captured 2 KLUVWXYbhi
field Hept
""".strip()


def test_a_typed_position_has_what_follows_from_its_lines() -> None:
    match = hachiya.Match.from_position(TYPED, seed=1)
    assert (match.turn, match.names, [choice.name for choice in match.legal()]) == (
        1,
        ("Aki", "Ben", "Chie"),
        ["Q", "R", "l"],
    )
    state = match.copy_table().state
    assert (state.played, state.turned, state.place) == (12, 12, 0)
    assert not any(state.books.made)
    first, other = (hachiya.Match.from_position(TYPED, seed=seed) for seed in (1, 2))
    assert first == match
    assert first.position() != other.position()
    assert first.view(1) == other.view(1)
    while not match.awaits_deal:
        match.play(match.legal()[0])
    assert match.events[-1]["e"] == "deal_end"
    assert match.events[1]["e"] == "play"
    match.sheet()
    assert match.sentences()


@pytest.mark.parametrize(
    ("right", "wrong", "error"),
    [
        ("position 1", "position 2", "Line 1: A position begins with the line position 1"),
        ("sannin", "poker", "Line 2, column 6: match game: expected nakayoshi"),
        ('"Chie"', "", "Line 2"),
        ("turn 1", "turn 3", "Line 4, column 6: '3' cannot be read here; a right line is for example: turn 0"),
        ("play", "plya", "Line 4, column 6: 'plya' cannot be read here; a right line is for example: turn 0 play"),
        ("turn 1 play", "", "Line 1: The line turn is missing"),
        ("hand 0 AIT", "hnad 0 AIT", "Line 7, column 1: There is no key 'hnad'; the keys are: viewer, turn, deal"),
        ("hand 0", "hand 3", "Line 7, column 6: hand needs a number from 0 to 2, not '3'"),
        ("AIT", "AIZZ", "Line 7, column 8: 'AIZZ' cannot be read here; a right line is for example: hand 0 AFJ"),
        ("AIT", "A??", "Line 7, column 8: Cards are hidden, but no line says whose view this is"),
        ("turn 1", "viewer 1\nturn 1", "Line 8: Seat 1 sees only the open cards of this hand"),
        ("AIT", "AI", "Line 7: hand 0 must have 3 cards, not 2"),
        ("AIT", "AIH", "Line 7: The card H lies in too many places: field, hand 0"),
        ("hand 1", "hand 0", "Line 8: hand 0 stands here a second time"),
        ("deal 3", "deal x", "Line 5, column 6: 'x' cannot be read here; a right line is for example: deal 3"),
        ("deal 3", "deal", "Line 5: deal needs a value; for nothing write -"),
        ("deal 3", "scores 1 2", "Line 5, column 8: scores needs 3 values, not 2"),
        ("field Hept", "field Hept\nstock uvZ", "Line 14, column 7: The stock is every card that lies nowhere else"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place_and_what_is_right(right: str, wrong: str, error: str) -> None:
    assert right in TYPED
    with pytest.raises(BadRecord) as refused:
        hachiya.Match.from_position(TYPED.replace(right, wrong), seed=1)
    assert str(refused.value).startswith(error)
