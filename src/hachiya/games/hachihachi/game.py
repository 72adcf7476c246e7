"""The games of this family as the registry offers them."""

from hachiya.games.game import Game
from hachiya.games.hachihachi.actions import action_name
from hachiya.games.hachihachi.advice import advise, terms, yaku_worths
from hachiya.games.hachihachi.clauses import section
from hachiya.games.hachihachi.deal import deal, deck_of, shuffle_deck
from hachiya.games.hachihachi.moves import legal, start, step
from hachiya.games.hachihachi.rulesets import SANNIN_OPTIONS, sannin
from hachiya.games.hachihachi.sight import observe
from hachiya.games.hachihachi.state import Phase, State
from hachiya.games.hachihachi.tally import tally
from hachiya.games.hanafuda.cards import CARDS

SANNIN = Game(
    name="sannin",
    ja="三人はちはち",
    tag="SAN",
    version=1,
    seats=(3,),
    cards=CARDS,
    options=SANNIN_OPTIONS,
    new_rules=sannin,
    new_state=State,
    start=start,
    shuffle=shuffle_deck,
    deal=deal,
    deck_of=deck_of,
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
