"""Redaction of bashifen: a viewer receives no card that they cannot know, and enough to follow the match."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, cast

import pytest
from hypothesis import strategies as st

from hachiya.games.bashifen.cards import NAMES, POINT_CARDS, SUITS, kind_of
from hachiya.games.bashifen.sight import TABLE
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.bashifen.redaction import seen_alone, seen_by_all
from hachiya.records.events import BASHIFEN, Event
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import Viewer, redact, redact_record, snapshot
from tests.bashifen.deals import dealt, in_play, pass_until, play, stacked
from tests.playing import BASHIFEN_MENUS, Menu, choice, hidden_cards_dealt_anew, positions, record, rng
from tests.sampling import drawn

VIEWERS: list[Viewer] = [0, 1, 2, 3, "table"]
RANKS = "..23456789TJQKA"
seeds = st.integers(0, 10_000)
menus = st.sampled_from(BASHIFEN_MENUS)


def with_records(value: int, menu: Menu) -> Iterator[tuple[Table, list[Event]]]:
    """A random match before every decision, with its record so far."""
    table = menu.table(value)
    recorder = recorder_of(table, list("ABCD"))
    lanes = rng(value)
    events = [recorder.match()]
    while not table.over:
        if table.awaits_deal:
            events += recorder.events(table.deal())
            continue
        for seat, action in choice(table, lanes):
            yield table, events
            events += recorder.events(table.act(seat, action))
    yield table, events


# ------------------------------------------------------------------------------------- lines


def turned_of(deal: dict[str, Any], trumps: dict[str, Any]) -> int:
    """The number of kitty cards that all have seen: up to the first level card, if nobody declared."""
    if trumps["by"] == "declared":
        return 0
    level_cards = [RANKS[deal["trump_rank"]] + suit for suit in SUITS]
    places = [place for place, card in enumerate(deal["widow"]) if card in level_cards]
    return places[0] + 1 if places else 8


@drawn(4, 40, seeds, menus)
def test_a_redacted_record_shows_each_viewer_own_draws_turned_and_own_buried_cards(value: int, menu: Menu) -> None:
    events: list[Any] = record(value, menu)
    for viewer in VIEWERS:
        lines: list[Any] = redact_record(events, viewer)
        for number, (line, event) in enumerate(zip(lines, events, strict=True)):
            if event["e"] == "match":
                assert line == {**event, "viewer": viewer}
            elif event["e"] == "deal":
                trumps = next(later for later in events[number:] if later["e"] == "trumps")
                own = [(event["first"] + place) % 4 == viewer for place in range(100)]
                assert line["draws"] == [card if mine else "?" for card, mine in zip(event["draws"], own, strict=True)]
                known = 8 if viewer == trumps["dealer"] else turned_of(event, trumps)
                assert line["widow"] == event["widow"][:known] + ["?"] * (8 - known)
                assert line.keys() == event.keys()
            elif event["e"] == "bury":
                assert line["cards"] == (event["cards"] if event["seat"] == viewer else ["?"] * 8)
            else:
                assert line == event


def dealt_otherwise(events: Sequence[Event], viewer: Viewer, drawn: int, random: Random) -> list[Event]:
    """The record with the viewer's hidden cards in other hidden places."""
    other: list[Any] = [dict(event) for event in events]
    seen: list[Any] = redact_record(events, viewer, drawn)
    for event, shown in zip(other, seen, strict=True):
        if event["e"] == "deal":
            cards = event["draws"] + event["widow"]
            hidden = [place for place, card in enumerate(shown["draws"] + shown["widow"]) if card == "?"]
            mixed = [cards[place] for place in hidden]
            random.shuffle(mixed)
            for place, card in zip(hidden, mixed, strict=True):
                cards[place] = card
            event["draws"], event["widow"] = cards[:100], cards[100:]
        elif event["e"] == "bury" and "?" in shown["cards"]:
            event["cards"] = random.sample(NAMES, 8)
    return cast(list[Event], other)


@drawn(3, 30, seeds, menus)
def test_a_redacted_line_does_not_depend_on_hidden_cards(value: int, menu: Menu) -> None:
    random = Random(value)
    for number, (table, events) in enumerate(with_records(value, menu)):
        if number % 40:
            continue
        viewer, drawn = random.choice(VIEWERS), table.state.drawn
        other = dealt_otherwise(events, viewer, drawn, random)
        assert redact_record(other, viewer, drawn) == redact_record(events, viewer, drawn)
        assert [redact(line, viewer, BASHIFEN) for line in other] == [redact(line, viewer, BASHIFEN) for line in events]


def test_the_redacted_deal_shows_the_cards_a_seat_has_drawn_so_far() -> None:
    table = Table(find("bashifen"))
    recorder = recorder_of(table, list("ABCD"))
    events = [recorder.match(), *recorder.events(table.deal(stacked(("2H 5C 7C", "KC 2S", "LJ", "3C"))))]
    for number, right in ((1, ["2H"]), (4, ["2H"]), (5, ["2H", "5C"]), (9, ["2H", "5C", "7C"])):
        shown: Any = redact_record(events, 0, number)[1]
        assert [card for card in shown["draws"] if card != "?"] == right
        assert all(card == "?" for place, card in enumerate(shown["draws"]) if place % 4 or place >= number)
        assert set(shown["widow"]) == {"?"}
    onlooker: Any = redact_record(events, "table", 99)[1]
    assert set(onlooker["draws"]) == {"?"}


def test_a_line_redacted_for_live_sending_shows_no_future_draws() -> None:
    events: list[Any] = record(3, BASHIFEN_MENUS[0])
    deal, bury, lead = (next(event for event in events if event["e"] == name) for name in ("deal", "bury", "play"))
    for viewer in VIEWERS:
        shown: Any = redact(deal, viewer, BASHIFEN)
        assert (shown["draws"], shown["widow"]) == (["?"] * 100, ["?"] * 8)
        buried: Any = redact(bury, viewer, BASHIFEN)
        assert buried["cards"] == (bury["cards"] if viewer == bury["seat"] else ["?"] * 8)
        assert redact(lead, viewer, BASHIFEN) == lead
    assert set(deal["draws"]) == set(NAMES), "the event itself is left as it was"


# ------------------------------------------------------------------------------------- snapshots


def in_order(cards: Counter[str]) -> list[str]:
    return sorted(cards.elements(), key=kind_of)


class Onlooker:
    """A reader of a redacted record that follows the match without the engine's code."""

    def __init__(self, viewer: Viewer, lines: Sequence[Any], drawn: int) -> None:
        self.viewer = viewer
        self.drawn = drawn
        readers = {"declare": self.declare, "trumps": self.trumps, "bury": self.bury, "play": self.play}
        readers |= {"deal": self.deal, "trick": self.won, "deal_end": self.end}
        for line in lines:
            if line["e"] in readers:
                readers[line["e"]](line)

    def view(self) -> dict[str, Any]:
        """The expected snapshot."""
        known = [self.own if seat == self.viewer else self.open[seat] for seat in range(4)]
        return {
            "n": self.dealt["n"],
            "first": self.dealt["first"],
            "trump_rank": self.dealt["trump_rank"],
            "dealer": self.dealer,
            "stage": self.level,
            "trumps": self.fixed,
            "declared": self.declared,
            "hands": [in_order(known[seat]) + ["?"] * (self.held[seat] - known[seat].total()) for seat in range(4)],
            "open": [in_order(cards) for cards in self.open],
            "turned": self.turned,
            "buried": self.buried,
            "trick": self.trick,
            "points": self.points,
            "taken": in_order(self.point_cards),
            "voids": [[suit for suit in (*SUITS, "trumps") if suit in self.voids[seat]] for seat in range(4)],
        }

    def deal(self, line: Any) -> None:
        self.dealt, self.dealer, self.level = line, line["dealer"], line["stage"]
        self.fixed: dict[str, Any] | None = None
        self.declared: dict[str, Any] | None = None
        self.own = Counter(card for card in line["draws"] if card != "?")
        self.open: list[Counter[str]] = [Counter() for _ in range(4)]
        self.held = [sum((line["first"] + place) % 4 == seat for place in range(self.drawn)) for seat in range(4)]
        self.turned: list[str] = []
        self.buried: list[str] = []
        self.trick: list[dict[str, Any]] = []
        self.points = 0
        self.point_cards: Counter[str] = Counter()
        self.voids: list[set[str]] = [set() for _ in range(4)]

    def declare(self, line: Any) -> None:
        self.declared = {"seat": line["seat"], "cards": line["cards"]}
        self.open[line["seat"]] |= Counter(line["cards"])

    def trumps(self, line: Any) -> None:
        self.fixed = {"suit": line["suit"], "by": line["by"]}
        self.dealer = line["dealer"]
        self.held = [33 if seat == self.dealer else 25 for seat in range(4)]
        self.turned = self.dealt["widow"][: turned_of(self.dealt, line)]
        self.open[self.dealer] += Counter(self.turned)
        if self.dealer == self.viewer:
            self.own += Counter(self.dealt["widow"])

    def bury(self, line: Any) -> None:
        self.held[line["seat"]] = 25
        self.open[line["seat"]] = Counter()
        if line["seat"] == self.viewer:
            self.buried = line["cards"]
            self.own -= Counter(line["cards"])

    def suit_of(self, card: str) -> str:
        assert self.fixed is not None
        trump = card[1] in ("J", self.fixed["suit"]) or card[0] == RANKS[self.dealt["trump_rank"]]
        return "trumps" if trump else card[1]

    def play(self, line: Any) -> None:
        seat, cards = line["seat"], Counter(line["cards"])
        self.trick = [*self.trick, {"seat": seat, "cards": line["cards"]}]
        self.held[seat] -= cards.total()
        self.open[seat] -= cards
        if seat == self.viewer:
            self.own -= cards
        led = self.suit_of(self.trick[0]["cards"][0])
        if any(self.suit_of(card) != led for card in cards):
            self.voids[seat].add(led)

    def won(self, line: Any) -> None:
        if line["winner"] % 2 != self.dealer % 2:
            self.points += line["points"]
            cards = [card for played in self.trick for card in played["cards"]]
            self.point_cards += Counter(card for card in cards if POINT_CARDS >> kind_of(card) & 1)
        if any(self.held):
            self.trick = []

    def end(self, line: Any) -> None:
        self.points, self.level = line["points"], line["stage"]


@drawn(2, 20, seeds, menus)
def test_a_snapshot_can_be_recomputed_from_the_redacted_record_alone(value: int, menu: Menu) -> None:
    random = Random(value)
    for number, (table, events) in enumerate(with_records(value, menu)):
        if number % 7 == 0 or table.over:
            viewer, drawn = random.choice(VIEWERS), table.state.drawn
            seen = snapshot(table, viewer)
            picture = Onlooker(viewer, redact_record(events, viewer, drawn), drawn).view()
            assert {key: seen[key] for key in picture} == picture


@drawn(2, 20, seeds, menus)
def test_a_snapshot_does_not_depend_on_hidden_cards(value: int, menu: Menu) -> None:
    lanes = rng(value + 1)
    other = menu.table(value)
    for table in islice(positions(value, menu), value % 10, None, 10):
        for viewer in VIEWERS:
            other.state = hidden_cards_dealt_anew(table, -1 if viewer == "table" else viewer, lanes)
            assert snapshot(other, viewer) == snapshot(table, viewer)


KEYS = (
    "viewer n phase turn first dealer stage trump_rank trumps drawn declared confirmed hands open turned buried trick "
    "ahead points taken voids legal"
)


@drawn(2, 20, seeds, menus)
def test_the_legal_actions_of_a_snapshot_are_legal(value: int, menu: Menu) -> None:
    for table in islice(positions(value, menu), value % 5, None, 5):
        for viewer in VIEWERS:
            seen = snapshot(table, viewer)
            assert " ".join(seen) == KEYS
            mask = sum(1 << action for action in seen["legal"])
            if viewer == "table":
                assert mask == 0
            elif viewer == table.turn:
                assert mask == table.game.legal(table.state)
                assert seen["turn"] == viewer
            else:
                assert mask & ~table.game.calls(table.state, viewer) == 0
                assert seen["turn"] != viewer


@drawn(2, 20, seeds, menus)
def test_snapshots_of_seats_differ_only_in_their_private_parts(value: int, menu: Menu) -> None:
    """The common part of a snapshot can be computed once for several viewers."""
    for table in islice(positions(value, menu), value % 5, None, 5):
        all_see = seen_by_all(table.game.observe(table.state, TABLE))
        for seat in range(4):
            own = table.game.observe(table.state, seat)
            alone = {*seen_alone(own, seat), "legal"}
            assert {key: seen for key, seen in seen_by_all(own).items() if key not in alone} == {
                key: seen for key, seen in all_see.items() if key not in alone
            }


def test_a_snapshot_before_the_first_deal_is_empty() -> None:
    assert snapshot(BASHIFEN_MENUS[0].table(1), 2) == {
        "viewer": 2, "n": 0, "phase": "deal", "turn": None, "first": 0, "dealer": None, "stage": [0, 0],
        "trump_rank": 2, "trumps": None, "drawn": 0, "declared": None, "confirmed": [], "hands": [[], [], [], []],
        "open": [[], [], [], []], "turned": [], "buried": [], "trick": [], "ahead": None, "points": 0, "taken": [],
        "voids": [[], [], [], []], "legal": [],
    }  # fmt: skip


def test_a_snapshot_of_the_draw_shows_a_question_to_its_seat_only() -> None:
    table = dealt("2H", "2D", "LJ LJ")
    assert (table.state.drawn, table.turn) == (1, 0)
    own, other = snapshot(table, 0), snapshot(table, 1)
    assert (own["turn"], own["legal"], own["phase"]) == (0, [kind_of("2H"), Action.PASS], "draw")
    assert (other["turn"], other["legal"]) == (None, [])
    pass_until(table, 2)
    assert (table.turn, snapshot(table, 0)["legal"]) == (1, [kind_of("2H")]), "seat 1 is asked; seat 0 may still speak"
    table.act(0, kind_of("2H"))
    assert snapshot(table, "table")["declared"] == {"seat": 0, "cards": ["2H"]}
    assert snapshot(table, 3)["drawn"] == 7, "with it seat 2 has both jokers; until then nobody had anything to say"
    assert snapshot(table, 3)["hands"][0] == ["2H", "?"]
    assert snapshot(table, 3)["open"] == [["2H"], [], [], []]
    pass_until(table, 100)
    assert snapshot(table, 3)["confirmed"] == []
    table.act(3, Action.PASS)
    for viewer in VIEWERS:
        assert snapshot(table, viewer)["confirmed"] == [3]
    assert Action.PASS in snapshot(table, 1)["legal"]
    assert Action.PASS not in snapshot(table, 3)["legal"]


def test_the_turned_kitty_is_visible_to_all_and_the_rest_to_its_taker() -> None:
    table = dealt(widow="3H KC 2D 4C 5C 6C 7C 8C", first=1)
    while table.state.phase == Phase.DRAW:
        table.act(table.turn, Action.PASS)
    seen = snapshot(table, 0)
    assert (seen["turned"], seen["trumps"], seen["dealer"]) == (["3H", "KC", "2D"], {"suit": "D", "by": "cut"}, 1)
    assert seen["open"][1] == seen["hands"][1][:3] == ["3H", "2D", "KC"]
    assert seen["hands"][1][3:] == ["?"] * 30
    assert {"4C", "5C", "6C", "7C", "8C"} <= set(snapshot(table, 1)["hands"][1])
    for name in ("3H", "KC", "4C", "5C", "6C", "7C", "8C"):
        table.act(1, kind_of(name))
    assert snapshot(table, 0) == seen, "a burial half made is nobody else's business"
    table.act(1, kind_of("2D"))
    assert snapshot(table, 1)["buried"] == ["3H", "2D", "4C", "5C", "6C", "7C", "8C", "KC"]
    assert snapshot(table, 0)["buried"] == []
    assert snapshot(table, 0)["open"] == [[], [], [], []]


def test_a_snapshot_shows_the_plays_of_a_trick_and_its_leader() -> None:
    table = in_play("AH KC", "3H 5C", "TH KC", "4H 6C", leader=1, dealer=1)
    assert snapshot(table, 0)["ahead"] is None
    play(table, 1, "5C")
    play(table, 2, "KC")
    seen = snapshot(table, 3)
    assert seen["trick"] == [{"seat": 1, "cards": ["5C"]}, {"seat": 2, "cards": ["KC"]}]
    assert (seen["ahead"], seen["turn"], seen["legal"]) == (2, 3, [kind_of("6C")])
    play(table, 3, "6C")
    play(table, 0, "KC")
    seen = snapshot(table, "table")
    assert (seen["points"], seen["taken"], seen["trick"]) == (25, ["5C", "KC", "KC"], [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_seat_that_does_not_follow_suit_is_known_to_be_void(viewer: Viewer) -> None:
    table = in_play("AH KC", "3D 5C", "TS KC", "4H 6C", leader=0)
    for seat, card in enumerate(("AH", "3D", "TS")):
        play(table, seat, card)
    assert snapshot(table, viewer)["voids"] == [[], ["H"], ["H"], []]
