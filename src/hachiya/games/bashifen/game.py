"""八十分 as a game."""

from hachiya.games.bashifen.actions import action_name, lacking
from hachiya.games.bashifen.cards import NAMES, PACK
from hachiya.games.bashifen.drawing import all_speak, awaits_clock, begin_clock, calls_in_drawing, tick
from hachiya.games.bashifen.match import begins_deal, cut_rank, deal, seat_first, shuffle, stack, start
from hachiya.games.bashifen.moves import legal, step
from hachiya.games.bashifen.ruleset import OPTIONS, bashifen
from hachiya.games.bashifen.sight import half_made, observe
from hachiya.games.bashifen.state import Action, Phase, State
from hachiya.games.game import Clock, Game
from hachiya.games.seating import Seating

FAMILY = "bashifen"

BASHIFEN = Game(
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
    seating=Seating(tuple(NAMES[card >> 1] for card in range(PACK)), cut_rank),
    shuffle=shuffle,
    stack=stack,
    deal=deal,
    begins_month=begins_deal,
    legal=legal,
    step=step,
    observe=observe,
    action_name=action_name,
    deal_phase=Phase.DEAL,
    over_phase=Phase.OVER,
    room="bashifen",
    family=FAMILY,
    calls=calls_in_drawing,
    half_made=half_made,
    lacking=lacking,
    clock=Clock(begin_clock, all_speak, awaits_clock, tick, Action.PASS),
    languages=("ja", "en", "zh"),
)
