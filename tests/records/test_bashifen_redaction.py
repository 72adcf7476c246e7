"""What a viewer receives of bashifen: no card that he cannot know, and enough to follow the match."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hachiya.games.bashifen.cards import NAMES, POINT_CARDS, SUITS, kind_of
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import Viewer, redact, redacted, snapshot
from tests.bashifen.deals import dealt, in_play, pass_until, play, stacked
from tests.playing import BASHIFEN_MENUS, Menu, choice, hidden_cards_dealt_anew, positions, record, rng

VIEWERS: list[Viewer] = [0, 1, 2, 3, "table"]
seeds = st.integers(0, 10_000)
menus = st.sampled_from(BASHIFEN_MENUS)


def with_records(value: int, menu: Menu) -> Iterator[tuple[Table, list[Event]]]:
    """One random match, halting before every decision, with its record so far."""
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
    """How many cards of the widow all have seen: those up to the first stage card, where nobody declared."""
    rank = "..23456789TJQKA"[deal["trump_rank"]]
    if trumps["by"] == "declared":
        return 0
    places = [place for place, card in enumerate(deal["widow"]) if card in [rank + suit for suit in SUITS]]
    return places[0] + 1 if places else 8


@settings(max_examples=10, deadline=None)
@given(seeds, menus)
def test_of_a_whole_record_each_sees_what_he_drew_what_was_turned_and_what_he_buried(value: int, menu: Menu) -> None:
    events: list[Any] = record(value, menu)
    for viewer in VIEWERS:
        for number, (line, event) in enumerate(zip(redacted(events, viewer), events, strict=True)):
            shown = cast(dict[str, Any], line)
            if event["e"] == "match":
                assert shown == {**event, "viewer": viewer}
            elif event["e"] == "deal":
                trumps = next(later for later in events[number:] if later["e"] == "trumps")
                own = [(event["first"] + place) % 4 == viewer for place in range(100)]
                assert shown["draws"] == [card if mine else "?" for card, mine in zip(event["draws"], own, strict=True)]
                known = 8 if viewer == trumps["dealer"] else turned_of(event, trumps)
                assert shown["widow"] == event["widow"][:known] + ["?"] * (8 - known)
                assert shown.keys() == event.keys()
            elif event["e"] == "bury":
                assert shown["cards"] == (event["cards"] if event["seat"] == viewer else ["?"] * 8)
            else:
                assert shown == event


def dealt_otherwise(events: Sequence[Event], viewer: Viewer, drawn: int, random: Random) -> list[Event]:
    """The record with the cards that are hidden from the viewer in other places, where they are hidden still."""
    other: list[Any] = [dict(event) for event in events]
    seen: list[Any] = redacted(events, viewer, drawn)
    for event, shown in zip(other, seen, strict=True):
        if event["e"] == "deal":
            cards = event["draws"] + event["widow"]
            hidden = [place for place, card in enumerate(shown["draws"] + shown["widow"]) if card == "?"]
            mixed = [cards[place] for place in hidden]
            random.shuffle(mixed)
            for place, card in zip(hidden, mixed, strict=True):
                cards[place] = card
            event["draws"], event["widow"] = cards[:100], cards[100:]
        elif event["e"] == "bury" and shown["cards"][0] == "?":
            event["cards"] = random.sample(NAMES, 8)
    return cast(list[Event], other)


@settings(max_examples=6, deadline=None)
@given(seeds, menus)
def test_hidden_cards_dealt_anew_change_no_redacted_line(value: int, menu: Menu) -> None:
    random = Random(value)
    for number, (table, events) in enumerate(with_records(value, menu)):
        if number % 40:
            continue
        viewer, drawn = random.choice(VIEWERS), table.state.drawn
        other = dealt_otherwise(events, viewer, drawn, random)
        right = redacted(events, viewer, drawn)
        assert redacted(other, viewer, drawn) == right
        assert [redact(line, viewer) for line in other] == [redact(line, viewer) for line in events]


def test_of_a_running_deal_each_sees_what_he_has_drawn_so_far() -> None:
    table = dealt("2H 5C 7C", "KC 2S", "LJ", "3C")
    recorder = recorder_of(table, list("ABCD"))
    table = recorder.table
    start = Table(table.game)
    writer = recorder_of(start, list("ABCD"))
    deal = writer.events(start.deal(stacked(("2H 5C 7C", "KC 2S", "LJ", "3C"))))[0]
    events = [writer.match(), deal]
    for drawn, right in ((1, ["2H"]), (4, ["2H"]), (5, ["2H", "5C"]), (9, ["2H", "5C", "7C"])):
        shown: Any = redacted(events, 0, drawn)[1]
        assert [card for card in shown["draws"] if card != "?"] == right
        assert set(shown["widow"]) == {"?"}
        assert all(card == "?" for place, card in enumerate(shown["draws"]) if place % 4 or place >= drawn)
    onlooker: Any = redacted(events, "table", 99)[1]
    assert set(onlooker["draws"]) == {"?"}


def test_a_line_sent_at_its_moment_shows_nothing_that_is_not_yet_seen() -> None:
    events: list[Any] = record(3, BASHIFEN_MENUS[0])
    deal = next(event for event in events if event["e"] == "deal")
    bury = next(event for event in events if event["e"] == "bury")
    lead = next(event for event in events if event["e"] == "play")
    for viewer in VIEWERS:
        shown: Any = redact(deal, viewer)
        assert (shown["draws"], shown["widow"]) == (["?"] * 100, ["?"] * 8)
        buried: Any = redact(bury, viewer)
        assert buried["cards"] == (bury["cards"] if viewer == bury["seat"] else ["?"] * 8)
        assert redact(lead, viewer) == lead
    assert set(deal["draws"]) == set(NAMES), "the event itself is left as it was"


# ------------------------------------------------------------------------------------- snapshots


class Onlooker:
    """Follows a redacted record as a person would, knowing no code of the engine."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def view(self, lines: Sequence[Any], drawn: int) -> dict[str, Any]:
        """What the snapshot must say after these lines, with so many cards drawn."""
        for line in lines:
            if hasattr(self, f"_{line['e']}"):
                getattr(self, f"_{line['e']}")(line, drawn)
        hands = []
        for seat in range(4):
            known = self.own if seat == self.viewer else self.open[seat]
            hands.append(self.sorted(known) + ["?"] * (self.held[seat] - known.total()))
        return {
            "n": self.deal["n"],
            "first": self.deal["first"],
            "trump_rank": self.deal["trump_rank"],
            "dealer": self.dealer,
            "stage": self.stage,
            "trumps": self.fixed and {key: self.fixed[key] for key in ("suit", "by")},
            "declared": self.declared,
            "hands": hands,
            "open": [self.sorted(cards) for cards in self.open],
            "turned": self.turned,
            "buried": self.buried,
            "trick": self.trick,
            "points": self.points,
            "taken": self.sorted(self.taken),
            "voids": self.voids,
        }

    @staticmethod
    def sorted(cards: Counter[str]) -> list[str]:
        return sorted(cards.elements(), key=kind_of)

    def _deal(self, line: dict[str, Any], drawn: int) -> None:
        self.deal, self.dealer, self.stage = line, line["dealer"], line["stage"]
        self.fixed: dict[str, Any] | None = None
        self.declared: dict[str, Any] | None = None
        self.own = Counter(card for card in line["draws"] if card != "?")
        self.open: list[Counter[str]] = [Counter() for _ in range(4)]
        self.held = [sum((line["first"] + place) % 4 == seat for place in range(drawn)) for seat in range(4)]
        self.turned: list[str] = []
        self.buried: list[str] = []
        self.trick: list[dict[str, Any]] = []
        self.done = False
        self.points = 0
        self.taken: Counter[str] = Counter()
        self.voids: list[list[str]] = [[] for _ in range(4)]

    def _declare(self, line: dict[str, Any], _drawn: int) -> None:
        self.declared = {"seat": line["seat"], "cards": line["cards"]}
        self.open[line["seat"]] |= Counter(line["cards"])

    def _trumps(self, line: dict[str, Any], _drawn: int) -> None:
        self.fixed, self.dealer = line, line["dealer"]
        self.held = [25, 25, 25, 25]
        self.held[self.dealer] = 33
        widow = [card for card in self.deal["widow"] if card != "?"]
        self.turned = [] if line["by"] == "declared" else widow[: turned_of(self.deal, line)]
        self.open[self.dealer] += Counter(self.turned)
        if self.dealer == self.viewer:
            self.own += Counter(widow)

    def _bury(self, line: dict[str, Any], _drawn: int) -> None:
        self.held[self.dealer] = 25
        self.open[self.dealer] = Counter()
        if self.dealer == self.viewer:
            self.buried = line["cards"]
            self.own -= Counter(line["cards"])

    def suit_of(self, card: str) -> str:
        assert self.fixed is not None
        rank = "..23456789TJQKA"[self.deal["trump_rank"]]
        return "trumps" if card[1] in ("J", self.fixed["suit"]) or card[0] == rank else card[1]

    def _play(self, line: dict[str, Any], _drawn: int) -> None:
        seat, cards = line["seat"], Counter(line["cards"])
        if self.done:
            self.trick, self.done = [], False
        self.trick = [*self.trick, {"seat": seat, "cards": line["cards"]}]
        self.held[seat] -= cards.total()
        self.open[seat] -= cards
        if seat == self.viewer:
            self.own -= cards
        suit = self.suit_of(self.trick[0]["cards"][0])
        if any(self.suit_of(card) != suit for card in cards) and suit not in self.voids[seat]:
            self.voids[seat] = sorted([*self.voids[seat], suit], key=[*SUITS, "trumps"].index)

    def _trick(self, line: dict[str, Any], _drawn: int) -> None:
        assert self.dealer is not None
        self.done = True
        if line["winner"] % 2 != self.dealer % 2:
            self.points += line["points"]
            cards = [card for one in self.trick for card in one["cards"]]
            self.taken += Counter(card for card in cards if POINT_CARDS >> kind_of(card) & 1)
        if any(self.held):
            self.trick, self.done = [], False

    def _deal_end(self, line: dict[str, Any], _drawn: int) -> None:
        self.points, self.stage = line["points"], line["stage"]


@settings(max_examples=8, deadline=None)
@given(seeds, menus)
def test_a_snapshot_can_be_recomputed_from_the_redacted_record_alone(value: int, menu: Menu) -> None:
    random = Random(value)
    for number, (table, events) in enumerate(with_records(value, menu)):
        if number % 7 and table.state.phase != Phase.OVER:
            continue
        viewer = random.choice(VIEWERS)
        seen = snapshot(table, viewer)
        told = Onlooker(viewer).view(redacted(events, viewer, table.state.drawn), table.state.drawn)
        assert {key: seen[key] for key in told} == told


@settings(max_examples=6, deadline=None)
@given(seeds, menus)
def test_hidden_cards_dealt_anew_change_no_snapshot(value: int, menu: Menu) -> None:
    lanes = rng(value + 1)
    other = menu.table(value)
    for table in positions(value, menu):
        for viewer in VIEWERS:
            other.state = hidden_cards_dealt_anew(table, -1 if viewer == "table" else viewer, lanes)
            assert snapshot(other, viewer) == snapshot(table, viewer)


KEYS = (
    "viewer n phase turn first dealer stage trump_rank trumps drawn declared confirmed hands open turned buried trick "
    "ahead points taken voids legal"
)


@settings(max_examples=6, deadline=None)
@given(seeds, menus)
def test_what_a_snapshot_calls_legal_may_be_done(value: int, menu: Menu) -> None:
    for table in positions(value, menu):
        for viewer in VIEWERS:
            seen = snapshot(table, viewer)
            assert " ".join(seen) == KEYS
            mask = sum(1 << action for action in seen["legal"])
            if viewer == "table":
                assert not mask
            elif viewer == table.turn:
                assert mask == table.game.legal(table.state)
            else:
                assert mask & ~table.game.calls(table.state, viewer) == 0
            assert seen["turn"] == (table.turn if table.turn in (0, 1, 2, 3) and seen["turn"] is not None else None)


def test_before_the_first_deal_nothing_is_known() -> None:
    seen = snapshot(BASHIFEN_MENUS[0].table(1), 2)
    assert seen == {
        "viewer": 2, "n": 0, "phase": "deal", "turn": None, "first": 0, "dealer": None, "stage": [0, 0],
        "trump_rank": 2, "trumps": None, "drawn": 0, "declared": None, "confirmed": [], "hands": [[], [], [], []],
        "open": [[], [], [], []], "turned": [], "buried": [], "trick": [], "ahead": None, "points": 0, "taken": [],
        "voids": [[], [], [], []], "legal": [],
    }  # fmt: skip


def test_in_the_drawing_only_who_is_asked_knows_it_and_all_may_speak() -> None:
    table = dealt("2H", "2D", "LJ LJ")
    assert (table.state.drawn, table.turn) == (1, 0)
    own, other = snapshot(table, 0), snapshot(table, 1)
    assert (own["turn"], own["legal"], own["phase"]) == (0, [13, Action.PASS], "draw")
    assert (other["turn"], other["legal"]) == (None, [])
    pass_until(table, 2)
    assert snapshot(table, 0)["legal"] == [13], "he is not asked any more, but may still speak"
    table.act(0, 13)
    assert snapshot(table, "table")["declared"] == {"seat": 0, "cards": ["2H"]}
    assert snapshot(table, 3)["hands"][0] == ["2H"]
    assert snapshot(table, 3)["open"] == [["2H"], [], [], []]
    pass_until(table, 100)
    assert snapshot(table, 3)["confirmed"] == []
    table.act(3, Action.PASS)
    for viewer in VIEWERS:
        assert snapshot(table, viewer)["confirmed"] == [3]
    assert Action.PASS in snapshot(table, 1)["legal"]
    assert Action.PASS not in snapshot(table, 3)["legal"]


def test_a_turned_widow_is_seen_by_all_and_the_rest_of_it_by_who_takes_it() -> None:
    table = dealt(widow="3H KC 2D 4C 5C 6C 7C 8C", first=1)
    while table.state.phase == Phase.DRAW:
        table.act(table.turn, Action.PASS)
    seen = snapshot(table, 0)
    assert (seen["turned"], seen["trumps"], seen["dealer"]) == (["3H", "KC", "2D"], {"suit": "D", "by": "cut"}, 1)
    assert seen["open"][1] == seen["hands"][1][:3] == ["3H", "2D", "KC"]
    assert len(seen["hands"][1]) == 33
    assert {"4C", "5C", "6C", "7C", "8C"} <= set(snapshot(table, 1)["hands"][1])
    for name in ["3H", "KC", "4C", "5C", "6C", "7C", "8C"]:
        table.act(1, kind_of(name))
    assert snapshot(table, 0) == seen, "a burial half made is nobody else's business"
    table.act(1, kind_of("2D"))
    assert snapshot(table, 1)["buried"] == ["3H", "2D", "4C", "5C", "6C", "7C", "8C", "KC"]
    assert snapshot(table, 0)["buried"] == []
    assert snapshot(table, 0)["open"] == [[], [], [], []]


def test_a_trick_shows_its_plays_in_order_and_who_is_ahead() -> None:
    table = in_play("AH KC", "3H 5C", "TC KC", "4H 6C", leader=1, dealer=1)
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
def test_who_shows_that_he_lacks_a_suit_is_known_to_lack_it(viewer: Viewer) -> None:
    table = in_play("AH KC", "3D 5C", "TS KC", "4H 6C", leader=0)
    play(table, 0, "AH")
    play(table, 1, "3D")
    play(table, 2, "TS")
    assert snapshot(table, viewer)["voids"] == [[], ["H"], ["H"], []]
