"""All figures of the source's tables are reproduced except six: four misprints and two approximate months."""

from fractions import Fraction

import pytest

from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.registry import GAMES
from hachiya.games.unit import KAN
from hachiya.odds.digits import decimal, one_in, percent
from hachiya.odds.fields import long_run_field_kinds, year_chances
from hachiya.odds.tables import Cell, Table
from hachiya.odds.topics import odds
from tests.docs.pages import DOCS
from tests.docs.pages import cells as cells_of
from tests.odds.printed import AKA, FIELD, FROM_THE_STATIONARY_MONTH, HAND_YAKU, MISPRINTS, OVERTIME


def tables(topic: str, game: str = "sannin") -> dict[str, Table]:
    return {table.key: table for table in odds(topic, game).tables}


def cells(table: Table) -> dict[tuple[str, str], Cell]:
    return {
        (row.key, column.key): cell for row in table.rows for column, cell in zip(table.columns, row.cells, strict=True)
    }


def as_printed(figure: str, chance: Fraction) -> str:
    """A chance with as many digits as a printed figure."""
    digits = figure.removesuffix("%").removeprefix("1/")
    places = len(digits.partition(".")[2])
    if figure.endswith("%"):
        return f"{decimal(chance * 100, places)}%"
    return f"1/{decimal(1 / chance, places)}"


def test_the_hand_yaku_table_of_the_source_is_reproduced() -> None:
    by_key = tables("hand-yaku")
    computed = {**cells(by_key["compounds"]), ("total", "any"): cells(by_key["facts"])["any", "value"]}
    wrong = {}
    for row, columns in HAND_YAKU.items():
        for column, printed in columns.items():
            cell = computed[row, column]
            if printed == "複合せず":
                assert not cell.hands
                assert not cell.value
                continue
            worth, *figures = printed.split()
            if worth.endswith("通"):
                assert worth == f"{cell.hands}通"
            elif worth != "-":
                assert cell.worth == int(worth.removesuffix("貫")) * KAN
            for figure in figures:
                right = as_printed(figure, cell.value)
                if right != figure:
                    wrong[row, column, figure] = right
    assert wrong == MISPRINTS


def test_our_printed_hand_yaku_table_has_the_digits_of_the_source() -> None:
    computed = cells(tables("hand-yaku")["compounds"])
    for row, columns in HAND_YAKU.items():
        for column, printed in columns.items():
            if printed == "複合せず" or column == "any":
                continue
            for figure in printed.split()[1:]:
                chance = computed[row, column].value
                ours = percent(chance) if figure.endswith("%") else one_in(chance)
                assert ours == MISPRINTS.get((row, column, figure), figure)


def test_the_field_table_of_the_source_is_reproduced() -> None:
    computed = cells(tables("field")["kinds"])
    wrong = {}
    for row, columns in FIELD.items():
        for column, printed in columns.items():
            value = computed[row, column].value
            if column == "months":
                if decimal(value, 4) != printed:
                    wrong[row] = (printed, decimal(value, 4))
                continue
            assert [as_printed(figure, value) for figure in printed.split()] == printed.split()
    assert wrong == FROM_THE_STATIONARY_MONTH
    for row, column in (("small", "large-carried"), ("small", "grand-carried"), ("large", "grand-carried")):
        assert computed[row, column].value == 0  # the source prints a dash


def test_the_source_s_average_months_use_eleven_stationary_months() -> None:
    rules = GAMES["sannin"].new_rules({"multipliers": "A", "overtime": "no", "months": 12})
    first, later = year_chances(rules).months[0].kinds, long_run_field_kinds(rules)
    approximate = {kind.name.lower(): decimal(first[kind] + 11 * later[kind], 4) for kind in FieldKind}
    assert approximate == {row: columns["months"] for row, columns in FIELD.items()}


def test_the_overtime_chance_of_the_source_is_reproduced() -> None:
    for game in ("sannin", "shiragiku"):
        chance = cells(tables("field", game)["left"])["any", "value"].value
        assert [as_printed(figure, chance) for figure in OVERTIME.split()] == OVERTIME.split()


@pytest.mark.parametrize("page", ["odds.md", "odds.ja.md", "odds.zh.md"])
def test_the_page_lists_the_misprints_of_the_source(page: str) -> None:
    lines = (DOCS / "play" / page).read_text("utf-8").splitlines()
    listed = [cells_of(line)[1:] for line in lines if line.count("|") == 4][
        -len(MISPRINTS) - len(FROM_THE_STATIONARY_MONTH) :
    ]
    deviating = [*((printed, right) for (*_, printed), right in MISPRINTS.items()), *FROM_THE_STATIONARY_MONTH.values()]
    assert sorted(map(tuple, listed)) == sorted(deviating)


@pytest.mark.parametrize("key", AKA)
def test_the_aka_ribbon_chances_of_the_source_are_reproduced(key: str) -> None:
    chance = cells(tables("hand-yaku")["facts"])[key, "value"].value
    assert as_printed(AKA[key], chance) == AKA[key]
