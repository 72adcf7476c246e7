"""`hachiya replay`: a record is recomputed and verified line by line, and printed in any format."""

import sys
from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path
from typing import Any, cast

from hachiya.cli.families import FAMILIES
from hachiya.cli.spelling import FORMATS, encode_events, file_header
from hachiya.cli.story import story
from hachiya.games.registry import find, usual_options
from hachiya.records.load import load, load_stream
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.words.message import Message
from hachiya.words.say import command as words
from hachiya.words.voice import say

VIEWS = (*FORMATS, "sheet")


def replay(path: Path | None, form: str | None, lang: str) -> None:
    """Verify the matches of a file (standard input if None) and print each: a summary if `form` is None.

    A record that ends early is printed up to its end, with a notice on stderr; that is not an error.
    """
    spelling, lines = open_record(path)
    output = sys.stdout.buffer
    output.write(file_header(form or ""))
    for number, match in enumerate(replays(lines, lenient=spelling == "fuda"), 1):
        if form in FORMATS:
            output.write(encode_events(match.events, form))
        else:
            sys.stdout.write(_sheet(match, lang) if form == "sheet" else summary(number, match, lang))
        sys.stdout.flush()
        if match.truncated or not match.complete:
            print(f"hachiya: {say(early_end_notice(number, match), lang)}", file=sys.stderr)


def open_record(path: Path | None) -> tuple[str, Iterator[tuple[int, Mapping[str, Any]]]]:
    """Open a record, and return its format and the numbered events of its lines."""
    if path is not None:
        return load(path, usual_options)
    return load_stream(cast(BufferedReader, sys.stdin.buffer), usual_options)


def early_end_notice(number: int, match: Replay) -> Message:
    """Say that match `number` was ended early by its players, or that the record breaks off in or after it."""
    if match.ended_early:
        return words.ended_early(number=number, verified=len(match.events))
    if match.complete:
        return words.ends_after_match(number=number)
    ends = words.ends_inside_line if match.truncated else words.ends_after_line
    return ends(number=number, line=match.line, verified=len(match.events))


def _sheet(match: Replay, lang: str) -> str:
    from hachiya.explain.text import sheet

    return sheet(match.events, lang).rstrip("\n") + "\n"


def summary(number: int, match: Replay, lang: str) -> str:
    """Write a match in a few lines: game and options, the result of each seat, and the story of a finished match."""
    events = cast(list[Mapping[str, Any]], match.events)
    head = events[0]
    game = find(head["game"])
    usual = usual_options(game.name)
    options = "".join(f" {key}={value}" for key, value in head["options"].items() if value != usual[key])
    deals = sum(event["e"] == "deal_end" for event in events)
    family = FAMILIES[game.family]
    played = family.played(game, deals)
    title = words.summary(number=number, game=game.title, said=options, played=played, verified=len(events))
    rows = [say(title, lang), *(f"  {seat}" for seat in family.results(match, lang))]
    lines = story(game, events, lang)
    rows += ["", *(f"  {line}".rstrip() for line in lines), ""] if lines else []
    return "".join(f"{row}\n" for row in rows)
