"""Random choices from the offers of a view, as a page makes them."""

from random import Random
from typing import Any

from hachiya.games.bashifen.cards import kind_of
from hachiya.games.bashifen.state import Action
from hachiya.games.hanafuda.cards import CARDS, card

Message = dict[str, Any]
COMMIT = Action.COMMIT


def choice(view: Message, random: Random) -> list[int]:
    """One whole choice that a view offers, with its ribbons or all cards of a play."""
    if "suits" in view:
        return bashifen_choice(view, random)
    offer = random.choice(view["choices"])
    ribbons = offer.get("ribbons", {"of": "", "count": 0})
    laid_open = sorted(random.sample([card(letter) for letter in ribbons["of"]], ribbons["count"]))
    return [offer["action"], *laid_open]


def left_to_the_table(view: Message) -> bool:
    """Whether only one choice is possible, which the table makes itself among bots."""
    return len(view["choices"]) == 1 and view["choices"][0]["action"] >= CARDS


def bashifen_choice(view: Message, random: Random) -> list[int]:
    """A call, a burial, a lead or a follow that the view allows; throws mostly succeed."""
    if view["phase"] == "draw":
        return [random.choice(view["legal"])]
    hand = [name for group in view["suits"] for name in group["cards"]]
    if view["phase"] == "bury":
        return [kind_of(name) for name in random.sample(hand, 8)]
    if view["ask"]["cards"] is None:
        return [*map(kind_of, a_lead(view, hand, random)), COMMIT]
    return [kind_of(name) for name in a_follow(view["ask"], hand, random)]


def a_lead(view: Message, hand: list[str], random: Random) -> list[str]:
    """One card, a pair, the certain tops of a suit, or sometimes any two cards of a suit."""
    single, pairs = view["tops"]["single"], view["tops"]["pairs"]
    suit = random.choice(view["suits"])["cards"]
    tops = [name for name in suit if (name in single and name not in pairs) or name in pairs]
    leads = [[random.choice(hand)], random.choice([[name] * hand.count(name) for name in hand])]
    leads += [tops] if tops else []
    leads += [suit[:2]] if random.random() < 0.02 else []
    return random.choice(leads)


def a_follow(ask: Message, hand: list[str], random: Random) -> list[str]:
    """Any cards that the view accepts as a follow."""
    of = list(ask["of"])
    twice = sorted({name for name in of if of.count(name) == 2})
    chosen = [name for name in random.sample(twice, ask["pairs"]) for _ in range(2)]
    for source, number in ((of, ask["least"]), (hand, ask["cards"])):
        left = list(source)
        for name in chosen:
            left.remove(name)
        chosen += random.sample(left, max(0, number - len(chosen)))
    return chosen
