"""The game 八十."""

from hachiya.games.hachiju.actions import action_name, shows
from hachiya.games.hachiju.advice import advise, terms, yaku_progress, yaku_worths
from hachiya.games.hachiju.at_one import play_at_one
from hachiya.games.hachiju.clauses import section, sections
from hachiya.games.hachiju.deal import deal, shuffle
from hachiya.games.hachiju.json_parts import deal_json, tally_json, view_json
from hachiya.games.hachiju.match import begins_deal, seat_dealer
from hachiya.games.hachiju.moves import legal, start, step
from hachiya.games.hachiju.next_facts import next_facts
from hachiya.games.hachiju.ruleset import OPTIONS, hachiju
from hachiya.games.hachiju.short_facts import conclude, spell_out
from hachiya.games.hachiju.sight import observe
from hachiya.games.hachiju.state import Phase, Rules, State
from hachiya.games.hachiju.tally import settle_facts, tally
from hachiya.games.hanafuda.cards import CARDS, LETTERS
from hachiya.games.hanafuda.dealing import deck_of, order_stock, stack, stock_cards
from hachiya.games.hanafuda.drawing_seats import BY_MONTH_AND_POINTS
from hachiya.games.hanafuda.game import HanafudaGameOf
from hachiya.games.hanafuda.spelling import make_reader, make_speller
from hachiya.games.hanafuda.worlds import deal_anew
from hachiya.games.unit import CHIPS
from hachiya.words.say import story as story_words

HACHIJU = HanafudaGameOf[State, Rules](
    name="hachiju",
    tag="HAC",
    version=1,
    seats=(3, 2, 4, 5, 6),
    cards=CARDS,
    options=OPTIONS,
    unit=CHIPS,
    new_rules=hachiju,
    new_state=State,
    start=start,
    seat_dealer=seat_dealer,
    seating=BY_MONTH_AND_POINTS,
    shuffle=shuffle,
    stack=stack,
    deal=deal,
    deck_of=deck_of,
    stock_cards=stock_cards,
    order_stock=order_stock,
    play_at_one=play_at_one,
    begins_month=begins_deal,
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
    deal_name=story_words.month_hachiju,
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
    room="hachiju",
)
