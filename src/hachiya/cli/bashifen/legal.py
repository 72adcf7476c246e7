"""What the seat at turn may choose, in words: told with each question, and to who typed what cannot be."""

from hachiya.cli.bashifen.cards import SUITS_IN_ORDER, TRUMPS, of_suit, ordered, short
from hachiya.cli.language import Words
from hachiya.engine.bits import bit
from hachiya.games.bashifen.actions import shown_pair
from hachiya.games.bashifen.cards import KINDS, SUIT_NAMES, count, kinds
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices, pairs_needed
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import WIDOW, Action, Phase, State
from hachiya.games.bashifen.trumps import cards_of

_CONFIRM = Words("確認だけ(Enter)", "nothing more (Enter)")
_PASS = Words("見送り(Enter)", "nothing (Enter)")
_DECLARATIONS = (*range(KINDS), *range(Action.PAIR, Action.BIG_JOKERS + 1))


def suit_title(suit: int) -> Words:
    """A suit as it is led: one of the four, or trumps."""
    return TRUMPS if suit == NO_SUIT else SUIT_NAMES[suit]


def declarable(view: State) -> list[tuple[int, list[int]]]:
    """What the seat at turn may show: each action with its cards."""
    legal = declarations(view, view.turn)
    found = []
    for action in _DECLARATIONS:
        if legal & bit(action):
            pair = shown_pair(view.books.trump_rank, action)
            found.append((action, [action] if pair is None else [pair, pair]))
    return found


def legal_words(view: State) -> Words:
    """A sentence about all that is legal now."""
    if view.phase == Phase.DRAW:
        return _showing(view)
    if view.phase == Phase.BURY:
        held = count(view.one[view.turn], view.two[view.turn])
        return Words(f"{held}枚の手札から{WIDOW}枚を選びます", f"bury {WIDOW} of your {held} cards")
    return _following(view) if view.plays else _leading(view)


def _showing(view: State) -> Words:
    shown = [" ".join(map(short, cards)) for _, cards in declarable(view)]
    if not shown:
        return Words("晒せる札はないので、Enter だけです", "you have nothing to show: Enter")
    return Words(
        f"晒せるのは {'、'.join(shown)} です(晒さないなら Enter)",
        f"you may show {' or '.join(shown)}, or nothing (Enter)",
    )


def _leading(view: State) -> Words:
    seat, ja, en = view.turn, [], []
    for suit in SUITS_IN_ORDER:
        cards = of_suit(view, view.one[seat], view.two[seat], suit)
        if cards:
            shown = " ".join(map(short, cards))
            ja.append(f"{suit_title(suit).ja}({shown})")
            en.append(f"{suit_title(suit).en} ({shown})")
    return Words(f"{'か'.join(ja)}から1枚以上を出します", f"play one card or more of {' or of '.join(en)}")


def _following(view: State) -> Words:
    seat, led, title = view.turn, view.lead_cards, suit_title(view.lead_suit)
    suit = cards_of(view.trumps, view.lead_suit)
    one, two = view.one[seat] & suit, view.two[seat] & suit
    own = count(one, two)
    shown = " ".join(map(short, ordered(view, one, two)))
    if own == 0:
        return Words(
            f"{title.ja}がないので、どの{led}枚でも出せます", f"you have no {title.en}: any {_cards(led)} will do"
        )
    if own < led:
        rest = led - own
        return Words(
            f"{title.ja}の{own}枚({shown})をすべてと、ほかに{rest}枚を出します",
            f"play all {_of(own, title)} ({shown}) and {rest} more",
        )
    if own == led:
        return Words(f"{title.ja}の{own}枚({shown})を出します", f"play {_of(own, title)} ({shown})")
    pairs = pairs_needed(view, two.bit_count())
    with_pairs = Words("", "")
    if pairs:
        among = " ".join(f"{short(kind)} {short(kind)}" for kind in kinds(two, 0))
        held = two.bit_count()
        with_pairs = Words(
            f"、ペア({among})を{pairs}組入れて",
            f", {'' if held == pairs else f'{pairs} of '}{'the pair' if held == 1 else 'the pairs'} {among} among them",
        )
    return Words(
        f"{title.ja}({shown})から{with_pairs.ja}{led}枚を出します", f"play {_of(led, title)} ({shown}){with_pairs.en}"
    )


def _of(number: int, title: Words) -> str:
    singular = {"trumps": "trump"}.get(title.en, title.en.removesuffix("s"))
    return f"{number} {singular if number == 1 else title.en}"


def _cards(number: int) -> str:
    return "card" if number == 1 else f"{number} cards"


def only_follow(view: State) -> list[int] | None:
    """The one follow that there is; None where the seat can choose.

    Another would have a kind that the first has not, or two of a kind of which the first has one.
    """
    chosen_one = chosen_two = 0
    first = follow_choices(view)
    only: list[int] = []
    while len(only) < view.lead_cards:
        kind = (follow_choices(view) & -follow_choices(view)).bit_length() - 1
        only.append(kind)
        chosen_one, chosen_two = add(chosen_one, chosen_two, bit(kind))
        view.chosen_one, view.chosen_two = chosen_one, chosen_two
    try:
        if first & ~chosen_one:
            return None
        for kind in kinds(chosen_one & ~chosen_two, 0):
            view.chosen_one, view.chosen_two = bit(kind), 0
            if follow_choices(view) & bit(kind) and view.lead_cards > 1:
                return None
        return only
    finally:
        view.chosen_one = view.chosen_two = 0
