"""Reviews of finished matches: every decision is judged from what its seat saw."""

from pydantic_core import to_json
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.family import Family, family_of
from hachiya.desk.operation import JsonText, operation
from hachiya.desk.readiness import check_ready
from hachiya.desk.replays import ReplayedMatchRequest, find_match
from hachiya.desk.review_job import ReviewJob
from hachiya.learn.review import Review
from hachiya.tables.replays.replay import MatchReplay


class ReviewAnswer(TypedDict):
    """The progress of a review (`done` steps `of` all, 0 while their number is unknown), and the finished review.

    `players` are the players behind the `names`; `starts` is the number of moments before each deal.
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
async def review(desk: Desk, caller: Caller, request: ReplayedMatchRequest) -> JsonText[ReviewAnswer]:
    """Return the progress of the review of a match, or the finished review; the first request begins it."""
    replay = await find_match(desk, caller, request.key, request.match)
    check_ready(desk, replay.game.room)
    job = await desk.reviews.find_or_start(f"{request.key}/{request.match}", replay, caller.client)
    return JsonText(review_text(replay, job))


def review_text(replay: MatchReplay, job: ReviewJob) -> str:
    """Write a `ReviewAnswer` as JSON: the progress of a review, or the finished review."""
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
    return f'{to_json(progress).decode()[:-1]},"review":{job.review or "null"}}}'
