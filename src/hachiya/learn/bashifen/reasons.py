"""The reasons why one choice at bashifen is worth more than another: tricks, the deal, points of the opponents."""

from collections.abc import Sequence

from hachiya.bots.search.bashifen.counts import (
    DECLARES,
    FAILED,
    POINTS,
    ROSE,
    THEY_ROSE,
    TRICK_POINTS,
    TRICKS,
    TRICKS_WON,
    TRIED,
    WON,
)
from hachiya.games.view import View
from hachiya.learn.reasons import amounts, differ_significantly, percent
from hachiya.words.message import Message
from hachiya.words.say import learn as say
from hachiya.words.say import stats

FEW_POINTS = 1.0
FEW_LEVELS = 0.05


def reasons(_view: View, better: Sequence[int], other: Sequence[int], other_name: Message) -> list[Message]:
    """Explain by messages why one choice of a search is worth more than another.

    `better` and `other` are the counts of the two choices over all worlds that the search has tried.
    """
    worlds, messages = better[TRIED], []
    for place, message in ((FAILED, say.throw_fails), (DECLARES, say.declares), (WON, say.deal_won)):
        if differ_significantly(better[place], other[place], worlds):
            shares = percent(better[place] / worlds), percent(other[place] / worlds)
            messages.append(message(share=shares[0], less=shares[1], other=other_name))
    rise_better, rise_other = ((row[ROSE] - row[THEY_ROSE]) / worlds for row in (better, other))
    if abs(rise_better - rise_other) >= FEW_LEVELS:
        rise, lesser = amounts(rise_better, rise_other, stats.levels())
        messages.append(say.rises(amount=rise, lesser=lesser, other=other_name))
    points = [row[POINTS] / worlds for row in (better, other)]
    if abs(points[0] - points[1]) >= FEW_POINTS:
        messages.append(say.opponents_points(points=round(points[0]), fewer=round(points[1]), other=other_name))
    if better[TRICKS] and other[TRICKS] and differ_significantly(better[TRICKS_WON], other[TRICKS_WON], worlds):
        shares = percent(better[TRICKS_WON] / worlds), percent(other[TRICKS_WON] / worlds)
        won = [round(row[TRICK_POINTS] / worlds) for row in (better, other)]
        messages.append(say.trick_won(share=shares[0], points=won[0], less=shares[1], fewer=won[1], other=other_name))
    return messages
