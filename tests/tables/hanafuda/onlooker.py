"""A viewer at a table of flower cards, which checks every card that it receives."""

import copy
import json
from typing import Any

from pydantic import TypeAdapter

from hachiya.engine.ledger import NOBODY
from hachiya.explain.sentences import Narrator
from hachiya.games.hanafuda.cards import UNKNOWN, letters, mask
from hachiya.games.hanafuda.sight import cards_held, hand_seen, unseen
from hachiya.games.table import Table
from hachiya.records.events import HANAFUDA
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.messages.telling import Telling, events_of, sentences_of
from hachiya.tables.stored.entries import Entry, Record
from hachiya.words.say import serve as serve_words
from tests.tables.choosing import Message
from tests.tables.follower import Follower
from tests.tables.walker import cards_of, check_form


def number(viewer: Viewer) -> int:
    """The number of the viewer in `sight`."""
    return NOBODY if viewer == "table" else viewer


class Onlooker:
    """A connection of one viewer, and what it has received."""

    def __init__(self, viewer: Viewer, match: Match) -> None:
        self.viewer = viewer
        self.record: list[Message] = [
            json.loads(line.line) for line in redacted_entry(match.setup.head(), viewer, HANAFUDA)
        ]
        telling = sentences_of(
            Narrator(match.table.game), events_of(redacted_entry(match.setup.head(), viewer, HANAFUDA))
        )
        self.tellings: list[Any] = TypeAdapter(list[Telling]).dump_python(telling, mode="json")
        self.follower = Follower()
        self.follower.view = messages.view(match.table, viewer)
        self.cards = 0

    def hear(self, match: Match, entry: Entry, record: Record, whole: bool) -> None:
        """Receive the messages of this version, and check each."""
        before, seen = self.follower.view, messages.view(match.table, self.viewer)
        texts = [messages.entry_message(match, self.viewer, entry.record, before, seen)]
        texts.append(messages.nack_message(match, self.viewer, "id", "illegal", serve_words.too_fast()))
        if whole:
            texts.append(messages.table_message(match, self.viewer, record, seen))
        for text in texts:
            if whole:
                check_form(json.loads(text))
            message = self.follower.hear(text)
            self.look(match.table, message)
            if message["is"] == "table":
                self.look_back(match, message)

    def look_back(self, match: Match, message: Message) -> None:
        """Assert that each earlier view of a table message equals the view of that time."""
        assert len(message["past"]) == len(match.past)
        for earlier, before in zip(message["past"], match.past, strict=True):
            message = {**message, "is": "nack", "view": apply_changes(message["view"], earlier["changes"])}
            then = copy.copy(match.table)
            then.state = before.state
            assert message["view"] == messages.view(then, self.viewer)
            self.look(then, message)

    def look(self, table: Table, message: Message) -> None:
        if message["is"] == "entry":
            assert message["view"] == messages.view(table, self.viewer)
            self.record += message["record"]
            self.tellings += message["told"]
        elif message["is"] == "table":
            assert message["record"] == self.record
            assert message["told"] == self.tellings[len(self.tellings) - len(message["told"]) :]
            message["record"] = message["told"] = []  # each of its events was looked at when it was news
        hidden = unseen(table.state, number(self.viewer))
        for path, cards in cards_of(message):
            if message["is"] == "nack" and path[:3] == ("say", "args", "action"):
                continue  # what is refused is what the viewer has said
            known = mask(cards.replace(UNKNOWN, ""))
            assert known & hidden == 0, (path, cards)
            self.cards += known.bit_count()
        self.look_at_hands(table, message["view"])
        self.look_at_what_is_known(message["view"], hidden)

    def look_at_what_is_known(self, view: Message, hidden: int) -> None:
        """Assert that the listed unseen cards are the viewer's unknown ones, and that progress follows from piles."""
        assert mask(view["unseen"]) == hidden
        for seat, rows in enumerate(view["progress"]):
            assert bool(rows) == (seat in view["order"])
            for row in rows:
                for card in row["have"]:
                    assert card in view["captured"][seat]
                for card in row["blocked"]:
                    assert any(card in pile for other, pile in enumerate(view["captured"]) if other != seat)
                assert not any(card in pile for card in row["open"] for pile in view["captured"])

    def look_at_hands(self, table: Table, view: Message) -> None:
        own_turn = table.turn == self.viewer and not table.over
        assert bool(view["choices"]) == bool(view["legal"]) == own_turn
        for seat, hand in enumerate(view["hands"]):
            known = letters(hand_seen(table.state, seat, number(self.viewer)))
            held = cards_held(table.state, seat)
            assert hand == known + UNKNOWN * (held - len(known))
            # A hand that is thrown in for a redeal is held by nobody, and lies where it was until the next deck.
            assert held == table.state.hands[seat].bit_count() or table.awaits_deal
        for offer in view["choices"]:
            assert mask(offer.get("ribbons", {"of": ""})["of"]) & ~table.state.hands[table.turn] == 0
