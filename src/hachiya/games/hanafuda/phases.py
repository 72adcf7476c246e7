"""The phases of games with flower cards, and the numbers of actions."""

from enum import IntEnum, auto


class Phase(IntEnum):
    """The choice that is awaited; DEAL waits for a deck, OVER for nothing."""

    MIZUTEN = 0  # the dealer, before the deal: in without having looked, or not
    DEAL = auto()
    BID = auto()  # in, out, double
    SHOW = auto()  # a seat shows hand yaku or not
    EXPOSE = auto()  # 赤 with five or more ribbons: the next ribbon to expose
    PLAY = auto()  # a hand card
    PICK_HAND = auto()  # which of two field cards the hand card takes
    DECIDE_HAND = auto()  # stop or 下げ, the stock card not yet turned
    PICK_STOCK = auto()  # which of two field cards the stock card takes
    DECIDE = auto()  # stop or 下げ, the turn being over
    CANCEL = auto()  # the continuer may cancel
    OVER = auto()


class Action:
    """The numbers of actions: 0-47 are cards, whose use depends on the phase."""

    READ = 48
    """48-55: show hand yaku. In hachi-hachi the bits say which willows are themselves (1 rain man, 2 swallow, 4
    ribbon), in hachiju which families are shown (1 kasu yaku, 2 suit yaku)."""
    READ_OPEN = 57
    """Show 赤 with the willow ribbon as a ribbon, laid open of one's own accord."""
    PASS = 56
    """Show nothing; do not cancel; look before bidding."""
    STOP = 57
    GO_ON = 58
    CANCEL = 59
    IN = 60
    """出る; before the deal: みずてん."""
    OUT = 61
    """下りる."""
    DOUBLE = 62
