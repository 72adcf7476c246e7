"""Facts of played deals are accepted: every deal is settled from facts as it was with cards."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from hachiya.games.table import Table
from tests.playing import HANAFUDA_MENUS, Menu
from tests.referee.test_engine import STYLES, made
from tests.sampling import first
from tests.tally.keeper import KeeperTable, Notes, match_of, random_match, rich_match, standing

HANDS = (["sanbon"], ["tatesanbon"], ["teshi"], ["futatatesanbon"], ["pikaichi"], ["karasu"], ["shiso", "aka"])


def tell_again(match: KeeperTable, random: Random) -> int:
    """Tell all deals of a match at another table, and return their number."""
    table = Table(match.game, match.options, seats=match.seats)
    table.first_dealer(match.deals[0].dealer)
    for deal in match.deals:
        if deal.white is not None:
            table.draw_white(deal.white)
        facts = deal.facts(random)
        if random.random() < 0.2:
            void(table, deal, facts[: random.randrange(len(facts) + 1)])
            if deal.white is not None:
                table.draw_white(deal.white)
        if random.random() < 0.2:
            facts = with_wrong_hand(table, deal, facts, random)
        table.tally({"dealer": deal.dealer, "lights": deal.lights, "facts": facts})
        assert standing(table) == deal.standing, (deal, facts)
    assert table.over
    return len(match.deals)


def void(table: Table, deal: Notes, facts: Sequence[Any]) -> None:
    """Tell a deal that was broken off, which changes nothing."""
    before = standing(table)
    table.tally({"dealer": deal.dealer, "lights": deal.lights, "facts": [*facts, {"what": "void"}]})
    assert standing(table) == before


def with_wrong_hand(table: Table, deal: Notes, facts: Sequence[Any], random: Random) -> list[Any]:
    """Insert the annulled declaration of a seat in play without hand yaku."""
    playing = [fact["seat"] for fact in deal.auction if fact.get("bid") == "in"] or [*range(3)]
    without = [seat for seat in playing if seat not in [fact["seat"] for fact in deal.hands]]
    ends_at_once = any("shiso" in fact["yaku"] for fact in deal.hands)
    if table.game.name == "hachiju" or not without or ends_at_once:
        return [*facts]
    seat = random.choice(without)
    wrong = [{"what": "hand", "seat": seat, "yaku": random.choice(HANDS)}, {"what": "annul", "seat": seat}]
    begun = next(
        (at for at, fact in enumerate(facts) if fact["what"] not in ("mizuten", "bid", "squeezed", "hand")), None
    )
    begun = len(facts) if begun is None else begun
    return [*facts[:begun], *wrong, *facts[begun:]]


def referees_match(value: int, menu: Menu) -> KeeperTable:
    """A match that the referee makes, with rare cards."""
    styles = STYLES[menu.game]
    return match_of(made(value, menu, styles[value % len(styles)]))


@pytest.mark.no_cover
@pytest.mark.parametrize(("make", "matches"), [(random_match, 24), (rich_match, 24), (referees_match, 12)])
@pytest.mark.parametrize("part", first([0], range(25)))
def test_the_facts_of_a_played_deal_settle_it_alike(
    make: Callable[[int, Menu], KeeperTable], matches: int, part: int
) -> None:
    random = Random(part)
    deals = 0
    for value in range(matches * part, matches * (part + 1)):
        deals += tell_again(make(value, random.choice(HANAFUDA_MENUS)), random)
    assert deals > 2 * matches
