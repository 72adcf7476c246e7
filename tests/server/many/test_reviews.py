"""A review is made by one server, and asked for at any."""

import time

import httpx
import pytest

import hachiya as library
from tests.server.client import PATIENCE
from tests.server.many.servers import Servers
from tests.tables.choosing import Message

pytestmark = pytest.mark.postgres


def ask(address: str, path: str, content: bytes | None = None) -> httpx.Response:
    """Send a GET request, or with content a POST request."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        return http.get(path) if content is None else http.post(path, content=content)


def test_a_review_is_made_by_one_server_and_its_progress_comes_from_all(servers: Servers) -> None:
    addresses = servers.start(2)
    match = library.play("hachiju", bots=["apprentice", "greedy"], seed=3, options={"deals": 2})
    key = ask(addresses[0], "/api/replays", match.to_jsonl().encode()).json()["key"]
    answers, makers, end = list[Message](), set[str](), time.monotonic() + PATIENCE
    while not answers or any(answer["review"] is None for answer in answers):
        assert time.monotonic() < end
        replies = [ask(address, f"/api/reviews/{key}/0") for address in addresses]
        makers |= {row.process for row in servers.rows("SELECT process FROM leases WHERE name LIKE 'review:%'")}
        assert [reply.status_code for reply in replies] == [200, 200], [reply.text for reply in replies]
        answers = [reply.json() for reply in replies]
    assert answers[0]["review"] == answers[1]["review"]
    assert len(makers) == 1
    assert len(servers.rows("SELECT * FROM reviews")) == 1
