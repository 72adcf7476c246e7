"""Records are loaded as matches, verified, stepped through and played on; damaged ones are refused with the line."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import hachiya
from hachiya.bots.playing import finish
from hachiya.words.errors import BadRecord, HachiyaError

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

GAMES = ("sannin", "nakayoshi", "hachiju", "bashifen")
SHORT: Mapping[str, Mapping[str, str | int]] = {"nakayoshi": {"length": "half"}, "hachiju": {"deals": 3}}


def played(game: str) -> hachiya.Match:
    return hachiya.play(game, bots="random", options=SHORT.get(game), seed=2)


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_is_loaded_equal(game: str, tmp_path: Path) -> None:
    match = played(game)
    for name, text in (("match.jsonl", match.to_jsonl()), ("match.fuda", match.to_fuda())):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        (loaded,) = hachiya.load(path)
        assert loaded.to_jsonl() == match.to_jsonl()
        assert (loaded.over, loaded.result, loaded.scores) == (True, match.result, match.scores)


@pytest.mark.parametrize("game", ["sannin", "bashifen"])
def test_a_loaded_match_is_stepped_through_by_event(game: str) -> None:
    match = played(game)
    steps = list(match.steps())
    assert [event for event, _ in steps] == list(match.events)
    assert steps[0][1].events == match.events[:1]
    assert steps[-1][1].to_jsonl() == match.to_jsonl()
    for number, (event, then) in enumerate(steps[:200]):
        assert event in then.events
        assert then.events == match.events[: len(then.events)]
        assert len(then.events) > number


def test_a_truncated_record_is_played_on(tmp_path: Path) -> None:
    match = hachiya.Match("sannin", seed=1)
    match.deal()
    for _ in range(9):
        match.play(match.legal()[0])
    path = tmp_path / "begun.jsonl"
    path.write_text(match.to_jsonl(), encoding="utf-8")
    (again,) = hachiya.load(path)
    assert not again.over
    assert str(again) == str(match)
    finish(again, [hachiya.bot("random", seed=seat) for seat in range(3)])
    path.write_text(again.to_jsonl(), encoding="utf-8")
    assert hachiya.load(path)[0].result == again.result


def test_several_matches_are_loaded_from_one_file(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text(played("hachiju").to_jsonl() + played("sannin").to_jsonl(), encoding="utf-8")
    assert [match.game.name for match in hachiya.load(path)] == ["hachiju", "sannin"]


def test_damaged_files_are_refused_with_the_line(tmp_path: Path) -> None:
    lines = played("hachiju").to_jsonl().splitlines()
    play = next(number for number, line in enumerate(lines) if line.startswith('{"e":"play"'))
    damages = {
        "": 1,
        "x": 1,
        "\n".join(lines[1:]): 1,
        "\n".join([*lines[:play], lines[play].replace('"seat":', '"seat":1'), *lines[play + 1 :]]): play + 1,
        "\n".join([*lines[:play], *lines[play + 1 :]]): play + 1,
        "\n".join([*lines[:5], "{", *lines[5:]]): 6,
        "\n".join([*lines, lines[-1]]): len(lines) + 1,
    }
    path = tmp_path / "damaged.jsonl"
    for text, line in damages.items():
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord) as refused:
            hachiya.load(path)
        assert refused.value.line == line
    with pytest.raises(FileNotFoundError):
        hachiya.load(tmp_path / "none.jsonl")


def test_a_redacted_record_is_refused(tmp_path: Path) -> None:
    match = hachiya.Match("sannin", seed=1)
    match.deal()
    path = tmp_path / "seen.jsonl"
    path.write_text(match.resample(0).to_jsonl(), encoding="utf-8")
    with pytest.raises(HachiyaError, match="viewer 0 saw"):
        hachiya.load(path)
    with pytest.raises(HachiyaError, match="viewer 0 saw"):
        list(match.resample(0).steps())
