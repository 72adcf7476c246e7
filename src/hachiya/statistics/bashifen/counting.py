"""The counting of deals of 八十分. A deal that a `tally` has entered by its result has neither hands nor leads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.game import rules_of
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import SEATS, Rules
from hachiya.games.registry import find
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import MatchCounts
from hachiya.statistics.deals import Deal

LEVELS, DEALING, AGAINST = "stages", "stages-dealing", "stages-against"
"""What a deal brings: at all, as the dealer's side, as their opponents."""
_RANKS = "23456789TJQKA"


class Lead(NamedTuple):
    """The first play of a trick: its seat, and whether it is a throw of several parts."""

    seat: int
    is_throw: bool
    """Several cards that are no pair; the lead is wrong if others can beat any part of it."""


def count_deals(events: Sequence[AnyEvent], deals: Sequence[Deal], players: Mapping[str, MatchCounts]) -> None:
    """Add the deals of a match to the counts of its players, which are changed."""
    rules = rules_of(find(events[0]["game"]).new_rules(events[0]["options"]))
    for deal in deals:
        by_seat = [players[player] for player in deal.players]
        _count_levels(deal, rules, by_seat)
        if deal.events[0]["e"] == "tally":
            if deal.events[0]["failed_lead"] is not None:
                by_seat[deal.events[0]["failed_lead"]].add_times("failed")
            continue
        _count_hands(deal.events[0], by_seat)
        _count_play(deal, by_seat)


def count_result(_end: AnyEvent, _seat: int, _player: MatchCounts) -> None:
    """Add the result of a match to the counts of a player: nothing at 八十分, where a match is only won or lost."""


def _dealer(deal: Deal) -> int:
    return int(next(event["dealer"] for event in deal.events if event["e"] in ("tally", "trumps")))


def _count_levels(deal: Deal, rules: Rules, by_seat: Sequence[MatchCounts]) -> None:
    """Count the levels won, as in an arena: the pair that wins gets the levels by which it rises, even beyond the end
    of the ladder, and the other pair as many negative ones; both get 0 where only the sides change."""
    points, dealing = deal.events[-1]["points"], pair_of(_dealer(deal))
    winners = dealing if points < TO_WIN else 1 - dealing
    risen = levels_won(points, rules)
    for seat, player in enumerate(by_seat):
        side, unit = ("dealing", DEALING) if pair_of(seat) == dealing else ("against", AGAINST)
        won = pair_of(seat) == winners
        player.add_times("deals")
        player.add_times("deals-won", won)
        player.add_times(side)
        player.add_times(f"{side}-won", won)
        player.add_times(f"{side}-points", points)
        player.add_winnings(LEVELS, risen if won else -risen)
        player.add_winnings(unit, risen if won else -risen)


def _count_hands(dealt: AnyEvent, by_seat: Sequence[MatchCounts]) -> None:
    """Count pairs of level cards and of jokers among all cards that a seat has drawn."""
    rank = _RANKS[dealt["trump_rank"] - 2]
    for place in range(SEATS):
        player, cards = by_seat[(dealt["first"] + place) % SEATS], dealt["draws"][place::SEATS]
        twice = {card for card in cards if cards.count(card) == 2}
        player.add_times("hands")
        player.add_times("held-stage-pair", any(card[0] == rank for card in twice))
        player.add_times("held-joker-pair", any(card[1] == "J" for card in twice))


def _count_play(deal: Deal, by_seat: Sequence[MatchCounts]) -> None:
    for seat in {event["seat"] for event in deal.events if event["e"] == "declare"}:
        by_seat[seat].add_times("declared")
    for lead in _leads(deal):
        by_seat[lead.seat].add_times("leads")
        by_seat[lead.seat].add_times("throws", lead.is_throw)
    for event in deal.events:
        if event["e"] == "trick":
            by_seat[event["winner"]].add_times("tricks")
            by_seat[event["winner"]].add_times("trick-points", event["points"])
        elif event["e"] == "failed_lead":
            by_seat[event["seat"]].add_times("failed")


def _leads(deal: Deal) -> Iterator[Lead]:
    is_lead = True
    for event in deal.events:
        if event["e"] == "trick":
            is_lead = True
        elif event["e"] == "play" and is_lead:
            is_lead, cards = False, event["cards"]
            yield Lead(event["seat"], len(cards) > 2 or len(set(cards)) == 2)
