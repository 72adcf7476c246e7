"""The reasons why one choice at bashifen is worth more than another: tricks, the deal, points of the opponents."""

from collections import Counter
from collections.abc import Iterator

from hachiya.bots.search.bashifen.counts import (
    DECLARES,
    FAILED,
    POINTS,
    ROSE,
    THEIR_TRICK_POINTS,
    THEY_ROSE,
    TRICK_POINTS,
    TRICKS,
    TRICKS_WON,
    WON,
)
from hachiya.bots.search.bashifen.counts import TRIED as WORLDS
from hachiya.games.bashifen.advice import certain_top_cards
from hachiya.games.bashifen.cards import KINDS, NAMES
from hachiya.games.bashifen.state import PAIRS, SEATS, Phase
from hachiya.games.choices import Choice
from hachiya.games.view import View
from hachiya.learn.bashifen.other_choice import after
from hachiya.learn.reasons import MINUS, Tried, Weighed, change, differ_significantly, how_often
from hachiya.words.arguments import Pack, Seat
from hachiya.words.message import Message
from hachiya.words.say import learn as say
from hachiya.words.say import stats

MUCH = 0.2
"""The smallest difference of shares of all worlds for which the winner of a trick is named."""
FEW_POINTS = 3.0
"""Points: smaller differences are not named."""
POINTS_A_DEAL = 40.0
"""Points that weigh as much as a deal that is won, for the order of reasons."""
TRICK_POINTS_A_TRICK = 15.0
"""Points that weigh as much as a trick that is won, for the order of reasons."""
TOPS = 0.05
"""The weight of a lead that nobody can beat, for the order of reasons."""


def reasons(view: View, better: Tried, other: Tried) -> list[Weighed]:
    """Explain by messages why one choice of a search is worth more than another.

    Effects are in deals won; a trick weighs by the points that it brings.
    """
    other_name = after(view, better.choice, other.choice)
    pair = tuple(Seat(seat) for seat in range(SEATS) if seat % PAIRS == view.seat % PAIRS)
    weighed = [
        *_of_throw(better, other, other_name),
        *_of_trick(view, better, other, other_name, pair),
        *_of_deal(better, other, other_name, pair),
    ]
    if weighed and all(reason.effect < 0 for reason in weighed):
        rise, rise_other = ((row.counts[ROSE] - row.counts[THEY_ROSE]) / row.counts[WORLDS] for row in (better, other))
        more = change(rise - rise_other, stats.levels())
        weighed.append(Weighed(abs(rise - rise_other), say.in_all(pair=pair, change=more, other=other_name)))
    return weighed


def _of_throw(better: Tried, other: Tried, other_name: Message) -> Iterator[Weighed]:
    """The reason by a lead of several cards that may be wrong."""
    if _differ(better, other, FAILED):
        lost = _share(other, FAILED) - _share(better, FAILED)
        often, rarely = _how_often(better, other, FAILED)
        yield Weighed(lost, say.throw_fails(other=other_name, often=often, rarely=rarely))


def _of_trick(
    view: View, better: Tried, other: Tried, other_name: Message, pair: tuple[Seat, ...]
) -> Iterator[Weighed]:
    """The reasons by the present trick: who wins it, or with how many points."""
    if not (better.counts[TRICKS] and other.counts[TRICKS]):
        return
    gains = [
        (tried.counts[TRICK_POINTS] - tried.counts[THEIR_TRICK_POINTS]) / tried.counts[WORLDS]
        for tried in (better, other)
    ]
    gained = (gains[0] - gains[1]) / POINTS_A_DEAL
    won = _share(better, TRICKS_WON) - _share(other, TRICKS_WON)
    if abs(won) >= MUCH and _differ(better, other, TRICKS_WON):
        effect = won * TRICK_POINTS_A_TRICK / POINTS_A_DEAL
        often, rarely = _how_often(better, other, TRICKS_WON)
        yield Weighed(effect, say.trick_won(pair=pair, other=other_name, often=often, rarely=rarely))
    elif abs(gains[0] - gains[1]) >= FEW_POINTS:
        points, fewer = map(_signed, gains)
        yield Weighed(gained, say.trick_points(pair=pair, points=points, fewer=fewer, other=other_name))
    if view.state.phase == Phase.PLAY and view.state.plays == 0:
        unbeatable = [tried for tried in (better, other) if _is_unbeatable(view, tried.choice)]
        if len(unbeatable) == 1:
            effect = TOPS if unbeatable[0] is better else -TOPS
            yield Weighed(effect, say.tops(playing=_cards(unbeatable[0].choice)))


def _of_deal(better: Tried, other: Tried, other_name: Message, pair: tuple[Seat, ...]) -> Iterator[Weighed]:
    """The reasons by the deal: who declares, who wins it, or with how many points the opponents end."""
    worlds = better.counts[WORLDS]
    if _differ(better, other, DECLARES):
        declared = _share(better, DECLARES) - _share(other, DECLARES)
        won = _share(better, WON) - _share(other, WON)
        effect = abs(declared) if won >= 0 else -abs(declared)
        often, rarely = _how_often(better, other, DECLARES)
        yield Weighed(effect / 2, say.declares(pair=pair, other=other_name, often=often, rarely=rarely))
    if _differ(better, other, WON):
        won = _share(better, WON) - _share(other, WON)
        often, rarely = _how_often(better, other, WON)
        yield Weighed(won, say.deal_won(pair=pair, other=other_name, often=often, rarely=rarely))
        return
    points, fewer = (tried.counts[POINTS] / worlds for tried in (better, other))
    if abs(points - fewer) >= FEW_POINTS:
        declares = 2 * better.counts[DECLARES] >= worlds
        gained = (fewer - points if declares else points - fewer) / POINTS_A_DEAL
        message = say.opponents_points(points=round(points), fewer=round(fewer), other=other_name)
        yield Weighed(gained, message)


def _differ(better: Tried, other: Tried, place: int) -> bool:
    return differ_significantly(better.counts[place], other.counts[place], better.counts[WORLDS])


def _share(tried: Tried, place: int) -> float:
    return tried.counts[place] / tried.counts[WORLDS]


def _how_often(better: Tried, other: Tried, place: int) -> tuple[Message, Message]:
    return how_often(better.counts[place], other.counts[place], better.counts[WORLDS])


def _is_unbeatable(view: View, lead: Choice) -> bool:
    """Whether surely nobody can beat any card of a lead."""
    tops = certain_top_cards(view.state, view.seat)
    cards = Counter(action for action in lead.actions if action < KINDS)
    return all((tops.single if number == 1 else tops.pairs) >> card & 1 for card, number in cards.items())


def _signed(points: float) -> Message:
    number = round(points)
    return say.points(number=f"{number:+d}".replace("-", MINUS) if number else "0", points=abs(number))


def _cards(choice: Choice) -> Pack:
    return Pack(tuple(NAMES[action] for action in choice.actions if action < KINDS))
