"""The making of puzzles from deals that bots play: one choice is surely the best, and the bot greedy misses it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.bots.rooms import greedy_choice
from hachiya.bots.search.bot import prepare
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.unit import NegativeStyle
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import Hint, hints
from hachiya.learn.puzzles.puzzle import DEAL, BadPuzzle, Puzzle, Worth, check_puzzle, choice_name
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import puzzle as say

PLAYER = "adept"
MARGIN = 0.7
"""Kan by which the best choice must surely be ahead of every other choice."""
MARGIN_IN_POINTS = 12.0
"""The margin in points, for games without kan."""
MARGIN_IN_LEVELS = 0.35
"""The margin in levels, for bashifen."""
FEWEST = 3
"""The fewest choices of a puzzle: with fewer the solution is easily guessed."""
RARELY = 5
"""Bids are used only from one deal in `RARELY`, for otherwise most puzzles would be bids."""


def required_margin(game: Game) -> float:
    """Return by how much the best choice of a puzzle must be ahead of all others, in kan, points or levels."""
    if game.family == BASHIFEN:
        return MARGIN_IN_LEVELS
    return MARGIN_IN_POINTS if game.unit and game.unit.below is NegativeStyle.PLAIN else MARGIN


def make_puzzles(game: Game, seed: int, first: int = 1) -> Iterator[Puzzle | None]:
    """Make puzzles without end, numbered from `first`: one from each deal, or None for a deal without a puzzle."""
    prepare(game.room)
    number = 0
    while True:
        puzzle = puzzle_of_deal(game, seed, number, f"{game.name}-{first}")
        number += 1
        first += puzzle is not None
        yield puzzle


def puzzle_of_deal(game: Game, seed: int, number: int, name: str) -> Puzzle | None:
    """Let bots play the first deal of a match, and make a puzzle of it; return None if no position is fit for one.

    In every second deal the search begins at the end of the deal, so that there are also short puzzles.
    """
    dealer = number % game.seats[0]
    match = Match(game.name, seed=seed, number=number, dealer=dealer)
    player = Player(PLAYER, find_bot(PLAYER), stream(seed, BOTS + number))
    plays: list[str] = []
    deck: Sequence[str] = ()
    decisions: list[tuple[int, View]] = []
    over = False
    while not over and not match.over:
        if match.awaits_deal:
            if deck:
                break
            deck = _deal_cards(match)
            plays.append(DEAL)
            continue
        turn = match.table.turn
        view = match.table.view(turn)
        if deck and view.actions & (view.actions - 1):
            decisions.append((len(plays), view))
        choice = player.choose(match)
        plays.append(choice_name(view, choice.actions))
        match.play(choice)
    kind = FAMILIES[game.family].decision_kind
    for place, view in decisions if number % 2 else reversed(decisions):
        if kind(view) in ("bid", "declare") and number % RARELY:
            continue
        hint = _clear_hint(game, view)
        if hint is not None:
            before = tuple(plays[:place])
            return _with_solution(Puzzle(name, game.name, match.seats, dealer, tuple(deck), before, (), ()), view, hint)
    return None


def _deal_cards(match: Match) -> Sequence[str]:
    """Deal, and return the deck by the names of its cards; the caller deals again if no seat can play."""
    match.table.game.shuffle(match.table.state)
    deck = [match.game.card_names[card] for card in match.table.state.deck]
    match.deal(deck)
    return deck


def _clear_hint(game: Game, view: View) -> Hint | None:
    """The hint, if the best choice is surely ahead by the margin and greedy chooses another; else None."""
    margin, obvious = required_margin(game), greedy_choice(view, [0] * 4)
    try:
        for hint in hints(view, [obvious]):
            if len(hint.judged) < FEWEST or sorted(hint.best.actions) == sorted(obvious):
                return None
            if min(choice.lag.mean for choice in hint.judged[1:]) < margin:
                return None
    except IllegalAction:
        return None
    return hint if min(choice.lag.low for choice in hint.judged[1:]) >= margin else None


def _with_solution(bare: Puzzle, view: View, hint: Hint) -> Puzzle:
    """A puzzle with its solution, from the hint."""
    worths = [Worth(choice.choice.name, choice.worth.mean, choice.lag.low) for choice in hint.judged]
    why = hint.find(greedy_choice(view, [0] * 4)).why
    return replace(bare, worths=tuple(worths), why=why)


def verify(puzzle: Puzzle, line: int) -> None:
    """Raise BadPuzzle unless the puzzle can be played and a search confirms its best choice.

    `line` is the number of the puzzle's line in its file, which the error names.
    """
    try:
        check_puzzle(puzzle)
        view = puzzle.view()
        besides = [view.game.read(view.state, worth.name) or () for worth in puzzle.worths]
        *_, hint = hints(view, besides)
        first, second = hint.judged[:2]
        if first.choice.name != puzzle.best or second.lag.low <= 0:
            raise HachiyaError(say.not_clear(given=puzzle.best))
    except HachiyaError as error:
        raise BadPuzzle(say.bad_line(number=line, what=error.message)) from None
