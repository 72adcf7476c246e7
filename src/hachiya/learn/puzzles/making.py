"""Makes puzzles of deals that bots play: where one choice is surely better than any other, and greedy makes another."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.bots.rooms import greedily
from hachiya.bots.search.bot import prepare
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.unit import NegativeStyle
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import Hint, hints
from hachiya.learn.puzzles.puzzle import DEAL, BadPuzzle, Puzzle, Worth, called, check
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import puzzle as say

PLAYER = "adept"
MARGIN = 0.7
"""Kan by which the best must surely be ahead of every other choice;"""
MARGIN_IN_POINTS = 12.0
"""points where there are no kan,"""
MARGIN_IN_LEVELS = 0.35
"""and levels."""
FEWEST = 3
"""Of fewer choices the solution is easily guessed."""
MOST_WHY = 3
RARELY = 5
"""Bids are taken from every so many-th deal only: they would be most of all."""


def margin_of(game: Game) -> float:
    """In the unit in which the game's choices are judged."""
    if game.family == BASHIFEN:
        return MARGIN_IN_LEVELS
    return MARGIN_IN_POINTS if game.unit and game.unit.below is NegativeStyle.PLAIN else MARGIN


def make(game: Game, seed: int, first: int = 1) -> Iterator[Puzzle | None]:
    """One after the other, without end, numbered from `first`: one at most of each deal; None for a deal of none."""
    prepare(game.room)
    number = 0
    while True:
        found = of_deal(game, seed, number, f"{game.name}-{first}")
        number += 1
        first += found is not None
        yield found


def of_deal(game: Game, seed: int, number: int, called_so: str) -> Puzzle | None:
    """The puzzle that the first deal of a match has; None if it has none.

    Every second time it is looked for from the end of the deal, so that there are short ones too.
    """
    dealer = number % game.seats[0]
    match = Match(game.name, seed=seed, number=number, dealer=dealer)
    player = Player(PLAYER, find_bot(PLAYER), stream(seed, BOTS + number))
    plays: list[str] = []
    deck: Sequence[str] = ()
    asked: list[tuple[int, View]] = []
    over = False
    while not over and not match.over:
        if match.awaits_deal:
            if deck:
                break
            deck = _dealt(match)
            plays.append(DEAL)
            continue
        turn = match.table.turn
        view = match.table.view(turn)
        if deck and view.actions & (view.actions - 1):
            asked.append((len(plays), view))
        choice = player.choose(match)
        plays.append(called(view, choice.actions))
        match.play(choice)
    kind = FAMILIES[game.family].kind
    for place, view in asked if number % 2 else reversed(asked):
        if kind(view) in ("bid", "declare") and number % RARELY:
            continue
        hint = _clear(game, view)
        if hint is not None:
            before = tuple(plays[:place])
            return _puzzle(Puzzle(called_so, game.name, match.seats, dealer, tuple(deck), before, (), ()), view, hint)
    return None


def _dealt(match: Match) -> Sequence[str]:
    """Deal; the deck by the names of its cards. One that lets nobody play is dealt again."""
    match.table.game.shuffle(match.table.state)
    deck = [match.game.card_names[card] for card in match.table.state.deck]
    match.deal(deck)
    return deck


def _clear(game: Game, view: View) -> Hint | None:
    """The judgement, where the best is surely ahead by the margin, and greedy chooses another."""
    margin, obvious = margin_of(game), greedily(view, [0] * 4)
    try:
        for hint in hints(view, [obvious]):
            if len(hint.judged) < FEWEST or sorted(hint.best.actions) == sorted(obvious):
                return None
            if min(one.lag.mean for one in hint.judged[1:]) < margin:
                return None
    except IllegalAction:
        return None
    return hint if min(one.lag.low for one in hint.judged[1:]) >= margin else None


def _puzzle(bare: Puzzle, view: View, hint: Hint) -> Puzzle:
    """With its solution."""
    worths = [Worth(one.choice.name, one.worth.mean, one.lag.low) for one in hint.judged]
    why = hint.of(greedily(view, [0] * 4)).why[:MOST_WHY]
    return replace(bare, worths=tuple(worths), why=why)


def judge_again(puzzle: Puzzle, line: int) -> None:
    """BadPuzzle, of this line, unless it can be played and the search finds its best to be the best for sure."""
    try:
        check(puzzle)
        view = puzzle.view()
        besides = [view.game.read(view.state, worth.name) or () for worth in puzzle.worths]
        *_, hint = hints(view, besides)
        first, second = hint.judged[:2]
        if first.choice.name != puzzle.best or second.lag.low <= 0:
            raise HachiyaError(say.not_clear(given=puzzle.best))
    except HachiyaError as error:
        raise BadPuzzle(say.bad_line(number=line, what=error.message)) from None
