"""Typed choices at a table of 八十分: every kind of wrong answer gets an error that says what would be legal."""

import re

import pytest

from hachiya.cli.bashifen.cards import typed_cards
from hachiya.cli.bashifen.guide import explanation, question
from hachiya.cli.bashifen.reading import WrongPlay, read_choice
from hachiya.engine.record import values
from hachiya.games.bashifen.advice import only_play
from hachiya.games.bashifen.cards import NAMES, kind_of
from hachiya.games.bashifen.state import Action, Phase, State
from hachiya.games.table import Table
from hachiya.words.languages import languages
from hachiya.words.voice import Voice
from tests.bashifen.anew import dealt_anew
from tests.bashifen.deals import all_pass, dealt, in_play, pass_until, play
from tests.playing import BASHIFEN_MENUS, positions, rng

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")


def view_of(table: Table) -> State:
    """The view of the seat at turn."""
    view = table.game.observe(table.state, table.turn)
    assert isinstance(view, State)
    return view


def chosen(table: Table, text: str) -> list[int]:
    return read_choice(view_of(table), text)


def cards(table: Table, text: str) -> str:
    """The names of the cards that a text means."""
    return " ".join(NAMES[action] for action in chosen(table, text) if action != Action.COMMIT)


def refused(table: Table, text: str) -> WrongPlay:
    """The error for a wrong answer, which depends neither on hidden cards nor changes the state."""
    before = values(table.state)
    with pytest.raises(WrongPlay) as error:
        chosen(table, text)
    assert values(table.state) == before
    if table.state.phase == Phase.PLAY:
        blind = view_of(table)
        for seat in range(4):
            if seat != table.turn:
                blind.hand_one[seat] = blind.hand_two[seat] = 0
        with pytest.raises(WrongPlay) as again:
            read_choice(blind, text)
        assert again.value.message == error.value.message
    return error.value


LEADING = ("AS KS KS 9S 2H AH BJ 5D", "QS QS AS 3S 4H 6H LJ 6D", "3D 3D 4D 4D 5D 6D 7D 8D", "3C 3C 4C 4C 5C 6C 7C 8C")


@pytest.mark.parametrize(
    "text",
    ["AS KS KS", "as ks ks", "ＡＳ　ＫＳ、ＫＳ", "♠A ♠K,♠K", "A♠ K♠\ufe0f SK", "4 5 6", "4, KS 5"],
)
def test_cards_can_be_typed_in_many_ways_or_by_number(text: str) -> None:
    table = in_play(*LEADING, trumps="H", rank=2)
    assert cards(table, text).split() == ["AS", "KS", "KS"]
    assert chosen(table, text)[-1] == Action.COMMIT


def test_tens_and_jokers_can_be_typed() -> None:
    table = in_play("TS TH BJ LJ", "AS", "AS", "3S", trumps="H")
    assert cards(table, "10S") == cards(table, "TS") == cards(table, "S10") == "TS"
    assert cards(table, "bj") == cards(table, "大") == cards(table, "大ジョーカー") == "BJ"
    assert cards(table, "小 10h") == "LJ TH"


@pytest.mark.parametrize(
    ("text", "en"),
    [
        ("XS", "'XS' is no card (AS, 10H, BJ)"),
        ("ASKS", "'ASKS' is no card"),
        ("\x1b[2J", "'\\x1b[2J' is no card"),
        ("?" * 900, "'????????????' is no card"),
        ("0", "No card of yours has the number 0"),
        ("9", "No card of yours has the number 9"),
        ("፩", "'፩' is no card"),
        ("9" * 900, "No card of yours has the number 999999999999"),
        ("4 4", "Number 4 stands there twice"),
        ("QS", "You do not hold ♠Q"),
        ("AS AS", "You hold ♠A only once"),
        ("KS KS KS", "You hold ♠K only twice"),
        ("", "No card is named"),
        ("AS AH", "A lead is of one suit: ♠A is of spades, ♥A of trumps"),
        ("BJ 5D", "A lead is of one suit: BJ is of trumps, ♦5 of diamonds"),
    ],
)
def test_the_error_of_a_wrong_lead_names_the_legal_leads(text: str, en: str) -> None:
    error = refused(in_play(*LEADING, trumps="H", rank=2), text)
    legal = "play one card or more of trumps (BJ ♥2 ♥A), spades (♠A ♠K ♠K ♠9) or diamonds (♦5)"
    assert error.text("en").startswith(en)
    assert error.text("en").endswith(f"; {legal}")
    assert error.text("ja").endswith("。切札(BJ ♥2 ♥A)かスペード(♠A ♠K ♠K ♠9)かダイヤ(♦5)から1枚以上を出します")


def following(hand: str, lead: str, trumps: str = "H") -> Table:
    """A table at which seat 0 has led, and seat 1 has this hand."""
    table = in_play(f"{lead} 3D 3C", hand, "4D 5D 6D 7D 8D", "4C 5C 6C 7C 8C", trumps=trumps)
    play(table, 0, lead)
    return table


FOLLOWS = [
    ("3S 4S 5D 6D", "AS", "3S 4S", "That is 2 cards", "play 1 of your spades (♠4 ♠3)"),
    (
        "3S 4S 5D 6D",
        "AS",
        "5D",
        "spades were led, and you still have ♠4 ♠3: follow suit",
        "play 1 of your spades (♠4 ♠3)",
    ),
    (
        "3S 5D 6D 7D",
        "KS KS",
        "5D 6D",
        "spades were led, and you still have ♠3: follow suit",
        "play your one card of spades (♠3) and 1 more",
    ),
    (
        "3S 4S 5D 6D",
        "KS KS",
        "3S 5D",
        "spades were led, and you still have ♠4: follow suit",
        "play all 2 cards of spades (♠4 ♠3)",
    ),
    (
        "3S 3S 4S 5S",
        "KS KS",
        "4S 5S",
        "The lead has a pair, and you have ♠3 ♠3 (BAS C-92)",
        "play 2 of your spades (♠5 ♠4 ♠3 ♠3), one pair of ♠3 ♠3 among them",
    ),
    (
        "3S 3S 4S 4S 5S",
        "KS KS",
        "3S 4S",
        "The lead has a pair, and you have ♠3 ♠3, ♠4 ♠4 (BAS C-92)",
        "play 2 of your spades (♠5 ♠4 ♠4 ♠3 ♠3), one pair of ♠3 ♠3, ♠4 ♠4 among them",
    ),
    (
        "3S 3S 4S 4S 5S 6S",
        "KS KS QS QS",
        "3S 3S 5S 6S",
        "The lead has 2 pairs, and you have ♠3 ♠3, ♠4 ♠4 (BAS C-92)",
        "play 4 of your spades (♠6 ♠5 ♠4 ♠4 ♠3 ♠3), 2 pairs of ♠3 ♠3, ♠4 ♠4 among them",
    ),
    ("3D 4D 3C", "AS", "3D 4D", "That is 2 cards", "you have no spades: any card will do"),
    ("3D 4D 3C", "KS KS", "3D", "That is 1 card", "you have no spades: any 2 cards will do"),
    ("2S 3H 3C", "AH", "3C", "trumps were led, and you still have ♠2 ♥3: follow suit", "play 1 of your trumps (♠2 ♥3)"),
]


@pytest.mark.parametrize(("hand", "lead", "text", "en", "legal"), FOLLOWS)
def test_the_error_of_a_wrong_follow_names_the_legal_cards(
    hand: str, lead: str, text: str, en: str, legal: str
) -> None:
    error = refused(following(hand, lead), text)
    assert error.text("en") == f"{en}; {legal}"
    assert not error.text("ja").isascii()
    assert error.text("ja").count("。") == 1


def test_a_legal_follow_is_accepted() -> None:
    assert cards(following("3S 3S 4S 5S", "KS KS"), "3S 3S") == "3S 3S"
    assert cards(following("3S 5D 6D 7D", "KS KS"), "5d 3s") == "5D 3S"
    assert cards(following("3D 4D 3C", "KS KS"), "3D 3C") == "3D 3C"


def test_exactly_the_legal_plays_can_be_typed() -> None:
    """Every play of a random seat can be typed, and is read as the same play."""
    for seed in range(2):
        played: list[int] = []
        for table in positions(seed, BASHIFEN_MENUS[0]):
            state = table.state
            if state.phase != Phase.PLAY or not state.plays or state.chosen_one:
                continue
            follow: list[int] = []
            while len(follow) < state.lead_cards:
                state.chosen_one, state.chosen_two = _set(follow)
                legal = table.legal()
                follow.append(legal[len(played) % len(legal)])
            state.chosen_one = state.chosen_two = 0
            played += follow
            assert chosen(table, typed_cards(follow)) == follow
            only = only_play(view_of(table))
            assert only is None or sorted(only) == sorted(follow)
        assert len(played) > 100


def _set(cards: list[int]) -> tuple[int, int]:
    singles = pairs = 0
    for kind in cards:
        pairs |= singles & 1 << kind
        singles |= 1 << kind
    return singles, pairs


@pytest.mark.parametrize(
    ("hand", "lead", "only"),
    [
        ("3S 5D 6D", "AS", "3S"),
        ("3S 4S 6D", "AS", None),
        ("3S 3S 6D", "AS", "3S"),
        ("3S 3S 4S", "KS KS", "3S 3S"),
        ("3S 3S 4S 4S", "KS KS", None),
        ("3S 4S 4D", "KS KS", "3S 4S"),
        ("3S 4D 5D", "KS KS", None),
        ("3S 4D", "KS KS", "3S 4D"),
        ("3S 4D 4D", "KS KS", "3S 4D"),
        ("4D 4D 5D", "KS KS", None),
        ("4D 4D 5D", "AS", None),
    ],
)
def test_a_follow_without_a_choice_is_detected(hand: str, lead: str, only: str | None) -> None:
    play = only_play(view_of(following(hand, lead)))
    assert (play and sorted(play)) == (only and sorted(map(kind_of, only.split())))


# ------------------------------------------------------------------------------------- declarations


def drawn(hands: tuple[str, ...], *shown: tuple[int, str], at: int = 20, **options: str) -> Table:
    """Deal 1 after `at` cards and these declarations, with seat 0 at turn."""
    table = dealt(*hands, options=options)
    pass_until(table, at)
    for seat, text in shown:
        table.state.turn = seat
        (action,) = read_choice(view_of(table), text)
        table.act(seat, action)
    table.state.turn = 0
    return table


HANDS = ("2S 2H 2H LJ LJ", "2D 2D 2C", "BJ BJ 2C", "")

DECLARATIONS = [
    ((), "2D", "You do not hold ♦2", "show ♠2, ♥2, ♥2 ♥2 or LJ LJ, or nothing (Enter)"),
    ((), "2S 2S", "You hold ♠2 only once", None),
    ((), "2S 2H", "What is shown is a 2, two equal 2s or two equal jokers", None),
    ((), "LJ", "What is shown is a 2, two equal 2s or two equal jokers", None),
    (
        ((1, "2D"),),
        "2S",
        "♦2 is shown already, and a single card does not come over it (BAS C-93)",
        "show ♥2 ♥2 or LJ LJ, or nothing (Enter)",
    ),
    (
        ((1, "2D 2D"),),
        "2H 2H",
        "No other pair of level cards comes over the pair of ♦2 (BAS C-93)",
        "show LJ LJ, or nothing (Enter)",
    ),
    (
        ((2, "BJ BJ"),),
        "2S",
        "No level card comes over a pair of jokers (BAS C-94)",
        "Enter, for you have nothing to show",
    ),
    (
        ((2, "BJ BJ"),),
        "LJ LJ",
        "Of jokers only the big ones come over the little ones (BAS C-94)",
        "Enter, for you have nothing to show",
    ),
]


@pytest.mark.parametrize(("shown", "text", "en", "legal"), DECLARATIONS)
def test_the_error_of_a_wrong_declaration_names_the_legal_ones(
    shown: tuple[tuple[int, str], ...], text: str, en: str, legal: str | None
) -> None:
    table = drawn(HANDS, *shown)
    if not table.game.calls(table.state, 0):
        table.state.passed = 0
    error = refused(table, text)
    assert error.text("en").startswith(f"{en}; ")
    if legal:
        assert error.text("en") == f"{en}; {legal}"
    assert error.text("ja").count("。") == 1


def test_the_error_of_a_joker_declaration_names_the_required_level_card() -> None:
    table = drawn(("LJ LJ 2S", "2S"), joker_rebellion="over_declaration")
    assert refused(table, "LJ LJ").text("en") == (
        "A pair of jokers comes only over a level card here (BAS C-94); show ♠2, or nothing (Enter)"
    )
    help_lines = explanation(view_of(table), table.rules, Voice("en"))
    assert "Jokers may be shown only over a level card." in help_lines


def test_declarations_are_typed_as_cards() -> None:
    table = drawn(HANDS)
    assert chosen(table, "2s") == [kind_of("2S")]
    assert chosen(table, "♥2 ♥2") == [Action.PAIR + 1]
    assert chosen(table, "LJ LJ") == [Action.LITTLE_JOKERS]
    assert chosen(drawn(("BJ BJ",)), "大 大") == [Action.BIG_JOKERS]


# ------------------------------------------------------------------------------------- the burial


def test_exactly_eight_cards_can_be_buried() -> None:
    table = dealt("2S")
    table.act(0, kind_of("2S"))
    all_pass(table)
    assert table.state.phase == Phase.BURY
    assert refused(table, "1 2 3 4 5 6 7").text("en") == "That is 7 cards; bury 8 of your 33 cards"
    assert refused(table, "1 2 3 4 5 6 7").text("ja") == "7枚です。33枚の手札から8枚を選びます"
    assert refused(table, "1 2 3 4 5 6 7 8 9").text("en").startswith("That is 9 cards")
    assert len(chosen(table, "1 2 3 4 5 6 7 8")) == 8
    assert "Any 8 may be buried" in explanation(view_of(table), table.rules, Voice("en"))[0]


# ------------------------------------------------------------------------------------- questions and explanations


def test_every_choice_has_a_question_and_an_explanation_in_every_language() -> None:
    kinds_of_choice = set()
    for table in positions(3, BASHIFEN_MENUS[0]):
        if table.over or table.state.chosen_one:
            continue
        view = view_of(table)
        kinds_of_choice.add((view.phase, view.plays > 0))
        explanations = {
            language: [Voice(language).say(question(view)), *explanation(view, table.rules, Voice(language))]
            for language in languages()
        }
        assert len({len(lines) for lines in explanations.values()}) == 1
        for language, lines in explanations.items():
            for line in lines:
                assert language != "en" or not JAPANESE.search(line)
                assert language != "ja" or JAPANESE.search(line)
                assert language != "zh" or not KANA.search(line)
                assert "{" not in line
            assert lines[-1].endswith("." if language == "en" else "。")
    assert kinds_of_choice == {(Phase.DRAW, False), (Phase.BURY, False), (Phase.PLAY, False), (Phase.PLAY, True)}


def test_the_explanation_of_follows_uses_the_present_lead() -> None:
    table = following("3S 3S 4S 4S 5S 6S", "KS KS QS QS")
    lines = explanation(view_of(table), table.rules, Voice("en"))
    assert lines[0] == "Led in spades: n = 4 cards, k = 2 pairs among them (BAS C-92)."
    assert [line.split("  ")[1] for line in lines[1:6]] == [
        "spades in hand",
        "none",
        "n or fewer",
        "more, up to k pairs",
        "more, and more pairs",
    ]
    assert "ruff" in lines[2]
    trumps = following("3H 4H", "AH")
    assert "ruff" not in "".join(explanation(view_of(trumps), trumps.rules, Voice("en")))


def test_explanations_do_not_depend_on_other_hands() -> None:
    lanes, checked = rng(9), 0
    for table in positions(4, BASHIFEN_MENUS[0]):
        if table.over or table.state.chosen_one or table.state.phase != Phase.PLAY or checked > 40:
            continue
        other = Table(table.game, table.options)
        other.state = dealt_anew(table, table.turn, lanes)
        texts = [
            (question(view), explanation(view, table.rules, Voice("ja"))) for view in (view_of(table), view_of(other))
        ]
        assert texts[0] == texts[1]
        checked += 1
    assert checked > 30
