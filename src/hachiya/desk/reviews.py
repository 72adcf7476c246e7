"""Reviews of matches that are over: every decision judged from what its seat saw."""

from pydantic_core import to_json
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.family import Family, family_of
from hachiya.desk.operation import Written, operation
from hachiya.desk.readiness import check_ready
from hachiya.desk.replays import ReplayedMatch, find_match
from hachiya.learn.review import Review


class ReviewAnswer(TypedDict):
    """How far a review is (`done` of so many steps, 0 while it is not known of how many), and what it found.

    `players` are those that `names` belong to; `starts`: how many moments of the match were before each deal.
    """

    game: str
    family: Family
    names: list[str]
    players: list[str]
    done: int
    of: int
    review: Review | None
    failed: bool
    starts: list[int]


@operation("GET", "/api/reviews/{key}/{match}")
async def review(desk: Desk, _caller: Caller, asked: ReplayedMatch) -> Written[ReviewAnswer]:
    """How far the review of a match is, and once it is done what it found; whoever asks first begins it."""
    replay = await find_match(desk, asked.key, asked.match)
    check_ready(desk, replay.game.room)
    job = desk.reviews.of(f"{asked.key}/{asked.match}", replay)
    progress = {
        "game": replay.game.name,
        "family": family_of(replay.game.name),
        "names": [*replay.setup.names],
        "players": [*replay.setup.players],
        "done": job.done,
        "of": job.steps,
        "failed": job.failed,
        "starts": [deal.version for deal in replay.deals],
    }
    return Written(f'{to_json(progress).decode()[:-1]},"review":{job.review or "null"}}}')
