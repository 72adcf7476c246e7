"""Matches of all games, entered fact by fact as a table tells them, end as they were played."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from hachiya import Tally
from hachiya.bots.playing import play
from hachiya.records.jsonl import loads
from hachiya.records.replay import replays
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN_MENUS, SHIRAGIKU_MENUS, Menu
from tests.sampling import first
from tests.tally.keeper import Fact, KeeperTable, Notes, random_match, rich_match, standing

MATCHES_OF_A_PART = 20
PARTS = 50
"""The parts of a game's 1,000 matches; a quick test enters the first."""


def in_short(deal: Notes, facts: Sequence[Fact], random: Random) -> list[Fact]:
    """The facts as people tell them: what follows from others is left out now and then."""
    whole = [*facts]
    counted = deal.points in whole
    if counted and random.random() < 0.5:
        whole = [fact for fact in whole if fact["what"] not in ("points", "nuke", "special")]
        whole.append(short_points(deal, random))
    return [short(fact) if random.random() < 0.5 else fact for fact in whole]


def short_points(deal: Notes, random: Random) -> Fact:
    """The piles of a deal, with one seat's left out where that follows from the others."""
    piles: list[str | None] = [*deal.piles]
    playing = [seat for seat, pile in enumerate(deal.piles) if pile]
    if len(playing) == 3:
        piles[random.choice(playing)] = None
    return {"what": "points", "piles": piles}


def short(fact: Fact) -> Fact:
    """A fact without keys that have their usual values."""
    usual = {"extra": 0, "fed_by": None}
    return {key: value for key, value in fact.items() if key not in usual or value != usual[key]}


def enter(tally: Tally, facts: Sequence[Fact], random: Random) -> None:
    """Enter facts, now and then a wrong one that is taken back, and try some that are refused."""
    for fact in facts:
        tally.enter(fact)
        if random.random() < 0.05:
            before = tally.to_json()
            tally.undo()
            tally.enter(fact)
            assert tally.to_json() == before


def enter_again(match: KeeperTable, random: Random) -> Tally:
    """Enter all deals of a match, which ends as it was played."""
    tally = Tally(match.game, match.options, seats=match.seats, dealer=match.deals[0].dealer)
    for deal in match.deals:
        has_field = match.game.name != "hachiju"
        opening: list[Fact] = [] if deal.white is None else [{"what": "white", "seat": deal.white}]
        field: list[Fact] = [{"what": "field", "cards": deal.lights}] if has_field else []
        facts = in_short(deal, deal.facts(random), random)
        enter(tally, [*opening, *field, *facts], random)
        assert tally.next
        assert tally.next.lacks is None
        tally.close()
        assert standing(tally.match.copy_table()) == deal.standing, (deal, tally.deals[-1])
    assert tally.match.over
    return tally


def kept(tally: Tally) -> None:
    """Check that the record of a tally is verified, and that its notebook makes the tally again."""
    match = tally.match
    (replay,) = replays(loads(match.to_jsonl()))
    assert replay.complete
    again = Tally.from_json(tally.to_json())
    assert again.match.events == match.events


def menus(every: Sequence[Menu], part: int) -> list[Menu]:
    """The menus of a part's matches, so that all come as often."""
    numbers = range(MATCHES_OF_A_PART * part, MATCHES_OF_A_PART * (part + 1))
    return [every[(7 * number) % len(every)] for number in numbers]


OF_FLOWERS = {
    "sannin": SANNIN_MENUS,
    "nakayoshi": NAKAYOSHI_MENUS,
    "shiragiku": SHIRAGIKU_MENUS,
    "hachiju": HACHIJU_MENUS,
}


@pytest.mark.no_cover
@pytest.mark.parametrize("part", first([0], range(PARTS)))
@pytest.mark.parametrize("game", first(["sannin", "hachiju"], OF_FLOWERS))
def test_matches_with_flower_cards_end_as_played(game: str, part: int) -> None:
    random = Random(part)
    for number, menu in enumerate(menus(OF_FLOWERS[game], part)):
        make = rich_match if number % 2 else random_match
        tally = enter_again(make(MATCHES_OF_A_PART * part + number, menu), random)
        kept(tally)


@pytest.mark.no_cover
@pytest.mark.parametrize("part", first([0], range(PARTS)))
def test_matches_of_bashifen_end_as_played(part: int) -> None:
    random = Random(part)
    for number, menu in enumerate(menus(BASHIFEN_MENUS, part)):
        match = play("bashifen", options=menu.options, bots="random", seed=MATCHES_OF_A_PART * part + number)
        tally = Tally("bashifen", menu.options)
        for deal in results(match.events):
            enter(tally, deal, random)
            tally.close()
        assert tally.match.over
        assert tally.match.result == match.result
        assert tally.match.scores == match.scores
        kept(tally)


def results(events: Sequence[Any]) -> list[list[Fact]]:
    """The facts of each deal of a match of bashifen; only the first deal names its declarer."""
    deals: list[list[Fact]] = []
    for event in events:
        if event["e"] == "deal":
            deals.append([])
        elif event["e"] == "trumps" and len(deals) == 1:
            deals[-1].append({"what": "dealer", "seat": event["dealer"]})
        elif event["e"] == "failed_lead":
            deals[-1].append({"what": "failed_lead", "seat": event["seat"]})
        elif event["e"] == "deal_end":
            deals[-1].append({"what": "opponents", "points": event["points"]})
    return deals
