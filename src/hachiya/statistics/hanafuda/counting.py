"""The counting of deals with flower cards.

For a deal entered by a `tally` the hands, the payments at ×1 and the times of the payments are not known.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hachiya.odds.dealt_hands import hand_yaku_of
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import MatchCounts
from hachiya.statistics.deals import Deal, deals_of
from hachiya.statistics.hanafuda.at_one import replay_without_multipliers

PLAYED, AT_ONE, RESULT = "kan", "kan-at-one", "result"
"""Names of wins: of a deal as it was paid, of a deal at ×1, and of a match."""
STOPPED, SUCCEEDED, FAILED = "sage-stopped", "sage-succeeded", "sage-failed"
"""あがり where 下げ was possible; 下げ, and more made; 下げ, and nothing more made (as in an arena)."""
_COMPLETES = ("stop", "sage")
_HOLDS = (*_COMPLETES, "cancel")
_PRIZES = ("special", "tobikomi", "nuke", "mizuten")
"""Yaku that are not announced; the seat that is paid for one has made it."""


class GoOnChoice(NamedTuple):
    """A seat's choice between あがり (stopping) and 下げ (going on) in a finished deal."""

    seat: int
    outcome: str
    """The key under which the choice is counted, such as stopped, succeeded or failed."""
    won: int | None
    """The points that the seat won afterwards; None where that is not known."""


def count_deals(events: Sequence[AnyEvent], deals: Sequence[Deal], players: Mapping[str, MatchCounts]) -> None:
    """Add the deals of a match to the counts of its players, which are changed."""
    game = events[0]["game"]
    unmultiplied = (
        deals_of(replay_without_multipliers(events), lambda _seat, name: name)
        if any(map(_has_cards, deals))
        else iter(deals)
    )
    for deal in deals:
        _count_deal(game, deal, next(unmultiplied), [players[player] for player in deal.players])


def count_result(end: AnyEvent, seat: int, player: MatchCounts) -> None:
    """Add the points that a seat has won in the match to the counts of its player."""
    player.add_winnings(RESULT, end["result"][seat])


def _has_cards(deal: Deal) -> bool:
    return bool(deal.events[0]["e"] == "deal")


def _count_deal(game: str, deal: Deal, unmultiplied: Deal, by_seat: Sequence[MatchCounts]) -> None:
    first, end = deal.events[0], deal.events[-1]
    out = {event["seat"] for event in _declarations(deal) if _leaves(event)}
    played, at_one_won = _payments(deal), _payments(unmultiplied)
    for seat, player in enumerate(by_seat):
        if seat == deal.absent:
            continue
        player.add_times("deals")
        player.add_times("deals-won", seat == end["winner"])
        player.add_times("played", seat not in out and end["why"] != "alone")
        player.add_winnings(PLAYED, played[seat])
        if _has_cards(deal):
            player.add_winnings(AT_ONE, at_one_won[seat])
            _count_hand(player, hand_yaku_of(game, first["hands"][seat]))
    _count_yaku(deal, by_seat)
    _count_paid(deal, by_seat)
    for choice in _go_on_choices(deal):
        player = by_seat[choice.seat]
        player.add_times(choice.outcome)
        if choice.won is not None:
            player.add_times(f"{choice.outcome}-paid")
            player.add_times(f"{choice.outcome}-points", choice.won)


def _declarations(deal: Deal) -> Sequence[AnyEvent]:
    """The events of a deal, or the facts of a tally, of which `what` is the kind."""
    return deal.events if _has_cards(deal) else deal.events[0]["facts"]


def _word(event: AnyEvent) -> str:
    return str(event["e"] if "e" in event else event["what"])


def _leaves(event: AnyEvent) -> bool:
    word = _word(event)
    return word == "squeezed" or (word == "bid" and event["bid"] == "out")


def _payments(deal: Deal) -> Counter[int | str]:
    """What each account won, without the stone on the board, which belongs to the year (as in an arena)."""
    won: Counter[int | str] = Counter()
    for event in deal.events:
        if event["e"] == "pay" and event["reason"] != "stone":
            won[event["from"]] -= event["points"]
            won[event["to"]] += event["points"]
    return won


def _count_hand(player: MatchCounts, yaku: tuple[str, ...]) -> None:
    player.add_times("hands")
    for key in yaku or ("none",):
        player.add_times(f"held-{key}")


def _count_yaku(deal: Deal, by_seat: Sequence[MatchCounts]) -> None:
    """Count each yaku once a deal, even if it is announced several times."""
    shown: dict[int, set[str]] = defaultdict(set)
    made: dict[int, set[str]] = defaultdict(set)
    for event in _declarations(deal):
        word = _word(event)
        if word in ("show", "hand"):
            shown[event["seat"]].update(event["yaku"])
        elif word == "annul":
            shown[event["seat"]].clear()
        elif word in (*_HOLDS, "captured") and "yaku" in event:
            made[event["seat"]].update(event["yaku"])
    for event in deal.events:
        if event["e"] == "pay" and event["reason"] in _PRIZES and isinstance(event["to"], int):
            made[event["to"]].update(event["yaku"])
    for name, yaku_by_seat in (("shown", shown), ("made", made)):
        for seat, yaku in yaku_by_seat.items():
            for key in yaku:
                by_seat[seat].add_times(f"{name}-{key}")


def _count_paid(deal: Deal, by_seat: Sequence[MatchCounts]) -> None:
    """Count 降り賃, and what was paid for others because of 法度, less what was repaid because no other card could be
    thrown."""
    fees: Counter[int] = Counter()
    hatto: Counter[int] = Counter()
    for event in deal.events:
        if event["e"] != "pay":
            continue
        if event["reason"] == "fold":
            fees[event["from"]] += event["points"]
        elif event.get("liable") == "hatto":
            hatto[event["from"]] += event["points"]
        elif event["reason"] == "exempt":
            hatto[event["to"]] -= event["points"]
    for name, paid in (("fees", fees), ("hatto", hatto)):
        for seat, points in paid.items():
            if points > 0:
                by_seat[seat].add_times(name)
                by_seat[seat].add_times(f"{name}-points", points)


def _go_on_choices(deal: Deal) -> Iterator[GoOnChoice]:
    """The choices between あがり and 下げ where both were possible."""
    return _choices_in_events(deal) if _has_cards(deal) else _choices_in_facts(deal)


def _choices_in_events(deal: Deal) -> Iterator[GoOnChoice]:
    for place, event in enumerate(deal.events):
        if event["e"] in _COMPLETES and not event["forced"]:
            seat, rest = event["seat"], deal.events[place + 1 :]
            more = any(later["e"] in _COMPLETES and later["seat"] == seat for later in rest)
            outcome = STOPPED if event["e"] == "stop" else SUCCEEDED if more else FAILED
            yield GoOnChoice(seat, outcome, _payments(deal._replace(events=rest))[seat])


def _choices_in_facts(deal: Deal) -> Iterator[GoOnChoice]:
    """The choices in a tally, which does not say whether an あがり was forced; so only 下げ is counted."""
    facts = _declarations(deal)
    for place, fact in enumerate(facts):
        if fact["what"] == "sage":
            more = any(later["what"] == "captured" and later["seat"] == fact["seat"] for later in facts[place + 1 :])
            yield GoOnChoice(fact["seat"], SUCCEEDED if more else FAILED, None)
