"""Luck apart from skill: what a deal is worth to each seat when equals play it.

The same bot plays the deal in all seats, again and again with other dice. What a seat wins then on average is luck: it
is what the cards bring. What it has won beyond that is skill, and the chance that is left in single cards played.
"""

from collections.abc import Sequence

from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.learn.families import FAMILIES
from hachiya.learn.material import Played, plain
from hachiya.learn.speed import effort
from hachiya.matches.streams import BOTS, stream


def luck(deal: Played, seed: int) -> Sequence[float]:
    """What each seat wins on average where bots play the deal, in points or levels."""
    family = FAMILIES[deal.dealt.game.family]
    won = [0] * len(deal.won)
    wanted = effort(deal.dealt.game)
    for number in range(wanted.again):
        table = plain(deal.dealt)
        player = Player(wanted.bot, find_bot(wanted.bot), stream(seed, BOTS + number))
        over = False
        while not over:
            rows = table.deal() if table.awaits_deal else table.choose(table.turn, player.think(table).choice)
            over = family.add_up(table, rows, won)
    return [total / wanted.again for total in won]
