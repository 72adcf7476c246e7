"""The beginners at flower cards: novice and apprentice, who play as greedy does but see less of the table.

Neither sees what the others collect and have taken. So neither thinks of another's yaku, knows 法度 (hatto), or
remembers what is gone. Each has its own blindness besides; neither rolls dice.
"""

from typing import NamedTuple

from hachiya.bots.bot import Policy
from hachiya.engine.bits import bit
from hachiya.engine.record import copied
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CHAFF, CardSet
from hachiya.games.hanafuda.hand import months_by_count
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.view import View

SHOW, BID, PLAY = Phase.SHOW, Phase.BID, Phase.PLAY
AFTER_YAKU = (Phase.DECIDE_HAND, Phase.DECIDE)


class Beginner(NamedTuple):
    """What a beginner sees and does not see."""

    overlooks: CardSet
    """The cards on the field that it does not think of taking."""
    saves: CardSet
    """The cards that it keeps in its hand as long as it has others."""
    knows_yaku: bool
    """Whether it knows what yaku bring, and what a bid and 下げ may cost."""


NOVICE = Beginner(overlooks=CHAFF, saves=0, knows_yaku=False)
"""It takes the picture with the most card points, lights first, and else throws its lowest card."""
APPRENTICE = Beginner(overlooks=0, saves=BRIGHTS | ANIMALS, knows_yaku=True)
"""It counts its own yaku, and saves its best cards until it has no others."""


class Others(NamedTuple):
    """The fields of a room's records that beginners see empty."""

    threatened: tuple[str, ...]
    """Those of the state, by seat, that say which yaku a seat is about to make."""
    yaku: str
    """That of the rules which says what captured yaku bring."""


def beginner(sees: Beginner, greedy: Policy, others: Others) -> Policy:
    """A beginner in a room of rules: its own choices where it does not know yaku, and else those of `greedy`."""

    def choose(view: View, rng: list[int]) -> list[int]:
        own = None if sees.knows_yaku else choice_without_yaku(view)
        return greedy(seen(view, sees, others), rng) if own is None else [own]

    return choose


def choice_without_yaku(view: View) -> int | None:
    """The action of one who does not know yaku, or None where yaku do not matter.

    It shows a hand with three cards of a month, but not one that is poor in pictures. It bids in on a light alone. It
    goes on (下げ) whenever it may, and does not cancel that.
    """
    phase, hand = view.state.phase, view.state.hands[view.seat]
    if phase == SHOW:
        fours, threes, _ = months_by_count(hand)
        return None if fours or threes else Action.PASS
    if phase == BID:
        return Action.IN if hand & BRIGHTS and view.actions & bit(Action.IN) else Action.OUT
    if phase in AFTER_YAKU:
        return Action.GO_ON if view.actions & bit(Action.GO_ON) else Action.STOP
    return Action.PASS if phase == Phase.CANCEL else None


def seen(view: View, sees: Beginner, others: Others) -> View:
    """A view without what a beginner does not see."""
    state, rules = copied(view.state), copied(view.rules)
    for seat in range(len(state.captured)):
        if seat != view.seat:
            state.captured[seat] = 0
    for field in others.threatened:
        getattr(state, field)[:] = [0] * len(getattr(state, field))
    if not sees.knows_yaku:
        getattr(rules, others.yaku)[:] = [0] * len(getattr(rules, others.yaku))
    if state.phase == PLAY:
        state.field &= ~sees.overlooks
        state.hands[view.seat] = state.hands[view.seat] & ~sees.saves or state.hands[view.seat]
    return View(view.game, rules, state, view.seat)
