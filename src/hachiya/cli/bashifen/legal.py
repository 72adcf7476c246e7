"""The legal choices of the seat at turn as sentences, for each question and after a wrong answer."""

from hachiya.cli.bashifen.cards import SUITS_IN_ORDER, cards_of_suit, short_name, sort_cards
from hachiya.engine.bits import bit
from hachiya.games.bashifen.actions import kind_of_shown_pair
from hachiya.games.bashifen.advice import required_play
from hachiya.games.bashifen.cards import KINDS, SUITS, count, kinds
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import KITTY, Action, Phase, State
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import trick as say

_DECLARATIONS = (*range(KINDS), *range(Action.PAIR, Action.BIG_JOKERS + 1))


def suit_title(suit: int) -> Message:
    """Return the name of a suit that can be led: one of the four suits, or trumps."""
    return name("suit", "trumps" if suit == NO_SUIT else SUITS[suit])


def legal_declarations(view: State) -> list[tuple[int, list[int]]]:
    """List the declarations that the seat at turn may make: each action with its cards."""
    legal = declarations(view, view.turn)
    actions = []
    for action in _DECLARATIONS:
        if legal & bit(action):
            pair = kind_of_shown_pair(view.books.trump_rank, action)
            actions.append((action, [action] if pair is None else [pair, pair]))
    return actions


def legal_words(view: State) -> Message:
    """Make a sentence that lists all legal choices."""
    if view.phase == Phase.DRAW:
        return _showing(view)
    if view.phase == Phase.BURY:
        return say.legal_bury(number=KITTY, held=count(view.hand_one[view.turn], view.hand_two[view.turn]))
    return _following(view) if view.plays else _leading(view)


def _showing(view: State) -> Message:
    choices = [" ".join(map(short_name, cards)) for _, cards in legal_declarations(view)]
    return say.legal_show(shown=choices) if choices else say.legal_nothing_to_show()


def _leading(view: State) -> Message:
    seat, groups = view.turn, []
    for suit in SUITS_IN_ORDER:
        cards = cards_of_suit(view, view.hand_one[seat], view.hand_two[seat], suit)
        if cards:
            groups.append(say.legal_group(title=suit_title(suit), cards=" ".join(map(short_name, cards))))
    return say.legal_lead(groups=groups)


def _following(view: State) -> Message:
    ask, title = required_play(view), suit_title(view.lead_suit)
    if ask is None or ask.cards is None:
        raise ValueError("no follow is awaited")
    led, own = ask.cards, count(*ask.of)
    names = " ".join(map(short_name, sort_cards(view, *ask.of)))
    if own == 0:
        return say.legal_any(title=title, number=led)
    if own < led:
        return say.legal_all_and_more(title=title, own=own, cards=names, rest=led - own)
    if own == led:
        return say.legal_all(title=title, own=own, cards=names)
    if not ask.pairs:
        return say.legal_some(title=title, cards=names, number=led)
    among = ", ".join(f"{short_name(kind)} {short_name(kind)}" for kind in kinds(ask.of[1], 0))
    return say.legal_with_pairs(title=title, cards=names, number=led, pairs=among, wanted=ask.pairs)
