"""No message holds a hidden card: cards are compared with `sight`, and hidden cards change no byte."""

import copy
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, cast, get_type_hints

import pytest

from hachiya.engine.rng import shuffle
from hachiya.games.hanafuda.cards import LETTERS, UNKNOWN, letters
from hachiya.games.hanafuda.dealing import stock_cards, stock_start
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.sight import HIDDEN, returned_seen
from hachiya.records.events import Event
from hachiya.records.redaction import Viewer
from hachiya.tables.match.match import Match
from hachiya.tables.messages.hanafuda.view import View
from hachiya.tables.stored.entries import Deck, Entry, Record
from hachiya.words.errors import IllegalAction
from tests.playing import HANAFUDA_MENUS, Menu, hidden_cards_dealt_anew, rng
from tests.sampling import first
from tests.tables.hanafuda.onlooker import Onlooker, number
from tests.tables.play import deck, entries, entry_text, new_setup, seen_text, table_text, viewers
from tests.tables.walker import bears_cards, cards_of


def random_match(seed: int) -> tuple[Match, Random]:
    random = Random(seed)
    return Match(new_setup(random.choice(HANAFUDA_MENUS))), random


def walk(seed: int, months: int) -> None:
    """Play one random match with all viewers connected."""
    match, random = random_match(seed)
    onlookers = [Onlooker(viewer, match) for viewer in viewers(match)]
    record: Record = []
    for after, entry in entries(match, random, months):
        record += entry.record
        for onlooker in onlookers:
            onlooker.hear(after, entry, record, whole=after.version % 20 == 1)
    # A deal may be over with the first bids: then the field is all that was seen.
    some = 100 if any(line.event["e"] == "play" for line in record) else 20
    assert all(onlooker.cards > some for onlooker in onlookers)


@pytest.mark.parametrize("decade", first(range(1), range(20)))
def test_no_message_holds_a_card_that_its_viewer_may_not_see(decade: int) -> None:
    for seed in range(10 * decade, 10 * decade + 10):
        walk(seed, months=4 if seed % 10 == 0 else 1)


@pytest.mark.slow
@pytest.mark.parametrize("score", range(3))
def test_no_message_of_a_whole_match_holds_a_card_that_its_viewer_may_not_see(score: int) -> None:
    """Sixty matches are enough, because the two hundred shorter ones have as many kinds of messages."""
    for seed in range(1000 + 20 * score, 1020 + 20 * score):
        walk(seed, months=12)


def test_no_message_shows_the_unturned_stock_of_a_match_of_two_players() -> None:
    match, random = Match(new_setup(Menu("hachiju", {"deals": 12}, 2))), Random(1)
    shown: set[str] = set()
    played_out = 0
    onlookers = [Onlooker(viewer, match) for viewer in viewers(match)]
    before = match
    for after, entry in entries(match, random):
        if isinstance(entry, Deck):
            shown = set()
        for onlooker in onlookers:
            message = onlooker.follower.hear(entry_text(before, after, onlooker.viewer, entry.record))
            shown |= {card for _, cards in cards_of(message) for card in cards}
        before = after
        if any('"why":"played_out"' in line.line for line in entry.record):
            state = after.table.state
            left = [LETTERS[card] for card in stock_cards(state)[state.turned :]]
            assert len(left) == state.turned == 14
            assert shown.isdisjoint(left)
            played_out += 1
    assert played_out


@pytest.mark.parametrize("leak", ["hand", "stock", "deck in a word", "ribbons"])
def test_the_check_of_messages_detects_a_leaked_card(leak: str) -> None:
    match = Match(new_setup())
    after, entry = next(entries(match, Random(1)))
    other: Viewer = (after.table.turn + 1) % 3
    secret = letters(after.table.state.hands[after.table.turn])
    onlooker = Onlooker(other, match)
    message = onlooker.follower.hear(entry_text(match, after, other, entry.record))
    if leak == "hand":
        message["view"]["hands"][after.table.turn] = secret
    elif leak == "stock":
        message["record"][1]["cards"] = secret + UNKNOWN * 14
    elif leak == "deck in a word":
        message["view"]["pending"] = secret[0]
    else:
        message["view"]["choices"] = [{"action": 48, "ribbons": {"of": secret, "count": 1}}]
    with pytest.raises(AssertionError):
        onlooker.look(after.table, message)


def test_exactly_these_fields_of_a_view_are_typed_as_cards() -> None:
    assert bears_cards(Any) is False
    assert {key for key, hint in _view_hints().items() if bears_cards(hint)} == {
        "hands", "exposed", "field", "pending", "captured", "squeezed", "choices",
    }  # fmt: skip


def _view_hints() -> dict[str, Any]:
    return get_type_hints(View, include_extras=True)


# ------------------------------------------------------------------------------------- hidden cards dealt anew


class Worlds:
    """A match as it is, and with other hidden cards for one viewer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.lanes = rng(seed)
        self.positions = 0
        self.same = 0
        self.other = 0

    def play(self, months: int) -> "Worlds":
        """Play one random match; compare views after each entry, and sometimes whole months."""
        match, random = random_match(self.seed)
        opening, month = match, list[Entry]()
        for after, entry in entries(match, random, months):
            if isinstance(entry, Deck):
                opening, month = match, []
            month.append(entry)
            match = after
            self.positions += 1
            for viewer in viewers(match):
                self.compare_views(match, viewer)
                if random.random() < 0.1:
                    self.compare_months(opening, month, match, viewer)
        return self

    def compare_views(self, match: Match, viewer: Viewer) -> None:
        """Assert that the position with other hidden cards gives equal messages."""
        other = copy.copy(match)
        other.table = copy.copy(match.table)
        other.table.state = hidden_cards_dealt_anew(match.table, number(viewer), self.lanes)
        assert seen_text(other, viewer) == seen_text(match, viewer)

    def compare_months(self, opening: Match, month: list[Entry], match: Match, viewer: Viewer) -> None:
        """Assert that equal choices after another deal with the same public events give equal messages."""
        here = there = opening
        for entry in month:
            before = here, there
            here, again = here.replay_entry(entry)
            same = entry
            if isinstance(entry, Deck):
                state = hidden_cards_dealt_anew(match.table, number(viewer), self.lanes)
                given_back = hands_given_back(state, viewer, self.lanes)
                deal = next(line.event for line in again.record if line.event["e"] == "deal")
                shuffles = another_deck(here, deal, match, state, given_back)
                # Who draws the white card is told to all.
                same = replace(entry, cards=shuffles + entry.cards[len(shuffles) :])
            try:
                there, otherwise = there.replay_entry(same)
            except IllegalAction:
                self.other += 1
                return
            if public(again.record) != public(otherwise.record):
                self.other += 1  # what was shown or paid says that the cards do not lie so
                return
            message = entry_text(before[0], here, viewer, again.record)
            assert entry_text(before[1], there, viewer, otherwise.record) == message
        assert table_text(there, viewer, []) == table_text(here, viewer, [])
        self.same += 1


def hands_given_back(state: Any, viewer: Viewer, lanes: list[int]) -> list[int]:
    """The hands of seats out of play, with cards that a viewer cannot tell from them; all are in the stock."""
    known = [returned_seen(state, seat, number(viewer)) for seat in range(state.books.seats)]
    rest = [int(card) for card in state.deck[stock_start(state) :] if not sum(known) >> int(card) & 1]
    shuffle(lanes, rest)
    hands = []
    for seat, seen in enumerate(known):
        missing = (state.returned[seat] & ~seen).bit_count()
        hands.append(seen | sum(1 << rest.pop() for _ in range(missing)))
    return hands


def public(record: Record) -> Record:
    """The events that all viewers read whole."""
    return [line for line in record if line.event["e"] not in HIDDEN]


def another_deck(dealt: Match, deal: Event, match: Match, state: Any, given_back: list[int]) -> list[int]:
    """Both shuffles by which the month could have led to `state` instead of `match`.

    `dealt` is the match after its deal, of which `deal` tells; `given_back` are the hands by seat that lie in the
    stock.
    """
    table, now, then = match.table, match.table.state, dealt.table.state
    hands = []
    for seat in range(table.seats):
        closed = now.hands[seat] & ~now.exposed[seat]
        hand = then.hands[seat] & ~closed | state.hands[seat] & ~state.exposed[seat]
        hands.append(given_back[seat] or hand)
    field = deck(cast(Mapping[str, Any], deal)["field"])
    in_play = sum(hands) | sum(1 << card for card in field)
    stock = [int(card) for card in state.deck[stock_start(state) :]]
    undealt = [card for card in range(table.game.cards) if not in_play >> card & 1]
    if sorted(stock) == undealt:
        undealt = stock  # all play: where nothing can be folded, it lies as it was dealt
    first = hanafuda(table.game).deck_of(
        then.books.dealer, table.seats, [deck(letters(hand)) for hand in hands], field, undealt
    )
    return first + stock + [card for card in range(table.game.cards) if card not in stock]


@pytest.mark.parametrize("seed", first(range(1, 2), range(1, 13)))
def test_no_message_changes_when_hidden_cards_are_redealt(seed: int) -> None:
    worlds = Worlds(seed).play(months=4)
    assert worlds.positions > 20  # of four deals, of which some end with their bids
    assert worlds.same > 1


@pytest.mark.slow
def test_no_message_at_10_000_positions_changes_when_hidden_cards_are_redealt() -> None:
    positions, same, seeds = 0, 0, count(100)
    while positions < 10_000:
        worlds = Worlds(next(seeds)).play(months=12)
        positions += worlds.positions
        same += worlds.same
    assert same > 1_000  # few in a match of few deals
