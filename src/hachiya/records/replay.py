"""Replays records: opens a match from its first event, and replays every match of a record."""

from collections.abc import Iterable, Iterator, Sequence

from hachiya.games import registry
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.families import PARTS
from hachiya.records.lines import TruncatedRecord
from hachiya.records.replaying import ANNOTATIONS, Replay
from hachiya.words.arguments import Seat
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.say import record as say


def replays(
    events: Iterable[tuple[int, AnyEvent]], lenient: bool = False, table: type[Table] = Table
) -> Iterator[Replay]:
    """Replay and verify every match of a record.

    Args:
        events: The events with their numbers, in a file those of their lines.
        lenient: Whether events may lack what can be recomputed, as in hand-written files.
        table: The class of the table at which each match is played.

    Yields:
        The replay of a match. The last match may be incomplete, as may a match that its players ended early.

    Raises:
        BadRecord: At the first event that does not follow the rules.
        TruncatedRecord: If the record breaks off before its first match.

    Example:
        >>> from hachiya import play
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> record = play("bashifen", bots="random", seed=1).to_jsonl()
        >>> [replay.complete for replay in replays(loads(record))]
        [True]
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
    """Open the replay of a match by its first event.

    Args:
        line: The number of the event's line, from 1.
        event: The `match` event.
        lenient: Whether events may lack what can be recomputed, as in hand-written files.
        table: The class of the table at which the match is played.

    Returns:
        The replay, before its first deal.

    Raises:
        BadRecord: If the event cannot begin a match.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.replay import open_replay
        >>> open_replay(1, Match("hachiju").events[0], lenient=False).table.awaits_deal
        True
    """
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
    missing = {option.name for option in game.options if not option.is_later} - event.get("options", {}).keys()
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


def replay_before_last_decision(events: Sequence[Event]) -> Replay | None:
    """Replay the record of one match up to its last decision.

    Args:
        events: The events of the match, from its `match` event on.

    Returns:
        The replay, before the decision; None if the record has no decision.

    Raises:
        BadRecord: If an event does not follow the rules.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.replay import replay_before_last_decision
        >>> match = Match("hachiju", dealer=0)
        >>> match.deal()
        >>> replay_before_last_decision(match.events).table.awaits_deal
        True
        >>> replay_before_last_decision(match.events[:1])
    """
    replay, last = open_replay(1, events[0], lenient=False), 0
    for place, event in enumerate(events[1:], 1):
        if not replay.due and event["e"] not in ANNOTATIONS | {"draw_seats"}:
            last = place
        replay.feed(place + 1, event)
    if not last:
        return None
    replay = open_replay(1, events[0], lenient=False)
    for place, event in enumerate(events[1:last], 2):
        replay.feed(place, event)
    return replay
