"""Replays records: opens a match by its first line, and walks through every match of a file."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hachiya.engine.errors import BadRecord, HachiyaError
from hachiya.games import registry
from hachiya.games.bashifen import game as bashifen
from hachiya.games.hanafuda import game as hanafuda
from hachiya.games.table import Table
from hachiya.records.bashifen_replay import BashifenReplay
from hachiya.records.hanafuda_replay import HanafudaReplay
from hachiya.records.lines import TruncatedRecord
from hachiya.records.replaying import Replay

REPLAYS: Mapping[str, type[Replay]] = {hanafuda.FAMILY: HanafudaReplay, bashifen.FAMILY: BashifenReplay}


def replays(lines: Iterable[tuple[int, Mapping[str, Any]]], lenient: bool = False) -> Iterator[Replay]:
    """Every match of a file, verified; the last may be incomplete, where the file ends early.

    BadRecord at the first line that cannot be.
    """
    replay: Replay | None = None
    source = iter(lines)
    while True:
        try:
            line, event = next(source)
        except StopIteration:
            break
        except TruncatedRecord:
            if replay is None:
                raise
            replay.truncated = True
            break
        if event["e"] == "match" and replay is not None:
            replay.end()
            if not replay.complete:
                raise BadRecord(
                    "a new match begins before the last one has ended",
                    "前の勝負が終わる前に次の勝負が始まっています",
                    line,
                )
            yield replay
            replay = None
        if replay is None:
            replay = opened(line, event, lenient)
        else:
            replay.feed(line, event)
    if replay is not None:
        replay.end()
        yield replay


def opened(line: int, event: Mapping[str, Any], lenient: bool) -> Replay:
    """A match that begins with this line; BadRecord if none can."""
    try:
        return _opened(event, lenient)
    except HachiyaError as error:
        raise BadRecord(error.en, error.ja, line) from None


def _opened(event: Mapping[str, Any], lenient: bool) -> Replay:
    if event["e"] != "match":
        raise HachiyaError("a record begins with a `match` event", "記録は match で始まります")
    if "viewer" in event:
        raise HachiyaError(
            f"this is what viewer {event['viewer']!r} saw; only the full record can be replayed",
            f"これは {event['viewer']!r} から見た記録です。再生できるのは全体の記録だけです",
        )
    game = registry.find(event["game"])
    if event["version"] != game.version:
        raise HachiyaError(
            f"{game.name} version {event['version']} is unknown; this program plays version {game.version}",
            f"{game.name} のバージョン {event['version']} は未知です。{game.version} に対応しています",
        )
    table = Table(game, event.get("options", {}), seats=event.get("seats"))
    missing = table.options.keys() - event.get("options", {}).keys()
    if missing and not lenient:
        lacking = ", ".join(sorted(missing))
        raise HachiyaError(f"`options` lacks {lacking}", f"options に {lacking} がありません")
    names = event.get("names", [str(seat) for seat in range(table.seats)])
    if len(names) != table.seats:
        raise HachiyaError(
            f"`names` has {len(names)} names for {table.seats} seats",
            f"{table.seats}席に名前が{len(names)}個あります",
        )
    replay = REPLAYS[game.family](table, names, lenient)
    replay.begin(event)
    return replay
