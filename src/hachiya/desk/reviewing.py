"""The making of a review, in a thread beside the event loop."""

from pydantic import TypeAdapter

from hachiya.desk.review_job import ReviewJob
from hachiya.desk.workers import Map
from hachiya.learn.material import material
from hachiya.learn.review import Review, review, steps
from hachiya.tables.replays.replay import MatchReplay


def make_review(job: ReviewJob, replay: MatchReplay, search_each: Map) -> None:
    """Make a review, one search after the other, so that bots at tables can think too; `job` has its progress."""
    match = material(replay.traced)
    job.steps = max(1, steps(match))

    def advance() -> None:
        job.done += 1

    job.review = TypeAdapter(Review).dump_json(review(match, advance, each=search_each)).decode()
