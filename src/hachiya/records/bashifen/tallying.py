"""Scores a deal of bashifen at a table from its `tally`, and makes the events of it."""

from typing import cast

from hachiya.games.bashifen.game import state_of
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.recording import Recorder


def tally_deal(table: Table, recorder: Recorder, tally: AnyEvent) -> list[Event]:
    """Score a deal, and return its `tally` with all keys and the events that follow from it.

    Keys of the tally that can be recomputed may be missing. IllegalFact if the deal is impossible.
    """
    books = state_of(table.state).books
    stage, points, failed = list(books.level), tally.get("points"), tally.get("failed_lead")
    rows = table.tally({"dealer": tally.get("dealer"), "points": points, "failed_lead": failed})
    deal = {"n": books.deal, "dealer": books.dealer, "stage": stage, "points": points, "failed_lead": failed}
    event = {"e": "tally", **deal}
    return [cast(Event, event), *recorder.events(rows)]
