"""A replay shows every moment as its viewers saw it during play, or with all hands open."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from hachiya.explain.story import Line
from hachiya.games.bashifen.cards import kind_of
from hachiya.games.hanafuda.cards import mask
from hachiya.games.registry import usual_options
from hachiya.records import fuda
from hachiya.records.events import HANAFUDA
from hachiya.records.jsonl import dump_line
from hachiya.records.validator import number_events
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.replays import replay as replay_module
from hachiya.tables.replays.record import record_bytes
from hachiya.tables.replays.replay import MatchReplay, match_replays, read_replays
from hachiya.tables.replays.shapes import DealAnswer, MatchOutline, match_outline
from hachiya.tables.replays.showing import deal_text
from hachiya.words.errors import BadRecord
from tests.playing import MENUS, SANNIN, Menu, plain_menus
from tests.sampling import first
from tests.tables.choosing import Message
from tests.tables.replays.followed import ORIGIN, followed, only, played, seen_again

RECORDS = Path(__file__).parents[2]
ONE_A_FAMILY = [next(menu for menu in MENUS if menu.game == game) for game in ("sannin", "bashifen")]
menus = pytest.mark.parametrize("menu", first(ONE_A_FAMILY, MENUS), ids=str)


@menus
@pytest.mark.slow
def test_a_replay_shows_each_viewer_the_messages_of_the_live_table(menu: Menu) -> None:
    live = followed(menu, seed=5)
    replay = only(live.text)
    for viewer, messages in live.heard.items():
        again = list(seen_again(replay, viewer))
        assert len(again) == len(messages) == sum(deal.moments for deal in replay.deals)
        for then, now in zip(messages, again, strict=True):
            # Where a clock draws, the cards of ticks come with the next thing that is told.
            ours = {key: then[key] for key in ("record", "told", "view")}
            assert {key: now[key] for key in ours} == ours


@menus
def test_a_replay_with_open_hands_shows_every_card_of_the_record(menu: Menu) -> None:
    live = followed(menu, seed=6)
    replay = only(live.text)
    for viewer in ("table", 0):
        again = list(seen_again(replay, viewer, everything=True))
        assert [hands(entry["view"], menu) for entry in again] == live.every_hand
        assert [event for entry in again for event in entry["record"]] == [line.event for line in live.record]
        assert not any("?" in json.dumps(entry["view"]["hands"]) for entry in again)


def hands(view: Message, menu: Menu) -> list[int]:
    """The cards of each hand, as masks."""
    if menu.game != "bashifen":
        return [mask(hand) for hand in view["hands"]]
    masks = []
    for hand in view["hands"]:
        kinds = [kind_of(card) for card in hand]
        kinds_mask = sum(1 << kind for kind in set(kinds))
        masks.append(kinds_mask | sum(1 << kind for kind in set(kinds) if kinds.count(kind) == 2) << 54)
    return masks


@menus
def test_every_replay_answer_matches_its_type_and_sheet_changes_join_up(menu: Menu) -> None:
    live = followed(menu, seed=7)
    replay = only(live.text)
    TypeAdapter(MatchOutline).validate_python(match_outline(replay))
    sheet: Any = None
    for number in range(len(replay.deals)):
        deal = json.loads(deal_text(replay, number, "table", everything=False))
        TypeAdapter(DealAnswer).validate_python(deal)
        assert sheet is None or deal["table"]["sheet"] == sheet
        sheet = deal["table"]["sheet"]
        for entry in deal["entries"]:
            sheet = apply_changes(sheet, entry.get("sheet", {}))


def test_the_last_entry_of_a_replay_has_the_result_and_the_final_scores() -> None:
    text = played(SANNIN, 11)
    replay = only(text)
    assert replay.winners == json.loads(text.splitlines()[-1])["winners"]
    last = json.loads(deal_text(replay, len(replay.deals) - 1, 1, everything=False))["entries"][-1]
    assert last["bill"]["n"] == len(replay.deals)
    assert TypeAdapter(list[Line]).validate_python(last["story"]["lines"]) == replay.lines


def test_a_replay_marks_highlights_at_the_event_and_seat_where_they_happened() -> None:
    replay = only(played(MENUS[8], 2))
    count = 0
    for number, deal in enumerate(replay.deals):
        entries = json.loads(deal_text(replay, number, "table", everything=True))["entries"]
        for mark in deal.marks:
            events = entries[mark["at"] - 1]["record"]
            kind = {"hand": "show", "yaku": "stop", "hatto": "pay"}.get(mark["what"], mark["what"])
            whose = [event.get("seat", event.get("from")) for event in events if event["e"] == kind]
            assert mark["seat"] in whose
            count += 1
    assert count > 5


def test_jsonl_and_fuda_records_give_the_same_replay() -> None:
    text = played(MENUS[0], 3)
    replay = only(text)
    lines = [json.loads(line) for line in text.splitlines()]
    again = only(fuda.dump(lines, usual_options).encode())
    for number in range(len(replay.deals)):
        assert deal_text(replay, number, 2, everything=False) == deal_text(again, number, 2, everything=False)


@menus
def test_a_replay_of_events_equals_a_replay_of_their_lines(menu: Menu) -> None:
    text = played(menu, 3, months=2)
    replay = only(text)
    (again,) = match_replays(number_events(json.loads(line) for line in text.splitlines()), ORIGIN)
    assert match_outline(again) == match_outline(replay)
    for number in range(len(replay.deals)):
        assert deal_text(again, number, 0, everything=True) == deal_text(replay, number, 0, everything=True)


@pytest.mark.parametrize("name", ["nakayoshi-1", "shiragiku-1"])
def test_records_of_older_rule_versions_are_replayed_under_those_rules(name: str) -> None:
    replay = only((RECORDS / "golden" / f"{name}.jsonl").read_bytes())
    assert replay.game.version == 1
    assert all(seen_again(replay, "table"))


def test_a_replay_of_a_score_sheet_shows_one_result_for_each_month() -> None:
    replay = only((RECORDS / "records" / "year_sheet.fuda").read_bytes())
    assert [deal.moments for deal in replay.deals] == [1] * 12
    for number in range(12):
        (entry,) = json.loads(deal_text(replay, number, 0, everything=False))["entries"]
        assert entry["bill"]["n"] == number + 1


def test_a_truncated_record_is_replayed_up_to_its_last_line() -> None:
    lines = played(SANNIN, 1).splitlines(keepends=True)
    for cut in (20, 60, 75):
        replay = only(b"".join(lines[:cut]))
        assert (replay.winners, replay.deals[-1].stood) == (None, None)
        events = sum(len(entry["record"]) for entry in seen_again(replay, "table"))
        assert cut - 2 <= events  # what follows by itself stands there too
    assert only(b"".join(lines[:20]) + b'{"e":"pl').truncated


@pytest.mark.slow
def test_a_file_of_several_matches_is_replayed_with_its_notes_and_seat_changes() -> None:
    lines = [json.loads(line) for line in played(SANNIN, 1).splitlines()]
    note = {"e": "note", "text": "a fine hand"}
    lines[9:9] = [note, {"e": "seat", "seat": 1, "by": "bot", "name": "Hideo"}]
    first_one, second = read_replays(text_of(lines) + played(MENUS[14], 2), ORIGIN)
    entries = list(seen_again(first_one, 0))
    (entry_with_note,) = [entry for entry in entries if note in entry["record"]]
    assert entry_with_note["names"][1] == "Hideo"
    assert len(entry_with_note["told"]) == len(entry_with_note["record"])
    assert second.setup.game == "shiragiku"


def text_of(lines: list[Message]) -> bytes:
    return "".join(f"{dump_line(line, HANAFUDA)}\n" for line in lines).encode()


@menus
def test_a_replay_exports_the_record_that_it_was_read_from(menu: Menu) -> None:
    text = played(menu, 8, months=2)
    replay = only(text)
    kept = record_bytes(replay, "jsonl")
    assert kept == text
    again = only(record_bytes(replay, "fuda"))
    assert record_bytes(again, "jsonl") == text


HOSTILE = {
    "nothing": b"",
    "no text": bytes(range(256)),
    "deep": b'{"e":' + b"[" * 100_000,
    "another file": b"%PDF-1.4\n" + b"x" * 1000,
    "no deals": b"".join(played(SANNIN, 1).splitlines(keepends=True)[:2]),
    "a redacted record": b'{"e":"match","format":1,"game":"sannin","version":1,"options":{},"seats":3,'
    b'"names":["a","b","c"],"viewer":0}\n',
    "rules to come": b'{"e":"match","format":1,"game":"sannin","version":99,"options":{},"seats":3,'
    b'"names":["a","b","c"]}\n',
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_is_not_a_record_is_refused_with_line_and_reason(data: bytes) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_replays(data, ORIGIN)
    assert refusal.value.line >= 1


def test_a_record_with_a_changed_card_is_refused_at_that_line() -> None:
    lines = played(SANNIN, 4).splitlines(keepends=True)
    at = next(place for place, line in enumerate(lines) if line.startswith(b'{"e":"play"') and place > 20)
    event = json.loads(lines[at])
    lines[at] = json.dumps({**event, "seat": (event["seat"] + 1) % 3}).encode() + b"\n"
    with pytest.raises(BadRecord) as refusal:
        read_replays(b"".join(lines), ORIGIN)
    assert refusal.value.line == at + 1


def test_a_replay_with_too_many_deals_or_too_long_a_check_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(SANNIN, 1)
    monkeypatch.setattr(replay_module, "MOST_DEALS", 11)
    with pytest.raises(BadRecord, match="more than 11 deals"):
        read_replays(text, ORIGIN)
    monkeypatch.setattr(replay_module, "MOST_SECONDS", -1.0)
    with pytest.raises(BadRecord, match="takes longer"):
        read_replays(text, ORIGIN)


@pytest.mark.slow
@plain_menus
def test_replays_of_whole_matches_show_the_live_views_in_every_game_and_seat_count(menu: Menu) -> None:
    live = followed(menu, seed=9, months=100)
    replay: MatchReplay = only(live.text)
    assert replay.winners is not None
    for viewer, messages in live.heard.items():
        assert [entry["view"] for entry in seen_again(replay, viewer)] == [entry["view"] for entry in messages]
