"""The reasons why one choice with flower cards is worth more than another: parts of the payments, and yaku."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hachiya.bots.search.hanafuda.counts import (
    ANSWERED,
    FIRST_YAKU,
    MADE_MORE,
    PAID_FOR,
    PARTS,
    TRIED,
    YAKU,
    Part,
)
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.game import HanafudaGame, hanafuda, state_of
from hachiya.games.hanafuda.yaku import Yaku, in_words
from hachiya.games.unit import KAN
from hachiya.games.view import View
from hachiya.learn.reasons import amounts, differ_significantly, percent
from hachiya.statistics.hanafuda.tables import money_of
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import learn as say

MOST_PARTS, MOST_YAKU = 3, 2
"""The most parts, and the most yaku of a part, that are named."""
LEAST = 0.12
"""The smallest share of the total difference for which a part is named."""
NOTHING_WORTH = 0.05
"""Kan: smaller differences are not named."""
CAPTURED = Yaku.SOHACHI - FIRST_YAKU
"""Yaku made of captured cards; special and attached ones come after them."""
USUAL = 10 * KAN
"""The worth of a yaku without a price this month, for the order of yaku."""


class Compared(NamedTuple):
    """The mean points that one part of the payments brings after each of two choices."""

    part: Part
    better: float
    other: float

    @property
    def difference(self) -> float:
        """The mean points that the better choice brings more than the other."""
        return self.better - self.other


def reasons(view: View, better: Sequence[int], other: Sequence[int], other_name: Message) -> list[Message]:
    """Explain by messages why one choice of a search is worth more than another.

    Each message names a part of the payments that differs much, by the yaku behind it or by its amount. `better` and
    `other` are the counts of the two choices over all worlds that the search has tried.
    """
    worlds = better[TRIED]
    parts = [Compared(part, better[PARTS + part] / worlds, other[PARTS + part] / worlds) for part in Part]
    together = sum(abs(part.difference) for part in parts)
    parts.sort(key=lambda part: -abs(part.difference))
    messages: list[Message] = []
    for part in parts[:MOST_PARTS]:
        if abs(part.difference) < max(NOTHING_WORTH * KAN, LEAST * together):
            break
        messages += _of_part(view, part, better, other, other_name)
    return list(dict.fromkeys(messages))


def _of_part(
    view: View, part: Compared, better: Sequence[int], other: Sequence[int], other_name: Message
) -> Iterator[Message]:
    game, worlds = hanafuda(view.game), better[TRIED]
    messages = []
    if part.part is Part.SPECIAL:
        messages = _of_own_yaku(view, better, other, other_name, CAPTURED, YAKU)
    elif part.part is Part.OWN_YAKU:
        messages = _of_own_yaku(view, better, other, other_name, 0, CAPTURED)
        if differ_significantly(better[MADE_MORE], other[MADE_MORE], worlds):
            shares = percent(better[MADE_MORE] / worlds), percent(other[MADE_MORE] / worlds)
            messages.append(say.made_more(share=shares[0], less=shares[1], other=other_name))
    elif part.part in (Part.OTHERS_YAKU, Part.GO_ON):
        messages = _of_others_yaku(view, better, other, other_name)
    elif part.part is Part.HATTO and differ_significantly(better[ANSWERED], other[ANSWERED], worlds):
        shares = percent(better[ANSWERED] / worlds), percent(other[ANSWERED] / worlds)
        messages = [say.hatto(share=shares[0], less=shares[1], other=other_name)]
    if messages:
        yield from messages
        return
    unit = money_of(game)
    amount, lesser = amounts(part.better / unit.whole, part.other / unit.whole, unit.unit)
    yield say.part(part=_NAMES[part.part](), amount=amount, lesser=lesser, other=other_name)


def _of_own_yaku(
    view: View, better: Sequence[int], other: Sequence[int], other_name: Message, lowest: int, end: int
) -> list[Message]:
    """Reasons by the yaku that the seat makes, among the yaku at these places."""
    worlds, first = better[TRIED], PAID_FOR + YAKU * view.seat
    messages = []
    counts = better[first : first + YAKU], other[first : first + YAKU]
    for yaku in _most(hanafuda(view.game), view, *counts, worlds, range(lowest, end)):
        shares = percent(better[first + yaku] / worlds), percent(other[first + yaku] / worlds)
        meant = in_words(bit(FIRST_YAKU + yaku))
        messages.append(say.yaku_home(yaku=meant, share=shares[0], less=shares[1], other=other_name))
    return messages


def _of_others_yaku(view: View, better: Sequence[int], other: Sequence[int], other_name: Message) -> list[Message]:
    """Reasons by the yaku that other seats make."""
    worlds, differences = better[TRIED], []
    for seat in range(state_of(view.state).books.seats):
        first = PAID_FOR + YAKU * seat
        if seat != view.seat:
            counts = better[first : first + YAKU], other[first : first + YAKU]
            differing = _most(hanafuda(view.game), view, *counts, worlds, range(YAKU))
            differences += [(abs(counts[0][yaku] - counts[1][yaku]), seat, yaku, counts) for yaku in differing]
    differences.sort(key=lambda difference: -difference[0])
    return [
        say.yaku_given(
            person=Seat(seat),
            yaku=in_words(bit(FIRST_YAKU + yaku)),
            share=percent(counts[0][yaku] / worlds),
            less=percent(counts[1][yaku] / worlds),
            other=other_name,
        )
        for _, seat, yaku, counts in differences[:MOST_YAKU]
    ]


def _most(
    game: HanafudaGame, view: View, better: Sequence[int], other: Sequence[int], worlds: int, among: range
) -> list[int]:
    """The places of the yaku, `among` these, that make most difference by their worth this month."""
    worths = {bit(FIRST_YAKU + yaku): USUAL for yaku in range(YAKU)}
    worths |= {worth.yaku: worth.points for worth in game.yaku_worths(state_of(view.state).books, view.rules)}
    differing = [yaku for yaku in among if differ_significantly(better[yaku], other[yaku], worlds)]
    differing.sort(key=lambda yaku: -abs(better[yaku] - other[yaku]) * worths[bit(FIRST_YAKU + yaku)])
    return differing[:MOST_YAKU]


_NAMES = {
    Part.OWN_YAKU: say.own_yaku,
    Part.OTHERS_YAKU: say.others_yaku,
    Part.HATTO: say.hatto_shares,
    Part.GO_ON: say.sage_shares,
    Part.SPECIAL: say.special_yaku,
    Part.HAND_YAKU: say.hand_yaku,
    Part.CARD_POINTS: say.card_points,
    Part.AUCTION: say.fees,
    Part.MATCH: say.match_end,
}
