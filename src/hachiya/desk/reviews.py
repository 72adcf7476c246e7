"""Reviews of matches that are over: every decision judged from what its seat saw."""

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.family import family_of
from hachiya.desk.operation import operation
from hachiya.desk.readiness import check_ready
from hachiya.desk.replays import ReplayedMatch, find_match
from hachiya.desk.review_shapes import ReviewAnswer


@operation("GET", "/api/reviews/{key}/{match}")
async def review(desk: Desk, _caller: Caller, asked: ReplayedMatch) -> ReviewAnswer:
    """How far the review of a match is, and once it is done what it found; whoever asks first begins it."""
    reel = await find_match(desk, asked.key, asked.match)
    check_ready(desk, reel.game.room)
    job = desk.reviews.of(f"{asked.key}/{asked.match}", reel)
    return {
        "game": reel.game.name,
        "family": family_of(reel.game.name),
        "names": [*reel.setup.names],
        "players": [*reel.setup.players],
        "done": job.done,
        "of": job.steps,
        "review": job.found,
        "failed": job.failed,
        "starts": [deal.version for deal in reel.deals],
    }
