"""Views follow from redacted records alone, and hidden cards do not change them."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into, values
from hachiya.games.hachihachi.sight import observe
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.sight import cards_held
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.redaction import Viewer, redact_record, snapshot
from tests.playing import HANAFUDA_MENUS, PLAIN_HANAFUDA_MENUS, Menu, hidden_cards_dealt_anew, positions, record, rng
from tests.sampling import drawn

seeds = st.integers(0, 10_000)


@drawn(2, 20, seeds, st.sampled_from(PLAIN_HANAFUDA_MENUS))
def test_a_view_does_not_depend_on_hidden_cards(value: int, menu: Menu) -> None:
    lanes = rng(value + 1)
    for table in positions(value, menu):
        for viewer in menu.viewers:
            other = hidden_cards_dealt_anew(table, viewer, lanes)
            assert values(table.game.observe(other, viewer)) == values(table.game.observe(table.state, viewer))


@drawn(5, 40, seeds, st.sampled_from(PLAIN_HANAFUDA_MENUS))
def test_every_view_has_the_number_of_cards_in_each_hand(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        for seat in range(menu.seats):
            view = table.game.observe(table.state, NOBODY)
            assert cards_held(view, seat) == table.state.hands[seat].bit_count()


class Onlooker:
    """A reader of a redacted record that computes where cards lie without the engine's code."""

    def __init__(self, viewer: Viewer, seats: int, start: int) -> None:
        self.viewer = viewer
        self.seats = range(seats)
        self.scores = [start] * seats
        self.field: set[str] = set()
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.exposed: list[set[str]] = [set() for _ in self.seats]
        self.captured: list[set[str]] = [set() for _ in self.seats]
        self.out: set[int] = set()
        self.stock = 0
        self.pot = 0

    def read(self, event: dict[str, Any]) -> None:
        """Read one event."""
        kind = event["e"]
        if kind == "deal":
            self.field = set(event["field"])
            self.hands = [list(hand) for hand in event["hands"]]
            self.exposed = [set() for _ in self.seats]
            self.captured = [set() for _ in self.seats]
            self.out = set()
            self.stock = 0
        elif kind == "squeezed" or (kind == "bid" and event["bid"] == "out"):
            self.out.add(event["seat"])
        elif kind == "stock":
            self.stock = len(event["cards"])
            for seat in self.out:
                self.hands[seat] = []
        elif kind == "deal_end" and event["why"] == "alone":
            for seat in self.out:
                self.hands[seat] = []
        elif kind == "shima":
            self.field -= set(event["cards"])
            self.captured[event["seat"]] |= set(event["cards"])
        elif kind == "show":
            self.exposed[event["seat"]] = set(event["cards"])
            hand = self.hands[event["seat"]]
            for card in event["cards"]:
                if card not in hand:
                    hand[hand.index("?")] = card
        elif kind in ("play", "turn"):
            self.move(event)
        elif kind == "pay":
            for side, sign in (("from", -1), ("to", 1)):
                if event[side] == "pot":
                    self.pot += sign * event["points"]
                elif event[side] not in ("board", "bank"):
                    self.scores[event[side]] += sign * event["points"]

    def move(self, event: dict[str, Any]) -> None:
        """Move a card out of a hand or the stock."""
        seat, card, takes = event["seat"], event["card"], set(event["takes"])
        if event["e"] == "play":
            hand = self.hands[seat]
            hand.remove(card if card in hand else "?")
            self.exposed[seat].discard(card)
        else:
            self.stock -= 1
        self.field -= takes
        if takes:
            self.captured[seat] |= takes | {card}
        else:
            self.field.add(card)

    def view(self) -> dict[str, Any]:
        """The expected snapshot, in its cards and points."""

        def text(cards: Sequence[str] | set[str]) -> str:
            return "".join(sorted(cards, key=lambda letter: (letter == "?", letter)))

        return {
            "field": text(self.field),
            "hands": [text(hand) for hand in self.hands],
            "exposed": [text(cards) for cards in self.exposed],
            "captured": [text(cards) for cards in self.captured],
            "stock": self.stock,
            "pot": self.pot,
            "scores": self.scores,
        }


@pytest.mark.no_cover
@drawn(3, 30, seeds, st.sampled_from(HANAFUDA_MENUS))
def test_a_view_can_be_recomputed_from_the_redacted_record_alone(value: int, menu: Menu) -> None:
    events = record(value, menu)
    viewers: list[Viewer] = [*range(menu.seats), "table"]
    onlookers = [Onlooker(viewer, menu.seats, menu.table(value).state.books.scores[0]) for viewer in viewers]
    lines = [iter(redact_record(events, viewer)) for viewer in viewers]
    for line in lines:
        assert next(line)["e"] == "match"
    numbers = [0] * len(viewers)
    for table in positions(value, menu):
        if table.state.phase in (Phase.MIZUTEN, Phase.BID):
            continue  # how the stock will lie is not said yet
        # Everything up to this position, and no more, has been said: count by the full record.
        if table.state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            continue  # the card lies open, but its line waits for the choice
        for index, viewer in enumerate(viewers):
            seen = snapshot(table, viewer)
            while not agrees(onlookers[index], seen):
                onlookers[index].read(json.loads(json.dumps(next(lines[index]))))
                numbers[index] += 1
            assert not any(letter in "?" for letter in seen["field"])
    assert min(numbers) == max(numbers) > 8


def agrees(onlooker: Onlooker, seen: dict[str, Any]) -> bool:
    """Whether the onlooker's picture equals the snapshot."""
    return all(seen[key] == value for key, value in onlooker.view().items())


def test_a_choice_of_ribbons_is_visible_to_its_own_seat_only() -> None:
    """C-166: 赤 with five ribbons or more has a choice that others must not see."""
    for table in five_ribbons():
        chooser = table.turn
        assert snapshot(table, chooser)["phase"] == "expose"
        others: list[Viewer] = [*(seat for seat in range(3) if seat != chooser), "table"]
        for viewer in others:
            assert snapshot(table, viewer)["phase"] == "show"
            assert snapshot(table, viewer)["legal"] == []


def five_ribbons() -> list[Table]:
    """Tables at which a seat is choosing ribbons."""
    hand = [LETTERS.index(letter) for letter in "BFJNRCD"]
    rest = [card for card in range(48) if card not in hand]
    states = []
    for seat in range(3):
        hands = [rest[7 * k : 7 * k + 7] for k in range(2)]
        hands.insert(seat, hand)
        game = find("sannin")
        table = Table(game)
        table.deal(hanafuda(game).deck_of(0, 3, hands, rest[14:20], rest[20:]))
        while table.turn != seat:
            table.act(table.turn, Action.PASS)
        table.act(seat, Action.READ)
        states.append(table)
    return states


def test_a_view_hides_the_other_hands_and_the_stock() -> None:
    for table in positions(5):
        for viewer in range(3):
            view = observe(table.state, viewer)
            for seat in range(3):
                if seat != viewer:
                    assert view.hands[seat] == table.state.hands[seat] & table.state.exposed[seat]
            assert set(view.deck) == {NOBODY}
            assert set(view.rng) == {0}


def test_a_view_is_a_copy() -> None:
    table = next(positions(6))
    before = values(table.state)
    view = observe(table.state, 0)
    view.hands[0] = 0
    copy = table.game.new_state()
    copy_into(copy, table.state)
    assert values(table.state) == before == values(copy)
