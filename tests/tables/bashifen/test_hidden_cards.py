"""No message of 八十分 holds a hidden card: cards are compared with `sight`, and hidden cards change no byte."""

import copy
import json
from dataclasses import replace
from random import Random
from typing import Any, get_type_hints

import pytest
from pydantic import TypeAdapter

from hachiya.engine.ledger import NOBODY
from hachiya.explain.sentences import Narrator
from hachiya.games.bashifen.cards import kind_of, names
from hachiya.games.bashifen.state import Action, Phase
from hachiya.records.events import BASHIFEN
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.bashifen.view import BashifenView
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.messages.telling import Telling, events_of, sentences_of
from hachiya.tables.stored.entries import Deck, Entry, Record
from hachiya.words.errors import IllegalAction
from hachiya.words.say import serve as serve_words
from tests.bashifen.anew import dealt_anew
from tests.playing import BASHIFEN_MENUS, rng
from tests.sampling import slow
from tests.tables.choosing import Message
from tests.tables.follower import Follower
from tests.tables.play import entries, entry_text, new_setup, seen_text, table_text, viewers
from tests.tables.walker import bears_cards, cards_of, check_form

PASS = int(Action.PASS)
PUBLIC_FIRST = ("deal", "bury")
"""Events of which all viewers read only a part."""


def number(viewer: Viewer) -> int:
    """The number of the viewer in `sight`."""
    return NOBODY if viewer == "table" else viewer


def random_match(seed: int) -> tuple[Match, Random]:
    random = Random(seed)
    return Match(new_setup(random.choice(BASHIFEN_MENUS))), random


def known_kinds(match: Match, viewer: Viewer) -> int:
    """The kinds of cards whose place a viewer knows: in visible hands, on the table, buried, and in the kitty."""
    own = match.table.game.observe(match.table.state, number(viewer))
    known_cards = own.gone_one | own.buried_one
    if own.declarer != NOBODY:
        known_cards |= 1 << own.declared  # all have seen it, though it may lie in the widow by now
    for seat in range(4):
        known_cards |= own.hand_one[seat]
    for card in own.deck:
        known_cards |= 1 << (int(card) >> 1) if card != NOBODY else 0
    return int(known_cards)


class Onlooker:
    """A connection of one viewer, and what it has received."""

    def __init__(self, viewer: Viewer, match: Match) -> None:
        self.viewer = viewer
        self.record: list[Message] = [
            json.loads(line.line) for line in redacted_entry(match.setup.head(), viewer, BASHIFEN)
        ]
        telling = sentences_of(
            Narrator(match.table.game), events_of(redacted_entry(match.setup.head(), viewer, BASHIFEN))
        )
        self.tellings: list[Any] = TypeAdapter(list[Telling]).dump_python(telling, mode="json")
        self.follower = Follower()
        self.follower.view = messages.view(match.table, viewer)
        self.cards = 0

    def hear(self, match: Match, entry: Entry, record: Record, whole: bool) -> None:
        """Receive the messages of this version, and check each."""
        before, seen = self.follower.view, messages.view(match.table, self.viewer)
        texts = [messages.entry_message(match, self.viewer, entry.record, before, seen)]
        if whole:
            texts.append(messages.nack_message(match, self.viewer, "id", "illegal", serve_words.too_fast()))
            texts.append(messages.table_message(match, self.viewer, record, seen))
        for text in texts:
            if whole:
                check_form(json.loads(text))
            message = self.follower.hear(text)
            self.look(match, message)
            if message["is"] == "table":
                self.look_back(match, message)

    def look_back(self, match: Match, message: Message) -> None:
        """Assert that each earlier view of a table message equals the view of that time."""
        assert len(message["past"]) == len(match.past)
        for earlier, before in zip(message["past"], match.past, strict=True):
            message = {**message, "is": "nack", "view": apply_changes(message["view"], earlier["changes"])}
            then = with_state(match, before.state)
            assert message["view"] == messages.view(then.table, self.viewer)
            self.look(then, message)

    def look(self, match: Match, message: Message) -> None:
        if message["is"] == "entry":
            assert message["view"] == messages.view(match.table, self.viewer)
            self.record += message["record"]
            self.tellings += message["told"]
        elif message["is"] == "table":
            self.look_at_record(match, message["record"])
            assert message["told"] == self.tellings[len(self.tellings) - len(message["told"]) :]
            message["record"] = message["told"] = []  # each of its events was looked at when it was news
        known = known_kinds(match, self.viewer)
        for path, card in cards_of(message):
            if card != "?":
                assert known >> kind_of(card) & 1, (path, card)
                self.cards += 1
        self.look_at_view(match, message["view"])

    def look_at_record(self, match: Match, record: list[Message]) -> None:
        """Check the record: as sent before, but with the own draws of a deal and the kitty that was taken."""
        assert [without_deal(event) for event in record] == [without_deal(event) for event in self.record]
        deals = [place for place, event in enumerate(record) if event["e"] == "deal"]
        for place in deals:
            event = record[place]
            trumps = next((later for later in record[place:] if later["e"] == "trumps"), None)
            drawn = match.drawn if place == deals[-1] and trumps is None else 100
            for card, name in enumerate(event["draws"]):
                assert (name != "?") == (card < drawn and (event["first"] + card) % 4 == self.viewer)
            took = trumps is not None and trumps["dealer"] == self.viewer
            assert took == ("?" not in event["widow"]) or (trumps is not None and trumps["by"] != "declared")

    def look_at_view(self, match: Match, view: Message) -> None:
        state, all_speak = match.table.state, match.table.is_open_call
        own_turn = state.turn == self.viewer and not all_speak
        assert bool(view["legal"]) == own_turn or (all_speak and self.viewer != "table")
        assert view["turn"] == (None if all_speak or state.turn == NOBODY else state.turn)
        assert (view["ask"] is not None) == (own_turn and state.phase == Phase.PLAY)
        assert PASS not in view["legal"] or (all_speak and state.drawn == 100)
        for seat, hand in enumerate(view["hands"]):
            mine = seat == self.viewer
            singles, pairs = (state.hand_one, state.hand_two) if mine else (state.open_one, state.open_two)
            seen = names(singles[seat], pairs[seat])
            assert hand == seen + ["?"] * (state.held[seat] - len(seen))
        own = [card for group in view["suits"] for card in group["cards"]]
        assert sorted(own) == ([] if self.viewer == "table" else sorted(view["hands"][self.viewer]))
        assert view["buried"] == (
            names(state.buried_one, state.buried_two) if state.books.dealer == self.viewer else []
        )
        for tops in view["tops"].values():
            assert set(tops) <= set(own)


def without_deal(event: Message) -> Message:
    return {**event, "draws": [], "widow": []} if event["e"] == "deal" else event


def walk(seed: int, deals: int) -> None:
    """Play one random match with all viewers connected."""
    match, random = random_match(seed)
    onlookers = [Onlooker(viewer, match) for viewer in viewers(match)]
    record: Record = []
    for after, entry in entries(match, random, deals):
        record += entry.record
        for onlooker in onlookers:
            onlooker.hear(after, entry, record, whole=after.version % 20 == 1)
    assert all(onlooker.cards > 100 for onlooker in onlookers)


@pytest.mark.parametrize("seed", [0, slow(1), slow(2)])
def test_no_message_holds_a_card_that_its_viewer_may_not_see(seed: int) -> None:
    walk(seed, deals=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [100, *map(slow, range(101, 104))])
def test_no_message_of_a_whole_match_holds_a_card_that_its_viewer_may_not_see(seed: int) -> None:
    walk(seed, deals=999)


@pytest.mark.parametrize("leak", ["hand", "widow", "draws", "bury", "name"])
def test_the_check_of_messages_detects_a_leaked_card(leak: str) -> None:
    match, random = random_match(2)
    before = match
    for after, entry in entries(match, random, 1):  # noqa: B007 (what led there is looked at below)
        if after.table.state.phase == Phase.PLAY:
            break
        before = after
    state = after.table.state
    other: Viewer = (state.books.dealer + 1) % 4
    known = known_kinds(after, other)
    dealer = state.books.dealer
    secret = next(name for name in names(state.hand_one[dealer], 0) if not known >> kind_of(name) & 1)
    onlooker = Onlooker(other, before)
    message = onlooker.follower.hear(entry_text(before, after, other, entry.record))
    if leak == "hand":
        message["view"]["hands"][dealer][-1] = secret
    elif leak == "widow":
        message["view"]["turned"] = [secret]
    elif leak == "bury":
        message["record"][0]["cards"][3] = secret
    elif leak == "draws":
        message["record"].append({"e": "deal", "draws": ["?", secret]})
    else:
        playing = {"key": "action-playing-card", "args": {"playing": {"pack": [secret]}}}
        message["told"][0] = [{"say": playing}]
    with pytest.raises(AssertionError):
        onlooker.look(after, message)


def test_exactly_these_fields_of_a_view_are_typed_as_cards() -> None:
    hints = get_type_hints(BashifenView, include_extras=True)
    assert {key for key, hint in hints.items() if bears_cards(hint)} == {
        "declared", "hands", "open", "suits", "turned", "buried", "trick", "taken", "tops", "ask",
    }  # fmt: skip


# ------------------------------------------------------------------------------------- hidden cards dealt anew


class Worlds:
    """A match as it is, and with other hidden cards for one viewer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.lanes = rng(seed)
        self.positions = 0
        self.same = 0

    def play(self, deals: int) -> "Worlds":
        """Play one random match; redeal the position after each entry, and sometimes the whole deal."""
        match, random = random_match(self.seed)
        opening, deal = match, list[Entry]()
        for after, entry in entries(match, random, deals):
            if isinstance(entry, Deck):
                opening, deal = match, []
            deal.append(entry)
            match = after
            self.positions += 1
            for viewer in viewers(match):
                if random.random() < 0.2:
                    self.compare_views(match, viewer)
                if random.random() < 0.005:
                    self.compare_deals(opening, deal, match, viewer)
        return self

    def anew(self, match: Match, viewer: Viewer) -> Any:
        return dealt_anew(match.table, number(viewer), self.lanes)

    def compare_views(self, match: Match, viewer: Viewer) -> None:
        """Assert that the position with other hidden cards gives equal messages."""
        other = with_state(match, self.anew(match, viewer))
        assert seen_text(other, viewer) == seen_text(match, viewer)

    def compare_deals(self, opening: Match, deal: list[Entry], match: Match, viewer: Viewer) -> None:
        """Assert that equal choices after another deal with the same public events give equal messages."""
        deck = [int(card) for card in self.anew(match, viewer).deck] * 2
        here = there = opening
        for entry in deal:
            before = here, there
            here, again = here.replay_entry(entry)
            try:
                there, otherwise = there.replay_entry(replace(entry, cards=deck) if isinstance(entry, Deck) else entry)
            except IllegalAction:
                return
            if public(again.record) != public(otherwise.record):
                return  # what was shown or played says that the cards do not lie so
            right = entry_text(before[0], here, viewer, again.record)
            assert entry_text(before[1], there, viewer, otherwise.record) == right
        assert table_text(there, viewer, []) == table_text(here, viewer, [])
        self.same += 1


def with_state(match: Match, state: Any) -> Match:
    other = copy.copy(match)
    other.table = copy.copy(match.table)
    other.table.state = state
    return other


def public(record: Record) -> Record:
    """The events that all viewers read whole."""
    return [line for line in record if line.event["e"] not in PUBLIC_FIRST]


@pytest.mark.parametrize("seed", [0, slow(1)])
def test_no_message_changes_when_hidden_cards_are_redealt(seed: int) -> None:
    worlds = Worlds(seed).play(deals=1)
    assert worlds.positions > 100


@pytest.mark.slow
def test_no_message_of_a_whole_match_changes_when_hidden_cards_are_redealt() -> None:
    same = 0
    for seed in range(100, 103):
        same += Worlds(seed).play(deals=999).same
    assert same > 20


def test_messages_of_the_draw_do_not_depend_on_cards_of_other_seats() -> None:
    """Nobody declares; whatever the others draw, every message of the draw is equal."""
    random = Random(1)
    match, first = Match(new_setup(BASHIFEN_MENUS[0])).deal(random.sample(range(108), 108) * 2)
    for viewer in viewers(match):
        lanes = rng(1)
        end = match
        while end.table.clock_due:
            end, _ = end.draw_card()
        deck = [int(card) for card in dealt_anew(end.table, number(viewer), lanes).deck]
        here, there = match, Match(match.setup).deal(deck * 2)[0]
        for drawn in range(1, 100):
            if drawn % 7:
                here, there = here.draw_card()[0], there.draw_card()[0]
                continue
            assert table_text(there, viewer, []) == table_text(here, viewer, [])
            before = here, there
            here, there = here.draw_card()[0], there.draw_card()[0]
            assert entry_text(before[1], there, viewer, []) == entry_text(before[0], here, viewer, [])
    assert first.version == 1
