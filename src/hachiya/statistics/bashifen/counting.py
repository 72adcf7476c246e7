"""What players do in deals of 八十分. Of a deal that is told by a `tally` neither hands nor leads are known."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import SEATS, Rules
from hachiya.games.registry import find
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import InAMatch
from hachiya.statistics.deals import Deal

LEVELS, DEALING, AGAINST = "stages", "stages-dealing", "stages-against"
"""What a deal brings: at all, as the dealer's side, as their opponents."""
_RANKS = "23456789TJQKA"


class Lead(NamedTuple):
    """The first play of a trick."""

    seat: int
    is_throw: bool
    """Several cards that are no pair: who leads them says that nobody can beat any of it."""


def count_deals(events: Sequence[AnyEvent], deals: Sequence[Deal], players: Mapping[str, InAMatch]) -> None:
    """As in `Family`."""
    rules = find(events[0]["game"]).new_rules(events[0]["options"])
    for deal in deals:
        by_seat = [players[player] for player in deal.players]
        _count_levels(deal, rules, by_seat)
        if deal.events[0]["e"] == "tally":
            if deal.events[0]["failed_lead"] is not None:
                by_seat[deal.events[0]["failed_lead"]].note("failed")
            continue
        _count_hands(deal.events[0], by_seat)
        _count_play(deal, by_seat)


def count_result(_end: AnyEvent, _seat: int, _player: InAMatch) -> None:
    """As in `Family`: a match is won or lost."""


def _dealer(deal: Deal) -> int:
    return int(next(event["dealer"] for event in deal.events if event["e"] in ("tally", "trumps")))


def _count_levels(deal: Deal, rules: Rules, by_seat: Sequence[InAMatch]) -> None:
    """The pair that wins has its steps, of which the end of the ladder takes nothing, the other as many below nothing;
    where only the sides change there are none (as in an arena)."""
    points, dealing = deal.events[-1]["points"], pair_of(_dealer(deal))
    winners = dealing if points < TO_WIN else 1 - dealing
    risen = steps(points, rules)
    for seat, player in enumerate(by_seat):
        side, unit = ("dealing", DEALING) if pair_of(seat) == dealing else ("against", AGAINST)
        won = pair_of(seat) == winners
        player.note("deals")
        player.note("deals-won", won)
        player.note(side)
        player.note(f"{side}-won", won)
        player.note(f"{side}-points", points)
        player.win(LEVELS, risen if won else -risen)
        player.win(unit, risen if won else -risen)


def _count_hands(dealt: AnyEvent, by_seat: Sequence[InAMatch]) -> None:
    """Pairs of level cards and of jokers among the cards that a seat has drawn in all."""
    rank = _RANKS[dealt["trump_rank"] - 2]
    for place in range(SEATS):
        player, cards = by_seat[(dealt["first"] + place) % SEATS], dealt["draws"][place::SEATS]
        twice = {card for card in cards if cards.count(card) == 2}
        player.note("hands")
        player.note("held-stage-pair", any(card[0] == rank for card in twice))
        player.note("held-joker-pair", any(card[1] == "J" for card in twice))


def _count_play(deal: Deal, by_seat: Sequence[InAMatch]) -> None:
    for seat in {event["seat"] for event in deal.events if event["e"] == "declare"}:
        by_seat[seat].note("declared")
    for lead in _leads(deal):
        by_seat[lead.seat].note("leads")
        by_seat[lead.seat].note("throws", lead.is_throw)
    for event in deal.events:
        if event["e"] == "trick":
            by_seat[event["winner"]].note("tricks")
            by_seat[event["winner"]].note("trick-points", event["points"])
        elif event["e"] == "failed_lead":
            by_seat[event["seat"]].note("failed")


def _leads(deal: Deal) -> Iterator[Lead]:
    leads = True
    for event in deal.events:
        if event["e"] == "trick":
            leads = True
        elif event["e"] == "play" and leads:
            leads, cards = False, event["cards"]
            yield Lead(event["seat"], len(cards) > 2 or len(set(cards)) == 2)
