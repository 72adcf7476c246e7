"""Replay accepts consistent records, and names the line, the fault and the expected event of any other."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, cast

import pytest

from hachiya.games.hanafuda.cards import CARDS, card
from hachiya.games.hanafuda.dealing import deck_of
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records import fuda
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import HANAFUDA, Event
from hachiya.records.hanafuda.replay import HanafudaReplay
from hachiya.records.jsonl import dump, dump_line, loads
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact_record
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.words.errors import BadRecord
from tests.playing import PLAIN_HANAFUDA_MENUS, SANNIN_MENUS, Menu, every_menu, record
from tests.records.strategies import as_lines
from tests.referee.test_engine import made
from tests.sampling import slow

Change = Callable[[list[dict[str, Any]]], None]


def defaults(name: str) -> dict[str, str | int]:
    return find(name).complete_options({})


def events_of(value: int = 4) -> list[dict[str, Any]]:
    return [dict(event) for event in record(value)]


def replay(events: list[dict[str, Any]]) -> Replay:
    (result,) = replays(loads(as_lines(events)))
    return result


def index(events: list[dict[str, Any]], **wanted: Any) -> int:
    """The first event with these values."""
    return next(i for i, event in enumerate(events) if all(event.get(key) == wanted[key] for key in wanted))


@every_menu
def test_a_record_replays_to_itself_in_both_formats(menu: Menu) -> None:
    events = record(1, menu)
    result = replay([dict(event) for event in events])
    assert result.complete
    assert result.events == events
    (text,) = replays(fuda.loads(fuda.dump(events, defaults), defaults), lenient=True)
    assert text.complete
    assert text.events == events


@pytest.mark.parametrize("menu", [SANNIN_MENUS[4], *PLAIN_HANAFUDA_MENUS[1:]], ids=str)
def test_recomputable_parts_may_be_omitted_by_hand(menu: Menu) -> None:
    """Only decks and decisions are kept; the complete record is restored."""
    for value in range(3):
        events = record(value, menu)
        free = menu.game in ("sannin", "hachiju")
        kept = [
            {key: item for key, item in event.items() if key not in ("kind", "carry", "forced", "names")}
            for event in events
            if event["e"] not in HanafudaReplay.omittable
            or (event["e"] == "mizuten" and event["yes"])
            or (event["e"] == "show" and free)
            or (event["e"] == "turn" and len(event["takes"]) == 1)
            or (event["e"] in ("bid", "stop", "cancel") and not event["forced"])
        ]
        (result,) = replays(enumerate(kept, 1), lenient=True)
        assert result.complete
        assert [event for event in result.events if event["e"] != "match"] == events[1:]


def test_several_matches_in_one_file_are_replayed() -> None:
    both = record(1) + record(2)
    both_results = list(replays(enumerate(both, 1)))
    assert [match.complete for match in both_results] == [True, True]
    assert [event for match in both_results for event in match.events] == both


@pytest.mark.parametrize("ribbon", "BFJNR")
def test_the_record_names_the_exposed_ribbon_of_aka(ribbon: str) -> None:
    """Four of five ribbons stay hidden; a line that exposes none, or another number, is no legal showing."""
    events = aka_shown(ribbon)
    assert replay(events).events == events
    for cards in ("DH", "BDFH", "BDFHJNR"):
        if cards != events[-1]["cards"]:
            with pytest.raises(BadRecord, match="This hand cannot show that"):
                replay([*events[:-1], {**events[-1], "cards": cards}])


def test_the_first_ribbon_of_aka_is_exposed_by_default() -> None:
    *before, show = aka_shown("N")
    del show["cards"]
    (result,) = replays(enumerate([*before, show], 1), lenient=True)
    assert result.events == aka_shown("B")


def aka_shown(ribbon: str) -> list[dict[str, Any]]:
    """A deal in which the first seat has 赤 of five ribbons and exposes this one."""
    table = Table(find("sannin"))
    recorder = recorder_of(table, ["A", "B", "C"])
    hand = [card(letter) for letter in "BDFHJNR"]
    others = [other for other in range(CARDS) if other not in hand]
    rows = table.deal(deck_of(0, 3, [hand, others[:7], others[7:14]], others[14:20], others[20:]))
    head = [recorder.match(), *recorder.events(rows)]
    actions = table.game.read(table.state, f"show aka DH {ribbon}")
    assert actions is not None
    return [dict(event) for event in [*head, *recorder.events(table.choose(0, actions))]]


def test_a_match_that_begins_before_the_last_has_ended_is_refused() -> None:
    both = record(1)[:50] + record(2)
    with pytest.raises(BadRecord, match="Line 51: A new match begins"):
        list(replays(enumerate(both, 1)))


@pytest.mark.parametrize("length", [1, 2, 3, 9, 40, 41, 42, 200])
def test_a_truncated_record_replays_up_to_its_end(length: int) -> None:
    events = events_of()
    result = replay(events[:length])
    assert not result.complete
    assert result.events == events[:length]


def test_an_incomplete_last_line_is_reported_as_truncated() -> None:
    events = events_of()
    text = dump(events[:30]) + dump_line(events[30], HANAFUDA)[:20]
    (result,) = replays(loads(text))
    assert result.truncated
    assert result.events == events[:30]


def test_a_file_of_one_incomplete_line_is_refused() -> None:
    with pytest.raises(BadRecord):
        list(replays(loads('{"e":"match","form')))


def test_notes_seat_changes_and_times_are_kept() -> None:
    events = events_of()
    events.insert(20, {"e": "note", "text": "茶"})
    events.insert(30, {"e": "seat", "seat": 1, "by": "bot", "name": "B"})
    events[40] = events[40] | {"t": 12}
    result = replay(events)
    assert result.complete
    assert result.events == events


def test_keys_may_stand_in_any_order_and_are_kept_in_canonical_order() -> None:
    events = events_of()
    result = replay([dict(reversed(event.items())) for event in events])
    assert dump(result.events) == dump(events)


def test_values_that_python_holds_for_equal_are_refused() -> None:
    events = events_of()
    where = index(events, e="turn", seat=1)
    for wrong in (True, 1.0):
        events[where]["seat"] = wrong
        with pytest.raises(BadRecord, match=f"Line {where + 1}"):
            replay(events)


def test_simultaneous_payments_may_stand_in_any_order() -> None:
    events = events_of()
    first = next(i for i, (a, b) in enumerate(pairwise(events)) if a["e"] == b["e"] == "pay")
    events[first], events[first + 1] = events[first + 1], events[first]
    assert replay(events).complete


def test_the_dealt_field_may_stand_in_any_order() -> None:
    events = events_of()
    where = index(events, e="deal")
    events[where]["field"] = events[where]["field"][::-1]
    assert replay(events).complete


def test_the_draw_for_seats_determines_the_first_dealer() -> None:
    events = events_of()
    draws = {"e": "draw_seats", "draws": [[[0, "A"], [1, "E"], [2, "I"]]], "dealer": 0}
    assert replay([events[0], draws, *events[1:]]).complete
    for wrong, message in (
        (draws | {"dealer": 1}, "By these draws seat 0 is the first dealer, not seat 1"),
        (draws | {"draws": [[[0, "A"], [1, "C"], [2, "I"]]]}, "have drawn equal cards and must draw again"),
    ):
        with pytest.raises(BadRecord, match=f"Line 2: .*{message}"):
            replay([events[0], wrong, *events[1:]])
    with pytest.raises(BadRecord, match="stands before the first deal"):
        replay([*events[:3], draws, *events[3:]])
    moved = [events[0], draws | {"draws": [[[2, "A"], [0, "E"], [1, "I"]]], "dealer": 2}, *events[1:]]
    with pytest.raises(BadRecord, match=r"Line 3: `dealer` is wrong"):
        replay(moved)


def change(**wanted: Any) -> Callable[..., Change]:
    """Set keys of the first event with these values."""

    def setting(**values: Any) -> Change:
        def changed(events: list[dict[str, Any]]) -> None:
            events[index(events, **wanted)].update(values)

        return changed

    return setting


def without(**wanted: Any) -> Change:
    def changed(events: list[dict[str, Any]]) -> None:
        del events[index(events, **wanted)]

    return changed


def twice(**wanted: Any) -> Change:
    def changed(events: list[dict[str, Any]]) -> None:
        where = index(events, **wanted)
        events.insert(where, dict(events[where]))

    return changed


def deal_a_card_twice(events: list[dict[str, Any]]) -> None:
    deal = events[index(events, e="deal")]
    deal["field"] = deal["hands"][0][0] + deal["field"][1:]


def deal_a_stock_card_twice(events: list[dict[str, Any]]) -> None:
    stock = events[index(events, e="stock")]
    stock["cards"] = events[index(events, e="deal")]["field"][0] + stock["cards"][1:]


def shorten_the_stock(events: list[dict[str, Any]]) -> None:
    events[index(events, e="stock")]["cards"] = events[index(events, e="stock")]["cards"][1:]


def play_a_card_not_held(events: list[dict[str, Any]]) -> None:
    where = index(events, e="play")
    events[where]["card"] = events[index(events, e="stock")]["cards"][-1]


def take_the_wrong_card(events: list[dict[str, Any]]) -> None:
    where = next(i for i, event in enumerate(events) if event["e"] == "play" and event["takes"])
    events[where]["takes"] = ""


CHANGES: list[tuple[Change, str]] = [
    (without(e="match"), 'Unknown event "deal"; known: match'),
    (change(e="match")(version=2), "sannin hachi-hachi version 2 is unknown; this program plays version 1"),
    (change(e="match")(options={"multipliers": "A"}), "`options` lacks overtime"),
    (change(e="match")(options={"multipliers": "Z", "overtime": "no"}), "multipliers of sannin hachi-hachi cannot be"),
    (change(e="match")(seats=4, names=["a", "b", "c", "d"]), "sannin hachi-hachi is for 3 players, not for 4"),
    (change(e="match")(names=["a", "b"]), "`names` has 2 names for 3 seats"),
    (change(e="match")(viewer=1), "This is what viewer 1 saw"),
    (without(e="stock"), "Found `show` where `stock` was expected"),
    (without(e="deal"), "Found `stock` where `deal` was expected"),
    (twice(e="deal"), "Found `deal` where `stock` was expected"),
    (deal_a_card_twice, "These cards are dealt twice"),
    (deal_a_stock_card_twice, "These cards are dealt twice"),
    (shorten_the_stock, "These cards are never dealt"),
    (change(e="deal")(hands=["ABCDEFG", "HIJKLMN", "OPQRST"]), "A deal gives 7 cards to each of 3 seats"),
    (change(e="deal")(field="ABCDE"), "6 cards lie on the field"),
    (change(e="deal")(dealer=5), "There is no seat 5"),
    (change(e="deal")(kind="small"), "`kind` is wrong"),
    (change(e="deal")(n=2), "`n` is wrong"),
    (change(e="show")(seat=1), "Found `show` of seat 1 where `show` of seat 0 was expected"),
    (change(e="show")(yaku=["shiso"], cards="ABCDEFG"), "This hand cannot show that; legal:"),
    (play_a_card_not_held, "cannot choose .*; legal: "),
    (take_the_wrong_card, "`takes` is wrong|takes one of"),
    (change(e="turn")(card="A", takes=""), "`card` is wrong|`takes` is wrong"),
    (change(e="turn")(seat=2), "`seat` is wrong"),
    (twice(e="play"), "Found `play` where this was expected"),
    (change(e="pay")(points=1), "This payment is not due; due:"),
    (change(e="pay")(clause="house rule"), "This payment is not due; due:"),
    (without(e="pay"), "This payment is not due; due:|where this was expected"),
    (change(e="deal_end")(winner=None), "`winner` is wrong"),
    (change(e="deal_end")(scores=[0, 0, 0]), "`scores` is wrong"),
    (without(e="deal_end"), "Found `deal` where this was expected"),
    (change(e="match_end")(winners=[]), "`winners` is wrong"),
    (twice(e="match_end"), "The match is over"),
]


@pytest.mark.parametrize(("changed", "message"), CHANGES)
def test_a_wrong_line_is_named_in_the_error(changed: Change, message: str) -> None:
    events = events_of()
    changed(events)
    with pytest.raises(BadRecord, match=rf"Line \d+.*: .*({message})") as error:
        replay(events)
    assert any(ord(letter) > 0x3000 for letter in error.value.text("ja"))


def test_a_misplaced_decision_is_refused() -> None:
    """A stop without a yaku, a cancel without 下げ, and a stop instead of a cancel."""
    events = events_of()
    where = index(events, e="play")
    for wrong in ("stop", "cancel"):
        line = {"e": wrong, "seat": 0, "yaku": ["akatan"], "forced": False}
        with pytest.raises(BadRecord, match=rf"Line {where + 1}: Found `{wrong}` of seat 0 where `play` of seat"):
            replay([*events[:where], line, *events[where:]])
    decided = find_record_with(lambda event: event["e"] == "stop" and not event["forced"])
    where = index(decided, e="stop", forced=False)
    missing = [*decided[:where], *decided[where + 1 :]]
    with pytest.raises(BadRecord, match=r"where `stop` or `sage` of seat"):
        replay(missing)
    continuers = find_record_with(lambda event: event["e"] == "cancel" and not event["forced"])
    where = index(continuers, e="cancel", forced=False)
    other = {**continuers[where], "seat": (continuers[where]["seat"] + 1) % 3}
    with pytest.raises(BadRecord, match=r"Found `cancel` of seat \d where `cancel` of seat"):
        replay([*continuers[:where], other])


@pytest.mark.parametrize("why", ["stop", "cancel"])
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.slow
def test_the_error_of_a_line_after_a_forced_end_explains_the_end(why: str, last: bool) -> None:
    def fits(records: list[dict[str, Any]]) -> int | None:
        ends = [i for i, event in enumerate(records) if event["e"] == why and event["forced"]]
        months = [i for i, event in enumerate(records) if event["e"] == "deal_end"]
        return next((i for i in ends if (i > months[-2]) == last), None)

    for menu in (SANNIN_MENUS[0], SANNIN_MENUS[-1]):
        for value in range(300):
            events: list[dict[str, Any]] = [dict(event) for event in record(value, menu)]
            where = fits(events)
            if where is not None:
                break
        else:
            continue
        break
    assert where is not None
    seat, made = events[where]["seat"], " + ".join(events[where]["yaku"])
    wrong = {"e": "sage", "seat": seat, "yaku": events[where]["yaku"]}
    text = fuda.dump([*events[:where], wrong], defaults)
    due = "The match is over" if last else "Found `sage` where `deal` was expected"
    words = rf"{due}: the month is over, seat {seat} had to {why} with {re.escape(made)}"
    with pytest.raises(BadRecord, match=words):
        list(replays(fuda.loads(text, defaults), lenient=True))


def test_a_capture_with_two_possible_cards_must_name_one() -> None:
    for value in range(50):
        events = events_of(value)
        table = events_with_a_choice(events)
        if table is not None:
            events[table]["takes"] = ""
            with pytest.raises(BadRecord, match=r"takes one of \w\w: `takes` must say which"):
                replay(events)
            return
    raise AssertionError("no choice of two in fifty matches")


def events_with_a_choice(events: list[dict[str, Any]]) -> int | None:
    """The index of the first hand card with two cards of its month on the field."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
    field: set[str] = set()
    for where, event in enumerate(events):
        if event["e"] == "deal":
            field = set(event["field"])
        elif event["e"] == "shima":
            field -= set(event["cards"])
        elif event["e"] in ("play", "turn"):
            month = letters.index(event["card"]) // 4
            if sum(letters.index(card) // 4 == month for card in field) == 2:
                return where
            field = field - set(event["takes"]) if event["takes"] else field | {event["card"]}
    return None


def find_record_with(wanted: Callable[[Any], bool]) -> list[dict[str, Any]]:
    for value in range(200):
        events = events_of(value)
        if any(wanted(event) for event in events):
            return events
    raise AssertionError("not in two hundred matches")


def test_a_redacted_record_cannot_be_replayed() -> None:
    lines = redact_record(cast(list[Event], events_of()), "table")
    with pytest.raises(BadRecord, match="Line 1: This is what viewer 'table' saw"):
        replay([dict(line) for line in lines])


@pytest.mark.parametrize("clause", ["SAN A3", "NAK A5", "SAN C-07", "SAN"])
def test_a_clause_of_another_payment_is_refused(clause: str) -> None:
    events = [dict(event) for event in record(1)]
    line = next(number for number, event in enumerate(events) if event["e"] == "pay")
    events[line]["clause"] = clause
    with pytest.raises(BadRecord, match=f"Line {line + 1}: "):
        list(replays(enumerate(events, 1)))


SPEAK = {
    "fold": "A4", "squeeze": "A4", "mizuten": "A4", "pot": "A4 A9", "hand_yaku": "A5", "tobikomi": "A5 A9",
    "nuke": "A5 A9", "captured_yaku": "A6", "sage_half": "A7", "sage_return": "A7", "exempt": "A8 C-162",
    "special": "A9", "refund": "A9", "card_points": "A9", "stone": "A9", "gimmi": "A10",
}  # fmt: skip
"""The sections of the rules about a payment, by its reason."""
SECTIONS = [f"A{number}" for number in range(1, 12)]
SECTIONS += ["B1", *(f"C-{number}" for number in (8, 12, 162, 177, 178, 179, 180, 181)), ""]


def speaking(pay: AnyEvent, options: Mapping[str, str | int]) -> set[str]:
    """The sections about a payment in a match with these options, by a second implementation."""
    reason, liable = pay["reason"], pay.get("liable")
    sections = set(SPEAK[reason].split())
    if pay["from"] == "board":
        sections.add("A10")
    if liable:
        sections.add("A8" if liable == "hatto" else "A7")
    if options.get("cancelling") == "yes" and reason == "sage_half":
        sections.add("C-177")
    if options.get("yonsan") == "ends" and reason == "hand_yaku" and "shiso" in pay["yaku"]:
        sections.add("C-178")
    if options.get("month_cards") == "yes" and reason == "stone":
        sections.add("C-180")
    if options.get("dive_hatto") == "discard" and reason == "tobikomi" and liable == "hatto":
        sections.add("C-181")
    return sections


ALL_ON = {
    "cancelling": "yes", "yonsan": "ends", "month_cards": "yes", "dive_hatto": "discard", "overtime": "yes",
    "extras_on_yaku_end": "no",
}  # fmt: skip
OFTEN = {"hand_yaku", "captured_yaku", "tobikomi", "nuke", "card_points"}


@pytest.mark.parametrize(
    ("menu", "kinds"),
    [
        (SANNIN_MENUS[0], OFTEN | {"sage_half", "exempt", "stone", "refund"}),
        slow(Menu("shiragiku", defaults("shiragiku"), 3), OFTEN | {"sage_return", "gimmi", "special"}),
        slow(Menu("nakayoshi", defaults("nakayoshi"), 6), OFTEN | {"fold", "squeeze", "mizuten", "captured_yaku sage"}),
        (
            Menu("nakayoshi", find("nakayoshi").complete_options(ALL_ON), 5),
            OFTEN | {"pot", "sage_half", "stone", "stone board", "tobikomi hatto", "hand_yaku shiso"},
        ),
    ],
    ids=["sannin", "shiragiku", "nakayoshi", "nakayoshi-options"],
)
def test_exactly_the_clauses_of_a_payment_are_accepted(menu: Menu, kinds: set[str]) -> None:
    """Every section is tried on one payment of each kind; the section of an unused option is wrong."""
    tag = find(menu.game).tag
    tried: set[str] = set()
    matches: list[Any] = [record(0, menu), *(made(value, menu, "rare") for value in (0, 3, 8, 36))]
    for events in matches:
        for line, event in enumerate(events):
            if event["e"] != "pay":
                continue
            marks = {"board", "shiso"} & {event["from"], *event["yaku"]}
            kind = " ".join([event["reason"], *filter(None, [event.get("liable")]), *marks])
            if kind in tried:
                continue
            tried.add(kind)
            right = speaking(event, menu.options)
            assert event["clause"].removeprefix(f"{tag} ") in right
            for section in SECTIONS:
                changed = [*events[:line], {**event, "clause": f"{tag} {section}"}]
                if section in right:
                    list(replays(enumerate(changed, 1)))
                else:
                    with pytest.raises(BadRecord) as refusal:
                        list(replays(enumerate(changed, 1)))
                    assert refusal.value.line == line + 1, (kind, section)
    assert kinds <= tried, tried


def test_yaku_may_be_named_in_any_order() -> None:
    for value in range(40):
        events = events_of(value)
        shows = [event for event in events if event["e"] == "show" and len(event["yaku"]) > 1]
        if shows:
            shows[0]["yaku"] = shows[0]["yaku"][::-1]
            (result,) = replays(enumerate(events, 1))
            assert result.events == record(value)
            return
    pytest.fail("nobody shows two yaku")
