"""八十 in a terminal: rate and cube, the auction with doubling, and their explanations."""

from collections.abc import Sequence

from hachiya.cli.hanafuda.asking import PICKING, PLAYING, Game, Help, fixed_part, money_part
from hachiya.cli.hanafuda.room import Room, Standing
from hachiya.engine.bits import bit
from hachiya.games.hachiju.settlement import PAR
from hachiya.games.hachiju.state import HIGHEST_RATE, Phase, State
from hachiya.games.hanafuda.cards import CHAFF, DECK
from hachiya.words.message import Message
from hachiya.words.say import command, story, terminal
from hachiya.words.say import hachiju as say

# ------------------------------------------------------------------------------------- the table


def first_seat(view: State) -> int:
    """Return the seat of the 仮親, from which the auction and the play go around."""
    return view.books.leader


def headline(view: State, names: Sequence[str]) -> list[Message]:
    """Say the number of the deal and its dealer."""
    return [say.deal(n=view.books.month), say.dealer(name=names[view.books.dealer])]


def rate_and_cube(view: State, names: Sequence[str]) -> list[Message]:
    """Say the rate, and who holds the cube and leads."""
    return [say.rate(rate=view.books.rate), say.cube(name=names[view.books.leader])]


def auction_standing(view: State, seat: int) -> Standing | None:
    """Return the bid of a seat at the current rate, or its standing after the auction."""
    books = view.books
    doubled = books.doubler == seat
    if seat in books.order:
        place = list(books.order).index(seat) + 1
        return Standing((say.doubled_as if doubled else say.in_as)(place=place), plays=True)
    if books.folded & bit(seat):
        return Standing(say.out(), plays=False)
    if books.squeezed & bit(seat):
        return Standing(say.put_out(), plays=False)
    return Standing(say.doubled() if doubled else say.joined(), plays=True) if books.joined & bit(seat) else None


def stay_terms(view: State) -> Message:
    """Say at which rate the seat plays."""
    return say.stay(rate=view.books.rate)


# ------------------------------------------------------------------------------------- explanations


def _fee(game: Game) -> Message:
    return say.explain_fee(money=money_part(game.rules.fold_points, game))


HELP: Help = {
    Phase.BID: (
        fixed_part(say.explain_bid(rate=HIGHEST_RATE)),
        fixed_part(say.explain_double()),
        _fee,
        fixed_part(say.explain_three(rate=HIGHEST_RATE)),
        fixed_part(say.explain_last()),
    ),
    Phase.SHOW: (fixed_part(say.explain_show()), fixed_part(say.explain_families())),
    Phase.PLAY: (PLAYING, fixed_part(say.explain_declare()), fixed_part(say.explain_points(points=PAR))),
    **PICKING,
    Phase.DECIDE: (
        fixed_part(terminal.explain_made()),
        fixed_part(say.explain_stop()),
        fixed_part(say.explain_sage()),
        fixed_part(say.explain_beaten()),
    ),
}

HACHIJU = Room(
    first_seat=first_seat,
    headline=headline,
    beside_stock=rate_and_cube,
    auction_standing=auction_standing,
    continuers=lambda view: int(view.books.continuers),
    counting_cards=DECK & ~CHAFF,
    pot=terminal.pot_hachiju,
    auction=terminal.auction_hachiju(),
    watching=terminal.watching_hachiju(),
    played=command.played_deals,
    curve=story.curve_hachiju(),
    next_deal=terminal.next_deal(),
    unseen=None,
    out=say.fold,
    staying=stay_terms,
    doubling=say.leads(),
    hand=say.hand_brings,
    pot_if_won=say.pot_if_won,
    later=say.later,
    questions={Phase.BID: terminal.ask_bid_hachiju()},
    help=HELP,
)
