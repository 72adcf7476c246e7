"""The three rule sets of hachi-hachi as games; they differ only in their records of rules."""

from collections.abc import Callable, Mapping

from hachiya.games.hachihachi.actions import action_name, lacking, shows
from hachiya.games.hachihachi.advice import advise, terms, yaku_progress, yaku_worths
from hachiya.games.hachihachi.at_one import play_at_one
from hachiya.games.hachihachi.auction import begins_month, draw_white, seat_dealer, white_card_drawers
from hachiya.games.hachihachi.clauses import section, sections
from hachiya.games.hachihachi.deal import deal, shuffle_for
from hachiya.games.hachihachi.json_parts import deal_json, tally_json, view_json
from hachiya.games.hachihachi.moves import legal, start, step
from hachiya.games.hachihachi.next_facts import next_facts
from hachiya.games.hachihachi.rulesets import (
    NAKAYOSHI_1_OPTIONS,
    NAKAYOSHI_OPTIONS,
    SANNIN_OPTIONS,
    SHIRAGIKU_1_OPTIONS,
    SHIRAGIKU_OPTIONS,
    nakayoshi,
    nakayoshi_1,
    sannin,
    shiragiku,
    shiragiku_1,
)
from hachiya.games.hachihachi.short_facts import conclude, spell_out
from hachiya.games.hachihachi.sight import completes, half_made, observe, withdraw
from hachiya.games.hachihachi.state import Phase, Rules, State
from hachiya.games.hachihachi.tally import settle_facts, tally
from hachiya.games.hanafuda.cards import CARDS, LETTERS
from hachiya.games.hanafuda.dealing import deck_of, order_stock, stack, stock_cards
from hachiya.games.hanafuda.drawing_seats import BY_MONTH, BY_MONTH_AND_SEATED
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.spelling import make_reader, make_speller
from hachiya.games.hanafuda.worlds import deal_anew
from hachiya.games.options import Option
from hachiya.games.seating import Seating
from hachiya.games.unit import MON, POINTS, Unit
from hachiya.words.say import story as story_words


def _game(
    name: str,
    tag: str,
    seats: tuple[int, ...],
    options: tuple[Option, ...],
    new_rules: Callable[[Mapping[str, str | int]], Rules],
    *,
    version: int = 1,
    earlier: HanafudaGameOf[State, Rules] | None = None,
    unit: Unit = POINTS,
    seating: Seating = BY_MONTH,
) -> HanafudaGameOf[State, Rules]:
    return HanafudaGameOf[State, Rules](
        name=name,
        tag=tag,
        version=version,
        earlier=earlier,
        seats=seats,
        cards=CARDS,
        options=options,
        unit=unit,
        new_rules=new_rules,
        new_state=State,
        start=start,
        seat_dealer=seat_dealer,
        seating=seating,
        shuffle=shuffle_for,
        stack=stack,
        lots=white_card_drawers,
        draw_white=draw_white,
        deal=deal,
        deck_of=deck_of,
        stock_cards=stock_cards,
        order_stock=order_stock,
        play_at_one=play_at_one,
        begins_month=begins_month,
        legal=legal,
        step=step,
        observe=observe,
        deal_json=deal_json,
        tally_json=tally_json,
        view_json=view_json,
        tally=tally,
        settle_facts=settle_facts,
        next_facts=next_facts,
        spell_out=spell_out,
        conclude=conclude,
        action_name=action_name,
        deal_name=story_words.month,
        spell=make_speller(shows, action_name),
        read=make_reader(shows, legal),
        deal_anew=deal_anew,
        card_names=LETTERS,
        section=section,
        sections=sections,
        advise=advise,
        yaku_worths=yaku_worths,
        yaku_progress=yaku_progress,
        terms=terms,
        deal_phase=Phase.DEAL,
        over_phase=Phase.OVER,
        room="hachihachi",
        half_made=half_made,
        lacking=lacking,
        completes=completes,
        withdraw=withdraw,
    )


SANNIN = _game("sannin", "SAN", (3,), SANNIN_OPTIONS, sannin, seating=BY_MONTH_AND_SEATED)

_NAKAYOSHI_1 = _game("nakayoshi", "NAK", (4, 3, 5, 6), NAKAYOSHI_1_OPTIONS, nakayoshi_1, unit=MON)
NAKAYOSHI = _game(
    "nakayoshi",
    "NAK",
    (4, 3, 5, 6, 7),
    NAKAYOSHI_OPTIONS,
    nakayoshi,
    version=2,
    earlier=_NAKAYOSHI_1,
    unit=MON,
)

_SHIRAGIKU_1 = _game("shiragiku", "SHI", (3,), SHIRAGIKU_1_OPTIONS, shiragiku_1)
SHIRAGIKU = _game("shiragiku", "SHI", (3, 4, 5, 6, 7), SHIRAGIKU_OPTIONS, shiragiku, version=2, earlier=_SHIRAGIKU_1)
