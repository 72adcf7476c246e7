"""`hachiya puzzles show`: a puzzle as its seat sees it, with its solution on request."""

from datetime import UTC, datetime

from hachiya.learn.families import FAMILIES
from hachiya.learn.puzzles.puzzle import Puzzle
from hachiya.learn.puzzles.shelf import find_puzzle, puzzle_of_day
from hachiya.learn.reason_lines import reason_lines
from hachiya.learn.reasons import amount
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.matches.match import Match
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import puzzle as say
from hachiya.words.voice import Voice


def show(name: str | None, game: str, solution: bool, lang: str) -> None:
    """Print the puzzle of this name, or today's puzzle of a game."""
    puzzle = puzzle_of_day(game, datetime.now(UTC).date()) if name is None else find_puzzle(name)
    match = puzzle.match(SEAT_NAMES)
    seat = match.view().seat
    voice = Voice(lang, match.names)
    print(voice.say(say.title(name=puzzle.id, game=match.game.title, person=Seat(seat))), end="\n\n")
    print(match.view(seat).text(lang).rstrip(), end="\n\n")
    print(voice.say(say.choices(names=sorted(worth.name for worth in puzzle.worths))))
    if solution:
        print("", *_solution(puzzle, match, voice), sep="\n")


def _solution(puzzle: Puzzle, match: Match, voice: Voice) -> list[str]:
    state = match.view().state
    unit, _ = FAMILIES[match.game.family].unit(match.game)

    def choice(name: str) -> Message:
        actions = match.game.read(state, name)
        assert actions is not None
        return match.game.spell(state, actions).title

    best, *others = puzzle.worths
    rows = [voice.say(say.solution(choice=choice(best.name), amount=amount(best.mean, unit, sign="+")))]
    rows += [f"  {line}" for line in reason_lines(puzzle.why, voice)]
    rows += [
        voice.say(say.other(choice=choice(other.name), amount=amount(other.mean, unit, sign="+"))) for other in others
    ]
    return rows
