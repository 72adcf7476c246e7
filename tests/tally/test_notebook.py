"""A tally as JSON: nothing is lost, and what is none is refused."""

import copy
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pydantic import TypeAdapter

from hachiya import Match, Tally
from hachiya.games.next_facts import NextFacts
from hachiya.tally.notebook import Notebook
from hachiya.tally.open_deal import OpenDeal
from hachiya.tally.tally import Correction
from hachiya.words.errors import BadNumber, BadSeats, HachiyaError, IllegalAction, IllegalFact
from tests.tally.test_year_of_the_source import year
from tests.vectors.hanafuda.facts import A, B, C, goes_on, makes, shows

FIELD = {"what": "field", "cards": ""}


def open_year() -> Tally:
    """The year of the source without its last month, whose field is known."""
    tally = year()
    for _ in range(3):
        tally.undo()
    return tally


def test_a_tally_is_read_as_it_was_written() -> None:
    tally = open_year()
    again = Tally.from_json(json.loads(json.dumps(tally.to_json())))
    assert again.to_json() == tally.to_json()
    assert (again.facts, again.next, again.open, again.so_far) == (tally.facts, tally.next, tally.open, tally.so_far)
    assert again.match.to_fuda() == tally.match.to_fuda()
    for _ in range(len(tally.to_json()["entries"])):
        assert again.undo() == tally.undo()
    assert again.deals == ()


def test_a_record_is_continued_as_if_it_had_been_entered(tmp_path: Path) -> None:
    path = tmp_path / "year.jsonl"
    path.write_text(year().match.to_jsonl(), "utf-8")
    tally = Tally.load(path)
    assert tally.match.over
    assert tally.next is None
    assert tally.open is None
    assert tally.deals == year().deals
    tally.undo()
    tally.undo()
    tally.enter(makes(A, "inoshikacho"))
    tally.close()
    assert tally.match.scores != year().match.scores


def test_everything_that_a_page_asks_is_json() -> None:
    tally = open_year()
    for kind, value in ((NextFacts, tally.next), (OpenDeal, tally.open), (Correction, year().undo())):
        adapter: TypeAdapter[Any] = TypeAdapter(kind)
        plain = json.loads(adapter.dump_json(value))
        assert json.loads(adapter.dump_json(adapter.validate_python(plain))) == plain
    facts = TypeAdapter(Notebook).json_schema()["$defs"]["TallyFact"]["discriminator"]["mapping"]
    assert {"field", "hand", "captured", "points", "void", "opponents"} <= facts.keys()


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"game": 3}, "game"),
        ({"version": 99}, "version"),
        ({"dealer": True}, "dealer"),
        ({"dealer": 1.0}, "dealer"),
        ({"entries": [{"do": "win"}]}, r"entries\.0"),
        ({"entries": [{"do": "enter"}]}, r"entries\.0\.enter\.facts"),
        ({"entries": [{"do": "enter", "facts": [{"what": "hand"}]}]}, r"entries\.0\.enter\.facts\.0\.hand\.seat"),
        ({"entries": [{"do": "remove"}]}, r"entries\.0\.remove\.deal"),
        ({"entries": [{"do": "correct", "deal": 1}]}, r"entries\.0\.correct\.facts"),
    ],
)
def test_what_is_no_tally_is_refused(change: dict[str, Any], name: str) -> None:
    with pytest.raises(IllegalAction, match=f"This is no tally: {name} is missing or wrong"):
        Tally.from_json({**Tally("sannin").to_json(), **change})


@pytest.mark.parametrize("place", [-3, 0, 2, 7])
@pytest.mark.parametrize("change", [{"do": "correct", "facts": []}, {"do": "remove"}], ids=["correct", "remove"])
def test_a_notebook_changes_only_deals_that_are_there(change: dict[str, Any], place: int) -> None:
    empty = Tally("sannin").to_json()
    entries = [{"do": "enter", "facts": [FIELD, makes(A, "akatan")]}, {"do": "close"}]
    with pytest.raises(BadNumber, match=f"There is no deal {place}"):
        Tally.from_json({**empty, "entries": [*entries, {**change, "deal": place}]})
    with pytest.raises(BadNumber, match="There is no deal 1"):
        Tally.from_json({**empty, "entries": [{**change, "deal": 1}]})
    assert not Tally.from_json({**empty, "entries": [*entries, {"do": "remove", "deal": 1}]}).deals


def test_a_tally_of_facts_that_cannot_be_waits_to_be_corrected() -> None:
    entries = [{"do": "enter", "facts": [FIELD]}, {"do": "enter", "facts": [goes_on(A)]}, {"do": "close"}]
    tally = Tally.from_json({**Tally("sannin").to_json(), "entries": entries})
    waiting = tally.waiting
    assert waiting
    assert waiting.deal == 1
    assert tally.next is None
    assert tally.open is None
    with pytest.raises(IllegalFact, match="Deal 1 must be corrected first: seat 0 cannot go on"):
        tally.enter(FIELD)
    tally.correct(1, [FIELD, makes(A, "akatan")])
    assert tally.waiting is None
    assert tally.match.scores == [167, -84, -84]


def auctions() -> Tally:
    """Two deals of hachiju and a third that is open; A, who wins the first, deals the second."""
    tally = Tally("hachiju", dealer=C)
    for dealer in (C, A):
        for seat in ((dealer + place) % 3 for place in range(3)):
            tally.enter({"what": "bid", "seat": seat, "bid": "in"})
        tally.enter(makes(A, "akatan"))
        tally.close()
    tally.enter({"what": "bid", "seat": A, "bid": "in"})
    return tally


def test_a_deal_that_no_longer_stands_waits_with_all_its_facts() -> None:
    tally = auctions()
    record, notebook = tally.match.to_fuda(), copy.deepcopy(tally.to_json())
    second = tally.deals[1]
    other_winner = [*tally.deals[0][:3], makes(B, "akatan")]
    correction = tally.correct(1, other_winner)
    assert correction.waiting
    assert (correction.waiting.deal, tally.deals[1]) == (2, second)
    assert [change.deal for change in correction.changes] == [1, 2]
    assert correction.changes[1].after is None
    assert tally.match.scores == [-100, 200, -100]
    moved = [{"what": "bid", "seat": seat, "bid": "in"} for seat in (B, C, A)]
    correction = tally.correct(2, [*moved, makes(A, "akatan")])
    assert (correction.waiting, tally.match.scores) == (None, [100, 100, -200])
    tally.undo()
    tally.undo()
    assert (tally.match.to_fuda(), tally.to_json()) == (record, notebook)


def test_the_open_deal_waits_too_and_may_be_corrected() -> None:
    tally = auctions()
    last = [*tally.deals[1][:3], makes(B, "akatan")]
    correction = tally.correct(2, last)
    assert correction.waiting
    assert correction.waiting.deal == 3
    assert tally.reopen(3).waiting
    tally.correct(3, [{"what": "bid", "seat": B, "bid": "in"}])
    assert tally.waiting is None
    tally.remove(3)
    assert tally.facts == ()


def test_an_impossible_correction_changes_nothing() -> None:
    tally = auctions()
    before = copy.deepcopy(tally.to_json())
    with pytest.raises(IllegalFact, match="Fact 4: seat 0 cannot go on"):
        tally.correct(1, [*tally.deals[0][:3], goes_on(A)])
    with pytest.raises(IllegalFact, match="The deal has no end yet"):
        tally.correct(1, tally.deals[0][:3])
    for deal in (0, 4):
        with pytest.raises(BadNumber, match="There is no deal"):
            tally.correct(deal, [])
    assert tally.to_json() == before


def test_a_deal_that_was_entered_twice_is_removed() -> None:
    tally = Tally("sannin")
    for _ in range(2):
        for fact in (FIELD, shows(B, "sanbon"), makes(B, "akatan")):
            tally.enter(fact)
        tally.close()
    (change,) = tally.remove(2).changes
    assert (change.deal, change.after) == (2, None)
    assert tally.match.scores == [-108, 215, -108]


def test_a_void_month_is_dealt_again_and_pays_back() -> None:
    tally = Tally("sannin")
    for fact in ({"what": "field", "cards": "s"}, shows(B, "sanbon"), makes(B, "akatan"), {"what": "void"}):
        tally.enter(fact)
    assert tally.open
    assert tally.open.n == 1
    tally.close()
    assert tally.match.scores == [0, 0, 0]
    assert tally.open.n == 1
    assert tally.open.dealer == A


def test_what_follows_from_the_points_is_found_at_the_close() -> None:
    """抜け follows from the points, unless a special yaku, which may be told later, undoes it."""
    for special in ([], [{"what": "special", "seat": A, "yaku": ["sujuroku"], "count": 16}]):
        tally = Tally("sannin")
        for fact in (FIELD, shows(A, "toichi"), {"what": "points", "points": [119, 67, None]}, *special):
            tally.enter(fact)
        assert tally.next
        assert tally.next.lacks is None
        tally.close()
        assert [fact["what"] for fact in tally.deals[0][3:]] == (["special"] if special else ["nuke"])
    tally = Tally("sannin")
    for fact in (FIELD, {"what": "points", "points": [170, 50, None]}):
        tally.enter(fact)
    tally.close()
    assert tally.deals[0][-1] == {"what": "special", "seat": A, "yaku": ["futahachi"], "count": 170}
    tally.undo()
    assert tally.facts[-1]["what"] == "points"


def test_cards_that_the_players_drew_name_the_first_dealer(tmp_path: Path) -> None:
    draws: Any = [((np.int64(0), "C"), (1, "P"), [2, "U"])]
    tally = Tally("sannin", names=["a", "b", "c"], draws=draws)
    assert tally.to_json()["draws"] == [[[0, "C"], [1, "P"], [2, "U"]]]
    assert tally.open
    assert tally.open.dealer == 0
    path = tmp_path / "drawn.fuda"
    path.write_text(tally.match.to_fuda(), "utf-8")
    again = Tally.load(path)
    assert again.match.events == tally.match.events
    assert Tally.from_json(tally.to_json()).match.events == tally.match.events


def test_a_record_without_a_deal_is_loaded_with_its_first_dealer(tmp_path: Path) -> None:
    path = tmp_path / "begun.fuda"
    tally = Tally("sannin", dealer=2)
    path.write_text(tally.match.to_fuda(), "utf-8")
    assert Tally.load(path, dealer=2).open == tally.open
    with pytest.raises(BadSeats):
        Tally.load(path, dealer=3)
    tally.enter({"what": "void"})
    tally.close()
    path.write_text(tally.match.to_fuda(), "utf-8")
    assert Tally.load(path, dealer=1).open == tally.open


@pytest.mark.parametrize("number", [np.int64(1), True], ids=["numpy", "bool"])
def test_numbers_of_another_whole_type_are_kept_as_plain_ones(number: int) -> None:
    tallies = []
    for place in (number, 1):
        tally = Tally("bashifen", dealer=place)
        tally.enter({"what": "dealer", "seat": 1})
        tally.enter({"what": "opponents", "points": 45})
        tally.close()
        tally.correct(place, [{"what": "dealer", "seat": 1}, {"what": "opponents", "points": 55}])
        tally.remove(place)
        tallies.append(json.dumps(tally.to_json()))
    assert tallies[0] == tallies[1]


def test_wrong_openings_are_refused() -> None:
    for wrong in ({"seats": 4}, {"names": ["a"]}, {"dealer": 3}):
        with pytest.raises(BadSeats):
            Tally("sannin", **wrong)
    with pytest.raises(HachiyaError):
        Tally("sannin", draws=[[[0, "C"]]])
    with pytest.raises(IllegalAction, match="Nothing has been entered yet"):
        Tally("sannin").undo()


def test_the_match_of_a_tally_is_apart_from_it() -> None:
    tally = open_year()
    match: Match = tally.match
    match.tally({"lights": "", "facts": [makes(A, "goun")]})
    assert match.over
    assert not tally.match.over
    with pytest.raises(IllegalAction):
        match.tally({"lights": "", "facts": [makes(A, "goun")]})
