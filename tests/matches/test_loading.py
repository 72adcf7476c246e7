"""Records are loaded as matches, verified, stepped through and played on; damaged ones are refused with the line."""

import copy
import gzip
import pickle
from collections.abc import Callable, Mapping
from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, assert_type

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
    (whole,) = hachiya.load(path)
    assert whole.result == again.result


def test_several_matches_are_loaded_from_one_file(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text(played("hachiju").to_jsonl() + played("sannin").to_jsonl(), encoding="utf-8")
    assert [match.game.name for match in hachiya.load(path)] == ["hachiju", "sannin"]


@pytest.mark.parametrize("source", ["", "\n", "# nothing yet\n", "\r\n\r\n"])
@pytest.mark.parametrize("verify", [True, False])
def test_a_record_without_a_line_is_refused(source: str, verify: bool) -> None:
    with pytest.raises(BadRecord, match="Line 1: "):
        list(hachiya.load(source, verify=verify))


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
            list(hachiya.load(path))
        assert refused.value.line == line
    with pytest.raises(FileNotFoundError):
        hachiya.load(tmp_path / "none.jsonl")


def test_a_redacted_record_is_refused(tmp_path: Path) -> None:
    match = hachiya.Match("sannin", seed=1)
    match.deal()
    path = tmp_path / "seen.jsonl"
    path.write_text(match.resample(0).to_jsonl(), encoding="utf-8")
    with pytest.raises(HachiyaError, match="viewer 0 saw"):
        list(hachiya.load(path))
    with pytest.raises(HachiyaError, match="viewer 0 saw"):
        list(match.resample(0).steps())


# ------------------------------------------------------------------------------------- sources

SOURCES: Mapping[str, Callable[[str, Path], Any]] = {
    "a path": lambda text, folder: written(folder / "match", text.encode()),
    "the text of a path": lambda text, folder: str(written(folder / "match", text.encode())),
    "a compressed file of any name": lambda text, folder: written(folder / "match", gzip.compress(text.encode())),
    "a compressed file in two parts": lambda text, folder: written(
        folder / "match.gz", b"".join(gzip.compress(part.encode()) for part in text.splitlines(keepends=True))
    ),
    "a stream of bytes": lambda text, _: BytesIO(text.encode()),
    "a compressed stream": lambda text, _: BytesIO(gzip.compress(text.encode())),
    "a stream of text": lambda text, _: StringIO(text),
    "the record": lambda text, _: text,
}


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("verify", [True, False])
def test_a_record_is_loaded_from_whatever_holds_it(kind: str, verify: bool, tmp_path: Path) -> None:
    match = hachiya.Match("hachiju", names=["東", "ü", "🃏"], seed=1)
    match.deal()
    for text in (match.to_jsonl(), match.to_fuda()):
        source = SOURCES[kind](text, tmp_path)
        (loaded,) = hachiya.load(source, verify=verify)
        assert loaded.events == match.events
        assert isinstance(source, str | Path) or not source.closed


def test_a_temporary_file_is_a_stream() -> None:
    with NamedTemporaryFile("w+", encoding="utf-8") as file:
        file.write(hachiya.Match("hachiju", seed=1).to_jsonl())
        file.seek(0)
        assert [match.game.name for match in hachiya.load(file)] == ["hachiju"]


@pytest.mark.parametrize("source", [None, 7, b"fuda 1\n", object(), ["fuda 1"]])
def test_what_holds_no_record_is_refused_before_a_match_is_asked_for(source: Any) -> None:
    with pytest.raises(TypeError, match="source must be"):
        hachiya.load(source)


@pytest.mark.parametrize("verify", [True, False])
def test_a_damaged_compressed_file_is_refused(verify: bool) -> None:
    text = played("hachiju").to_jsonl()
    data = bytearray(gzip.compress(text.encode()))
    data[len(data) // 2] ^= 0xFF
    with pytest.raises(BadRecord):
        list(hachiya.load(BytesIO(data), verify=verify))
    with pytest.raises(BadRecord, match="ends inside"):
        list(hachiya.load(BytesIO(data[:12]), verify=verify))


def test_a_compressed_file_that_breaks_off_is_loaded_as_far_as_it_goes() -> None:
    match = played("hachiju")
    data = gzip.compress(match.to_jsonl().encode())
    for verify in (True, False):
        (loaded,) = hachiya.load(BytesIO(data[: len(data) * 3 // 4]), verify=verify)
        assert 30 < len(loaded.events) < len(match.events)
        assert not loaded.over


def test_matches_are_loaded_one_by_one() -> None:
    text = played("hachiju").to_jsonl()
    stream = StringIO(text * 5 + "no event\n")
    matches = hachiya.load(stream)
    assert next(matches).over
    assert stream.tell() < 2 * len(text)
    assert [match.over for match in islice(matches, 3)] == [True] * 3
    with pytest.raises(BadRecord):
        next(matches)


# ------------------------------------------------------------------------------------- records that are trusted


@pytest.mark.parametrize("game", GAMES)
def test_a_trusted_match_is_the_verified_one(game: str) -> None:
    match = played(game)
    (loaded,) = hachiya.load(match.to_jsonl(), verify=False)
    assert (loaded.game, loaded.options, loaded.seats, loaded.names) == (
        match.game,
        match.options,
        match.seats,
        match.names,
    )
    assert (loaded.over, loaded.result, loaded.payments) == (True, match.result, match.payments)
    assert loaded.to_jsonl() == match.to_jsonl()
    assert "_table" not in vars(loaded)
    for other in (pickle.loads(pickle.dumps(loaded)), copy.deepcopy(loaded), loaded.copy()):
        assert (other.result, other.scores, other.names, other.text()) == (
            match.result,
            match.scores,
            match.names,
            match.text(),
        )


def test_a_trusted_match_is_played_on_and_taken_back() -> None:
    match = hachiya.Match("sannin", seed=1)
    match.deal()
    match.play(match.legal()[0])
    (loaded,) = hachiya.load(match.to_jsonl(), verify=False)
    assert loaded.result is None
    assert loaded.turn == match.turn
    assert loaded.view().legal() == match.view().legal()
    loaded.play(loaded.legal()[0])
    assert len(loaded.events) > len(match.events)
    loaded.undo()
    assert loaded.events == match.events
    finish(loaded, [hachiya.bot("random", seed=seat) for seat in range(3)])
    assert loaded.result


def test_a_trusted_record_is_verified_where_its_position_is_asked_for() -> None:
    first, second = played("hachiju").to_jsonl(), played("sannin").to_jsonl()
    wrong = second.replace('"points":24', '"points":23', 1)
    line = 1 + next(number for number, text in enumerate(wrong.splitlines(), 1) if '"points":23' in text)
    _, match = hachiya.load(first + wrong, verify=False)
    assert match.result == played("sannin").result
    with pytest.raises(BadRecord) as refused:
        _ = match.turn
    assert refused.value.line == first.count("\n") + line - 1


@pytest.mark.parametrize("line", ["7", "[]", "{}", '{"e":7}', "{", '{"e":"match"}', '{"e":"note","text":""}'])
def test_a_trusted_record_must_have_events_of_matches(line: str) -> None:
    with pytest.raises(BadRecord):
        list(hachiya.load(f"{line}\n", verify=False))


# ------------------------------------------------------------------------------------- deals


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("verify", [True, False])
def test_deals_have_all_events_after_the_seats(game: str, verify: bool) -> None:
    match = played(game)
    deals = list(hachiya.deals(match.to_jsonl() * 2, verify=verify))
    half = len(deals) // 2
    assert [deal.number for deal in deals] == [*range(1, half + 1)] * 2
    assert [event for deal in deals[:half] for event in deal.events] == match.events[2:]
    assert [deal.match.scores for deal in deals[:half]] == [deal.match.scores for deal in deals[half:]]
    assert deals[-1].match.to_jsonl() == match.to_jsonl()
    assert not any(deal.match.over for deal in deals[: half - 1])


@pytest.mark.parametrize("verify", [True, False])
def test_a_match_before_its_first_deal_has_no_deals(verify: bool) -> None:
    begun, whole = hachiya.Match("sannin", seed=1).to_jsonl(), played("hachiju").to_jsonl()
    assert list(hachiya.deals(begun, verify=verify)) == []
    numbers = [deal.number for deal in hachiya.deals(whole, verify=verify)]
    assert [deal.number for deal in hachiya.deals(whole + begun, verify=verify)] == numbers


def test_a_deal_has_the_promise_before_it_and_the_secret_after_it() -> None:
    promise = '{"e":"commit","n":%d,"sha256":"' + "0" * 64 + '"}\n'
    secret = '{"e":"reveal","n":%d,"secret":"' + "0" * 64 + '"}\n'
    match = hachiya.play("hachiju", bots="random", options={"deals": 2}, seed=1)
    first, second = hachiya.deals(match.to_jsonl())
    lines = match.to_jsonl().splitlines(keepends=True)
    place = 2 + len(first.events)
    text = "".join([*lines[:2], promise % 1, *lines[2:place], secret % 1, promise % 2, *lines[place:], secret % 2])
    names = [[event["e"] for event in deal.events] for deal in hachiya.deals(text)]
    assert [(deal[0], deal[-1]) for deal in names] == [("commit", "reveal")] * 2
    assert [len(deal) for deal in names] == [len(first.events) + 2, len(second.events) + 2]
    rows = [row for row in hachiya.events(text) if row["event"] in ("commit", "reveal")]
    assert [row["deal"] for row in rows] == [1, 1, 2, 2]
    (loaded,) = hachiya.load(text)
    assert loaded.result == match.result


# ------------------------------------------------------------------------------------- rows


@pytest.mark.parametrize("verify", [True, False])
def test_rows_are_flat_and_each_column_has_one_type(verify: bool) -> None:
    types: dict[str, set[type]] = {}
    text = "".join(played(game).to_jsonl() for game in GAMES)
    for row in hachiya.events(text, verify=verify):
        for column, value in row.items():
            types.setdefault(column, set()).add(type(value))
    assert {column for column, kinds in types.items() if len(kinds - {type(None)}) > 1} == set()
    assert set().union(*types.values()) <= {int, str, bool, type(None)}


def test_rows_count_matches_and_deals_and_keep_every_event() -> None:
    sannin, nakayoshi = played("sannin"), played("nakayoshi")
    rows = list(hachiya.events(sannin.to_jsonl() + nakayoshi.to_jsonl()))
    assert [row["event"] for row in rows] == [event["e"] for event in [*sannin.events, *nakayoshi.events]]
    assert {row["match"] for row in rows} == {1, 2}
    for number, deal in enumerate(hachiya.deals(nakayoshi.to_jsonl()), 1):
        of_deal = [row["event"] for row in rows if (row["match"], row["deal"]) == (2, number)]
        assert of_deal == [event["e"] for event in deal.events]
    paid = [row["points"] for row in rows if row["match"] == 1 and row["event"] == "pay"]
    assert paid == [payment.points for payment in sannin.payments]


# ------------------------------------------------------------------------------------- types of events


@pytest.mark.parametrize("game", GAMES)
def test_a_key_of_one_family_narrows_the_type_of_an_event(game: str) -> None:
    """The type checker reads `assert_type`; the events themselves say whether the key decides."""
    families = set()
    for event in played(game).events:
        if event["e"] == "play":
            if "takes" in event:
                families.add("hanafuda")
                assert_type(event["card"], str)
            else:
                families.add("bashifen")
                assert_type(event["cards"], list[str])
    assert families == {hachiya.GAMES[game].family}
