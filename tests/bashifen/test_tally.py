"""Deals of 八十分 entered by their results are scored like played deals, and impossible ones are refused."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hachiya.explain.text import sheet
from hachiya.games.bashifen.cards import TOTAL_POINTS
from hachiya.games.bashifen.match import pair_of
from hachiya.games.registry import find
from hachiya.records import fuda
from hachiya.records.jsonl import dump, loads
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.words.errors import BadRecord, IllegalAction, IllegalFact
from tests.bashifen.deals import OPTIONS, table
from tests.playing import BASHIFEN_MENUS, Menu, record
from tests.sampling import first

Line = Mapping[str, Any]

MATCH = {"e": "match", "format": 1, "game": "bashifen", "version": 1, "seats": 4, "names": list("ABCD")}


def usual(name: str) -> Mapping[str, str | int]:
    return find(name).complete_options({})


def text(*lines: str, options: str = "") -> str:
    return "\n".join(["fuda 1", f"game bashifen{options} v1 seats 4", *lines, ""])


def replayed(*lines: str, options: str = "") -> Replay:
    (replay,) = replays(fuda.loads(text(*lines, options=options), usual), lenient=True)
    return replay


def ends(replay: Replay) -> list[Line]:
    return [event for event in replay.events if event["e"] == "deal_end"]


def tallied(events: Sequence[Line]) -> list[dict[str, Any]]:
    """A record in which the result of each deal replaces its cards."""
    kept: list[dict[str, Any]] = []
    tally: dict[str, Any] = {}
    for event in events:
        if event["e"] == "deal":
            tally = {"e": "tally", "n": event["n"], "dealer": event["dealer"], "stage": event["stage"]}
            tally |= {"points": 0, "failed_lead": None}
        elif event["e"] == "trumps":
            tally["dealer"] = event["dealer"]
        elif event["e"] == "failed_lead":
            tally["failed_lead"] = event["seat"]
        elif event["e"] == "deal_end":
            kept += [tally | {"points": event["points"]}]
            kept += [{key: value for key, value in event.items() if key != "widow_points"}]
        elif event["e"] in ("match", "match_end"):
            kept.append(dict(event))
    return kept


@pytest.mark.parametrize("menu", first(BASHIFEN_MENUS[::5], BASHIFEN_MENUS), ids=str)
def test_a_match_tallied_by_results_equals_the_match_played_with_cards(menu: Menu) -> None:
    results = tallied([*record(1, menu)])
    (replay,) = replays(loads(dump(results)))
    assert replay.complete
    assert replay.events == results
    (again,) = replays(fuda.loads(fuda.dump(results, usual), usual), lenient=True)
    assert again.events == results


def test_a_tally_needs_only_the_results_of_deals() -> None:
    results = tallied([*record(2, BASHIFEN_MENUS[0])])
    tallies = [event for event in results if event["e"] == "tally"]
    lines = [f"tally points {tallies[0]['points']} dealer {tallies[0]['dealer']}"]
    for event in tallies[1:]:
        failed = "" if event["failed_lead"] is None else f" failed_lead {event['failed_lead']}"
        lines.append(f"tally points {event['points']}{failed}")
    replay = replayed(*lines)
    assert [event for event in replay.events if event["e"] != "match"] == [
        event | ({"failed_lead": None} if event is tallies[0] else {}) for event in results if event["e"] != "match"
    ]


def test_played_and_tallied_deals_may_alternate() -> None:
    played = [*record(3, BASHIFEN_MENUS[0])]
    end = next(place for place, event in enumerate(played) if event["e"] == "deal_end")
    results = tallied(played)
    (replay,) = replays(loads(dump([*played[: end + 1], *results[3:]])))
    assert replay.complete
    second = next(place for place, event in enumerate(played) if event["e"] == "deal" and event["n"] == 2)
    (replay,) = replays(loads(dump([*results[:3], *played[second:]])))
    assert replay.complete


def test_a_tallied_deal_leaves_no_cards_of_the_deal_before() -> None:
    """A table has no cards in its state after a tallied deal that follows a played one."""
    events = [*record(3, BASHIFEN_MENUS[0])]
    end = next(place for place, event in enumerate(events) if event["e"] == "deal_end")
    (replay,) = replays(loads(dump(events[: end + 1])))
    table = replay.table
    table.tally({"dealer": None, "points": 75, "failed_lead": None})
    state = table.state
    left = [
        *state.hand_one,
        *state.hand_two,
        *state.held,
        *state.voids,
        state.gone_one,
        state.buried_one,
        state.taken_one,
    ]
    assert not any(left)


@pytest.mark.parametrize(
    ("points", "level", "dealer"),
    [(0, [7, 0], 2), (10, [7, 0], 2), (15, [6, 0], 2), (30, [6, 0], 2), (35, [5, 0], 2), (50, [5, 0], 2),
     (55, [4, 0], 2), (70, [4, 0], 2), (75, [3, 0], 2), (80, [2, 2], 1), (95, [2, 2], 1), (100, [2, 2], 1),
     (120, [2, 3], 1), (195, [2, 6], 1), (200, [2, 7], 1), (280, [2, 7], 1)],
)  # fmt: skip
def test_d106_to_d110_points_of_a_tallied_deal_raise_levels_and_rotate_dacha(
    points: int, level: list[int], dealer: int
) -> None:
    """D106 and D108 (55: from 2 to 4, the partner is next), D110 (120: two steps from 0), and all other rows."""
    replay = replayed(f"tally dealer 0 points {points}")
    assert ends(replay) == [{"e": "deal_end", "points": points, "stage": level, "dealer": dealer}]


def test_level_steps_of_a_tally_follow_the_overflow_option() -> None:
    (end,) = ends(replayed("tally dealer 3 points 280", options="(overflow=open)"))
    assert end["stage"] == [11, 2]


def test_dacha_rotates_in_a_tally() -> None:
    """C-97: the partner follows; at the first change the right-hand neighbour; later the partner not dacha last."""
    ended = ends(replayed("tally dealer 0 points 75", *["tally points 80"] * 4))
    assert [end["dealer"] for end in ended] == [2, 3, 0, 1, 2]


def test_a_tallied_failed_throw_is_shown_on_the_sheet() -> None:
    replay = replayed("tally dealer 1 points 90 failed_lead 3")
    assert "wrong" in sheet(replay.events, "en")


def test_a_tally_after_the_end_of_the_match_is_refused() -> None:
    lines = ["tally dealer 0 points 0"] * 1 + ["tally points 0"] * 2
    replay = replayed(*lines)
    assert replay.complete
    assert replay.events[-1] == {"e": "match_end", "winners": [0, 2]}
    with pytest.raises(BadRecord, match=r"Line 6: .*The match is over"):
        replayed(*lines, "tally points 0")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("tally points 55",), "Line 3: It is not known yet who is declarer in the first deal"),
        (("tally dealer 0 points 55", "tally dealer 1 points 0"),
         "Line 4: seat 1 is not declarer in this deal; seat 2 is"),
        (("tally dealer 4 points 55",), "Line 3: There is no seat 4"),
        (("tally dealer 0 points 55 failed_lead 5",), "Line 3: There is no seat 5"),
        (("tally dealer 0 points 57",), "Line 3: 57 points cannot be: the opponents win fives, 280 at most here"),
        (("tally dealer 0 points 285",), "285 points cannot be"),
        (("tally dealer 0 points 205 failed_lead 1",), "205 points cannot be: .* 200 at most here"),
        (("tally 2 dealer 0 points 55",), "Line 3: `n` is wrong"),
        (("tally dealer 0 stage 2 0 points 55",), "Line 3: `stage` is wrong"),
        (("tally dealer 0 points 55", "deal_end points 60"), "Line 4: `points` is wrong"),
        (("tally dealer 0 points 55", "deal_end points 55 widow_points 0"), "Line 4: `widow_points` is wrong"),
        (("tally dealer 0 points 55", "deal_end stage 2 0"), "Line 4: `stage` is wrong"),
        (("tally dealer 0",), "Line 3, column 15: expected the value of `tally`: `points`|points"),
        (("tally dealer 0 points 55", "  points 55"), "Line 4, column 3"),
    ],
)  # fmt: skip
def test_an_impossible_tally_is_refused_at_its_line(lines: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        replayed(*lines)


def test_a_tallied_failed_throw_of_the_declarers_may_exceed_200_points() -> None:
    """All points that are left go to the opponents, the kitty twice (C-90)."""
    (end,) = ends(replayed("tally dealer 0 points 280 failed_lead 2"))
    assert end["stage"] == [2, 7]
    (end,) = ends(replayed(f"tally dealer 0 points {TOTAL_POINTS} failed_lead 1"))
    assert end["dealer"] == 1


def test_a_tally_is_refused_during_a_played_deal() -> None:
    at = table(OPTIONS)
    at.deal()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        at.tally({"dealer": 0, "points": 55, "failed_lead": None})
    with pytest.raises(IllegalFact, match=r"^57 points cannot be"):
        table(OPTIONS).tally({"dealer": 0, "points": 57, "failed_lead": None})
    at = table(OPTIONS)
    at.tally({"dealer": 1, "points": 55, "failed_lead": None})
    assert at.state.books.level[pair_of(1)] == 4
