"""Builds what goes out to a viewer, as JSON text. What he may see is for `records.redaction` to say, as anywhere."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import HIDING, Viewer, redact, redacted
from hachiya.server import bashifen_view, hanafuda_view
from hachiya.server.match import Match
from hachiya.server.protocol import PROTOCOL, NackCode

_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode

_REDACTED = tuple(f'{{"e":"{kind}"' for kind in sorted(HIDING))
"""How the lines begin that `redact` does not leave as they are; all others go out as they are stored."""
_TELLING = (*_REDACTED, '{"e":"trumps"')
"""How those begin by which a whole record is redacted: whoever has taken the widow has seen it."""

PONG = '{"is":"pong"}'


class _Family(NamedTuple):
    """What a family of games has of its own in messages."""

    view: Callable[[Table, Viewer], dict[str, Any]]
    terms: Callable[[Match], dict[str, Any]]
    """What a table message says beside what all say."""


_FAMILIES: Mapping[str, _Family] = {
    "hanafuda": _Family(hanafuda_view.view, hanafuda_view.terms),
    "bashifen": _Family(bashifen_view.view, bashifen_view.terms),
}


def shown(lines: Iterable[str], viewer: Viewer) -> list[str]:
    """Lines of one entry as this viewer may read them when it is news."""
    return [
        dump_line(redact(cast(Event, json.loads(line)), viewer)) if line.startswith(_REDACTED) else line
        for line in lines
    ]


def shown_record(lines: Sequence[str], viewer: Viewer, drawn: int) -> list[str]:
    """A whole record as he may read it by now; of a deal that is being drawn, `drawn` cards are there."""
    places = [place for place, line in enumerate(lines) if line.startswith(_TELLING)]
    known = redacted([cast(Event, json.loads(lines[place])) for place in places], viewer, drawn)
    found = list(lines)
    for place, event in zip(places, known, strict=True):
        found[place] = dump_line(event)
    return found


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What the viewer sees now, and what he may choose from."""
    return _FAMILIES[table.game.family].view(table, viewer)


def table_message(match: Match, viewer: Viewer, lines: Iterable[str]) -> str:
    """Everything, for one who comes or has lost the thread; `lines` are those of all entries so far."""
    setup = match.setup
    start = {
        "is": "table",
        "family": match.table.game.family,
        "protocol": PROTOCOL,
        "version": match.version,
        "table": setup.id,
        "viewer": viewer,
        "game": setup.game,
        "languages": match.table.game.languages,
        "options": dict(setup.options),
        "names": setup.names,
        "players": setup.players,
        **_FAMILIES[match.table.game.family].terms(match),
    }
    record = ",".join(shown_record([*setup.head(), *lines], viewer, match.drawn))
    return f'{_dump(start)[:-1]},"record":[{record}],"view":{_dump(view(match.table, viewer))}}}'


def entry_message(match: Match, viewer: Viewer, lines: Iterable[str]) -> str:
    """The entry that led to this position; `lines` are its own."""
    record = ",".join(shown(lines, viewer))
    seen = _dump(view(match.table, viewer))
    family = match.table.game.family
    return f'{{"is":"entry","family":"{family}","version":{match.version},"record":[{record}],"view":{seen}}}'


def ack(message: str, version: int) -> str:
    """A choice is stored."""
    return _dump({"is": "ack", "id": message, "version": version})


def nack(match: Match, viewer: Viewer, message: str | None, code: NackCode, en: str, ja: str) -> str:
    """A message is refused."""
    return _dump(
        {
            "is": "nack",
            "family": match.table.game.family,
            "id": message,
            "code": code,
            "en": en,
            "ja": ja,
            "version": match.version,
            "view": view(match.table, viewer),
        }
    )
