"""The examples of play on the pages of bashifen, checked by the rules."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from hachiya.engine.bits import bit
from hachiya.engine.ledger import new, rows
from hachiya.games.bashifen.cards import LITTLE_JOKER, SUIT_SIGNS, SUITS, kind_of, kinds, masks
from hachiya.games.bashifen.events import Event, TrumpsFixedBy
from hachiya.games.bashifen.leads import begin_lead
from hachiya.games.bashifen.moves import legal, step
from hachiya.games.bashifen.state import SEATS, Action, Phase, State
from hachiya.games.bashifen.trumps import trump_kinds
from hachiya.games.registry import GAMES
from tests.docs.pages import DOCS, cells, made_table, rule_pages

GAME = GAMES["bashifen"]
RULES = GAME.new_rules(GAME.complete_options({}))
LEVEL, SPADES = 2, 0
PAGES = rule_pages("bashifen")
YES = {"right", "正しい", "对", "yes", "○", "可"}
NO = {"wrong", "誤り", "错", "no", "×", "不可"}
EXAMPLE = re.compile(r"<!-- (leads|follows|tricks) -->\n(.*?)<!-- end of \1 -->", re.DOTALL)
# Cards that fill up a hand of hearts and spades; the examples use them only by name.
FILL = ("3D", "4D", "6D", "8D", "9D", "TD", "JD", "QD", "KD", "AD")


def examples(page_number: int, what: str) -> list[list[str]]:
    """The rows of a table of examples."""
    tables = dict(EXAMPLE.findall(PAGES[page_number].read_text("utf-8")))
    return [cells(row) for row in tables[what].splitlines()[2:]]


def name_of(written: str) -> str:
    """The name in records of a card that a page writes as ♥10 or BJ."""
    if written[0] not in SUIT_SIGNS:
        return written
    return written[1:].replace("10", "T") + SUITS[SUIT_SIGNS.index(written[0])]


def cards(written: str) -> list[str]:
    """The names of a row of cards; – means no cards."""
    return [name_of(card) for card in written.split() if card != "–"]


def table_with(hands: Sequence[Iterable[str]]) -> State:
    """A table at level 2 with spades as trumps; seat 0 leads, and seat 1 is the dacha."""
    st: State = GAME.new_state()
    GAME.start(st, RULES, SEATS, 0, 0, 0)
    st.books.dealer = 1
    st.books.trump_rank, st.books.trump_suit = LEVEL, SPADES
    st.trumps = trump_kinds(LEVEL, SPADES)
    for seat, hand in enumerate(hands):
        st.hand_one[seat], st.hand_two[seat] = masks(hand)
        st.held[seat] = len(list(hand))
    begin_lead(st, 0)
    return st


def play(st: State, names: Iterable[str]) -> list[list[int]] | None:
    """The rows of a play of these cards by the seat at turn; None if it is illegal."""
    ledger = new(32)
    leads = st.plays == 0
    actions = sorted(map(kind_of, names)) + ([Action.COMMIT] if leads else [])
    for action in actions:
        if not legal(st) & bit(action):
            return None
        step(st, RULES, ledger, action)
    return rows(ledger)


def cases(what: str) -> list[list[str]]:
    return examples(0, what)


@pytest.mark.parametrize("what", ["leads", "follows", "tricks"])
def test_every_language_of_the_bashifen_rules_has_the_same_examples(what: str) -> None:
    verdicts = {"leads": 2, "follows": 3, "tricks": 1}[what]
    english, *others = (examples(number, what) for number in range(len(PAGES)))
    assert len(PAGES) == 3
    assert len(english) >= 10
    for other in others:
        assert [row[:verdicts] for row in other] == [row[:verdicts] for row in english]
        if what == "tricks":
            assert other == english
        else:
            assert [row[verdicts] in YES for row in other] == [row[verdicts] in YES for row in english]
            assert all(row[verdicts] in YES | NO for row in other)


@pytest.mark.parametrize("row", cases("leads"), ids=" - ".join)
def test_a_throw_fails_or_succeeds_as_the_page_says(row: list[str]) -> None:
    lead, others, verdict, _ = row
    hands = [cards(lead), *(cards(hand) for hand in others.split(" / "))]
    assert len(hands) == SEATS
    st = table_with([[*hand, *FILL[: 9 - len(hand)]] for hand in hands])
    events = play(st, cards(lead))
    assert events is not None
    failed = any(what == Event.FAILED_LEAD for what, *_ in events)
    assert failed == (verdict in NO)
    assert (st.phase == Phase.PLAY) == (verdict in YES)


@pytest.mark.parametrize("row", cases("follows"), ids=" - ".join)
def test_a_follow_is_legal_or_illegal_as_the_page_says(row: list[str]) -> None:
    lead, hand, follow, verdict = row
    st = table_with([[*cards(lead), "3C"], [*cards(hand), "3C"], FILL, FILL])
    assert play(st, cards(lead)) is not None
    assert st.turn == 1
    assert len(cards(follow)) == len(cards(lead))
    assert (play(st, cards(follow)) is not None) == (verdict in YES)
    assert verdict in YES | NO


@pytest.mark.parametrize("row", cases("tricks"), ids=" - ".join)
def test_a_trick_is_won_as_the_page_says(row: list[str]) -> None:
    plays, winner = row
    hands = [cards(played) for played in plays.split(" / ")]
    st = table_with([[*hand, "4C"] for hand in hands])
    events: list[list[int]] | None = []
    for hand in hands:
        events = play(st, hand)
        assert events is not None
    assert [numbers[0] + 1 for what, *numbers in events or [] if what == Event.TRICK] == [int(winner)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_bashifen_rules_describe_every_value_of_every_option(page: Path) -> None:
    text = re.sub(r"<!-- table: .*?<!-- end -->", "", page.read_text("utf-8"), flags=re.DOTALL)
    for option in GAME.options:
        assert not isinstance(option.values, range)
        assert all(f"`{option.name}={value}`" in text for value in option.values[1:])


def test_card_names_of_the_examples_are_parsed() -> None:
    assert kinds(*masks(cards("♥10 BJ LJ LJ"))) == [21, LITTLE_JOKER, LITTLE_JOKER, LITTLE_JOKER + 1]


# ---------------------------------------------------------------- what the source prints, read from the made tables


def made(what: str) -> list[list[str]]:
    """The rows of a generated table of the English page."""
    return made_table(PAGES[0], what)


def test_the_bashifen_results_table_agrees_with_the_text() -> None:
    rises = [won for *_, won in made("result")]
    assert rises == ["+5", "+4", "+3", "+2", "+1", "+0", "+1", "+2", "+3", "+4", "+5", "+6"]
    lows = [row[0].split("–")[0] for row in made("result")]
    assert lows == ["0", "15", "35", "55", "75", "80", "100", "120", "140", "160", "180", "200"]
    assert [row[1] for row in made("result")] == ["declarers"] * 5 + ["opponents"] * 7


def test_the_bashifen_card_counts_agree_with_the_text() -> None:
    assert [(row[3], row[5]) for row in made("strength")] == [("36", "24"), ("12", "24"), ("36", "24")]
    assert made("points")[-1] == ["all", "", "24", "200"]


def test_the_level_and_rotation_examples_of_the_source_are_on_the_page() -> None:
    assert made("stages")[0][:4] == ["2", "0", "55", "4"]
    assert [row[1] for row in made("rotation")] == ["A", "C", "D", "B", "A", "C"]


# ---------------------------------------------------------------- terms


def test_the_glossary_has_the_record_words_of_bashifen() -> None:
    text = (DOCS / "play" / "glossary.md").read_text("utf-8")
    for word in (*Event, *TrumpsFixedBy):
        assert f"`{word.name.lower()}`" in text, word


def test_the_glossary_has_every_bashifen_term_in_three_languages() -> None:
    lines = (DOCS / "play" / "glossary.md").read_text("utf-8").splitlines()
    rows = [row for row in map(cells, lines) if len(row) == 7][2:]
    assert len(rows) > 30
    for row in rows:
        assert all(row), row
    chinese = PAGES[2].read_text("utf-8")
    for row in rows:
        assert any(word in chinese for word in row[4].split("、")), row[4]
