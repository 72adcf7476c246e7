"""The refusal of an operation by another process, as it comes back over the line."""

from hachiya.server.peers.frames import RefusalJson
from hachiya.server.problems import OVER_HTTP
from hachiya.tables.problems import Problem, StoreFailed
from hachiya.words.wire import message_of


def relayed_problem(refusal: RefusalJson) -> Problem:
    """Return the Problem of another process; StoreFailed for one of another version, which this one does not know."""
    if refusal["code"] not in OVER_HTTP:
        return StoreFailed()
    problem = Problem(message_of(refusal["say"]))
    problem.code = refusal["code"]  # type: ignore[misc]
    problem.retry_after = refusal["retry_after"]
    return problem
