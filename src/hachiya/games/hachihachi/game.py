"""The three rule sets as games: one engine, three records of rules."""

from collections.abc import Callable, Mapping

from hachiya.games.game import Game
from hachiya.games.hachihachi.actions import action_name
from hachiya.games.hachihachi.advice import advise, terms, yaku_worths
from hachiya.games.hachihachi.auction import begins_month, seat_dealer
from hachiya.games.hachihachi.clauses import section
from hachiya.games.hachihachi.deal import deal, deck_of, order_stock, shuffle_deck, stock_cards
from hachiya.games.hachihachi.moves import legal, start, step
from hachiya.games.hachihachi.rulesets import (
    NAKAYOSHI_OPTIONS,
    SANNIN_OPTIONS,
    SHIRAGIKU_OPTIONS,
    nakayoshi,
    sannin,
    shiragiku,
)
from hachiya.games.hachihachi.sight import observe
from hachiya.games.hachihachi.state import Phase, Rules, State
from hachiya.games.hachihachi.tally import tally
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.options import Option
from hachiya.games.unit import MON, POINTS, Unit


def _game(
    name: str,
    ja: str,
    tag: str,
    seats: tuple[int, ...],
    options: tuple[Option, ...],
    new_rules: Callable[[Mapping[str, str | int]], Rules],
    *,
    unit: Unit = POINTS,
    seated_by_draw: bool = False,
) -> Game:
    return Game(
        name=name,
        ja=ja,
        tag=tag,
        version=1,
        seats=seats,
        cards=CARDS,
        options=options,
        unit=unit,
        new_rules=new_rules,
        new_state=State,
        start=start,
        seat_dealer=seat_dealer,
        seated_by_draw=seated_by_draw,
        shuffle=shuffle_deck,
        deal=deal,
        deck_of=deck_of,
        stock_cards=stock_cards,
        order_stock=order_stock,
        begins_month=begins_month,
        legal=legal,
        step=step,
        observe=observe,
        tally=tally,
        action_name=action_name,
        section=section,
        advise=advise,
        yaku_worths=yaku_worths,
        terms=terms,
        deal_phase=Phase.DEAL,
        over_phase=Phase.OVER,
    )


NAKAYOSHI = _game("nakayoshi", "八八(なかよし村)", "NAK", (4, 3, 5, 6), NAKAYOSHI_OPTIONS, nakayoshi, unit=MON)
SANNIN = _game("sannin", "三人はちはち", "SAN", (3,), SANNIN_OPTIONS, sannin, seated_by_draw=True)
SHIRAGIKU = _game("shiragiku", "はちはち(しらぎく)", "SHI", (3,), SHIRAGIKU_OPTIONS, shiragiku)
