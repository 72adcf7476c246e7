"""A visitor's browser makes the hints and reviews that a server makes: Python of the tab in Node, and native code."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from hatch_build import npm
from tests.sampling import first
from tests.server.client import open_table, order, wire
from tests.server.playing_out import play_out
from tests.server.running import Running, running, settings_in
from tools.site.places import BUILD

pytestmark = pytest.mark.compiled
ARCHIVES = BUILD / "compiled"
"""The archives of the site, which `make site-parts` compiles."""
PATIENCE = 120.0
"""The seconds to wait for a search or a review."""
MATCHES = [("sannin", {"months": 1}), ("hachiju", {"deals": 2})]


def judged(questions: list[dict[str, Any]], rules: Path, folder: Path) -> list[Any]:
    """The answers of the judge to questions."""
    asked, answers = folder / "questions.json", folder / "answers.json"
    asked.write_text(json.dumps(questions))
    npm("run", "-s", "site-judge", "--", str(ARCHIVES), str(rules), str(asked), str(answers))
    return [json.loads(text) for text in json.loads(answers.read_text())]


def answer(client: httpx.Client, path: str) -> Any:
    """The answer of the server; of a review, once it is finished."""
    end = time.monotonic() + PATIENCE
    while True:
        response = client.get(path)
        content = response.json()
        assert response.status_code == 200, content
        if content.get("review", ...) is not None:
            return content
        assert time.monotonic() < end, content
        time.sleep(0.2)


def until_asked(server: Running, opened: dict[str, Any]) -> None:
    """Wait until the seat has a choice."""

    async def wait() -> None:
        choices = 0
        while choices < 2:
            async with wire(server.address, opened["path"], opened["recovery"]) as own:
                choices = len((await own.hear_a("table"))["view"]["legal"])

    asyncio.run(wait())


@pytest.mark.parametrize(("game", "options"), first(MATCHES[1:], MATCHES))
def test_a_browser_judges_as_the_server_does(
    game: str, options: dict[str, Any], rules_wasm: Path, tmp_path: Path
) -> None:
    with running(settings_in(tmp_path)) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        asyncio.run(server.parts.preparation.run())
        body = order(*["greedy"] * (2 if game == "sannin" else 1), game=game, options=options)
        opened = asyncio.run(open_table(server.address, body))
        path, client.cookies = opened["path"], httpx.Cookies({"seat": opened["recovery"]})
        until_asked(server, opened)
        hints = [answer(client, f"{path}/hint/{number}") for number in range(2)]
        position = answer(client, f"{path}/position")
        asyncio.run(play_out(server, opened))
        review = answer(client, f"/api/reviews/{opened['table']}/0")
        record = client.get(f"/api/replays/{opened['table']}/0/record.jsonl").text
    questions = [{**position, "round": number} for number in range(2)]
    *hints_here, review_here = judged([*questions, {"record": record}], rules_wasm, tmp_path)
    assert hints_here == hints
    assert review_here["review"]["moments"]
    # A review that the server has stored says nothing of its steps.
    steps = {name: review[name] for name in ("done", "of")}
    assert {**review_here, **steps} == review
