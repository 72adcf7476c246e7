"""Reasons for stopping or going on (下げ): the certain payment, what remains of it, and the chance of more."""

from collections.abc import Iterator

from hachiya.bots.search.hanafuda.counts import MADE_MORE
from hachiya.games.hanafuda.advice import Shares
from hachiya.games.hanafuda.phases import Action
from hachiya.learn.hanafuda.comparison import Comparison
from hachiya.learn.reasons import Weighed, amount, percent
from hachiya.statistics.hanafuda.tables import money_of
from hachiya.words.message import Message
from hachiya.words.say import learn as say


def reasons_of_going_on(compared: Comparison) -> Iterator[Weighed]:
    """Give the reasons for a choice between stopping and going on; none for any other choice."""
    choices = {tried.choice.actions[0]: (sign, tried) for sign, tried in ((1, compared.better), (-1, compared.other))}
    if not {Action.STOP, Action.GO_ON} <= choices.keys():
        return
    game, view = compared.game, compared.view
    stops, _ = choices[Action.STOP]
    goes_on, tried = choices[Action.GO_ON]
    pays = _total(game.advise(view.state, view.rules, Action.STOP).pays)
    later = game.advise(view.state, view.rules, Action.GO_ON).later
    yield Weighed(stops * pays, say.stop_pays(amount=_sum(compared, pays)))
    more = tried.counts[MADE_MORE] / compared.worlds
    yield Weighed(goes_on * pays * more, say.made_more(often=say.often(n=percent(more))))
    alone = _total(later.alone) if later else 0
    if alone > 0:
        yield Weighed(goes_on * alone, say.sage_keeps(amount=_sum(compared, alone)))


def _total(shares: Shares | None) -> int:
    return sum(share.points for share in shares or ())


def _sum(compared: Comparison, points: int) -> Message:
    money = money_of(compared.game)
    return amount(points / money.whole, money.unit)
