"""The game 八十分."""

from typing import cast

from hachiya.games.bashifen.actions import action_name, lacking
from hachiya.games.bashifen.cards import NAMES, PACK
from hachiya.games.bashifen.drawing import awaits_clock, begin_clock, calls_in_drawing, is_open_call, tick
from hachiya.games.bashifen.match import begins_deal, cut_rank, deal, scores, seat_first, shuffle, stack, start
from hachiya.games.bashifen.moves import legal, step
from hachiya.games.bashifen.next_facts import next_facts
from hachiya.games.bashifen.ruleset import OPTIONS, bashifen
from hachiya.games.bashifen.short_facts import conclude, spell_out
from hachiya.games.bashifen.sight import completes, half_made, observe, withdraw
from hachiya.games.bashifen.spelling import read, spell
from hachiya.games.bashifen.state import Action, Phase, Rules, State
from hachiya.games.bashifen.tally import settle_facts, tally
from hachiya.games.bashifen.worlds import deal_anew
from hachiya.games.game import Clock, GameOf, Position
from hachiya.games.seating import Seating
from hachiya.words.say import story as story_words

FAMILY = "bashifen"
CARD_NAMES = tuple(NAMES[card >> 1] for card in range(PACK))

BASHIFEN = GameOf[State, Rules](
    name="bashifen",
    tag="BAS",
    version=1,
    seats=(4,),
    cards=PACK,
    options=OPTIONS,
    new_rules=bashifen,
    new_state=State,
    start=start,
    seat_dealer=seat_first,
    seating=Seating(CARD_NAMES, cut_rank),
    shuffle=shuffle,
    stack=stack,
    deal=deal,
    begins_month=begins_deal,
    legal=legal,
    step=step,
    observe=observe,
    tally=tally,
    settle_facts=settle_facts,
    next_facts=next_facts,
    spell_out=spell_out,
    conclude=conclude,
    action_name=action_name,
    deal_name=story_words.month_bashifen,
    scores=scores,
    spell=spell,
    read=read,
    deal_anew=deal_anew,
    card_names=CARD_NAMES,
    deal_phase=Phase.DEAL,
    over_phase=Phase.OVER,
    room="bashifen",
    family=FAMILY,
    calls=calls_in_drawing,
    half_made=half_made,
    lacking=lacking,
    completes=completes,
    withdraw=withdraw,
    clock=Clock(begin_clock, is_open_call, awaits_clock, tick, Action.PASS),
)


def state_of(state: Position) -> State:
    """The state of a match of bashifen, typed by its own class."""
    return cast(State, state)


def rules_of(rules: object) -> Rules:
    """The rules of a match of bashifen, typed by their own class."""
    return cast(Rules, rules)
