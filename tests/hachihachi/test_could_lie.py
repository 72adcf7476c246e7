"""Facts about piles are accepted exactly where some layout of the cards allows them."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from hachiya.engine.bits import bit
from hachiya.games.hachihachi.could_lie import piles_possible
from hachiya.games.hachihachi.state import FIRST_CAPTURED, Books, Rules
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.yaku import Yaku, from_keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records import fuda
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord, IllegalFact
from tests.sampling import first
from tests.vectors.hanafuda.facts import A, B, Fact, dives, goes_on, makes, shows

OPTIONS: Mapping[str, Mapping[str, str | int]] = {"sannin": {}, "nakayoshi": {}, "shiragiku": {"inoshikacho": "yes"}}
GAMES = [*OPTIONS]


def table(game: str) -> Table:
    return Table(find(game), OPTIONS[game], seats=3)


def tell(game: str, *facts: Fact) -> None:
    """Enter the facts as the first month of a match."""
    at = table(game)
    at.tally({"dealer": at.state.books.next_dealer, "lights": "", "facts": list(facts)})


# ------------------------------------------------------------------------------------- told at a table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "facts",
    [
        [makes(A, "akatan"), goes_on(A), makes(B, "akatan")],
        [makes(A, "shiko"), goes_on(A), makes(B, "goko")],
        [makes(A, "goko"), goes_on(A), makes(B, "shiko")],
        [makes(A, "akatan"), goes_on(A), makes(B, "aotan", "akatan")],
        [shows(B, "sanbon"), makes(A, "aotan"), goes_on(A), dives(B, 6)],
    ],
)
def test_a_pile_of_cards_that_another_seat_holds_is_refused(game: str, facts: list[Fact]) -> None:
    """The last fact is refused, and the facts before it are accepted."""
    with pytest.raises(IllegalFact, match="other seats have taken cards") as error:
        tell(game, *facts)
    assert error.value.fact == len(facts)


@pytest.mark.parametrize("game", ["sannin", "shiragiku"])
def test_a_second_inoshikacho_is_refused(game: str) -> None:
    with pytest.raises(IllegalFact, match="Fact 3: This is impossible: other seats"):
        tell(game, makes(A, "inoshikacho"), goes_on(A), makes(B, "inoshikacho"))


def test_a_longer_nanatan_leaves_too_few_ribbons_for_another_yaku() -> None:
    """Of ten ribbons seven leave three for another seat's yaku, and eight do not."""
    tell("sannin", makes(A, "nanatan"), goes_on(A), makes(B, "akatan"))
    with pytest.raises(IllegalFact, match="Fact 3: This is impossible: other seats"):
        tell("sannin", makes(A, "nanatan", extra=1), goes_on(A), makes(B, "akatan"))


@pytest.mark.parametrize(
    ("facts", "line", "words"),
    [
        (
            "  0 captured akatan\n  0 sage\n\n  # of another\n  1 captured 赤短\n",
            8,
            "Fact 3: This is impossible: other seats",
        ),
        ("  0 captured akatan\n\n  0 captured akatan\n", 6, "Fact 2: "),
        ("  # nothing more\n  0 hand aka\n", 5, "Fact 2: The month has no end"),
        ("", 3, "The month has no end"),
    ],
)
def test_the_error_of_an_impossible_fact_names_its_line(facts: str, line: int, words: str) -> None:
    text = f"fuda 1\ngame sannin v1 seats 3\ntally lights -\n{facts}"
    with pytest.raises(BadRecord, match=words) as error:
        list(replays(fuda.loads(text, lambda name: find(name).complete_options({})), lenient=True))
    assert error.value.line == line


def test_the_error_of_a_wrong_dealer_names_the_tally_line() -> None:
    text = "fuda 1\ngame sannin v1 seats 3\ntally lights -\n  points 90 87 87\ntally dealer 2 lights -\n  0 hand aka\n"
    with pytest.raises(BadRecord, match="Line 5: seat 2 does not deal this month"):
        list(replays(fuda.loads(text, lambda name: find(name).complete_options({})), lenient=True))


# ------------------------------------------------------------------------------------- every way to lay out cards


GROUPS = (("akatan", "aotan", "nanatan"), ("shiko", "goko"), ("inoshikacho", "goun"))


def can_lie(rules: Rules, made: Sequence[int], surplus: Sequence[int], dived: Sequence[int]) -> bool:
    """Whether some layout of cards in three piles gives each pile the cards of its yaku.

    A layout is reduced to the number of cards that count towards each yaku of a pile.
    """
    yaku = [index for index in range(Yaku.SUJUROKU - FIRST_CAPTURED) if any(held & bit(16 + index) for held in made)]
    cards = [card for card in range(CARDS) if any(rules.captured_cards[index] >> card & 1 for index in yaku)]
    layouts = {tuple((0,) * len(yaku) for _ in range(3))}
    for card in cards:
        counts = [
            [rules.captured_cards[index] >> card & held >> (FIRST_CAPTURED + index) & 1 for index in yaku]
            for held in made
        ]
        owner = [pile for pile in range(3) if dived[pile] >> (card & ~3) & 1]
        places = owner or [0, 1, 2, 3]
        layouts = {
            tuple(
                tuple(have + more for have, more in zip(layout[pile], counts[pile], strict=True))
                if pile == place
                else layout[pile]
                for pile in range(3)
            )
            for layout in layouts
            for place in places
        }
    return any(
        all(
            not made[pile] & bit(FIRST_CAPTURED + index)
            or layout[pile][at] >= rules.captured_need[index] + (surplus[pile] if rules.captured_extra[index] else 0)
            for pile in range(3)
            for at, index in enumerate(yaku)
        )
        for layout in layouts
    )


@pytest.mark.no_cover
@pytest.mark.parametrize("game", first(["shiragiku"], GAMES))
def test_facts_about_piles_are_possible_exactly_where_some_layout_makes_them(game: str) -> None:
    at = table(game)
    rules = at.rules
    random = Random(19)
    counts = {True: 0, False: 0}
    for _ in range(60):
        group = from_keys([key for key in random.choice(GROUPS) if rules.captured_cards[Yaku[key.upper()] - 16]])
        made = [group & random.getrandbits(32) if random.random() < 0.7 else 0 for _ in range(3)]
        surplus = [random.randrange(3) if held & bit(Yaku.NANATAN) else 0 for held in made]
        dived = [0, 0, 0]
        for month in random.sample(range(12), random.randrange(3)):
            dived[random.randrange(3)] |= bit(4 * month)
        books = books_of(made, surplus, dived)
        right = can_lie(rules, made, surplus, dived)
        assert piles_possible(books, rules) == right, (made, surplus, dived)
        counts[right] += 1
    assert min(counts.values()) > 5


def books_of(made: Sequence[int], surplus: Sequence[int], dived: Sequence[int]) -> Books:
    books: Books = table("sannin").state.books
    books.order[:] = [0, 1, 2]
    for seat in range(3):
        books.made[seat], books.surplus[seat], books.dived[seat] = made[seat], surplus[seat], dived[seat]
    return books
