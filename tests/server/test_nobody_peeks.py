"""Nobody peeks: every card in every message against `sight`, and hidden cards that change no byte of any message."""

import asyncio
import copy
import dataclasses
import json
from contextlib import AsyncExitStack
from itertools import count
from random import Random
from typing import Any, get_type_hints

import pytest

from hachiya.engine.errors import IllegalAction
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import shuffle
from hachiya.games.hanafuda.cards import LETTERS, UNKNOWN, letters, mask
from hachiya.games.hanafuda.dealing import stock_cards, stock_start
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.sight import HIDDEN, cards_held, hand_seen, returned_seen, unseen
from hachiya.games.table import ACTIONS, Table
from hachiya.records.redaction import Viewer
from hachiya.server import messages
from hachiya.server.database import open_database
from hachiya.server.match import Match
from hachiya.server.protocol import View
from hachiya.server.setup import Entry
from hachiya.server.store import Store
from tests.playing import HANAFUDA_MENUS, SANNIN, Menu, hidden_cards_dealt_anew, rng
from tests.sampling import first
from tests.server.client import Message, Wire, choice, open_table, order, wire
from tests.server.play import deck, entries, new_setup, viewers
from tests.server.running import Running
from tests.server.walker import bears_cards, cards_of, check_form


def number(viewer: Viewer) -> int:
    """The viewer as `sight` counts."""
    return NOBODY if viewer == "table" else viewer


def random_match(seed: int) -> tuple[Match, Random]:
    random = Random(seed)
    return Match(new_setup(random.choice(HANAFUDA_MENUS))), random


class Onlooker:
    """One viewer's connection: what he was told so far."""

    def __init__(self, viewer: Viewer, head: list[str]) -> None:
        self.viewer = viewer
        self.record: list[Message] = [json.loads(line) for line in messages.shown(head, viewer)]
        self.cards = 0

    def hear(self, match: Match, entry: Entry, lines: list[str], whole: bool) -> None:
        """The messages of this version, each looked through."""
        told = [messages.entry_message(match, self.viewer, entry.lines)]
        told.append(messages.nack(match, self.viewer, "id", "illegal", "no", "いいえ"))
        if whole:
            told.append(messages.table_message(match, self.viewer, lines))
        for text in told:
            message = json.loads(text)
            if whole:
                check_form(message)
            self.look(match.table, message)

    def look(self, table: Table, message: Message) -> None:
        if message["is"] == "entry":
            self.record += message["record"]
        elif message["is"] == "table":
            assert message["record"] == self.record
            message["record"] = []  # each of its events was looked at when it was news
        hidden = unseen(table.state, number(self.viewer))
        for path, cards in cards_of(message):
            known = mask(cards.replace(UNKNOWN, ""))
            assert known & hidden == 0, (path, cards)
            self.cards += known.bit_count()
        self.look_at_hands(table, message["view"])
        self.look_at_what_is_known(message["view"], hidden)

    def look_at_what_is_known(self, view: Message, hidden: int) -> None:
        """The list of unseen cards is that of what he may not know; how far one is with a yaku is in the piles."""
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
            held = table.state.hands[seat].bit_count()
            assert hand == known + UNKNOWN * (held - len(known))
            assert held == cards_held(table.state, seat)
        for offer in view["choices"]:
            assert mask(offer.get("ribbons", {"of": ""})["of"]) & ~table.state.hands[table.turn] == 0


def walk(seed: int, months: int) -> None:
    """One random match, seen by everyone."""
    match, random = random_match(seed)
    onlookers = [Onlooker(viewer, match.setup.head()) for viewer in viewers(match)]
    lines: list[str] = []
    for after, entry in entries(match, random, months):
        lines += entry.lines
        for onlooker in onlookers:
            onlooker.hear(after, entry, lines, whole=after.version % 20 == 1)
    # A deal may be over with the first bids: then the field is all that was seen.
    assert all(onlooker.cards > (100 if any('"e":"play"' in line for line in lines) else 20) for onlooker in onlookers)


@pytest.mark.parametrize("decade", first(range(3), range(20)))
def test_no_message_holds_a_card_that_its_viewer_may_not_see(decade: int) -> None:
    for seed in range(10 * decade, 10 * decade + 10):
        walk(seed, months=4 if seed % 10 == 0 else 1)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(1, 4))
def test_no_message_of_whole_matches_holds_a_card_that_its_viewer_may_not_see(hundred: int) -> None:
    for seed in range(1000 * hundred, 1000 * hundred + 100):
        walk(seed, months=12)


def test_of_two_in_play_what_is_left_in_the_stock_is_never_shown() -> None:
    match, random = Match(new_setup(Menu("hachiju", {"deals": 12}, 2))), Random(1)
    shown: set[str] = set()
    played_out = 0
    for after, entry in entries(match, random):
        if entry.seat is None:
            shown = set()
        for viewer in viewers(after):
            message = json.loads(messages.entry_message(after, viewer, entry.lines))
            shown |= {card for _, cards in cards_of(message) for card in cards}
        if any('"why":"played_out"' in line for line in entry.lines):
            state = after.table.state
            left = [LETTERS[card] for card in stock_cards(state)[state.turned :]]
            assert len(left) == state.turned == 14
            assert shown.isdisjoint(left)
            played_out += 1
    assert played_out


REAL = [SANNIN, Menu("nakayoshi", {"length": "half"}, 6), Menu("hachiju", {"deals": 12}, 4)]


@pytest.mark.parametrize("menu", REAL, ids=str)
def test_no_message_over_a_real_socket_holds_one_either(server: Running, menu: Menu) -> None:
    """All seats and a spectator, from the opening to the settlement; the truth is what the store has."""

    async def play() -> tuple[list[Wire], list[Entry]]:
        persons = ["person"] * (menu.seats - 1)
        opened = await open_table(server.address, order(*persons, game=menu.game, options=menu.options))
        random = Random(7)
        async with AsyncExitStack() as stack:
            places = [*(place for _, place in sorted(opened["seats"].items())), (f"/t/{opened['table']}/table", None)]
            wires = [await stack.enter_async_context(wire(server.address, *place)) for place in places]
            told = [await one.hear_a("table") for one in wires]
            while (turn := told[0]["view"]["turn"]) is not None or told[0]["view"]["phase"] != "over":
                if turn is not None:
                    version = told[turn]["version"]
                    wrong = next(action for action in range(ACTIONS) if action not in told[turn]["view"]["legal"])
                    await wires[turn].act(f"m{version}", version, wrong)
                    await wires[turn].hear_a("nack")
                    await wires[turn].act(f"m{version}", version, *choice(told[turn]["view"], random))
                    await wires[turn].hear_a("ack")
                told = [await one.hear_a("entry") for one in wires]
        store = Store(open_database(server.hub.settings.database))
        found = await store.load(opened["table"])
        await store.close()
        assert found is not None
        return wires, found[1]

    wires, stored = asyncio.run(play())
    setup = Match(new_setup(menu)).setup
    draws = json.loads(wires[0].heard[0])["record"][1]["draws"]
    truth = [Match(dataclasses.replace(setup, draws=draws))]
    for entry in stored:
        last = truth[-1]
        after, _ = last.deal(entry.actions) if entry.seat is None else last.choose(entry.seat, entry.actions, None)
        truth.append(after)
    for viewer, one in zip(viewers(truth[0]), wires, strict=True):
        onlooker = Onlooker(viewer, [])
        first = json.loads(one.heard[0])
        # The draw of seats is from another pack than the deal, which is news.
        onlooker.record = first["record"][:2]
        onlooker.look(truth[first["version"]].table, first | {"is": "entry", "record": first["record"][2:]})
        for text in one.heard:
            message = json.loads(text)
            check_form(message)
            if message["is"] != "ack":
                onlooker.look(truth[message["version"]].table, message)
        assert onlooker.cards > 1000


@pytest.mark.parametrize("leak", ["hand", "stock", "deck in a word", "ribbons"])
def test_the_walker_finds_a_leak(leak: str) -> None:
    match = Match(new_setup())
    after, entry = next(entries(match, Random(1)))
    other = (after.table.turn + 1) % 3
    secret = letters(after.table.state.hands[after.table.turn])
    message = json.loads(messages.entry_message(after, other, entry.lines))
    if leak == "hand":
        message["view"]["hands"][after.table.turn] = secret
    elif leak == "stock":
        message["record"][1]["cards"] = secret + UNKNOWN * 14
    elif leak == "deck in a word":
        message["view"]["pending"] = secret[0]
    else:
        message["view"]["choices"] = [{"action": 48, "en": "", "ja": "", "ribbons": {"of": secret, "count": 1}}]
    with pytest.raises(AssertionError):
        Onlooker(other, []).look(after.table, message)


def test_what_bears_cards_is_known_by_its_type() -> None:
    assert bears_cards(Any) is False
    assert {key for key, hint in _view_hints().items() if bears_cards(hint)} == {
        "hands", "exposed", "field", "pending", "captured", "squeezed", "choices",
    }  # fmt: skip


def _view_hints() -> dict[str, Any]:
    return get_type_hints(View, include_extras=True)


# ------------------------------------------------------------------------------------- hidden cards dealt anew


class Worlds:
    """A match as it is, and as it may be for all that one viewer knows."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.lanes = rng(seed)
        self.positions = 0
        self.same = 0
        self.other = 0

    def play(self, months: int) -> "Worlds":
        """One random match; after each entry both comparisons (the second, which is long, now and then)."""
        match, random = random_match(self.seed)
        opening, month = match, list[Entry]()
        for after, entry in entries(match, random, months):
            if entry.seat is None:
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
        """The position with other hidden cards looks the same."""
        other = copy.copy(match)
        other.table = copy.copy(match.table)
        other.table.state = hidden_cards_dealt_anew(match.table, number(viewer), self.lanes)
        assert told(other, viewer, []) == told(match, viewer, [])

    def compare_months(self, opening: Match, month: list[Entry], match: Match, viewer: Viewer) -> None:
        """The same choices after another deal, that nothing public tells from this one, make the same messages."""
        here = there = opening
        for entry in month:
            here, said = replayed(here, entry, entry.actions)
            if entry.seat is None:
                state = hidden_cards_dealt_anew(match.table, number(viewer), self.lanes)
                given_back = hands_given_back(state, viewer, self.lanes)
                actions = another_deck(here, said[0], match, state, given_back)
            else:
                actions = entry.actions
            try:
                there, said_there = replayed(there, entry, actions)
            except IllegalAction:
                self.other += 1
                return
            if public(said) != public(said_there):
                self.other += 1  # what was shown or paid says that the cards do not lie so
                return
            assert told(there, viewer, said_there) == told(here, viewer, said)
        self.same += 1


def hands_given_back(state: Any, viewer: Viewer, lanes: list[int]) -> list[int]:
    """The hands of those who do not play, as they may have been for all that a viewer knows; all are in the stock."""
    known = [returned_seen(state, seat, number(viewer)) for seat in range(state.books.seats)]
    rest = [int(card) for card in state.deck[stock_start(state) :] if not sum(known) >> int(card) & 1]
    shuffle(lanes, rest)
    hands = []
    for seat, seen in enumerate(known):
        missing = (state.returned[seat] & ~seen).bit_count()
        hands.append(seen | sum(1 << rest.pop() for _ in range(missing)))
    return hands


def told(match: Match, viewer: Viewer, lines: list[str]) -> list[str]:
    """What a viewer is sent at this version, in order."""
    return [
        messages.entry_message(match, viewer, lines),
        messages.nack(match, viewer, "id", "stale", "no", "いいえ"),
        messages.table_message(match, viewer, lines),
    ]


def replayed(match: Match, entry: Entry, actions: list[int]) -> tuple[Match, list[str]]:
    if entry.seat is None:
        after, again = match.deal(actions)
    else:
        after, again = match.choose(entry.seat, actions, entry.message)
    return after, again.lines


def public(lines: list[str]) -> list[str]:
    """The lines that everyone reads whole."""
    return [line for line in lines if json.loads(line)["e"] not in HIDDEN]


def another_deck(dealt: Match, line: str, match: Match, state: Any, given_back: list[int]) -> list[int]:
    """Both shuffles by which the month could have come to `state` as it has come to `match`.

    `dealt` is after its deal, of which `line` tells; `given_back` are the hands by seat that lie in the stock.
    """
    table, now, then = match.table, match.table.state, dealt.table.state
    hands = []
    for seat in range(table.seats):
        closed = now.hands[seat] & ~now.exposed[seat]
        hand = then.hands[seat] & ~closed | state.hands[seat] & ~state.exposed[seat]
        hands.append(given_back[seat] or hand)
    field = deck(json.loads(line)["field"])
    in_play = sum(hands) | sum(1 << card for card in field)
    stock = [int(card) for card in state.deck[stock_start(state) :]]
    undealt = [card for card in range(table.game.cards) if not in_play >> card & 1]
    if sorted(stock) == undealt:
        undealt = stock  # all play: where nothing can be folded, it lies as it was dealt
    first = hanafuda(table.game).deck_of(
        then.books.dealer, table.seats, [deck(letters(hand)) for hand in hands], field, undealt
    )
    return first + stock + [card for card in range(table.game.cards) if card not in stock]


@pytest.mark.parametrize("seed", first(range(3), range(12)))
def test_hidden_cards_dealt_anew_change_no_byte(seed: int) -> None:
    worlds = Worlds(seed).play(months=4)
    assert worlds.positions > 20  # of four deals, of which some end with their bids
    assert worlds.same > 5


@pytest.mark.slow
def test_hidden_cards_dealt_anew_change_no_byte_at_10_000_positions() -> None:
    positions, seeds = 0, count(100)
    while positions < 10_000:
        worlds = Worlds(next(seeds)).play(months=12)
        assert worlds.same > 5
        positions += worlds.positions
