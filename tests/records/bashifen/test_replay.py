"""Replay of bashifen: declarations out of turn, whole plays card by card, and errors of wrong lines."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from hachiya.games.bashifen.cards import NAMES, pack_of
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records import fuda
from hachiya.records.bashifen.replay import BashifenReplay
from hachiya.records.jsonl import loads
from hachiya.records.recorder import recorder_of
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay
from hachiya.words.errors import BadRecord
from tests.bashifen.deals import play, stacked
from tests.playing import BASHIFEN_MENUS, Menu, record
from tests.records.strategies import as_lines
from tests.sampling import first

Change = Callable[[list[dict[str, Any]]], None]


def defaults(name: str) -> dict[str, str | int]:
    return find(name).complete_options({})


def replay(events: list[dict[str, Any]], lenient: bool = False) -> Replay:
    lines = enumerate(events, 1) if lenient else loads(as_lines(events))
    (result,) = replays(lines, lenient)
    return result


def index(events: list[dict[str, Any]], **wanted: Any) -> int:
    """The first event with these values."""
    return next(i for i, event in enumerate(events) if all(event.get(key) == wanted[key] for key in wanted))


def begun() -> list[dict[str, Any]]:
    """A deal with a declaration, two overrulings, the burial, a trick and a failed throw.

    Seat 0 draws the cards 1, 5, 9 …, seat 1 the cards 2, 6, 10 …
    """
    table = Table(find("bashifen"))
    recorder = recorder_of(table, list("ABCD"))
    hands = ("2H 3H AC 4H 5C", "2D 2S 2S KC KH", "LJ LJ 7C 9H", "3C 6H")
    events = [recorder.match(), *recorder.events(table.deal(stacked(hands)))]
    for drawn, seat, action in ((1, 0, NAMES.index("2H")), (10, 1, Action.PAIR), (10, 2, Action.LITTLE_JOKERS)):
        while table.state.drawn < drawn:
            table.act(table.turn, Action.PASS)
        events += recorder.events(table.act(seat, action))
    while table.state.phase == Phase.DRAW:
        events += recorder.events(table.act(table.turn, Action.PASS))
    while table.state.phase == Phase.BURY:
        kind = next(action for action in table.legal() if NAMES[action] not in ("9H", "7C"))
        events += recorder.events(table.act(2, kind))
    for seat, cards in ((2, "7C"), (3, "3C"), (0, "AC"), (1, "KC"), (0, "3H 4H")):
        events += recorder.events(play(table, seat, cards))
    return [dict(event) for event in events]


BEGUN = begun()


def test_the_test_record_has_every_event_but_the_last() -> None:
    assert {event["e"] for event in BEGUN} == {
        "match", "deal", "declare", "trumps", "bury", "play", "trick", "failed_lead", "deal_end",
    }  # fmt: skip
    assert replay(BEGUN).events == BEGUN


@pytest.mark.parametrize("menu", first(BASHIFEN_MENUS[::31], BASHIFEN_MENUS), ids=str)
def test_recomputable_parts_may_be_omitted_by_hand(menu: Menu) -> None:
    """Only cards and decisions are kept; the complete record is restored from either format."""
    for value in range(2):
        events = [dict(event) for event in record(value, menu)]
        kept = [
            {key: item for key, item in event.items() if key not in ("n", "dealer", "stage", "trump_rank", "names")}
            for event in events
            if event["e"] not in BashifenReplay.omittable
        ]
        result = replay(kept, lenient=True)
        assert result.complete
        assert result.events[1:] == events[1:]
        (text,) = replays(fuda.loads(fuda.dump(kept, defaults), defaults), lenient=True)
        assert text.events[1:] == events[1:]


def test_sets_of_cards_are_read_in_any_order_and_written_in_card_order() -> None:
    turned = [
        {**event, "cards": event["cards"][::-1]} if event["e"] in ("play", "bury", "declare") else event
        for event in BEGUN
    ]
    assert turned != BEGUN
    assert replay(turned).events == BEGUN


def by_hands(events: list[dict[str, Any]]) -> str:
    """The record as text in which each deal has its hands only, in any order of seats and cards."""
    lines = []
    for event in events:
        if event["e"] == "deal":
            first = event["first"]
            hands = [event["draws"][(seat - first) % 4 :: 4][::-1] for seat in range(4)]
            lines.append({"e": "deal", "first": first, "hands": hands, "widow": event["widow"]})
        elif event["e"] not in BashifenReplay.omittable:
            lines.append({key: value for key, value in event.items() if key != "drawn"})
    return fuda.dump(lines, defaults)


def declared_last(value: int, menu: Menu) -> list[dict[str, Any]]:
    """A match in which all declare after the last card; the draws of each seat are in index order."""
    events: list[dict[str, Any]] = []
    table = menu.table(value)
    recorder = recorder_of(table, list("ABCD"))
    events.append(dict(recorder.match()))
    spoken = 0
    while not table.over:
        if table.awaits_deal:
            start = Table(find("bashifen"), menu.options, seed=value, stream=spoken)
            start.deal()
            cards = [card >> 1 for card in start.state.deck]
            hands = [sorted(cards[8 + seat :: 4]) for seat in range(4)]
            draws = [hands[place % 4][place // 4] for place in range(100)]
            pack = pack_of([NAMES[kind] for kind in (*cards[:8], *draws)])
            rows = table.deal(pack)
            spoken += 1
        elif table.state.phase == Phase.DRAW and table.state.drawn < 100:
            rows = table.act(table.turn, Action.PASS)
        else:
            legal = table.legal()
            declares = [action for action in legal if table.state.phase == Phase.DRAW and action != Action.PASS]
            rows = table.act(table.turn, (declares or legal)[-1])
        events += [dict(event) for event in recorder.events(rows)]
    return events


@pytest.mark.parametrize("menu", BASHIFEN_MENUS[:2], ids=str)
def test_hands_may_replace_the_draws(menu: Menu) -> None:
    events = declared_last(3, menu)
    assert {event["drawn"] for event in events if event["e"] == "declare"} == {100}
    assert {event["first"] for event in events if event["e"] == "deal"} > {0}
    (result,) = replays(fuda.loads(by_hands(events), defaults), lenient=True)
    assert result.complete
    assert result.events[1:] == events[1:]
    assert " hands " not in fuda.dump(result.events, defaults)


def test_a_deal_written_with_hands_has_its_declarations_at_the_end() -> None:
    text = by_hands(declared_last(3, BASHIFEN_MENUS[0]))
    early = re.sub(r"^(. declare .*)$", r"\1 drawn 40", text, count=1, flags=re.MULTILINE)
    assert early != text
    with pytest.raises(BadRecord, match="Line 4: In a deal with `hands` only, every declaration has `drawn`"):
        list(replays(fuda.loads(early, defaults), lenient=True))
    silent = re.sub(r" drawn \d+", "", fuda.dump(BEGUN, defaults))
    with pytest.raises(BadRecord, match="Line 4: Expected declare's drawn"):
        list(replays(fuda.loads(silent, defaults), lenient=True))


def test_the_draw_for_seats_determines_who_draws_first() -> None:
    cut = {"e": "draw_seats", "draws": [[[0, "KS"], [1, "7H"], [2, "AC"], [3, "AH"]], [[2, "3S"], [3, "2S"]]]}
    with pytest.raises(BadRecord, match=r'Line 3: `first` is wrong; the right line is {"e":"deal",.*"first":2}$'):
        replay([BEGUN[0], {**cut, "dealer": 2}, *BEGUN[1:]])
    with pytest.raises(BadRecord, match="By these draws seat 2 is the first dealer, not seat 0"):
        replay([BEGUN[0], {**cut, "dealer": 0}, *BEGUN[1:]])
    jokers = {"e": "draw_seats", "draws": [[[0, "BJ"], [1, "LJ"], [2, "AC"], [3, "AH"]]], "dealer": 0}
    assert replay([BEGUN[0], jokers, *BEGUN[1:]]).events[2:] == BEGUN[1:]


def test_a_declaration_out_of_turn_may_precede_the_seat_asked_first() -> None:
    """Seat 1 drew the tenth card and is asked first; seat 2 declares higher at once."""
    both = [i for i, event in enumerate(BEGUN) if event.get("drawn") == 10]
    assert [BEGUN[i]["seat"] for i in both] == [1, 2]
    early = [event for i, event in enumerate(BEGUN[: both[1] + 1]) if i != both[0]]
    assert replay(early).events == early


@pytest.mark.parametrize("length", range(1, len(BEGUN)))
def test_a_truncated_record_replays_up_to_its_end(length: int) -> None:
    result = replay(BEGUN[:length])
    assert not result.complete
    assert result.events == BEGUN[:length]


def change(number: int = 0, /, **wanted: Any) -> Callable[..., Change]:
    """Set keys of the first event with these values, or of a later one."""

    def setting(**values: Any) -> Change:
        def changed(events: list[dict[str, Any]]) -> None:
            matches = [event for event in events if all(event.get(key) == wanted[key] for key in wanted)]
            matches[number].update(values)

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


def deal_a_card_three_times(events: list[dict[str, Any]]) -> None:
    deal = events[index(events, e="deal")]
    deal["widow"] = ["2S", *deal["widow"][1:]]


CHANGES: list[tuple[Change, str]] = [
    (without(e="deal"), "Found `declare` where `deal` was expected"),
    (twice(e="deal"), 'Found `deal` where this was expected: {"e":"trumps","suit"'),
    (deal_a_card_three_times, "Each card is dealt twice; too often: 2S, too few: [2-9A-Z]{2}$"),
    (change(e="deal")(first=5), "There is no seat 5"),
    (change(e="deal")(dealer=0), r'`dealer` is wrong; the right line is {"e":"deal","n":1,"dealer":null,.*"first":0}$'),
    (change(e="deal")(stage=[2, 2]), "`stage` is wrong"),
    (change(e="deal")(trump_rank=3), "`trump_rank` is wrong"),
    (change(e="deal")(n=2), "`n` is wrong"),
    (change(e="declare")(seat=3), "seat 3 cannot declare 2H with 1 card drawn; legal: nothing$"),
    (change(e="declare")(seat=4), "seat 4 cannot declare 2H with 1 card drawn; legal: nothing$"),
    (change(e="declare")(cards=["2H", "2H"]), "seat 0 cannot declare 2H 2H with 1 card drawn; legal: show ♥2$"),
    (change(e="declare")(cards=["AC"]), "seat 0 cannot declare AC with 1 card drawn; legal: show ♥2$"),
    (change(1, e="declare")(drawn=9), "seat 1 cannot declare 2S 2S with 9 cards drawn; legal: nothing$"),
    (change(1, e="declare")(drawn=3), "`drawn` 3: nothing can be declared before 7 cards are drawn"),
    (change(2, e="declare")(drawn=9), "`drawn` 9: nothing can be declared before 10 cards are drawn"),
    (change(2, e="declare")(seat=1), "seat 1 cannot declare LJ LJ with 10 cards drawn; legal: nothing"),
    (change(2, e="declare")(cards=["BJ", "BJ"]), "legal: show the pair little joker little joker$"),
    (change(e="trumps")(suit="H"), '`suit` is wrong; the right line is {"e":"trumps","suit":"none","dealer":2,'),
    (change(e="trumps")(by="cut"), "`by` is wrong"),
    (without(e="trumps"), 'Found `bury` where this was expected: {"e":"trumps"'),
    (change(e="bury")(seat=1), "Found `bury` of seat 1 where `bury` of seat 2 was expected"),
    (change(e="bury")(cards=["2H"] * 2 + ["AC"] * 2 + ["2S"] * 2 + ["KC"] * 2), "seat 2 cannot choose ♠2; legal: "),
    (without(e="bury"), "Found `play` of seat 2 where `bury` of seat 2 was expected"),
    (change(e="play", seat=3)(seat=0), "Found `play` of seat 0 where `play` of seat 3 was expected"),
    (change(e="play")(cards=["7C", "9H"]), "After 9H: seat 2 cannot choose ♣7; legal: .*lead these"),
    (change(e="play")(cards=["3S"]), "seat 2 cannot choose ♠3; legal: "),
    (change(e="play", seat=3)(cards=["6H"]), "seat 3 cannot choose ♥6; legal: ♣3, ♣4,"),
    (change(e="play", seat=3)(cards=["3C", "6H"]), "2 cards follow a lead of 1; legal: 1 card"),
    (twice(e="play"), "Found `play` of seat 2 where `play` of seat 3 was expected"),
    (change(e="trick")(winner=1), '`winner` is wrong; the right line is {"e":"trick","winner":0,"points":10}'),
    (change(e="trick")(points=0), "`points` is wrong"),
    (without(e="trick"), 'Found `play` where this was expected: {"e":"trick"'),
    (without(e="failed_lead"), 'Found `deal_end` where this was expected: {"e":"failed_lead","seat":0}'),
    (change(e="failed_lead")(seat=1), "`seat` is wrong"),
    (change(e="deal_end")(points=0), "`points` is wrong"),
    (change(e="deal_end")(widow_points=200), "`widow_points` is wrong"),
    (change(e="deal_end")(stage=[0, 0]), "`stage` is wrong"),
    (change(e="deal_end")(dealer=None), "`dealer` is wrong"),
]


@pytest.mark.parametrize(("changed", "message"), CHANGES)
def test_a_wrong_line_is_named_in_the_error(changed: Change, message: str) -> None:
    events = [dict(event) for event in BEGUN]
    changed(events)
    with pytest.raises(BadRecord, match=rf"Line \d+: .*({message})") as error:
        replay(events)
    assert any(ord(letter) > 0x3000 for letter in error.value.text("ja"))
    assert "\n" not in error.value.text("en") + error.value.text("ja")


def test_the_end_of_a_match_is_checked() -> None:
    events = [dict(event) for event in record(1, BASHIFEN_MENUS[0])]
    assert events[-1]["e"] == "match_end"
    with pytest.raises(BadRecord, match="`winners` is wrong"):
        replay([*events[:-1], {**events[-1], "winners": [0, 1]}])
    with pytest.raises(BadRecord, match="The match is over"):
        replay([*events, events[-1]])


def test_a_declaration_after_the_draw_is_refused() -> None:
    where = index(BEGUN, e="play")
    with pytest.raises(BadRecord, match="Found `declare` of seat 0 where `play` of seat 2 was expected"):
        replay([*BEGUN[:where], BEGUN[index(BEGUN, e="declare")]])


def test_events_of_the_other_game_family_are_refused() -> None:
    with pytest.raises(BadRecord, match='Line 2, column 6: Unknown event "stock"; known: match'):
        replay([BEGUN[0], {"e": "stock", "cards": "ABC"}])


def test_a_record_must_begin_with_its_match() -> None:
    with pytest.raises(BadRecord, match="Line 1: A record begins with a `match` event"):
        replay([{"e": "note", "text": "茶"}, *BEGUN])
