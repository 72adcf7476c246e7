"""Luck apart from skill: the worth of a deal to each seat when equal players play it.

The same bot plays the deal in all seats, several times with different random numbers. The average win of a seat is
luck: it is what the cards bring. Anything else that the seat has won is skill, or chance in single plays.
"""

from collections.abc import Sequence

from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.learn.families import FAMILIES
from hachiya.learn.material import PlayedDeal, plain_copy
from hachiya.learn.speed import effort
from hachiya.matches.streams import BOTS, stream


def luck(deal: PlayedDeal, seed: int) -> Sequence[float]:
    """Estimate the luck of each seat: its average win in points or levels when bots play the deal in all seats."""
    family = FAMILIES[deal.dealt.game.family]
    won = [0] * len(deal.won)
    settings = effort(deal.dealt.game)
    for number in range(settings.luck_replays):
        table = plain_copy(deal.dealt)
        player = Player(settings.bot, find_bot(settings.bot), stream(seed, BOTS + number))
        over = False
        while not over:
            rows = (
                table.deal()
                if table.awaits_deal
                else table.choose(table.turn, player.think(table.view(table.turn)).choice)
            )
            over = family.add_winnings(table, rows, won)
    return [total / settings.luck_replays for total in won]
