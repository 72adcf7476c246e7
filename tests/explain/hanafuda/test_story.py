"""The story of a match with flower cards: the source's year, ties, shiso, and refunded hand yaku."""

import json
from pathlib import Path
from typing import Any

import pytest

from hachiya.explain.course import Course
from hachiya.explain.hanafuda.story import chapters, story
from hachiya.explain.story import Story, led_since
from hachiya.games.registry import find
from hachiya.words.voice import Voice
from tests.playing import Menu, plain_hanafuda_menus, record

YEAR = Path(__file__).parents[2] / "records" / "year_sheet.jsonl"
SANNIN = find("sannin")
NAMES = ["Aki", "Ben", "Chie"]
VOICE = Voice("en", NAMES)

Event = dict[str, Any]


def month(n: int, scores: list[int], *pays: Event, why: str = "played_out", winner: int = 0) -> list[Event]:
    end = {"e": "deal_end", "why": why, "winner": winner, "scores": scores, "next_dealer": 0}
    return [{"e": "deal", "n": n}, *pays, end]


def pay(payer: int | str, payee: int | str, points: int, reason: str, *yaku: str) -> Event:
    return {"e": "pay", "from": payer, "to": payee, "points": points, "reason": reason, "yaku": [*yaku]}


def match(*events: list[Event], winners: list[int], board: list[Event] | None = None) -> Story:
    head = {"e": "match", "game": "sannin", "names": NAMES}
    ended = [event for events_of_month in events for event in events_of_month]
    return story(SANNIN, chapters([head, *ended, *(board or [])]), {"e": "match_end", "winners": winners})


def facts(story: Story) -> list[tuple[str, int | None, str]]:
    return [(VOICE.say(fact.title), fact.n, VOICE.say(fact.what)) for fact in story.facts]


def why(story: Story) -> list[str]:
    return [VOICE.say(message) for message in story.why]


def test_the_story_of_the_year_of_the_source_is_right() -> None:
    events = [json.loads(line) for line in YEAR.read_text("utf-8").splitlines()]
    course = Course.of(SANNIN, events[:1]).after(events[1:-1])
    assert course.story() is None
    result = course.after(events[-1:]).story()
    assert result is not None
    assert why(result) == ["Ben ended 27 kan 7 points ahead of Aki."]
    assert facts(result) == [
        ("Went ahead for good", 10, "Ben"),
        ("Dearest yaku", 10, "Ben: shiko, 96 kan from all payers"),
        ("Biggest gain", 10, "Ben: 111 kan 11 points, 107 kan 8 points more than on average"),
        ("Most by luck of the deal", None, "Aki: 20 kan for hand yaku, all told"),
    ]
    assert [*result.deals] == [*range(1, 13)]
    assert [line.seats for line in result.lines] == [[0], [1], [2]]
    assert [(line.at[0], line.at[-1], VOICE.say(line.texts[-1])) for line in result.lines] == [
        (0, 280, "23 kan 4 points"),
        (0, 611, "50 kan 11 points"),
        (0, -903, "−75 kan 3 points"),
    ]


def test_the_story_has_the_dearest_yaku_of_each_winner_with_its_cards() -> None:
    """Hand yaku have the cards that were shown, captured yaku the captured pile."""
    shown = {"e": "show", "seat": 0, "yaku": ["aka"], "cards": "BFJ"}
    first = month(1, [6, -3, -3], shown, pay(1, 0, 3, "hand_yaku", "aka"), pay(2, 0, 3, "hand_yaku", "aka"))
    second = month(2, [0, 3, -3], pay(0, 1, 84, "captured_yaku", "akatan"), pay(2, 1, 84, "captured_yaku", "akatan"))
    second[-1]["captured"] = ["", "BFJK", "A"]
    both = match(first, second, winners=[0, 1])
    assert [(best.seat, best.yaku, best.cards, best.n) for best in both.dearest] == [
        (1, ["akatan"], "BFJK", 2),
        (0, ["aka"], "BFJ", 1),
    ]
    assert [best.seat for best in match(first, second, winners=[0]).dearest] == [0]
    assert match(first, second, winners=[2]).dearest == []


def test_the_winning_margin_includes_month_stones() -> None:
    won = month(1, [8, -4, -4], pay(1, 0, 4, "card_points"), pay(2, 0, 4, "card_points"))
    assert why(match(won, winners=[0], board=[pay("board", 1, 5, "stone")])) == ["Aki ended 7 points ahead of Ben."]


def test_joint_winners_are_described_together() -> None:
    result = match(month(1, [4, 4, -8], pay(2, 0, 4, "card_points"), pay(2, 1, 4, "card_points")), winners=[0, 1])
    assert why(result) == ["Aki and Ben ended with the same sum."]
    assert facts(result) == []


def test_a_void_year_has_no_winner_in_its_story() -> None:
    result = match(month(1, [0, 0, 0], why="four_three", winner=1), winners=[])
    assert (why(result), facts(result)) == ([], [])


def test_a_shiso_ends_the_year_whoever_has_more_points() -> None:
    paid = [pay(0, 1, 72, "hand_yaku", "shiso"), pay(2, 1, 72, "hand_yaku", "shiso")]
    before = month(1, [300, -150, -150], pay(1, 0, 150, "card_points"), pay(2, 0, 150, "card_points"))
    result = match(before, month(2, [228, -6, -222], *paid, why="four_three", winner=1), winners=[1])
    assert why(result) == ["The shiso of Ben ended the year."]
    assert ("Most by luck of the deal", None, "Ben: 12 kan for hand yaku, all told") in facts(result)
    assert "Went ahead for good" not in [title for title, *_ in facts(result)]


def test_hand_yaku_refunded_by_a_special_yaku_count_nothing_in_the_story() -> None:
    hand = [pay(0, 1, 96, "hand_yaku", "sanbon"), pay(2, 1, 96, "hand_yaku", "sanbon")]
    back = [pay(1, 0, 96, "refund", "sanbon"), pay(1, 2, 96, "refund", "sanbon")]
    special = [pay(1, 0, 60, "special", "suroku"), pay(2, 0, 60, "special", "suroku")]
    [dearest] = facts(match(month(1, [120, -60, -60], *hand, *back, *special, why="special"), winners=[0]))
    assert dearest[0] == "Dearest yaku"
    assert dearest[2].startswith("Aki: ")
    assert dearest[2].endswith(", 10 kan from all payers")


@pytest.mark.parametrize(
    ("standings", "since"), [([(1, 0), (0, 0), (2, 1)], 2), ([(1, 0), (2, 0)], 0), ([(1, 0), (1, 1)], None)]
)
def test_the_lead_counts_since_the_seat_is_alone_ahead(standings: list[tuple[int, int]], since: int | None) -> None:
    assert led_since(standings, 0) == since


@plain_hanafuda_menus
def test_the_score_lines_of_a_story_add_the_payments_of_each_month(menu: Menu) -> None:
    """Each line continues by the payments of each month, in every game, and every message can be said."""
    events: list[Any] = record(5, menu)
    game = find(menu.game)
    result = Course.of(game, events[:1]).after(events[1:]).story()
    assert result is not None
    ends = [event["scores"] for event in events if event["e"] == "deal_end"]
    assert [[*line.at[1:]] for line in result.lines] == [[*line] for line in zip(*ends, strict=True)]
    voice = Voice("en", events[0]["names"])
    assert len({line.at[0] for line in result.lines}) == 1, "all start with the same score"
    for message in (
        *result.why,
        *(fact.what for fact in result.facts),
        *(fact.title for fact in result.facts),
    ):
        assert voice.say(message)
