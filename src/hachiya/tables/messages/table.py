"""The messages of a table to a viewer, built as JSON text."""

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, NamedTuple, TypeVar

from pydantic import TypeAdapter
from pydantic_core import to_json

from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.hanafuda.bill import Bill
from hachiya.explain.story import Story
from hachiya.games.bashifen import game as bashifen_game
from hachiya.games.hanafuda import game as hanafuda_game
from hachiya.games.table import Table
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages.bashifen import messages as of_bashifen
from hachiya.tables.messages.bashifen import view as bashifen_view
from hachiya.tables.messages.changes import Changes, find_changes
from hachiya.tables.messages.common import PROTOCOL, NackCode
from hachiya.tables.messages.gathering import gathering_message
from hachiya.tables.messages.hanafuda import messages as of_hanafuda
from hachiya.tables.messages.hanafuda import view as hanafuda_view
from hachiya.tables.messages.shown import redacted_entry, redacted_record
from hachiya.tables.messages.telling import (
    News,
    Sheet,
    Telling,
    events_of,
    last_bill,
    sentences_of,
    sentences_of_deal,
    sheet,
)
from hachiya.tables.stored.entries import Record
from hachiya.tables.stored.setup import Setup
from hachiya.words.message import Message
from hachiya.words.wire import message_json

T = TypeVar("T")

_sentences: TypeAdapter[list[Telling]] = TypeAdapter(list[Telling])
_bill: TypeAdapter[Bill | DealBill | None] = TypeAdapter(Bill | DealBill | None)
_story: TypeAdapter[Story | None] = TypeAdapter(Story | None)
_news: TypeAdapter[News] = TypeAdapter(News)

PONG = '{"is":"pong"}'

View = dict[str, Any]
"""The view of a viewer, as JSON."""


class _Family(NamedTuple):
    """The parts of messages that differ by family of games."""

    shared_view: Callable[[Table, View | None], View]
    """The part of the view that is alike for all viewers; an earlier one of the match saves work."""
    own_view: Callable[[Table, Viewer], View]
    """The part of the view that depends on its viewer."""
    family_parts: Callable[[Match], dict[str, Any]]
    """The parts of a table message that only this family has."""
    open_all_hands: Callable[[Table, View], View]
    """The view with all hands open."""


_FAMILIES: Mapping[str, _Family] = {
    hanafuda_game.FAMILY: _Family(
        hanafuda_view.shared_view, hanafuda_view.own_view, of_hanafuda.family_parts, hanafuda_view.open_all_hands
    ),
    bashifen_game.FAMILY: _Family(
        bashifen_view.shared_view, bashifen_view.own_view, of_bashifen.family_parts, bashifen_view.open_all_hands
    ),
}


def shared_view(table: Table, before: View | None = None) -> View:
    """The part of the view that is alike for all viewers; an earlier one of the match, `before`, saves work."""
    return _FAMILIES[table.game.family].shared_view(table, before)


def own_view(table: Table, viewer: Viewer) -> View:
    """The part of the view that depends on its viewer, with their legal choices."""
    return _FAMILIES[table.game.family].own_view(table, viewer)


def view(table: Table, viewer: Viewer) -> View:
    """The view of a viewer, with their legal choices."""
    return {**shared_view(table), **own_view(table, viewer)}


def open_all_hands(table: Table, seen: View) -> View:
    """Return a copy of the view `seen` in which all hands lie open: for replays, never for a running match."""
    return _FAMILIES[table.game.family].open_all_hands(table, seen)


def table_message(match: Match, viewer: Viewer, record: Record, seen: View) -> str:
    """Write the message of the whole table for a new viewer, whose view is `seen`; `record` is that of all entries."""
    redacted = redacted_record([*match.setup.head(), *record], viewer, match.drawn)
    return table_text(match, viewer, redacted, seen, sheet(events_of(redacted)), _past(match, viewer, seen))


def table_text(
    match: Match, viewer: Viewer, redacted: Record, seen: View, score_sheet: Sheet, past: list[dict[str, Any]]
) -> str:
    """Write a table message from a redacted record, the viewer's view `seen`, the score sheet and the last moves."""
    setup, events = match.setup, events_of(redacted)
    start = {
        "is": "table",
        "family": match.table.game.family,
        "protocol": PROTOCOL,
        "version": match.version,
        "table": setup.id,
        "viewer": viewer,
        "game": setup.game,
        "options": dict(setup.options),
        **_seating(match),
        "reveal": setup.reveal,
        **_FAMILIES[match.table.game.family].family_parts(match),
    }
    sentences = _as_text(_sentences, sentences_of_deal(match.table.game, events))
    bill, story = _as_text(_bill, last_bill(match.table.game, events)), _as_text(_story, match.course.story())
    return (
        f'{_dump(start)[:-1]},"told":{sentences},"sheet":{_dump(score_sheet)},"bill":{bill},"story":{story},'
        f'"record":{_lines(redacted)},"view":{_dump(seen)},"past":{_dump(past)}}}'
    )


def gathering(setup: Setup, viewer: Viewer) -> str:
    """Write the message of a table that waits for persons."""
    return _dump(gathering_message(setup, viewer))


def _past(match: Match, viewer: Viewer, seen: View) -> list[dict[str, Any]]:
    """The viewer's earlier views, the newest first, each as changes from the view after it."""
    earlier = []
    table = copy(match.table)
    for table.state, events in match.past:
        before = view(table, viewer)
        earlier.append({"events": events, "changes": find_changes(seen, before)})
        seen = before
    return earlier


class EntryWriter:
    """Writes the message of one entry for each viewer; parts that viewers share are written once."""

    def __init__(self, match: Match, beside: News | None = None, shared: Changes | None = None) -> None:
        """Prepare the message of the entry that led to `match`.

        Args:
            match: The match after the entry.
            beside: The news beside its events.
            shared: The changes of the view that are alike for all viewers.
        """
        self._match = match
        self._beside = _as_text(_news, beside)[1:-1] if beside else None
        self._shared = _dump(shared)[1:-1] if shared else ""
        self._sentences: dict[str, str] = {}
        """The sentences about a redacted record, by its text."""

    def text(self, written: Record, before: View, seen: View) -> str:
        """The message for a viewer, from their redacted record and their views before and after the entry.

        Of the views only those parts are needed that are not among the `shared` changes.
        """
        match, lines = self._match, _lines(written)
        own = _dump(find_changes(before, seen))[1:-1]
        joined = f"{self._shared},{own}" if self._shared and own else self._shared or own
        parts = [
            f'"is":"entry","family":"{match.table.game.family}","version":{match.version},"record":{lines}',
            f'"told":{self._sentences_of(written, lines)},"changes":{{{joined}}}',
        ]
        if self._beside:
            parts.append(self._beside)
        if any(line.event["e"] == "seat" for line in written):
            parts.append(_dump(_seating(match))[1:-1])
        return f"{{{','.join(parts)}}}"

    def _sentences_of(self, written: Record, lines: str) -> str:
        if lines not in self._sentences:
            telling = sentences_of(self._match.teller.copy(), events_of(written)) if written else []
            self._sentences[lines] = _as_text(_sentences, telling)
        return self._sentences[lines]


def entry_message(
    match: Match, viewer: Viewer, record: Record, before: View, seen: View, news: News | None = None
) -> str:
    """The message for one viewer of the entry that led to this match, from its record and their two views."""
    return EntryWriter(match, news).text(redacted_entry(record, viewer, match.recorder.family), before, seen)


def _seating(match: Match) -> dict[str, Any]:
    """The players by seat, and the bots that stand in for them."""
    owned = match.owners_setup
    stand_ins = [match.seated.players[seat] if seat in match.away else None for seat in range(match.table.seats)]
    return {"names": owned.names, "players": owned.players, "stand_ins": stand_ins}


def _dump(value: object) -> str:
    return to_json(value).decode()


def _as_text(adapter: TypeAdapter[T], value: T) -> str:
    return adapter.dump_json(value).decode()


def _lines(record: Record) -> str:
    return f"[{','.join(line.line for line in record)}]"


def since_message(version: int) -> str:
    """Write the message that announces the missed entries up to this version."""
    return _dump({"is": "since", "protocol": PROTOCOL, "version": version})


def ack_message(message: str, version: int) -> str:
    """Write the message that confirms a stored choice or command."""
    return _dump({"is": "ack", "id": message, "version": version})


def nack_message(match: Match, viewer: Viewer, message: str | None, code: NackCode, why: Message) -> str:
    """Write the message that refuses a viewer's message, with the code and the reason."""
    return _dump(
        {
            "is": "nack",
            "family": match.table.game.family,
            "id": message,
            "code": code,
            "say": message_json(why),
            "version": match.version,
            "view": view(match.table, viewer),
        }
    )
