"""Settles a deal with flower cards at a table from its `tally`, and makes the events of it."""

from typing import cast

from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.recording import Recorder


def tally_deal(table: Table, recorder: Recorder, tally: AnyEvent) -> list[Event]:
    """Settle a deal, and return its `tally` with all keys and the events that follow from it.

    Keys of the tally that can be recomputed may be missing. IllegalFact if the facts are impossible.
    """
    game, books = hanafuda(table.game), state_of(table.state).books
    dealer = tally.get("dealer", books.next_dealer)
    facts = tally.get("facts", [])
    fields = game.tally_json(books, table.rules, tally)
    rows = table.tally({**tally, "dealer": dealer, **fields, "facts": facts})
    void = any(fact["what"] == "void" for fact in facts)
    event = {"e": "tally", "n": books.month + void, "dealer": dealer, **fields, "facts": facts}
    return [cast(Event, event), *recorder.events(rows)]
