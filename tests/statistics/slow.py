"""A second, slow implementation of the statistics of one seat, which looks up events one by one."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.hachihachi import test_hand_yaku as of_hachihachi
from tests.hachiju import test_hand_yaku as of_hachiju

Events = Sequence[Mapping[str, Any]]


def deals_of(events: Events) -> list[Events]:
    """The deals that have ended, each from its event `deal`."""
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    begins = [max(at for at in range(end) if events[at]["e"] == "deal") for end in ends]
    return [events[begin : end + 1] for begin, end in zip(begins, ends, strict=True)]


def deal_results(events: Events, seat: int, start: int) -> list[int]:
    """The change of the seat's score by each deal, without stones; `start` is the score before the first deal."""
    results = []
    for deal in deals_of(events):
        stones = sum(
            event["points"] * (1 if event["to"] == seat else -1)
            for event in deal
            if event["e"] == "pay" and event["reason"] == "stone" and seat in (event["from"], event["to"])
        )
        results.append(deal[-1]["scores"][seat] - start - stones)
        start = deal[-1]["scores"][seat]
    return results


def hand_yaku(game: str, hand: str) -> set[str]:
    """The hand yaku of the reading that pays best: suit yaku, and kasu yaku with every willow as kasu."""
    cards = set(hand)
    if game == "hachiju":
        return {name for name in (of_hachiju.slow_suit(cards)[0], of_hachiju.slow_kasu(cards)[0]) if name}
    names = (of_hachihachi.slow_suit(cards)[0], of_hachihachi.slow_kasu(cards, set())[0])
    return {name for name in names if name}


def own_events(deal: Events, seat: int, *kinds: str) -> list[Mapping[str, Any]]:
    """The seat's own events of these kinds."""
    return [event for event in deal if event["e"] in kinds and event["seat"] == seat]


def went_on(deal: Events, seat: int) -> list[bool]:
    """For every 下げ of the seat, whether it completed another yaku later."""
    yaku = own_events(deal, seat, "stop", "sage")
    return [place + 1 < len(yaku) for place, event in enumerate(yaku) if event["e"] == "sage" and not event["forced"]]


def paid(deal: Events, seat: int, reason: str) -> int:
    """The points that the seat paid for this reason."""
    pays = [event for event in deal if event["e"] == "pay"]
    return sum(event["points"] for event in pays if event["from"] == seat and event["reason"] == reason)


def hatto_paid(deal: Events, seat: int) -> int:
    """The points that the seat paid for others because of 法度, less what it got back."""
    pays = [event for event in deal if event["e"] == "pay"]
    payments = sum(event["points"] for event in pays if event["from"] == seat and event.get("liable") == "hatto")
    refunds = sum(event["points"] for event in pays if event["to"] == seat and event["reason"] == "exempt")
    return int(payments - refunds)
