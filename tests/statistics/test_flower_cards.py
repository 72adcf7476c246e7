"""Counts of games with flower cards, compared with a slow implementation."""

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
from hachiya.statistics.intervals import Moments
from tests.playing import HACHIJU_MENUS, HANAFUDA_MENUS, MENUS, Menu, record
from tests.sampling import first
from tests.statistics import slow

RECORDS = Path(__file__).parents[1] / "records"
FLOWERS = [menu for menu in MENUS if menu in HANAFUDA_MENUS]
PLAYED = [*((5, menu) for menu in FLOWERS), (0, HACHIJU_MENUS[6])]
"""Matches; in the last one a seat goes on and makes another yaku."""


def start_of(menu: Menu) -> int:
    return int(menu.table(0).state.books.scores[0])


def by_seat(events: list[Event]) -> dict[str, Counts]:
    return count(cast(slow.Events, events), lambda seat, _: str(seat))


@pytest.mark.parametrize(("seed", "menu"), first(PLAYED, ((5, menu) for menu in HANAFUDA_MENUS)), ids=str)
def test_flower_card_counts_equal_those_of_a_slow_implementation(seed: int, menu: Menu) -> None:
    events = cast(slow.Events, record(seed, menu))
    deals = slow.deals_of(events)
    counts = by_seat(cast(list[Event], events))
    for seat in range(menu.seats):
        number, won = counts[str(seat)].numbers, counts[str(seat)].won
        kan = won.get("kan", Moments())  # a seat of seven may sit out the only deal
        present = [deal for deal in deals if deal[0]["hands"][seat]]
        assert number["deals"] == number["hands"] == kan.deals == len(present)
        assert kan.total == sum(slow.deal_results(events, seat, start_of(menu)))
        assert number["deals-won"] == sum(deal[-1]["winner"] == seat for deal in deals)
        assert won["result"].total == events[-1]["result"][seat]
        assert (number["matches"], number["finished"]) == (1, 1)
        assert number["won"] == (seat in events[-1]["winners"])
        held = Counter(
            name for deal in present for name in slow.hand_yaku(menu.game, deal[0]["hands"][seat]) or {"none"}
        )
        assert {name[5:]: times for name, times in number.items() if name.startswith("held-")} == held
        shown = Counter(
            name for deal in deals for event in slow.own_events(deal, seat, "show") for name in event["yaku"]
        )
        assert {name[6:]: times for name, times in number.items() if name.startswith("shown-")} == shown
        gone_on = [more for deal in deals for more in slow.went_on(deal, seat)]
        assert (number["sage-succeeded"], number["sage-failed"]) == (gone_on.count(True), gone_on.count(False))
        fees = [slow.paid(deal, seat, "fold") for deal in deals]
        assert (number["fees"], number["fees-points"]) == (sum(map(bool, fees)), sum(fees))
        hatto = [points for deal in deals if (points := slow.hatto_paid(deal, seat)) > 0]
        assert (number["hatto"], number["hatto-points"]) == (len(hatto), sum(hatto))


def test_the_compared_matches_contain_every_counted_event() -> None:
    """Every number that is compared with the slow implementation occurs in these matches."""
    numbers: Counter[str] = Counter()
    for seed, menu in PLAYED:
        for counts in by_seat(record(seed, menu)).values():
            numbers += counts.numbers
    for name in ("sage-succeeded", "sage-failed", "sage-stopped", "fees", "hatto", "made-akatan", "made-tobikomi"):
        assert numbers[name], name


@pytest.mark.parametrize("menu", FLOWERS, ids=str)
def test_wins_of_all_seats_add_up_to_zero(menu: Menu) -> None:
    """The pot goes to the winner of the deal, so it is no loss."""
    players = by_seat(record(9, menu)).values()
    assert sum(counts.won["kan"].total for counts in players) == 0
    assert sum(counts.won["kan-at-one"].total for counts in players) == 0


FACTORS = {
    "A": {"small": 1, "large": 2, "grand": 4},
    "B": {"small": 1, "large": 2, "grand": 3},
    "D": {"small": 1, "large": 2, "grand": 2},
    "E": {"small": 1, "large": 1, "grand": 1},
}


@pytest.mark.parametrize(
    "menu", [menu for menu in FLOWERS if menu.options.get("multipliers", "A") in FACTORS and menu.game != "hachiju"]
)
def test_unmultiplied_wins_are_payments_divided_by_the_field_factor(menu: Menu) -> None:
    factors = FACTORS[str(menu.options.get("multipliers", "A"))]
    events = cast(slow.Events, record(3, menu))
    kinds = [deal[0]["kind"] for deal in slow.deals_of(events)]
    assert {*kinds} > {"small"}
    for seat, counts in by_seat(cast(list[Event], events)).items():
        won = slow.deal_results(events, int(seat), start_of(menu))
        assert not any(points % factors[kind] for points, kind in zip(won, kinds, strict=True))
        once = sum(points // factors[kind] for points, kind in zip(won, kinds, strict=True))
        assert counts.won["kan-at-one"].total == once


def test_unmultiplied_hachiju_wins_keep_fees_and_divide_by_the_rate() -> None:
    """A fee goes to the pot and from there to the winner, whatever the rate."""
    doubled = 0
    for menu in (menu for menu in FLOWERS if menu.game == "hachiju"):
        events = cast(slow.Events, record(7, menu))
        once: Counter[int] = Counter()
        for deal in slow.deals_of(events):
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


def test_a_deal_counts_for_the_player_seated_at_its_beginning() -> None:
    events = [*cast(slow.Events, record(4))]
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    events.insert(ends[4] - 1, {"e": "seat", "seat": 0, "by": "bot", "name": "Zed"})
    counts = count(events)
    assert counts["A"].numbers["deals"] == 5
    assert counts["Zed"].numbers["deals"] == 7
    won = slow.deal_results(cast(slow.Events, record(4)), 0, 0)
    assert (counts["A"].won["kan"].total, counts["Zed"].won["kan"].total) == (sum(won[:5]), sum(won[5:]))
    for player in ("A", "Zed"):
        assert counts[player].numbers["matches"] == 1
        assert "finished" not in counts[player].numbers
        assert "result" not in counts[player].won


def test_an_unfinished_deal_is_not_counted() -> None:
    events = cast(slow.Events, record(4))
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    assert count(events[: ends[1] + 1]) == count(events[: ends[2]])
    assert count(events[: ends[0]]) == {}


def test_the_year_sheet_of_the_source_is_counted_from_its_tallies() -> None:
    """The year of the source's 記入式 is entered by tallies (SAN)."""
    for name in ("year_sheet.fuda", "year_sheet.jsonl"):
        form, lines = load(RECORDS / name, usual_options)
        (match,) = replays(lines, lenient=form == "fuda")
        counts = count(cast(slow.Events, match.events))
        result = cast(Mapping[str, Any], match.events[-1])["result"]
        assert [counts[player].won["result"].total for player in "ABC"] == result
        assert sum(player.won["kan"].total for player in counts.values()) == 0
        number = counts["A"].numbers
        assert (number["deals"], number["deals-won"], number["played"], number["hands"]) == (12, 5, 12, 0)
        assert (number["shown-sanbon"], number["shown-aka"], number["shown-karasu"]) == (3, 1, 1)
        assert (number["made-inoshikacho"], number["made-sujuroku"], number["made-tobikomi"]) == (1, 1, 2)
        assert all("kan-at-one" not in player.won for player in counts.values())


TALLY = """fuda 1
game sannin v1 seats 3 names "A" "B" "C"
tally 1 dealer 0 lights -
  1 hand sanbon
  0 captured akatan
  0 sage
  0 captured aotan
"""


def test_going_on_is_counted_in_a_tally() -> None:
    (match,) = replays(loads(TALLY, usual_options), lenient=True)
    counts = count(cast(slow.Events, match.events), lambda seat, _: str(seat))
    number = counts["0"].numbers
    assert (number["sage-succeeded"], number["sage-failed"], number["sage-stopped"]) == (1, 0, 0)
    assert number["sage-succeeded-paid"] == 0
    assert (number["made-akatan"], number["made-aotan"]) == (1, 1)
    assert counts["1"].numbers["shown-sanbon"] == 1


@pytest.mark.slow
def test_wins_after_going_on_are_the_payments_from_then_on() -> None:
    seen = 0
    for number in range(30):
        match = play("sannin", bots="random", seed=11, number=number)
        events = cast(slow.Events, match.events)
        for seat, counts in by_seat(cast(list[Event], events)).items():
            afterwards = 0
            for deal in slow.deals_of(events):
                for place, event in enumerate(deal):
                    if event["e"] == "sage" and not event["forced"] and event["seat"] == int(seat):
                        later = [
                            (pay["points"], pay["to"] == int(seat))
                            for pay in deal[place:]
                            if pay["e"] == "pay" and pay["reason"] != "stone" and int(seat) in (pay["from"], pay["to"])
                        ]
                        afterwards += sum(points if got else -points for points, got in later)
                        seen += 1
            counted = counts.numbers
            assert counted["sage-succeeded-points"] + counted["sage-failed-points"] == afterwards
    assert seen
