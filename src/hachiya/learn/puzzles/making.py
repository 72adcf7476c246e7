"""The making of puzzles from deals that bots play: one choice is surely the best, and some of the bots miss it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.bots.rooms import greedy_choice
from hachiya.bots.search.bot import prepare
from hachiya.games.game import Game
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.hints import Hint, hints
from hachiya.learn.margin import margin_of
from hachiya.learn.puzzles.difficulty import is_obvious, times_solved
from hachiya.learn.puzzles.puzzle import (
    DEAL,
    QUESTIONS,
    BadPuzzle,
    Puzzle,
    Worth,
    check_puzzle,
    choice_name,
    decision_kind,
)
from hachiya.learn.puzzles.themes import themes_of
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import puzzle as say

PLAYER = "adept"
FEWEST = 3
"""The fewest choices of a puzzle about cards: with fewer the solution is easily guessed."""
SHARES: Mapping[tuple[str, str], float] = {
    ("card", ""): 0.6,
    ("take", ""): 0.1,
    ("sage", "stop"): 0.08,
    ("sage", "sage"): 0.12,
    ("bid", "in"): 0.1,
    ("bid", "out"): 0.1,
    ("bid", "double"): 0.15,
    ("lead", ""): 0.35,
    ("follow", ""): 0.3,
    ("bury", ""): 0.15,
    ("declare", "pass"): 0.1,
    ("declare", ""): 0.15,
}
"""The largest share of puzzles of each kind of decision, for a named solution or for any other."""
PATIENCE = 2500
"""The number of deals without a puzzle after which puzzles about cards have no largest share any longer."""


def make_puzzles(game: Game, seed: int, number: int) -> Iterator[Puzzle | None]:
    """Make a number of puzzles: at most one from each deal, and None for a deal without a puzzle."""
    prepare(game.room)
    room = {group: max(1, round(share * number)) for group, share in SHARES.items()}
    made = waited = deal = 0
    while made < number:
        puzzle = puzzle_of_deal(game, seed, deal, f"{game.name}-{made + 1}", room)
        deal += 1
        waited = 0 if puzzle else waited + 1
        if puzzle:
            made += 1
        elif waited == PATIENCE:
            room = {group: room[group] if group[0] in QUESTIONS else number for group in SHARES}
        yield puzzle


def puzzle_of_deal(game: Game, seed: int, number: int, name: str, room: dict[tuple[str, str], int]) -> Puzzle | None:
    """Let bots play the first deal of a match, and make a puzzle of it; return None if no position is fit for one.

    In every second deal the search begins at the end of the deal, so that there are also short puzzles. `room` is the
    number of puzzles that are still wanted of each group of `SHARES`; the group of the puzzle loses one.
    """
    dealer = number % game.seats[0]
    match = Match(game.name, seed=seed, number=number, dealer=dealer)
    player = Player(PLAYER, find_bot(PLAYER), stream(seed, BOTS + number))
    shuffling = match.copy_table()
    deck: Sequence[str] = ()
    plays: list[str] = []
    decisions: list[tuple[int, Match]] = []
    while not match.over:
        if match.awaits_deal:
            if deck:
                break
            deck = _deal_cards(match, shuffling)
            plays.append(DEAL)
            continue
        view = match.view()
        if deck and view.actions & (view.actions - 1):
            decisions.append((len(plays), match.copy()))
        choice = player.choose(match.view())
        plays.append(choice_name(view, choice.actions))
        match.play(choice)
    for place, before in decisions if number % 2 else reversed(decisions):
        bare = Puzzle(name, game.name, match.seats, dealer, tuple(deck), tuple(plays[:place]), (), (), (), ())
        puzzle = _with_solution(bare, before, room)
        if puzzle:
            return puzzle
    return None


def _deal_cards(match: Match, table: Table) -> Sequence[str]:
    """Deal a deck that is shuffled at `table`, and return its cards; the caller deals again if no seat can play."""
    table.game.shuffle(table.state)
    deck = [match.game.card_names[card] for card in table.state.deck]
    match.deal(deck)
    return deck


def _with_solution(bare: Puzzle, match: Match, room: dict[tuple[str, str], int]) -> Puzzle | None:
    """The puzzle with its solution; None unless it is clear, not obvious, and still wanted."""
    view = match.view()
    kind = decision_kind(view)
    if not any(left for (of_kind, _), left in room.items() if of_kind == kind):
        return None
    obvious = greedy_choice(view, [0] * 4)
    hint = _clear_hint(view, obvious, kind)
    if hint is None:
        return None
    group = _group_of(kind, hint.best.name)
    if not room.get(group):
        return None
    solved = times_solved(match, hint.best.actions)
    if kind in QUESTIONS and is_obvious(solved):
        return None
    room[group] -= 1
    worths = [Worth(choice.choice.name, choice.worth.mean, choice.lag.low) for choice in hint.judged]
    why = hint.find(obvious).why or hint.judged[0].why
    themes = themes_of(view, [choice.actions for choice in hint.judged], why)
    return replace(bare, worths=tuple(worths), why=why, solved=solved, themes=themes)


def _group_of(kind: str, best: str) -> tuple[str, str]:
    """The group of `SHARES` of a solution, which is named by its first word there."""
    named = kind, best.split(maxsplit=1)[0]
    return named if named in SHARES else (kind, "")


def _clear_hint(view: View, obvious: Sequence[int], kind: str) -> Hint | None:
    """The hint, if the best choice is surely ahead by the margin and, with many choices, not the obvious one."""
    margin, is_question = margin_of(view.game), kind in QUESTIONS
    fewest = FEWEST if kind not in QUESTIONS | {"take"} else 2
    hint = None
    try:
        for hint in hints(view, [obvious]):
            if len(hint.judged) < fewest or (not is_question and sorted(hint.best.actions) == sorted(obvious)):
                return None
            if min(choice.lag.mean for choice in hint.judged[1:]) < margin:
                return None
    except IllegalAction:
        return None
    return hint if hint and min(choice.lag.low for choice in hint.judged[1:]) >= margin else None


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
