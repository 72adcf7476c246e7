"""What the rule sets of hachi-hachi do differently: each row of the table is read from their `Rules`."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.explain.money import sign_of
from hachiya.games.game import Game
from hachiya.games.hachihachi.hand_yaku import HANEKEN
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    HAND_YAKU,
    PLACES,
    BrightsGrow,
    Cancelling,
    DiveHatto,
    FailedGoingOn,
    FourThree,
    HattoReach,
    Rules,
    YearEnd,
)
from hachiya.games.hanafuda.cards import RIBBONS, WILLOW
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.unit import KAN
from hachiya.words.arguments import Sum
from hachiya.words.message import Message
from hachiya.words.names import name as name_of
from hachiya.words.say import difference as say
from tools.docs.tables import Cell

Tell = Callable[[Game, Rules], Cell]


class Aspect(NamedTuple):
    """One row: what it is about, and what the table tells of a rule set."""

    name: Message
    tell: Tell


YES_OR_NO = {0: say.no(), 1: say.yes()}


def by(field: str, texts: Mapping[int, Message]) -> Tell:
    """Tells a field of the rule set by its value."""
    return lambda _, rules: texts[getattr(rules, field)]


def seats(game: Game, _rules: Rules) -> Cell:
    """How many can sit at the table."""
    low, high = min(game.seats), max(game.seats)
    return str(low) if low == high else say.from_to(low=low, high=high)


def auction(game: Game, _rules: Rules) -> Cell:
    """Whether there is an auction."""
    return YES_OR_NO[max(game.seats) > PLACES]


def yaku_name(yaku: int) -> Message:
    """What one yaku is called."""
    return name_of("yaku", Yaku(yaku).name.lower())


def protected(_game: Game, rules: Rules) -> Cell:
    """The yaku that have a hatto."""
    names = [yaku_name(index) for index in range(len(Yaku)) if rules.hatto >> index & 1]
    return say.yaku(listed=names) if names else say.none()


def hand_value(yaku: int) -> Tell:
    """Kan of a hand yaku."""
    return lambda _, rules: str(rules.hand_kan[yaku])


def captured_value(index: int) -> Tell:
    """Kan of a captured yaku, and for each further card."""

    def tell(_game: Game, rules: Rules) -> Cell:
        if not rules.captured_cards[index]:
            return say.none()
        worth, extra = rules.captured_kan[index], rules.captured_extra[index]
        return say.kan_and_more(kan=worth, more=extra) if extra else str(worth)

    return tell


def willow_slip(_game: Game, rules: Rules) -> Cell:
    """Whether the ribbon of the willow counts for 七短."""
    cards = rules.captured_cards[Yaku.NANATAN - FIRST_CAPTURED]
    return YES_OR_NO[int(cards & RIBBONS & WILLOW != 0)]


def beaten(_game: Game, rules: Rules) -> Cell:
    """What a continuer keeps when another makes a yaku."""
    return say.half() if rules.going_on_survives or rules.collect_at_once else say.nothing()


def start_and_end(_game: Game, rules: Rules) -> Cell:
    """What is given out at the start, and asked back."""
    return say.begins_and_asked(begins=whole_kan(rules.start), asked=whole_kan(rules.stake))


def whole_kan(points: int) -> Sum:
    """Points that are so many kan."""
    assert points % KAN == 0
    return Sum("" if points >= 0 else sign_of(points), abs(points) // KAN, None, "point")


_HAND = tuple(Aspect(say.in_kan(yaku=yaku_name(yaku)), hand_value(yaku)) for yaku in range(HAND_YAKU))
_CAPTURED = tuple(
    Aspect(say.in_kan(yaku=yaku_name(FIRST_CAPTURED + index)), captured_value(index)) for index in range(CAPTURED_YAKU)
)

ASPECTS = (
    Aspect(say.seats(), seats),
    Aspect(say.auction(), auction),
    Aspect(say.unseen(), by("unseen", YES_OR_NO)),
    Aspect(say.put_out(), by("squeeze_shows", {0: say.put_out_unpaid(), 1: say.put_out_paid()})),
    Aspect(say.start_and_end(), start_and_end),
    Aspect(say.lights(), by("carry_queue", {0: say.lights_same_kind(), 1: say.lights_each()})),
    Aspect(say.showing(), by("showing_free", {0: say.always(), 1: say.as_one_likes()})),
    Aspect(say.willows(), by("showing_free", {0: say.willows_plain(), 1: say.willows_as_one_likes()})),
    *_HAND,
    Aspect(say.shiso_ends(), lambda _, rules: YES_OR_NO[int(rules.four_three != FourThree.PLAYED)]),
    Aspect(say.haneken_tobikomi(), lambda _, rules: YES_OR_NO[int(rules.diving & HANEKEN != 0)]),
    Aspect(say.tobikomi_paid(), by("dive_at_once", {0: say.at_the_end(), 1: say.at_once()})),
    Aspect(say.nuke_after_yaku(), by("extras_on_yaku_end", YES_OR_NO)),
    *_CAPTURED,
    Aspect(say.willow_ribbon(), willow_slip),
    Aspect(
        say.goko_after_shiko(),
        by(
            "brights_grow",
            {
                BrightsGrow.REPLACED: say.goko_replaces(),
                BrightsGrow.BARRED: say.goko_barred(),
                BrightsGrow.ADDED: say.goko_added(),
            },
        ),
    ),
    Aspect(say.declared(), by("declare_at_once", {0: say.declared_after(), 1: say.declared_completed()})),
    Aspect(say.paid(), by("collect_at_once", {0: say.paid_at_stop(), 1: say.paid_when_completed()})),
    Aspect(say.sage_offered(), by("going_on_needs_hope", {0: say.sage_always(), 1: say.sage_with_hope()})),
    Aspect(
        say.last_hand_card(), by("going_on_before_stock", {0: say.last_hand_card_stops(), 1: say.last_hand_card_sage()})
    ),
    Aspect(say.cancelling(), lambda _, rules: YES_OR_NO[int(rules.cancelling != Cancelling.NEVER)]),
    Aspect(
        say.sage_fails(),
        by(
            "failed_going_on",
            {
                FailedGoingOn.CANCELLED: say.sage_cancelled(),
                FailedGoingOn.HALVED: say.sage_halved(),
                FailedGoingOn.RETURNED: say.sage_returned(),
            },
        ),
    ),
    Aspect(say.sage_beaten(), beaten),
    Aspect(say.hatto(), protected),
    Aspect(
        say.hatto_cards(),
        by(
            "hatto_reach",
            {
                HattoReach.LAST_CARD: say.hatto_last(),
                HattoReach.SHADOW: say.hatto_shadow(),
                HattoReach.MONTH: say.hatto_month(),
            },
        ),
    ),
    Aspect(say.excuses(), by("hatto_excuses", {0: say.excuses_last(), 1: say.excuses_all()})),
    Aspect(
        say.dive_hatto(),
        by(
            "dive_hatto",
            {
                DiveHatto.NONE: say.none(),
                DiveHatto.DISCARD: say.dive_discard(),
                DiveHatto.INACTION: say.dive_inaction(),
            },
        ),
    ),
    Aspect(say.deals_on(), by("deals_on", YES_OR_NO)),
    Aspect(say.stone(), lambda _, rules: YES_OR_NO[int(rules.stone > 0)]),
    Aspect(
        say.year_end(),
        by("year_end", {YearEnd.BALANCE: say.balance(), YearEnd.PRIZE: say.prize(), YearEnd.GIMMI: say.gimmi()}),
    ),
)


def differences(game: Game, others: list[Game]) -> list[tuple[Cell, ...]]:
    """The rows in which not all say the same; the first column of values is that of `game`."""
    rules = {other.name: other.new_rules(other.complete_options({})) for other in (game, *others)}
    rows: list[tuple[Cell, ...]] = []
    for name, tell in ASPECTS:
        cells = [tell(other, rules[other.name]) for other in (game, *others)]
        if len(set(cells)) > 1:
            rows.append((name, *cells))
    return rows
