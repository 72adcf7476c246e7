"""Counts plays of a bot at bashifen that any person would call wrong.

    python -m bench.wrong_plays [--bots greedy,master] [--deals 100] [--seed 1] [--show 0]

The bot plays all four seats. Prints a table in Markdown: for each kind of play how often the bot made it, of how many
plays that could have been of that kind, and in how many deals of a hundred. `--show` prints the first plays of each
kind.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hachiya.bots.bot import Bot
from hachiya.bots.registry import find_bot
from hachiya.cli.progress import progress
from hachiya.engine.bits import bit, members
from hachiya.games.bashifen.cards import NAMES, RANKS_A_SUIT, KindSet, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import is_surely_right, unseen
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import SEATS, Phase, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import stronger_kinds, suit_of
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.matches.streams import BOTS, stream

GAME = find("bashifen")
FIRST_LEVEL = 2
TEN = 10
"""The points of a ten or a king."""
FEW_CARDS = 4
"""With so few cards in hand there may be no better lead."""


class Play(NamedTuple):
    """A play, before it is made."""

    view: State
    """What the seat sees."""
    cards_one: KindSet
    cards_two: KindSet

    @property
    def seat(self) -> int:
        """The seat that plays."""
        return self.view.turn

    @property
    def kind(self) -> int:
        """The kind of the only card."""
        return self.cards_one.bit_length() - 1

    @property
    def is_last(self) -> bool:
        """Whether it ends the trick."""
        return self.view.plays == SEATS - 1

    @property
    def partner_is_ahead(self) -> bool:
        """Whether the partner's cards are the strongest so far."""
        return self.view.ahead % 2 == self.seat % 2

    @property
    def wins(self) -> bool:
        """Whether it becomes the strongest of the trick."""
        return self.beats(self.kind)

    def beats(self, kind: int) -> bool:
        """Whether a single card of a kind would become the strongest of the trick."""
        return follow_strength(self.view, bit(kind), 0) > self.view.strength

    @property
    def others(self) -> list[int]:
        """The other kinds of which a single card could be played."""
        return [kind for kind in members(follow_choices(self.view)) if kind != self.kind]

    def is_of_suit(self, kind: int) -> bool:
        """Whether a kind is of the suit of the card that is played; trumps are a suit."""
        return suit_of(self.view.trumps, kind) == suit_of(self.view.trumps, self.kind)


def worth(kind: int) -> int:
    """The points of a card."""
    return points(bit(kind), 0)


def leads(play: Play) -> bool:
    """Leads a trick."""
    return play.view.plays == 0


def leads_several(play: Play) -> bool:
    """Leads more than a single card or a pair."""
    return leads(play) and play.cards_one & (play.cards_one - 1) != 0


def may_be_wrong(play: Play) -> bool:
    """Leads several cards, though another seat may hold a stronger one."""
    return not is_surely_right(play.view, play.seat, play.cards_one, play.cards_two)


def leads_ten(play: Play) -> bool:
    """Leads a single ten or king of a suit that is not trumps."""
    is_single = leads(play) and not play.cards_two and not play.cards_one & (play.cards_one - 1)
    return is_single and worth(play.kind) == TEN and suit_of(play.view.trumps, play.kind) < NO_SUIT


def lies_under_two(play: Play) -> bool:
    """At least two hidden cards are higher, the partner has the suit, and there are other cards to lead."""
    view, above = play.view, stronger_kinds(play.view, play.kind)
    higher = sum((above & hidden).bit_count() for hidden in unseen(view, play.seat))
    partner_is_void = view.voids[(play.seat + 2) % SEATS] >> suit_of(view.trumps, play.kind) & 1
    return higher > 1 and not partner_is_void and view.held[play.seat] > FEW_CARDS


def follows_one(play: Play) -> bool:
    """Follows to a single card."""
    return play.view.plays > 0 and play.view.lead_cards == 1


def is_last_and_loses_to_opponents(play: Play) -> bool:
    """Is last in a trick that the opponents win."""
    return follows_one(play) and play.is_last and not play.partner_is_ahead and not play.wins


def gives_points(play: Play) -> bool:
    """Throws points, though a card of the same suit has none and does not win either."""
    losing = [kind for kind in play.others if play.is_of_suit(kind) and not play.beats(kind)]
    return worth(play.kind) > 0 and any(worth(kind) == 0 for kind in losing)


def is_last_and_partner_wins(play: Play) -> bool:
    """Is last in a trick that the partner wins."""
    return follows_one(play) and play.is_last and play.partner_is_ahead and not play.wins


def keeps_points_back(play: Play) -> bool:
    """Gives the partner no points, though it has a five or ten that is no trump."""
    kings = NAMES[play.kind][0] == "K"
    useful = [kind for kind in play.others if worth(kind) and NAMES[kind][0] != "K"]
    return not kings and worth(play.kind) == 0 and any(suit_of(play.view.trumps, kind) < NO_SUIT for kind in useful)


def is_last_after_partner(play: Play) -> bool:
    """Is last, and the partner is ahead."""
    return follows_one(play) and play.is_last and play.partner_is_ahead


def takes_trick_of_partner(play: Play) -> bool:
    """Beats the partner's card, though another card would lose and give as many points."""
    losing = [kind for kind in play.others if not play.beats(kind)]
    return play.wins and any(worth(kind) >= worth(play.kind) for kind in losing)


def is_last_and_wins(play: Play) -> bool:
    """Is last, and takes a trick from the opponents."""
    return follows_one(play) and play.is_last and not play.partner_is_ahead and play.wins


def wins_too_high(play: Play) -> bool:
    """Takes the trick with a higher card than it need, and with no more points."""
    view, own = play.view, follow_strength(play.view, play.cards_one, 0)
    pairs = view.hand_two[play.seat]
    lower = [kind for kind in play.others if play.beats(kind) and follow_strength(view, bit(kind), 0) < own]
    return any(worth(kind) >= worth(play.kind) and not pairs & ~play.cards_one & bit(kind) for kind in lower)


def is_second(play: Play) -> bool:
    """Is second in a trick, and does not win it so far."""
    return follows_one(play) and play.view.plays == 1 and not play.wins


def throws_points_under_opponent(play: Play) -> bool:
    """Throws points of a suit that is not trumps under the opponent's card, though a card of that suit has none."""
    is_side = suit_of(play.view.trumps, play.kind) < NO_SUIT
    return is_side and worth(play.kind) > 0 and any(play.is_of_suit(kind) and not worth(kind) for kind in play.others)


Test = Callable[[Play], bool]

WRONG: Mapping[str, tuple[Test, Test]] = {
    "leads several cards that may be beaten": (leads_several, may_be_wrong),
    "leads a ten or king under two or more higher cards": (leads_ten, lies_under_two),
    "last, gives the opponents points without need": (is_last_and_loses_to_opponents, gives_points),
    "last, keeps a five or ten from the partner's trick": (is_last_and_partner_wins, keeps_points_back),
    "last, takes the partner's trick without need": (is_last_after_partner, takes_trick_of_partner),
    "last, wins higher than it need": (is_last_and_wins, wins_too_high),
    "second, throws points under an opponent's lead": (is_second, throws_points_under_opponent),
}
"""By kind of wrong play: which plays could be of that kind, and which of these are."""


class Counts(NamedTuple):
    """How often each kind of wrong play could have been made, and was."""

    possible: Counter[str]
    made: Counter[str]


def play_deal(bot: Bot, number: int, seed: int, counts: Counts, show: int) -> None:
    """Let a bot play a deal in all seats, from the first level or another one, and count its plays."""
    table = Table(GAME, {}, dealer=number % SEATS, seed=seed, stream=number)
    books = table.state.books
    if number % 3:  # a third of the deals are first ones, in which the first declarer becomes dealer
        books.next_dealer = number % SEATS
        books.level[:] = [FIRST_LEVEL + number % RANKS_A_SUIT] * 2
    table.deal()
    dice: Any = stream(seed, BOTS + number)
    while table.state.phase in (Phase.DRAW, Phase.BURY, Phase.PLAY):
        seat, view = table.turn, table.view(table.turn)
        choice = bot.choose(view, dice)
        if table.state.phase == Phase.PLAY:
            count(play_of(view.state, choice), counts, show)
        for action in choice:
            table.act(seat, action)


def play_of(view: State, choice: list[int]) -> Play:
    """The play of a choice."""
    cards_one = cards_two = 0
    for action in choice:
        if action < len(NAMES):
            cards_one, cards_two = add(cards_one, cards_two, bit(action))
    return Play(view, cards_one, cards_two)


def count(play: Play, counts: Counts, show: int) -> None:
    """Count a play, and print it if it is one of the first of its kind."""
    for name, (is_possible, is_wrong) in WRONG.items():
        if is_possible(play):
            counts.possible[name] += 1
            if is_wrong(play):
                counts.made[name] += 1
                if counts.made[name] <= show:
                    print(
                        f"{name}: seat {play.seat} plays {cards(play.cards_one, play.cards_two)}, {moment(play.view)}"
                    )


def moment(view: State) -> str:
    """What lies on the table and in the hand."""
    trick = [f"{seat}: {cards(view.trick_one[seat], view.trick_two[seat])}" for seat in range(SEATS)]
    hand = cards(view.hand_one[view.turn], view.hand_two[view.turn])
    return f"hand {hand}; trick {', '.join(trick)}; trumps {cards(view.trumps, 0)}"


def cards(cards_one: KindSet, cards_two: KindSet) -> str:
    """The names of cards."""
    return " ".join(NAMES[kind] for mask in (cards_one, cards_two) for kind in members(mask)) or "-"


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bots", default="greedy,master")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    names = options.bots.split(",")
    results = {}
    for name in names:
        bot, results[name] = find_bot(name), Counts(Counter(), Counter())
        bot.prepare(GAME.room)
        with progress(options.deals, 0) as advance:
            for number in range(options.deals):
                play_deal(bot, number, options.seed, results[name], options.show)
                advance()
    print(f"| play | {' | '.join(names)} |\n| --- |{' ---: |' * len(names)}")
    for name in WRONG:
        cells = [f"{each.made[name]} of {each.possible[name]}" for each in results.values()]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
