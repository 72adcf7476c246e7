"""Hachi-hachi in a terminal: the parts of table, questions and explanations that only its rule sets have."""

from collections.abc import Sequence

from hachiya.cli.hanafuda.asking import PICKING, PLAYING, Game, Help, fixed_part, money_part, part_by_rules
from hachiya.cli.hanafuda.room import Room, Standing
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.explain.money import unsigned_sum
from hachiya.games.hachihachi.field import carried_kinds
from hachiya.games.hachihachi.state import PAR, PLACES, DiveHatto, FailedGoingOn, FieldKind, HattoReach, Phase, State
from hachiya.games.hanafuda.cards import DECK
from hachiya.games.unit import KAN, Unit
from hachiya.words.arguments import Sum
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import command, story, terminal
from hachiya.words.say import hachihachi as say

# ------------------------------------------------------------------------------------- the table


def kind_name(kind: int) -> Message:
    """Return the name of a kind of field (場) as a title."""
    return name("kind", FieldKind(kind).name.lower(), part="title")


def first_seat(view: State) -> int:
    """Return the dealer's seat, from which the seats are listed."""
    return view.books.next_dealer if view.phase == Phase.MIZUTEN else view.books.dealer


def headline(view: State, names: Sequence[str]) -> list[Message]:
    """Say the month, the kind of the field once it is dealt, the kinds carried to later months, and the dealer."""
    books = view.books
    dealt = view.phase != Phase.MIZUTEN
    messages = [say.month(n=books.month if dealt else books.month + 1)]
    if dealt:
        messages.append(say.field(kind=kind_name(books.kind)))
    if books.carry:
        messages.append(say.carried(kinds=[kind_name(kind) for kind in carried_kinds(books.carry)]))
    return [*messages, say.dealer(name=names[first_seat(view)])]


def no_messages(_view: State, _names: Sequence[str]) -> list[Message]:
    """Return no messages: the middle of the table has only stock and pot."""
    return []


def auction_standing(view: State, seat: int) -> Standing | None:
    """Return the standing of a seat after the auction; None at a table of three, which has no auction."""
    books = view.books
    if books.seats <= PLACES:
        return None
    if seat in books.order:
        return Standing(say.in_as(place=list(books.order).index(seat) + 1), plays=True)
    if books.folded & bit(seat):
        return Standing(say.out(), plays=False)
    if not books.dealt_in & bit(seat):
        return Standing(say.white_card(), plays=False)
    return Standing(say.put_out(), plays=False) if books.squeezed & bit(seat) else None


def continuers(view: State) -> int:
    """Return the seat that has gone on (下げ) as a mask of seats."""
    return 0 if view.books.continuer == NOBODY else bit(view.books.continuer)


# ------------------------------------------------------------------------------------- choices


def fold_cost(*, money: Sum) -> Message:
    """Say what folding costs."""
    return say.fold(money=money) if money.kan or money.rest else say.fold_free()


def mizuten_terms(unit: Unit) -> Message:
    """Say what みずてん (playing without looking at the hand) demands and may win."""
    return say.unseen(points=PAR + 1, money=unsigned_sum(KAN, unit))


def stay_terms(_view: State) -> Message:
    """Say what entering the auction demands: to play the month out."""
    return say.stay()


# ------------------------------------------------------------------------------------- explanations


def _fees(game: Game) -> Message:
    """The fees for folding, by the number of earlier folds; all but three seats can fold."""
    points = game.rules.fold_points[: game.seats - PLACES]
    if not any(points):
        return say.explain_free()
    return say.explain_fees(
        fees=[say.fee(place=place, money=money_part(fee, game)) for place, fee in enumerate(points, 1)]
    )


def _squeeze(game: Game) -> Message:
    if not game.rules.squeeze_shows:
        return say.explain_put_out()
    return say.explain_squeeze(money=money_part(game.rules.squeeze_points, game))


def _unseen(game: Game) -> Message:
    return say.explain_unseen(points=PAR + 1, money=money_part(KAN, game))


_COMPLETION = fixed_part(terminal.explain_made())
_STOPPING = part_by_rules(("collect_at_once",), {(0,): say.stop_pays(), (1,): say.stop_has_paid()})
_GOING_ON = part_by_rules(
    ("failed_going_on",),
    {
        (FailedGoingOn.CANCELLED,): say.go_on_cancelled(),
        (FailedGoingOn.HALVED,): say.go_on_halved(),
        (FailedGoingOn.RETURNED,): say.go_on_returned(),
    },
)
_BEATEN = part_by_rules(
    ("collect_at_once", "going_on_survives"),
    {
        (0, 0): say.beaten_void(),
        (0, 1): say.beaten_half(),
        (1, 0): say.beaten_returns(),
        (1, 1): say.beaten_returns(),
    },
)
_CANCELLING = part_by_rules(("cancelling",), {(0,): say.cannot_cancel(), (1,): say.can_cancel()})
_DECIDING = (_COMPLETION, _STOPPING, _GOING_ON, _BEATEN, _CANCELLING)

HELP: Help = {
    Phase.MIZUTEN: (_unseen,),
    Phase.BID: (fixed_part(say.explain_auction()), _fees, _squeeze, fixed_part(say.explain_last_bids())),
    Phase.SHOW: (fixed_part(say.explain_show()),),
    Phase.EXPOSE: (fixed_part(say.explain_expose()),),
    Phase.PLAY: (
        PLAYING,
        part_by_rules(
            ("hatto_reach",),
            {
                (HattoReach.LAST_CARD,): say.hatto_last_card(),
                (HattoReach.SHADOW,): say.hatto_shadow(),
                (HattoReach.MONTH,): say.hatto_month(),
            },
        ),
        part_by_rules(
            ("dive_hatto",),
            {
                (DiveHatto.NONE,): None,
                (DiveHatto.DISCARD,): say.hatto_on_dives(),
                (DiveHatto.INACTION,): say.hatto_on_leaving(),
            },
        ),
    ),
    **PICKING,
    Phase.DECIDE_HAND: (*_DECIDING, fixed_part(say.no_stock_card())),
    Phase.DECIDE: _DECIDING,
    Phase.CANCEL: (fixed_part(say.explain_cancel()),),
}

HACHIHACHI = Room(
    first_seat=first_seat,
    headline=headline,
    beside_stock=no_messages,
    auction_standing=auction_standing,
    continuers=continuers,
    counting_cards=DECK,
    pot=terminal.pot,
    auction=terminal.auction(),
    watching=terminal.watching(),
    played=command.played_months,
    curve=story.curve(),
    next_deal=terminal.next_month(),
    unseen=mizuten_terms,
    out=fold_cost,
    staying=stay_terms,
    doubling=None,
    hand=say.hand_brings,
    pot_if_won=say.pot_if_won,
    later=say.later,
    questions={},
    help=HELP,
)
