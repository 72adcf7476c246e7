"""A match at a table with all messages to its viewers, to be compared with its replay."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.replays.replay import MatchReplay, Origin, read_replays
from hachiya.tables.replays.showing import deal_text
from hachiya.tables.stored.entries import Record
from tests.playing import Menu
from tests.tables.choosing import Message
from tests.tables.play import entries, entry_text, new_setup, viewers

ORIGIN = Origin("0123456789abcdef")


@dataclass
class Followed:
    """The record, and by viewer the announced entries, each with its view."""

    match: Match
    record: Record = field(default_factory=list)
    heard: dict[Viewer, list[Message]] = field(default_factory=dict)
    every_hand: list[list[int]] = field(default_factory=list)
    """The hands of all seats after each entry, from the state of the table."""

    @property
    def text(self) -> bytes:
        """The whole record."""
        head = self.match.setup.head()
        return "".join(f"{line.line}\n" for line in [*head, *self.record]).encode()


def followed(menu: Menu, seed: int, months: int = 2) -> Followed:
    """A random match of this many months, with all its messages."""
    match = Match(new_setup(menu))
    followed_match = Followed(match, heard={viewer: [] for viewer in viewers(match)})
    for after, entry in entries(match, Random(seed), months):
        followed_match.record += entry.record
        if entry.record:
            for viewer, heard in followed_match.heard.items():
                text = entry_text(followed_match.match, after, viewer, entry.record)
                view = json.loads(json.dumps(messages.view(after.table, viewer)))
                heard.append({**json.loads(text), "view": view})
            followed_match.every_hand.append(held(after))
        followed_match.match = after
    return followed_match


def played(menu: Menu, seed: int, months: int = 100) -> bytes:
    """The record of a random match of this many months, or to its end."""
    match = Match(new_setup(menu))
    lines = [line.line for line in match.setup.head()]
    for _, entry in entries(match, Random(seed), months):
        lines += [line.line for line in entry.record]
    return "".join(f"{line}\n" for line in lines).encode()


def held(match: Match) -> list[int]:
    """The cards of a hand by seat, as a set; of two packs the singles, and above them the doubles."""
    state, seats = match.table.state, range(match.table.seats)
    if match.table.game.family == "bashifen":
        return [state.hand_one[seat] | state.hand_two[seat] << 54 for seat in seats]
    return [state.hands[seat] for seat in seats]


def seen_again(replay: MatchReplay, viewer: Viewer, *, everything: bool = False) -> Iterator[Message]:
    """All entries of a replay, each with the view that it leads to."""
    for number in range(len(replay.deals)):
        deal = json.loads(deal_text(replay, number, viewer, everything=everything))
        view = deal["table"]["view"]
        for entry in deal["entries"]:
            view = apply_changes(view, entry["changes"])
            yield {**entry, "view": view}


def only(data: bytes) -> MatchReplay:
    """The only match of a record."""
    (replay,) = read_replays(data, ORIGIN)
    return replay
