"""Writes bashifen_fixtures.json: the messages of one deal of 八十分 as a seat gets them, for the tests of the page.

`make docs` runs this; `--check` changes nothing and names the file if it is not up to date (exit code 1). Cards of
which nothing is said, and the tricks in the middle, are left out: there versions jump.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hachiya.bots.registry import find_bot
from hachiya.engine.rng import LANES, seed, shuffle
from hachiya.games.bashifen.state import HAND, Action, Phase
from hachiya.games.registry import find
from hachiya.records.redaction import Viewer
from hachiya.tables import messages
from hachiya.tables.entries import Choice, Entry
from hachiya.tables.match import Match
from hachiya.tables.setup import Setup

TARGET = Path(__file__).with_suffix(".json")
GAME = find("bashifen")
FIRST_CARDS, FIRST_TRICKS, LAST_TRICKS = 3, 3, 1
PASS = int(Action.PASS)


def opened(value: int) -> tuple[Match, Entry]:
    """A table of greedy bots, and its first deal from this seed."""
    setup = Setup(
        id="0123456789abcdef",
        game=GAME.name,
        rules=GAME.version,
        options=GAME.complete_options({}),
        names=("A", "B", "C", "D"),
        players=("greedy",) * 4,
        draws=[[[seat, card] for seat, card in enumerate(("KS", "3H", "AD", "TC"))]],
        pace=0,
    )
    lanes = [0] * LANES
    seed(lanes, value, 7)
    deck = list(range(GAME.cards))
    shuffle(lanes, deck)
    return Match(setup).deal(deck)


def chosen(match: Match, seat: int) -> list[int]:
    """What greedy chooses there."""
    view = GAME.observe(match.table.state, seat)
    view.turn = seat
    return find_bot("greedy").choose(view, match.table.rules, GAME.legal(view), [0] * LANES)


def step(match: Match) -> tuple[Match, Entry]:
    """The next entry: what somebody shows, the next card, a confirmation, a play."""
    table = match.table
    if not table.all_speak:
        return match.choose(table.turn, chosen(match, table.turn), None)
    said = {seat: chosen(match, seat) for seat in range(4) if GAME.calls(table.state, seat)}
    shown = [seat for seat, actions in said.items() if actions != [PASS]]
    if shown:
        return match.choose(shown[0], said[shown[0]], None)
    if table.awaits_tick:
        return match.tick()
    return match.choose(next(seat for seat in range(4) if table.awaits(seat)), [PASS], None)


def deal(value: int) -> Iterator[tuple[Match, Entry]]:
    """All entries of one deal."""
    match, entry = opened(value)
    yield match, entry
    while not match.table.awaits_deal:
        match, entry = step(match)
        yield match, entry


def is_kept(match: Match, entry: Entry) -> bool:
    """Does the file have this entry?"""
    state = match.table.state
    if not isinstance(entry, Choice):
        return bool(state.drawn <= FIRST_CARDS or state.drawn == 100)
    if state.phase in (Phase.DRAW, Phase.BURY):
        return True
    return bool(HAND - min(state.held) <= FIRST_TRICKS or max(state.held) <= LAST_TRICKS)


def messages_of(value: int, viewer: Viewer) -> list[dict[str, Any]]:
    """The deal as this viewer gets it: the table with its first card, then entries."""
    told: list[str] = []
    for match, entry in deal(value):
        if not told:
            told.append(messages.table_message(match, viewer, entry.record))
        elif is_kept(match, entry):
            told.append(messages.entry_message(match, viewer, entry.record))
    return [json.loads(text) for text in told]


def text() -> str:
    """The file, a message a line."""
    content = {"seat": messages_of(5, 3), "table": messages_of(5, "table")}
    told = [
        f'"{viewer}":[\n'
        + ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
        + "\n]"
        for viewer, found in content.items()
    ]
    return "{\n" + ",\n".join(told) + "\n}\n"


def main() -> int:
    """Writes the file, or says that it is not up to date; the exit code."""
    made = text()
    if TARGET.is_file() and TARGET.read_text("utf-8") == made:
        return 0
    if "--check" in sys.argv[1:]:
        print(TARGET.relative_to(Path(__file__).parents[2]))
        return 1
    TARGET.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
