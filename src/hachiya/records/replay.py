"""Replays records: opens a match from its first event, and replays every match of a record."""

from collections.abc import Iterable, Iterator

from hachiya.games import registry
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.families import PARTS
from hachiya.records.lines import TruncatedRecord
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.say import record as say


def replays(
    events: Iterable[tuple[int, AnyEvent]], lenient: bool = False, table: type[Table] = Table
) -> Iterator[Replay]:
    """Every match of a record, verified; the last match and those that their players ended early may be incomplete.

    Events come with their numbers, in a file line numbers; BadRecord at the first event that does not follow from those
    before. `table` is the class of the tables at which matches are replayed.
    """
    replay: Replay | None = None
    source = iter(events)
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
            if not (replay.complete or replay.ended_early):
                raise BadRecord(say.begins_early(), line)
            yield replay
            replay = None
        if replay is None:
            replay = open_replay(line, event, lenient, table)
        else:
            replay.feed(line, event)
    if replay is not None:
        replay.end()
        yield replay


def open_replay(line: int, event: AnyEvent, lenient: bool, table: type[Table] = Table) -> Replay:
    """A replay of the match that begins with this line; BadRecord if no match can begin so."""
    try:
        return _open_replay(event, lenient, table)
    except HachiyaError as error:
        raise BadRecord(error.message, line) from None


def _open_replay(event: AnyEvent, lenient: bool, kind: type[Table]) -> Replay:
    if event["e"] != "match":
        raise HachiyaError(say.begins_with_match())
    if "viewer" in event:
        raise HachiyaError(say.seen_by(viewer=repr(event["viewer"])))
    newest = registry.find(event["game"])
    game = newest.of_version(event["version"])
    if game is None:
        raise HachiyaError(say.unknown_version(game=newest.title, version=event["version"], right=newest.version))
    table = kind(game, event.get("options", {}), seats=event.get("seats"))
    missing = table.options.keys() - event.get("options", {}).keys()
    if missing and not lenient and game.version == 1:
        raise HachiyaError(say.lacks_options(names=sorted(missing)))
    names = event.get("names", [str(seat) for seat in range(table.seats)])
    if len(names) != table.seats:
        raise HachiyaError(say.names_of_seats(number=len(names), other=table.seats))
    if len(event.get("players", names)) != table.seats:
        raise HachiyaError(say.players_of_seats(number=len(event["players"]), other=table.seats))
    if any(seat >= table.seats for seat in event.get("own", ())):
        raise HachiyaError(say.no_seat(seat=Seat(max(event["own"]))))
    replay = PARTS[game.family].replay(table, names, lenient)
    replay.begin(event)
    return replay
