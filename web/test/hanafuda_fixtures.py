"""Writes hanafuda_fixtures.json: the program's records and views of months and years, for the tests of the page."""

import json
from pathlib import Path
from typing import Any

from hachiya.bots.registry import find_bot
from hachiya.engine.rng import LANES, below, pick, seed
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.events import HANAFUDA, Event
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import Viewer, redact
from hachiya.tables.messages.table import view

TARGET = Path(__file__).with_suffix(".json")
SANNIN = find("sannin")
AUCTION, AT_ONCE, DOUBLING = find("nakayoshi"), find("shiragiku"), find("hachiju")
SHEET_EVENTS = ("match", "deal", "pay", "deal_end", "match_end")


def generator(value: int) -> list[int]:
    """A random number generator, seeded with a value."""
    rng = [0] * LANES
    seed(rng, value, 7)
    return rng


def play(table: Table, value: int, policy: str, months: int = 99) -> list[tuple[Table, list[Event]]]:
    """Play a match at this table; give the table after each entry, and the events of the entry."""
    recorder = recorder_of(table, "ABCDEF"[: table.seats])
    rng, bot = generator(value), find_bot(policy)
    entries: list[tuple[Table, list[Event]]] = []
    while not table.over and table.state.books.month <= months:
        if table.awaits_deal:
            record = recorder.events(table.deal())
        else:
            view = table.view(table.turn)
            # Bots hardly ever go on: let chance decide some of it.
            (action,) = [pick(rng, view.actions)] if below(rng, 4) == 0 else bot.choose(view, rng)
            record = recorder.events(table.act(table.turn, action))
        entries.append((table.copy(), record))
    return entries


def month(value: int, viewer: Viewer, game: Game = SANNIN, seats: int = 3) -> list[dict[str, Any]]:
    """A month as this viewer sees it."""
    entries = []
    for table, record in play(Table(game, {}, seats=seats, seed=value), value, "greedy", months=1):
        # How far each seat is with its yaku is long, and no test of the page asks for it.
        seen = {**view(table, viewer), "progress": []}
        entries.append({"record": [redact(event, viewer, HANAFUDA) for event in record], "view": seen})
    return entries


def year(value: int, multipliers: str, policy: str) -> dict[str, Any]:
    """The events of a year that its score sheet needs."""
    record = [
        event
        for _, events in play(Table(SANNIN, {"multipliers": multipliers}, seed=value), value, policy)
        for event in events
    ]
    sheet_events = [event for event in record if event["e"] in SHEET_EVENTS]
    return {"multipliers": multipliers, "record": sheet_events}


def text() -> str:
    """The content of hanafuda_fixtures.json."""
    terms = hanafuda(SANNIN).terms(SANNIN.new_rules(SANNIN.complete_options({})))
    content = {
        "letters": LETTERS,
        "card_points": terms.card_points._asdict(),
        "months": [
            *(month(3, 1), month(11, "table"), month(19, 0)),
            *(month(5, 2, AUCTION, 6), month(6, "table", AUCTION, 6), month(7, 0, AUCTION, 4), month(8, 1, AUCTION, 5)),
            *(month(9, 0, AT_ONCE), month(10, 2, AT_ONCE)),
            *(month(12 + seats, seats - 1, DOUBLING, seats) for seats in DOUBLING.seats),
            *(month(20 + seats, "table", DOUBLING, seats) for seats in DOUBLING.seats),
        ],
        "years": [year(value, menu, "greedy") for value, menu in ((19, "A"), (28, "B"), (24, "C"), (30, "F"))],
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
