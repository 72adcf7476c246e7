"""Samples of hints: positions of every game with their reasons, for reading and for tests.

`python -m tests.learn.sample sannin 100 en` prints the hints at 100 positions as text.
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
from hachiya.words.errors import IllegalAction
from hachiya.words.voice import Voice
from tests.playing import rng

NAMES = ["Aki", "Bea", "Cem", "Dan", "Eve", "Fin", "Gil"]
STEP = 5
"""The number of decisions from one sampled position to the next."""


def positions(game: str, seed: int = 0) -> Iterator[Table]:
    """Positions without end in which a seat has a choice, from matches of the bot adept, one of `STEP` decisions."""
    number, decisions = find(game), 0
    for match in count(seed):
        table = Table(number, None, seats=number.seats[match % len(number.seats)])
        lanes = rng(match)
        table.state.rng[:] = rng(match + 1)
        while not table.over and table.state.books.__getattribute__(_DEAL[number.family]) < 3:
            if table.awaits_deal:
                table.deal()
                continue
            view = table.view(table.turn)
            if not table.chosen and view.actions & (view.actions - 1):
                decisions += 1
                if decisions % STEP == 0:
                    yield table
            seat = table.turn
            for action in find_bot("greedy").choose(view, lanes):
                table.act(seat, action)


_DEAL = {"hanafuda": "month", "bashifen": "deal"}


def sample(game: str, number: int, worlds: int, seed: int = 0) -> Iterator[tuple[Table, Hint]]:
    """Hints at this many sampled positions where some choice is surely worse than the best."""

    def judged() -> Iterator[tuple[Table, Hint]]:
        for table in positions(game, seed):
            try:
                hint = next(hints(table.view(table.turn), worlds=(worlds,)))
            except IllegalAction:
                continue
            if hint.judged[-1].lag.low > 0:
                yield table, hint

    return islice(judged(), number)


def main(game: str, number: str, language: str, worlds: str = "960") -> None:
    """Print the hints of a sample in a language, and how often each sentence is used."""
    voice, kinds = Voice(language, NAMES), Counter[str]()
    for at, (table, hint) in enumerate(sample(game, int(number), int(worlds)), 1):
        kind = FAMILIES[table.game.family].decision_kind(table.view(table.turn))
        print(f"-- {at} {kind}, {NAMES[hint.seat]}")
        for place in (0, len(hint.judged) - 1):
            choice = hint.judged[place]
            behind = f" behind {choice.lag.mean:.1f}" if place else f" {choice.worth.mean:+.1f}"
            print(f"{voice.say(choice.label)}{behind} {voice.say(hint.unit)}")
            for reason in choice.why:
                kinds[f"{reason.side} {reason.message.key}"] += 1
                print(f"    {'+' if reason.side == 'for' else '-'} {voice.say(reason.message)}")
    print(kinds)


if __name__ == "__main__":
    main(*sys.argv[1:])
