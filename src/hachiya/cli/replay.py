"""`hachiya replay`: a record, recomputed and verified line by line, in any spelling."""

import sys
from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path
from typing import Any, cast

from hachiya.cli.families import FAMILIES
from hachiya.cli.spelling import FORMATS, header, spelled
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

    A record that ends early is printed up to its end, and a line on stderr says so; that is no error.
    """
    spelling, lines = opened(path)
    output = sys.stdout.buffer
    output.write(header(form or ""))
    for number, found in enumerate(replays(lines, lenient=spelling == "fuda"), 1):
        if form in FORMATS:
            output.write(spelled(found.events, form))
        else:
            sys.stdout.write(_sheet(found, lang) if form == "sheet" else summary(number, found, lang))
        sys.stdout.flush()
        if found.truncated or not found.complete:
            print(f"hachiya: {say(ends_early(number, found), lang)}", file=sys.stderr)


def opened(path: Path | None) -> tuple[str, Iterator[tuple[int, Mapping[str, Any]]]]:
    """The spelling and the lines of a record."""
    if path is not None:
        return load(path, usual_options)
    return load_stream(cast(BufferedReader, sys.stdin.buffer), usual_options)


def ends_early(number: int, found: Replay) -> Message:
    """Where match `number` of a record breaks off, or the record after it; or that all have ended the match."""
    if found.ended_early:
        return words.ended_early(number=number, verified=len(found.events))
    if found.complete:
        return words.ends_after_match(number=number)
    ends = words.ends_inside_line if found.truncated else words.ends_after_line
    return ends(number=number, line=found.line, verified=len(found.events))


def _sheet(found: Replay, lang: str) -> str:
    from hachiya.explain.text import sheet

    return sheet(found.events, lang).rstrip("\n") + "\n"


def summary(number: int, found: Replay, lang: str) -> str:
    """A match in a few lines: what was played, how each seat ended, and once it is over its story."""
    events = cast(list[Mapping[str, Any]], found.events)
    match = events[0]
    game = find(match["game"])
    usual = usual_options(game.name)
    said = "".join(f" {key}={value}" for key, value in match["options"].items() if value != usual[key])
    deals = sum(event["e"] == "deal_end" for event in events)
    family = FAMILIES[game.family]
    played = family.played(game, deals)
    head = words.summary(number=number, game=game.title, said=said, played=played, verified=len(events))
    rows = [say(head, lang), *(f"  {seat}" for seat in family.results(found, lang))]
    told = story(game, events, lang)
    rows += ["", *(f"  {line}".rstrip() for line in told), ""] if told else []
    return "".join(f"{row}\n" for row in rows)
