"""The messages of a table to a page."""

import json
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from hachiya.games.bashifen.state import Phase as BashifenPhase
from hachiya.records.hanafuda.redaction import seen_by_all, view_of
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact, redact_record
from hachiya.tables.live.to_page import ToPage
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.changes import find_changes
from hachiya.tables.messages.shown import redacted_entry, redacted_record
from hachiya.tables.stored.entries import Record, Tick
from hachiya.words.say import serve as serve_words
from tests.playing import BASHIFEN_MENUS, MENUS, SANNIN, Menu, plain_menus
from tests.sampling import slow
from tests.tables.choosing import Message
from tests.tables.play import deck, entries, entry_text, five_ribbons, new_setup, table_text, viewers

RAISED = SANNIN._replace(options={"multipliers": "F"})


@pytest.mark.parametrize("often", [16, slow(1)])
@plain_menus
def test_every_message_matches_its_type(menu: Menu, often: int) -> None:
    """Messages of every eighth version are checked, or of every one."""
    valid: TypeAdapter[Any] = TypeAdapter(ToPage)
    match = before = Match(new_setup(menu))
    record: Record = []
    for after, entry in entries(match, Random(1), months=1 if menu.game == "bashifen" else 2):
        record += entry.record
        earlier, before = before, after
        if after.version % (often if entry.record else 20):
            continue  # cards that a clock draws are alike
        for viewer in viewers(match):
            for text in (
                table_text(after, viewer, record),
                entry_text(earlier, after, viewer, entry.record),
                messages.nack_message(after, viewer, None, "too_fast", serve_words.too_fast()),
                messages.ack_message("id", after.version),
                messages.PONG,
            ):
                valid.validate_json(text)
                valid.validate_python(json.loads(text))


@plain_menus
def test_record_lines_are_sent_as_redacted_for_their_viewer(menu: Menu) -> None:
    match = Match(new_setup(menu))
    record = [*match.setup.head(), *(line for _, entry in entries(match, Random(2), 3) for line in entry.record)]
    family = match.recorder.family
    for viewer in viewers(match):
        right = [redact(json.loads(line.line), viewer, family) for line in record]
        assert [json.loads(line.line) for line in redacted_entry(record, viewer, family)] == right
        assert [json.loads(line.line) for line in redacted_record(record, viewer, 0)] == redact_record(
            [json.loads(line.line) for line in record], viewer, 0
        )


def test_the_head_of_a_match_equals_the_recorder_s_first_line() -> None:
    match = Match(new_setup(RAISED))
    assert json.loads(match.setup.head()[0].line) == recorder_of(match.table, match.setup.names).match()


def test_each_set_of_ribbons_to_expose_is_offered_with_its_yaku() -> None:
    """One of five ribbons of 赤 must be exposed, and the choice is one entry (C-166, C-176)."""
    match = five_ribbons()
    offers = messages.view(match.table, 0)["choices"]
    show, none = offers
    assert (show["does"], show["yaku"], show["cards"]) == ("show", ["sanbon", "aka"], "BCD")
    assert {share["seat"] for share in show["pays"]} == {1, 2}
    assert none == {"action": 56, "does": "pass", "say": {"key": "action-show-nothing"}}
    assert [offer.get("ribbons") for offer in offers] == [{"of": "BFJNR", "count": 1}, None]
    assert messages.view(match.table, 1)["choices"] == []
    after, entry = match.choose(0, [offers[0]["action"], *deck("J")], "id")
    assert after.version == match.version + 1
    assert json.loads(entry.record[0].line)["cards"] == "BCDJ"


def test_choices_to_go_on_or_end_the_month_list_their_payments() -> None:
    """Amounts by payer are listed with each choice of a seat that has made a yaku, and of one that may cancel."""
    kinds = {"show", "card", "stop", "sage", "cancel", "pass"}
    seen: dict[str, Message] = {}
    for seed in range(10):
        if seen.keys() == kinds:
            break
        for after, _ in entries(Match(new_setup()), Random(seed)):
            if not after.table.over and not after.table.awaits_deal:
                choices = messages.view(after.table, after.table.turn)["choices"]
                seen |= {offer["does"]: offer for offer in choices if offer["does"] != "pass" or "later" in offer}
    assert seen.keys() == kinds
    for does in ("show", "stop", "cancel"):
        assert seen[does]["pays"]
        assert all(share["points"] > 0 for share in seen[does]["pays"])
    for does in ("sage", "pass"):
        assert seen[does]["later"]["alone"] == seen[does]["later"]["beaten"] != []
        assert "pays" not in seen[does]
    assert seen["card"].keys() == {"action", "does", "say"}


def test_all_viewers_see_the_captured_yaku_values_of_the_month() -> None:
    match = Match(new_setup(RAISED))
    match, _ = match.deal(list(range(48)))
    worths = [messages.view(match.table, viewer)["captured_yaku"] for viewer in viewers(match)]
    assert worths == [worths[0]] * 4
    raised = {"small": 0, "large": 12, "grand": 24}[messages.view(match.table, 0)["kind"]]
    assert worths[0][4] == {"yaku": "akatan", "cards": "BFJ", "need": 3, "points": 84 + raised, "more": 0}


@plain_menus
@pytest.mark.slow
def test_an_entry_with_shared_changes_is_the_entry_of_a_whole_view(menu: Menu) -> None:
    before = Match(new_setup(menu))
    for after, entry in entries(before, Random(2), 1):
        shared = find_changes(messages.shared_view(before.table), messages.shared_view(after.table))
        writer = messages.EntryWriter(after, shared=shared)
        for viewer in viewers(after):
            own = messages.own_view(before.table, viewer), messages.own_view(after.table, viewer)
            text = writer.text(redacted_entry(entry.record, viewer, after.recorder.family), *own)
            assert json.loads(text) == json.loads(entry_text(before, after, viewer, entry.record))
        before = after


@pytest.mark.parametrize("menu", [menu for menu in MENUS if menu.game != "bashifen"], ids=str)
def test_all_viewers_see_the_shared_part_of_a_view(menu: Menu) -> None:
    for match, _ in entries(Match(new_setup(menu)), Random(3), 3):
        table = match.table
        shared = seen_by_all(table, view_of(table, "table"))
        assert all(seen_by_all(table, view_of(table, viewer)) == shared for viewer in viewers(match))


def test_a_drawn_card_costs_each_viewer_at_most_200_bytes() -> None:
    """The seat may declare with the card or not; versions of a long match have four digits."""
    sizes: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(5):
        match = Match(new_setup(BASHIFEN_MENUS[0]))
        match.version = 5000
        for after, entry in entries(match, Random(seed), 1):
            if after.table.state.phase != BashifenPhase.DRAW:
                break
            if isinstance(entry, Tick):
                for viewer in viewers(after):
                    text = entry_text(match, after, viewer, entry.record)
                    sizes["legal" in json.loads(text)["changes"]].add(len(text.encode()))
            match = after
    assert len(sizes[True]) > 3
    assert max(sizes[True] | sizes[False]) <= 200
