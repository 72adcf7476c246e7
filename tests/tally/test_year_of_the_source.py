"""The year of the source's score sheet, entered as the table tells it (worked example D86)."""

from hachiya import Tally
from hachiya.tally.changes import Settled
from tests.explain.hanafuda.sheets import typed, written
from tests.explain.hanafuda.test_sheet import YEAR
from tests.vectors.hanafuda.facts import A, B, C, Fact, shows, special

MONTHS: list[tuple[str, list[Fact]]] = [
    ("A", [shows(C, "sanbon"), {"what": "captured", "seat": B, "yaku": "akatan"}]),
    ("", [shows(B, "tanichi"), {"what": "points", "points": [78, 89, None]}]),
    (
        "AI",
        [
            shows(A, "sanbon", "tanichi"),
            {"what": "tobikomi", "seat": A, "month": 2},
            {"what": "points", "points": [None, 62, 84]},
        ],
    ),
    ("", [shows(A, "karasu"), special(A, "sujuroku", 17)]),
    (
        "",
        [
            {"what": "captured", "seat": C, "yaku": "aotan"},
            {"what": "sage", "seat": C},
            {"what": "captured", "seat": C, "yaku": "nanatan"},
        ],
    ),
    ("o", [shows(A, "sanbon"), {"what": "points", "points": [121, None, 104]}]),
    (
        "",
        [
            shows(B, "pikaichi"),
            shows(A, "sanbon"),
            {"what": "tobikomi", "seat": A, "month": 9, "fed_by": B},
            {"what": "points", "points": [101, 76, None]},
        ],
    ),
    (
        "",
        [
            shows(B, "tatesanbon"),
            {"what": "captured", "seat": C, "yaku": "aotan"},
            {"what": "sage", "seat": C},
            {"what": "tobikomi", "seat": B, "month": 7},
            {"what": "cancel", "seat": C},
        ],
    ),
    ("", [{"what": "points", "points": [88, 103, None]}]),
    ("s", [shows(B, "aka"), {"what": "captured", "seat": B, "yaku": "shiko"}]),
    (
        "c",
        [
            shows(B, "tanichi"),
            {"what": "captured", "seat": B, "yaku": "akatan"},
            {"what": "sage", "seat": B},
            {"what": "captured", "seat": A, "yaku": "inoshikacho"},
        ],
    ),
    ("I", [shows(A, "aka"), {"what": "captured", "seat": C, "yaku": "inoshikacho"}]),
]
"""The brights of each month's field, and what is said: two of three counts, and no 抜け, which follows from them."""


def year() -> Tally:
    tally = Tally("sannin", names=["A", "B", "C"])
    for lights, facts in MONTHS:
        tally.enter({"what": "field", "cards": lights})
        for fact in facts:
            tally.enter(fact)
        tally.close()
    return tally


def printed() -> list[list[str]]:
    """The lines of the source; in month 7 A deals, so that their 三本 is paid before B's 光一."""
    lines = typed(YEAR)
    seventh = next(index for index, row in enumerate(lines) if row[0].startswith("7月"))
    lines[seventh][1:], lines[seventh + 1][1:] = lines[seventh + 1][1:], lines[seventh][1:]
    return lines


def test_the_year_of_the_source_gives_its_lines_and_its_result() -> None:
    match = year().match
    assert written(match.sheet().text("ja")) == printed()
    assert match.result is not None
    assert match.result.scores == (12 * 13, 12 * 71, 12 * -84)
    assert match.result.winners == (B,)


def test_a_month_takes_few_entries() -> None:
    tally = year()
    most = max(len(deal) for deal in tally.deals if all(fact["what"] != "sage" for fact in deal))
    assert most <= 6


def test_an_earlier_month_may_be_corrected_and_the_rest_follows() -> None:
    """Without 抜け and with ten points for A month 2 is another one, the year has another result, the rest is equal."""
    tally = year()
    record = tally.match.to_fuda()
    draft = tally.reopen(2)
    assert draft.facts == tally.deals[1]
    for _ in ("points", "nuke"):
        draft.undo()
    draft.enter({"what": "points", "points": [98, 69, 97]})
    second, last = tally.correct(2, draft.facts).changes
    assert (second.deal, last.deal) == (2, 12)
    assert second.before == Settled((-36 - 12 - 10, 72 + 24 + 1, -36 - 12 + 9 - 1), (), C)
    assert second.after == Settled((-36 + 10 - 1, 72 - 19, -36 + 9), (), A)
    assert last.before
    assert last.before.result == (12 * 13, 12 * 71, 12 * -84)
    assert last.after
    assert last.after.result == (12 * 15, 12 * 68, 12 * -83)
    tally.undo()
    assert tally.match.to_fuda() == record
