"""What players do in deals with flower cards.

Of a deal that is told by a `tally` no hand is known, nor what its payments were at ×1, nor what was paid when.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hachiya.odds.held import held
from hachiya.records.common_events import AnyEvent
from hachiya.statistics.counts import InAMatch
from hachiya.statistics.deals import Deal, deals_of
from hachiya.statistics.hanafuda.at_one import at_one

PLAYED, AT_ONE, RESULT = "kan", "kan-at-one", "result"
"""What is won: a deal as it was paid and at ×1, and a match."""
STOPPED, SUCCEEDED, FAILED = "sage-stopped", "sage-succeeded", "sage-failed"
"""Not gone on, where one could have; gone on and made more; gone on and made nothing more (as in an arena)."""
_COMPLETES = ("stop", "sage")
_HOLDS = (*_COMPLETES, "cancel")
_PRIZES = ("special", "tobikomi", "nuke", "mizuten")
"""Yaku that nobody announces: who has one is who is paid for it."""


class GoOnChoice(NamedTuple):
    """A choice between あがり and 下げ: what came of it, and what the seat won afterwards, where that is known."""

    seat: int
    what: str
    won: int | None


def count_deals(events: Sequence[AnyEvent], deals: Sequence[Deal], players: Mapping[str, InAMatch]) -> None:
    """As in `Family`."""
    game = events[0]["game"]
    level = deals_of(at_one(events), lambda _seat, name: name) if any(map(_has_cards, deals)) else iter(deals)
    for deal in deals:
        _count_deal(game, deal, next(level), [players[player] for player in deal.players])


def count_result(end: AnyEvent, seat: int, player: InAMatch) -> None:
    """As in `Family`."""
    player.win(RESULT, end["result"][seat])


def _has_cards(deal: Deal) -> bool:
    return bool(deal.events[0]["e"] == "deal")


def _count_deal(game: str, deal: Deal, once: Deal, by_seat: Sequence[InAMatch]) -> None:
    first, end = deal.events[0], deal.events[-1]
    out = {event["seat"] for event in _said(deal) if _leaves(event)}
    played, at_one_won = _payments(deal), _payments(once)
    for seat, player in enumerate(by_seat):
        if seat == deal.absent:
            continue
        player.note("deals")
        player.note("deals-won", seat == end["winner"])
        player.note("played", seat not in out and end["why"] != "alone")
        player.win(PLAYED, played[seat])
        if _has_cards(deal):
            player.win(AT_ONE, at_one_won[seat])
            _count_hand(player, held(game, first["hands"][seat]))
    _count_yaku(deal, by_seat)
    _count_paid(deal, by_seat)
    for choice in _go_on_choices(deal):
        player = by_seat[choice.seat]
        player.note(choice.what)
        if choice.won is not None:
            player.note(f"{choice.what}-paid")
            player.note(f"{choice.what}-points", choice.won)


def _said(deal: Deal) -> Sequence[AnyEvent]:
    """What was said and done in it, as events or as facts; of a fact the word is under `what`."""
    return deal.events if _has_cards(deal) else deal.events[0]["facts"]


def _word(event: AnyEvent) -> str:
    return str(event["e"] if "e" in event else event["what"])


def _leaves(event: AnyEvent) -> bool:
    word = _word(event)
    return word == "squeezed" or (word == "bid" and event["bid"] == "out")


def _payments(deal: Deal) -> Counter[int | str]:
    """What each account won; the stone on the board is the year's and not the deal's, as in an arena."""
    won: Counter[int | str] = Counter()
    for event in deal.events:
        if event["e"] == "pay" and event["reason"] != "stone":
            won[event["from"]] -= event["points"]
            won[event["to"]] += event["points"]
    return won


def _count_hand(player: InAMatch, yaku: tuple[str, ...]) -> None:
    player.note("hands")
    for key in yaku or ("none",):
        player.note(f"held-{key}")


def _count_yaku(deal: Deal, by_seat: Sequence[InAMatch]) -> None:
    """Each once a deal, however often it is announced."""
    shown: dict[int, set[str]] = defaultdict(set)
    made: dict[int, set[str]] = defaultdict(set)
    for event in _said(deal):
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
    for name, found in (("shown", shown), ("made", made)):
        for seat, yaku in found.items():
            for key in yaku:
                by_seat[seat].note(f"{name}-{key}")


def _count_paid(deal: Deal, by_seat: Sequence[InAMatch]) -> None:
    """降り賃, and what was paid for others because of 法度, but for what came back because nothing else could be
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
                by_seat[seat].note(name)
                by_seat[seat].note(f"{name}-points", points)


def _go_on_choices(deal: Deal) -> Iterator[GoOnChoice]:
    """The choices between あがり and 下げ that were one."""
    return _choices_in_events(deal) if _has_cards(deal) else _choices_in_facts(deal)


def _choices_in_events(deal: Deal) -> Iterator[GoOnChoice]:
    for place, event in enumerate(deal.events):
        if event["e"] in _COMPLETES and not event["forced"]:
            seat, rest = event["seat"], deal.events[place + 1 :]
            more = any(later["e"] in _COMPLETES and later["seat"] == seat for later in rest)
            what = STOPPED if event["e"] == "stop" else SUCCEEDED if more else FAILED
            yield GoOnChoice(seat, what, _payments(deal._replace(events=rest))[seat])


def _choices_in_facts(deal: Deal) -> Iterator[GoOnChoice]:
    """Of who stops nobody has told whether they had to."""
    facts = _said(deal)
    for place, fact in enumerate(facts):
        if fact["what"] == "sage":
            more = any(later["what"] == "captured" and later["seat"] == fact["seat"] for later in facts[place + 1 :])
            yield GoOnChoice(fact["seat"], SUCCEEDED if more else FAILED, None)
