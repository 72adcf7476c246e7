"""Samples of hints: positions of every game with their reasons, for tests and for reading.

`python -m tests.learn.sample sannin 100 en` prints the hints at 100 positions in English.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

from hachiya.bots.registry import find_bot
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import Hint, hints
from hachiya.learn.reason_lines import reason_lines
from hachiya.words.errors import IllegalAction
from hachiya.words.voice import Voice
from tests.playing import rng

NAMES = ["Aki", "Bea", "Cem", "Dan", "Eve", "Fin", "Gil"]
BOT = "greedy"
STEP = 5
"""The number of decisions from one position to the next."""
DEALS = 2
"""The deals of each match that are played."""
WORLDS = 960


def positions(name: str) -> Iterator[Table]:
    """Positions without end in which a seat has a choice, from matches that a bot plays at tables of all sizes."""
    game, decisions = find(name), count(1)
    for number in count():
        table = Table(game, None, seats=game.seats[number % len(game.seats)], seed=number)
        lanes = rng(number)
        while not table.over:
            if table.awaits_deal:
                if FAMILIES[game.family].deal_number(table.state) == DEALS:
                    break
                table.deal()
                continue
            seat, view = table.turn, table.view(table.turn)
            has_choice = not table.chosen and view.actions & (view.actions - 1)
            if has_choice and next(decisions) % STEP == 0:
                yield table
            for action in find_bot(BOT).choose(view, lanes):
                table.act(seat, action)


def sample(name: str, number: int, worlds: int) -> Iterator[tuple[Table, Hint]]:
    """Positions with their hints, where one choice is surely worse than another."""

    def judged() -> Iterator[tuple[Table, Hint]]:
        for table in positions(name):
            try:
                hint = next(hints(table.view(table.turn), worlds=(worlds,)))
            except IllegalAction:
                continue
            if hint.judged[-1].lag.low > 0:
                yield table, hint

    return islice(judged(), number)


def main(name: str, number: str, language: str) -> None:
    """Print the best and the worst choice at each position with their reasons, and how often a sentence is used."""
    voice, kinds = Voice(language, NAMES), Counter[str]()
    for at, (table, hint) in enumerate(sample(name, int(number), WORLDS), 1):
        print(f"{at}. {NAMES[hint.seat]}, {FAMILIES[table.game.family].decision_kind(table.view(table.turn))}")
        for choice in (hint.judged[0], hint.judged[-1]):
            print(f"{voice.say(choice.label)}: {choice.worth.mean:+.1f}, {choice.lag.mean:.1f} {voice.say(hint.unit)}")
            print(*(f"    {line}" for line in reason_lines(choice.why, voice)), sep="\n")
            kinds.update(f"{reason.side} {reason.message.key}" for reason in choice.why)
    print(*(f"{number:4} {kind}" for kind, number in kinds.most_common()), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
