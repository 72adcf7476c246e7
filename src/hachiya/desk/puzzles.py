"""Puzzles: a choice in a deal, with the worth of each possibility."""

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pydantic import SerializeAsAny
from typing_extensions import TypeAliasType, TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.family import Family, family_of
from hachiya.desk.operation import Nothing, operation
from hachiya.games.registry import GAMES
from hachiya.learn.families import FAMILIES
from hachiya.learn.puzzles.puzzle import Puzzle
from hachiya.learn.puzzles.shelf import find_puzzle, puzzle_of_day
from hachiya.learn.puzzles.shelf import puzzles as puzzles_of
from hachiya.learn.reason import Reason
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.matches.match import Match
from hachiya.records.fields import Text
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.replays.replay import Origin, match_replays
from hachiya.tables.replays.shapes import DealAnswer
from hachiya.tables.replays.showing import deal_text
from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.shape import sent_as, shape


class PuzzleShelf(TypedDict):
    """The number of puzzles of a game, and the name of today's puzzle."""

    game: str
    family: Family
    puzzles: int
    today: str


@shape("PuzzleChoice")
@dataclass(frozen=True)
class PuzzleChoice:
    """A choice of a puzzle and its worth; `behind` is the least amount by which it is worse than the best."""

    actions: list[int]
    text: Message = field(metadata=sent_as("said"))
    worth: float
    behind: float


class PuzzleAnswer(TypedDict):
    """A puzzle: the deal up to the choice, as its seat saw it, and all choices, best first."""

    name: str
    game: str
    family: Family
    seat: int
    deal: SerializeAsAny[DealAnswer]
    unit: Message
    choices: list[PuzzleChoice]
    reasons: list[Reason]


PuzzleShelves = TypeAliasType("PuzzleShelves", list[PuzzleShelf])


class PuzzleRequest(Incoming):
    """A request for a puzzle by its name."""

    name: Text


@operation("GET", "/api/puzzles", spends=())
async def puzzle_shelves(_desk: Desk, _caller: Caller, _request: Nothing) -> PuzzleShelves:
    """List the number of puzzles of each game, and today's puzzle."""
    day = datetime.now(UTC).date()
    return [
        {
            "game": game,
            "family": family_of(game),
            "puzzles": len(puzzles_of(game)),
            "today": puzzle_of_day(game, day).id,
        }
        for game in GAMES
    ]


@operation("GET", "/api/puzzles/{name}")
async def puzzle(desk: Desk, _caller: Caller, request: PuzzleRequest) -> PuzzleAnswer:
    """Return a puzzle: the deal up to the choice, as its seat saw it, and the worth of the choices."""
    try:
        name = find_puzzle(request.name).id
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return await desk.workers.compute(_answer, name)


@lru_cache(64)
def _answer(name: str) -> PuzzleAnswer:
    puzzle = find_puzzle(name)
    match = puzzle.match(SEAT_NAMES)
    seat, game = match.table.turn, match.game
    (replay,) = match_replays(enumerate(match.events, 1), Origin(name.ljust(16, "-")))
    unit, _ = FAMILIES[game.family].unit(game)
    deal: Any = json.loads(deal_text(replay, len(replay.deals) - 1, seat, everything=False))
    return {
        "name": name,
        "game": game.name,
        "family": family_of(game.name),
        "seat": seat,
        "deal": deal,
        "unit": unit,
        "choices": _choices(puzzle, match),
        "reasons": [*puzzle.why],
    }


def _choices(puzzle: Puzzle, match: Match) -> list[PuzzleChoice]:
    choices = []
    for worth in puzzle.worths:
        actions = match.game.read(match.table.state, worth.name)
        assert actions is not None
        text = match.game.spell(match.table.state, actions).title
        choices.append(PuzzleChoice(actions, text, worth.mean, worth.behind))
    return choices
