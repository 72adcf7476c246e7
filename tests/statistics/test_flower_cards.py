"""Counts of games with flower cards, against a slow reading of the same records."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from hachiya.bots.playing import play
from hachiya.games.registry import usual_options
from hachiya.records.events import Event
from hachiya.records.fuda import loads
from hachiya.records.load import load
from hachiya.records.replay import replays
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from tests.playing import HACHIJU_MENUS, HANAFUDA_MENUS, MENUS, Menu, record
from tests.sampling import first
from tests.statistics import slow

RECORDS = Path(__file__).parents[1] / "records"
FLOWERS = [menu for menu in MENUS if menu in HANAFUDA_MENUS]
PLAYED = [*((5, menu) for menu in FLOWERS), (0, HACHIJU_MENUS[6])]
"""In the last somebody goes on and makes more."""


def start_of(menu: Menu) -> int:
    return int(menu.table(0).state.books.scores[0])


def by_seat(events: list[Event]) -> dict[str, Counts]:
    return count(cast(slow.Events, events), lambda seat, _: str(seat))


@pytest.mark.parametrize(("seed", "menu"), first(PLAYED, ((5, menu) for menu in HANAFUDA_MENUS)), ids=str)
def test_counts_are_those_of_a_slow_reading(seed: int, menu: Menu) -> None:
    events = cast(slow.Events, record(seed, menu))
    deals = slow.cut(events)
    found = by_seat(cast(list[Event], events))
    for seat in range(menu.seats):
        number, won = found[str(seat)].numbers, found[str(seat)].won
        present = [deal for deal in deals if deal[0]["hands"][seat]]
        assert number["deals"] == number["hands"] == won["kan"].deals == len(present)
        assert won["kan"].total == sum(slow.brought(events, seat, start_of(menu)))
        assert number["deals-won"] == sum(deal[-1]["winner"] == seat for deal in deals)
        assert won["result"].total == events[-1]["result"][seat]
        assert (number["matches"], number["finished"]) == (1, 1)
        assert number["won"] == (seat in events[-1]["winners"])
        held = Counter(name for deal in present for name in slow.held(menu.game, deal[0]["hands"][seat]) or {"none"})
        assert {name[5:]: times for name, times in number.items() if name.startswith("held-")} == held
        shown = Counter(name for deal in deals for event in slow.said(deal, seat, "show") for name in event["yaku"])
        assert {name[6:]: times for name, times in number.items() if name.startswith("shown-")} == shown
        gone_on = [more for deal in deals for more in slow.went_on(deal, seat)]
        assert (number["sage-succeeded"], number["sage-failed"]) == (gone_on.count(True), gone_on.count(False))
        fees = [slow.paid(deal, seat, "fold") for deal in deals]
        assert (number["fees"], number["fees-points"]) == (sum(map(bool, fees)), sum(fees))
        hatto = [points for deal in deals if (points := slow.answered_for(deal, seat)) > 0]
        assert (number["hatto"], number["hatto-points"]) == (len(hatto), sum(hatto))


def test_everything_that_is_counted_happens() -> None:
    """The slow reading is not compared with nothing."""
    numbers: Counter[str] = Counter()
    for seed, menu in PLAYED:
        for counts in by_seat(record(seed, menu)).values():
            numbers += counts.numbers
    for name in ("sage-succeeded", "sage-failed", "sage-stopped", "fees", "hatto", "made-akatan", "made-tobikomi"):
        assert numbers[name], name


@pytest.mark.parametrize("menu", FLOWERS, ids=str)
def test_what_one_wins_others_lose(menu: Menu) -> None:
    """The pot goes to who wins the deal, and so comes back."""
    found = by_seat(record(9, menu)).values()
    assert sum(counts.won["kan"].total for counts in found) == 0
    assert sum(counts.won["kan-at-one"].total for counts in found) == 0


FACTORS = {
    "A": {"small": 1, "large": 2, "grand": 4},
    "B": {"small": 1, "large": 2, "grand": 3},
    "D": {"small": 1, "large": 2, "grand": 2},
    "E": {"small": 1, "large": 1, "grand": 1},
}


@pytest.mark.parametrize(
    "menu", [menu for menu in FLOWERS if menu.options.get("multipliers", "A") in FACTORS and menu.game != "hachiju"]
)
def test_at_one_a_deal_is_worth_what_it_paid_divided_by_its_field(menu: Menu) -> None:
    factors = FACTORS[str(menu.options.get("multipliers", "A"))]
    events = cast(slow.Events, record(3, menu))
    kinds = [deal[0]["kind"] for deal in slow.cut(events)]
    assert {*kinds} > {"small"}
    for seat, counts in by_seat(cast(list[Event], events)).items():
        won = slow.brought(events, int(seat), start_of(menu))
        assert not any(points % factors[kind] for points, kind in zip(won, kinds, strict=True))
        once = sum(points // factors[kind] for points, kind in zip(won, kinds, strict=True))
        assert counts.won["kan-at-one"].total == once


def test_at_one_hachiju_pays_fees_as_they_are_and_all_else_at_rate_one() -> None:
    """A fee goes to the pot and from there to the winner, whatever the rate."""
    doubled = 0
    for menu in (menu for menu in FLOWERS if menu.game == "hachiju"):
        events = cast(slow.Events, record(7, menu))
        once: Counter[int] = Counter()
        for deal in slow.cut(events):
            rate = 2 ** sum(event["e"] == "bid" and event["bid"] == "double" for event in deal)
            doubled += rate > 1
            for event in deal:
                if event["e"] == "pay":
                    points = event["points"] if event["reason"] in ("fold", "pot") else event["points"] // rate
                    once[event["from"]] -= points
                    once[event["to"]] += points
        for seat, counts in by_seat(cast(list[Event], events)).items():
            assert counts.won["kan-at-one"].total == once[int(seat)]
    assert doubled


def test_two_seats_of_one_player_are_counted_together() -> None:
    events = cast(slow.Events, record(4))
    apart = by_seat(cast(list[Event], events))
    together = count(events, lambda seat, _: "ABA"[seat])
    assert together["B"] == apart["1"]
    assert together["A"].numbers == apart["0"].numbers + apart["2"].numbers
    won = together["A"].won["kan"]
    assert (won.blocks, won.deals) == (1, 2 * apart["0"].won["kan"].deals)
    assert won.total == apart["0"].won["kan"].total + apart["2"].won["kan"].total


def test_a_deal_counts_for_who_had_the_seat_when_it_began() -> None:
    events = [*cast(slow.Events, record(4))]
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    events.insert(ends[4] - 1, {"e": "seat", "seat": 0, "by": "bot", "name": "Zed"})
    found = count(events)
    assert found["A"].numbers["deals"] == 5
    assert found["Zed"].numbers["deals"] == 7
    won = slow.brought(cast(slow.Events, record(4)), 0, 0)
    assert (found["A"].won["kan"].total, found["Zed"].won["kan"].total) == (sum(won[:5]), sum(won[5:]))
    for player in ("A", "Zed"):
        assert found[player].numbers["matches"] == 1
        assert "finished" not in found[player].numbers
        assert "result" not in found[player].won


def test_a_deal_that_has_not_ended_counts_for_nothing() -> None:
    events = cast(slow.Events, record(4))
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    assert count(events[: ends[1] + 1]) == count(events[: ends[2]])
    assert count(events[: ends[0]]) == {}


def test_the_year_sheet_in_plain_numbers() -> None:
    """The year of the source's 記入式, told by tallies (SAN)."""
    for name in ("year_sheet.fuda", "year_sheet.jsonl"):
        form, lines = load(RECORDS / name, usual_options)
        (match,) = replays(lines, lenient=form == "fuda")
        found = count(cast(slow.Events, match.events))
        result = cast(Mapping[str, Any], match.events[-1])["result"]
        assert [found[player].won["result"].total for player in "ABC"] == result
        assert sum(counts.won["kan"].total for counts in found.values()) == 0
        number = found["A"].numbers
        assert (number["deals"], number["deals-won"], number["played"], number["hands"]) == (12, 5, 12, 0)
        assert (number["shown-sanbon"], number["shown-aka"], number["shown-karasu"]) == (3, 1, 1)
        assert (number["made-inoshikacho"], number["made-sujuroku"], number["made-tobikomi"]) == (1, 1, 2)
        assert all("kan-at-one" not in counts.won for counts in found.values())


TOLD = """fuda 1
game sannin v1 seats 3 names "A" "B" "C"
tally 1 dealer 0 lights -
  1 hand sanbon
  0 captured akatan
  0 sage
  0 captured aotan
"""


def test_going_on_that_is_told_is_tried_and_won() -> None:
    (match,) = replays(loads(TOLD, usual_options), lenient=True)
    found = count(cast(slow.Events, match.events), lambda seat, _: str(seat))
    number = found["0"].numbers
    assert (number["sage-succeeded"], number["sage-failed"], number["sage-stopped"]) == (1, 0, 0)
    assert number["sage-succeeded-paid"] == 0
    assert (number["made-akatan"], number["made-aotan"]) == (1, 1)
    assert found["1"].numbers["shown-sanbon"] == 1


def test_what_is_won_after_going_on_is_what_was_paid_from_then_on() -> None:
    seen = 0
    for number in range(30):
        match = play("sannin", bots="random", seed=11, number=number)
        events = cast(slow.Events, match.events)
        for seat, counts in by_seat(cast(list[Event], events)).items():
            afterwards = 0
            for deal in slow.cut(events):
                for place, event in enumerate(deal):
                    if event["e"] == "sage" and not event["forced"] and event["seat"] == int(seat):
                        later = [
                            (one["points"], one["to"] == int(seat))
                            for one in deal[place:]
                            if one["e"] == "pay" and one["reason"] != "stone" and int(seat) in (one["from"], one["to"])
                        ]
                        afterwards += sum(points if got else -points for points, got in later)
                        seen += 1
            counted = counts.numbers
            assert counted["sage-succeeded-points"] + counted["sage-failed-points"] == afterwards
    assert seen
