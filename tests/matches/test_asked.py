"""What a match is asked as a whole: its review and its fair shuffle."""

import pytest

import hachiya
from hachiya.learn.material import material
from hachiya.learn.review import review as review_material
from hachiya.records.fair.check import Verdict
from hachiya.records.jsonl import loads
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.words.errors import BadNumber, BadRecord


@pytest.mark.parametrize("game", ["sannin", "hachiju"])
def test_a_review_is_that_of_the_record(game: str) -> None:
    match = hachiya.Match(game, dealer=0, seed=3)
    match.deal()
    player = hachiya.bot("random", seed=1)
    for _ in range(4):
        match.play(player.choose(match.view()))
    (replay,) = replays(loads(match.to_jsonl()), table=TracedTable)
    assert hachiya.review(match, worlds=2) == review_material(material(traced_match(replay)), worlds=2)


def test_a_match_without_its_past_has_no_review() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=3)
    match.deal()
    match.play("pass")
    for without_past in (match.resample(0), hachiya.Match.from_position(match.position())):
        without_past.play("pass")
        with pytest.raises(BadRecord):
            hachiya.review(without_past)


def test_a_match_that_was_opened_at_a_position_has_no_review() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=3)
    match.deal()
    opened = hachiya.Match.from_position(match.position())
    for without_past in (opened, opened.copy()):
        with pytest.raises(BadRecord, match="opened at a position"):
            hachiya.review(without_past)


@pytest.mark.parametrize("worlds", [0, -5, 1 << 21])
def test_a_review_in_no_possible_number_of_worlds_is_refused(worlds: int) -> None:
    match = hachiya.Match("hachiju", dealer=0, seed=1)
    with pytest.raises(BadNumber, match=f"worlds is a whole number from 1 to 1048576, not {worlds}"):
        hachiya.review(match, worlds)
    with pytest.raises(TypeError, match="worlds must be a whole number"):
        hachiya.review(match, worlds="x")  # type: ignore[arg-type]


def test_a_match_without_promises_has_plain_deals() -> None:
    match = hachiya.play("hachiju", bots="random", options={"deals": 2}, seed=1)
    assert {deal.verdict for deal in hachiya.verify(match)} == {Verdict.IS_PLAIN}
