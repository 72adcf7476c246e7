"""Tables over HTTP: opening, recovering, records and rematches; headers, problems, and refused requests."""

import asyncio
import contextlib
import gzip
import json
import socket as sockets
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from hachiya.bots.registry import rungs_of
from hachiya.desk.offers import GameOffer
from hachiya.desk.seated import Seated
from hachiya.games.registry import GAMES
from hachiya.records import jsonl
from hachiya.records.replay import replays
from hachiya.server import connections
from hachiya.server.responses import Refusal
from hachiya.server.security import JUDGING_POLICY, POLICY
from hachiya.words.languages import languages
from hachiya.words.shelves import SHELVES
from hachiya.words.voice import say
from hachiya.words.wire import message_of
from tests.server.client import open_table, order, wire
from tests.server.playing_out import play_out
from tests.server.running import NO_LIMITS, Running, running, settings_in
from tests.tables.choosing import Message
from tests.words.topics import topics

ON_SHELVES = {topic for shelf in SHELVES.values() for topic in shelf}
JSON = {"content-type": "application/json"}


def http(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.address, verify=False)


def opened(server: Running, *opponents: str, **more: Any) -> Message:
    return asyncio.run(open_table(server.address, order(*opponents, **more)))


def a_problem(answer: httpx.Response, status: int, code: str) -> Message:
    """Assert that the answer is this problem, with the headers of every answer."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")
    assert answer.headers["content-security-policy"] == POLICY
    problem: Message = answer.json()
    TypeAdapter(Refusal).validate_python(problem)
    assert (problem["status"], problem["code"]) == (status, code)
    assert topics(problem["say"]) <= ON_SHELVES, "the page has no such words"
    return problem


def problem_text(problem: Message, language: str = "en") -> str:
    """The sentence of a problem in a language."""
    return say(message_of(problem["say"]), language)


# ------------------------------------------------------------------------------------- what there is


def test_the_games_list_has_every_game_with_its_bots_and_options(server: Running) -> None:
    with http(server) as client:
        answer = client.get("/api/games")
    games = TypeAdapter(list[GameOffer]).validate_python(answer.json())
    assert [game["name"] for game in games] == list(GAMES)
    sannin = games[0]
    assert (sannin["name"], sannin["seats"]) == ("sannin", [3])
    for game in games:
        assert [bot["name"] for bot in game["bots"]] == [bot.name for bot in rungs_of(game["name"])]
    strengths = {bot["name"]: bot["strength"] for bot in sannin["bots"]}
    weakest, greedy, master = (strengths[name] for name in ("random", "greedy", "master"))
    assert weakest is not None
    assert greedy is not None
    assert master is not None
    assert (weakest["against"], weakest["unit"]) == (master["against"], master["unit"]) == ("greedy", "kan at x1")
    assert weakest["low"] < weakest["mean"] < weakest["high"] < -1.5
    assert greedy["low"] == greedy["mean"] == greedy["high"] == 0
    assert 0 < master["low"] < master["mean"] < master["high"]
    assert sannin["options"][1]["values"] == ["no", "yes"]


def test_the_health_check_answers_ok(server: Running) -> None:
    with http(server) as client:
        assert client.get("/healthz").json() == {"status": "ok"}


def test_every_answer_has_the_security_headers(tmp_path: Path, built: Path) -> None:
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        for path in ("/", "/api/games", "/healthz", "/nowhere", "/api/tables", "/t/x/y", "/t/0123456789abcdef/0"):
            headers = client.get(path).headers
            assert headers["content-security-policy"] == POLICY
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
    assert "unsafe" not in POLICY
    assert "*" not in POLICY
    assert POLICY.startswith("default-src 'none'")


# ------------------------------------------------------------------------------------- opening a table


def test_a_person_opens_a_table_against_two_bots(server: Running) -> None:
    with http(server) as client:
        answer = client.post("/api/tables", json=order("greedy", "greedy", name="花子"))
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    seated = answer.json()
    TypeAdapter(Seated).validate_python(seated)
    assert seated["path"] == f"/t/{seated['table']}/{seated['seat']}"
    assert seated["joins"] == []
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"seat={seated['recovery']};")
    for part in ("HttpOnly", "SameSite=strict", f"Path={seated['path']}", "Max-Age=31536000"):
        assert part in cookie
    live = server.parts.tables.registry._live[seated["table"]]
    setup = live.match.setup
    assert setup.players[seated["seat"]] == "person"
    assert setup.names[seated["seat"]] == "花子"
    assert sorted(setup.names) == ["Greedy 1", "Greedy 2", "花子"]
    assert setup.options == {"multipliers": "A", "overtime": "no", "months": 12}


def test_a_new_table_gives_an_invitation_link_for_each_friend(server: Running) -> None:
    seated = opened(server, "person", "greedy")
    (join,) = seated["joins"]
    assert join["path"] == f"/join/{seated['table']}/{join['seat']}"
    assert {seated["seat"], join["seat"]} < {0, 1, 2}
    assert join["invitation"] not in [token for _, token in seated["seats"].values()]


@pytest.mark.parametrize(
    ("host", "opponents", "names"),
    [
        ("Hana", ["person", "greedy"], ["Greedy", "Guest", "Hana"]),
        (None, ["person", "greedy"], ["Greedy", "Guest", "Guest 2"]),
        (None, ["greedy", "greedy"], ["Greedy 1", "Greedy 2", "Guest"]),
        ("Hana", ["person", "person"], ["Guest", "Guest 2", "Hana"]),
    ],
)
def test_no_two_players_of_a_table_have_the_same_name(
    server: Running, host: str | None, opponents: list[str], names: list[str]
) -> None:
    seated = opened(server, *opponents, name=host)
    assert sorted(server.parts.tables.registry._live[seated["table"]].match.setup.names) == names


@pytest.mark.parametrize(
    ("name", "message"),
    [("Greedy", {"key": "serve-name-reserved"}), ("\u3164", {"key": "serve-name-length", "args": {"most": 24}})],
)
def test_a_refused_name_has_an_error_message_of_its_own(server: Running, name: str, message: dict[str, Any]) -> None:
    with http(server) as client:
        answer = client.post("/api/tables", json=order("greedy", "greedy", name=name))
    assert (answer.status_code, answer.json()["say"]) == (400, message)


@pytest.mark.slow
def test_seats_of_a_new_table_are_drawn_at_random(server: Running) -> None:
    assert {opened(server)["seat"] for _ in range(30)} == {0, 1, 2}


@pytest.mark.slow
def test_every_table_has_a_deck_of_its_own(server: Running) -> None:
    def deal() -> str:
        with http(server) as client:
            table = opened(server)["table"]
            return client.get(f"/t/{table}/table/record.jsonl").text.splitlines()[2]

    assert len({json.loads(deal())["field"] for _ in range(10)}) == 10


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "koikoi"}, "There is no game 'koikoi'; the games are: sannin"),
        ({"options": {"length": "half"}}, "its options are: multipliers, overtime"),
        ({"options": {"multipliers": "G"}}, "its values are: A, B, C, D, E, F"),
        ({"opponents": ["greedy"]}, "is for 3 players, not for 2"),
        ({"opponents": ["greedy"] * 3}, "is for 3 players, not for 4"),
        ({"opponents": ["greedy", "deep"]}, "the bots are: Whim, Novice, Apprentice, Greedy"),
    ],
)
def test_an_unknown_game_or_option_is_refused_with_the_known_ones(server: Running, change: Message, says: str) -> None:
    with http(server) as client:
        assert says in problem_text(a_problem(client.post("/api/tables", json=order() | change), 400, "unknown"))


@pytest.mark.parametrize("change", [{"seed": 1}, {"name": ""}, {"pace": -1}, {"opponents": "greedy"}])
def test_a_body_that_is_not_an_order_is_refused(server: Running, change: Message) -> None:
    with http(server) as client:
        a_problem(client.post("/api/tables", json=order() | change), 400, "bad_request")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[" * 10_000, b'{"game":' * 1500, b"1" * 5000])
def test_a_body_that_is_not_json_is_refused(server: Running, body: bytes) -> None:
    with http(server) as client:
        a_problem(client.post("/api/tables", content=body, headers=JSON), 400, "bad_request")


def test_a_body_above_the_size_limit_is_refused(server: Running) -> None:
    with http(server) as client:
        a_problem(client.post("/api/tables", content=b"x" * 10_000_000, headers=JSON), 413, "too_large")
        # The same without telling its length beforehand.
        chunks = (b"x" * 10_000 for _ in range(1000))
        a_problem(client.post("/api/tables", content=chunks, headers=JSON), 413, "too_large")
        a_problem(client.post("/api/tables", json=order() | {"name": "x" * 20_000}), 413, "too_large")
    assert server.parts.counts["refused.too_large"] >= 3


def test_a_body_of_another_content_type_is_refused(server: Running) -> None:
    with http(server) as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            body = json.dumps(order()).encode()
            a_problem(client.post("/api/tables", content=body, headers={"content-type": kind}), 415, "not_json")


def test_a_request_whose_body_does_not_arrive_times_out(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, body_seconds=0.2)
    with running(settings_in(tmp_path, limits=limits)) as server, sockets.create_connection(where(server)) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n")
        raw.sendall(b"content-length: 100\r\n\r\n{")
        raw.settimeout(10)
        assert raw.recv(100).startswith(b"HTTP/1.1 408 ")


def test_a_client_that_sends_no_request_is_disconnected(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_REQUEST_SECONDS", 0.3)
    whole = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    for start in (b"", b"GET / HTTP/1.1\r\nhost: 127", whole + b"GET / HTTP/1.1\r\nhost: 127"):
        with sockets.create_connection(where(server)) as raw:
            raw.sendall(start)
            raw.settimeout(10)
            with contextlib.suppress(ConnectionError):
                while raw.recv(1000):
                    pass

    table = opened(server)["table"]

    async def look_on() -> None:
        async with wire(server.address, f"/t/{table}/table") as spectator:
            await spectator.hear_a("table")
            await asyncio.sleep(0.5)
            await spectator.quiet()

    asyncio.run(look_on())


def test_a_request_head_without_end_is_cut_off(server: Running) -> None:
    with sockets.create_connection(where(server)) as raw:
        raw.settimeout(10)
        raw.sendall(b"GET / HTTP/1.1\r\nx: ")
        with pytest.raises(ConnectionError):
            raw.sendall(b"a" * 100_000_000)


def where(server: Running) -> tuple[str, int]:
    address = httpx.URL(server.address)
    assert address.port
    return address.host, address.port


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xa5" * 300,
        b"\x00" * 1000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n",
        b"GET /t/%ff%fe/0 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET /../../etc/passwd HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: [::1\r\n\r\n",
    ],
    ids=range(10),
)
def test_bytes_that_are_no_request_break_nothing(server: Running, garbage: bytes) -> None:
    failed = {name: count for name, count in server.parts.counts.items() if name.startswith("failed")}
    with sockets.create_connection(where(server)) as raw:
        raw.settimeout(5)
        try:
            raw.sendall(garbage)
            raw.shutdown(sockets.SHUT_WR)
            answer = raw.recv(12)
        except OSError:
            answer = b""
    assert not answer.startswith(b"HTTP/1.1 5")
    with http(server) as client:
        assert client.get("/healthz").status_code == 200
    assert {name: count for name, count in server.parts.counts.items() if name.startswith("failed")} == failed


def test_a_post_from_another_origin_is_refused(server: Running) -> None:
    with http(server) as client:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://["):
            a_problem(client.post("/api/tables", json=order(), headers={"origin": origin}), 403, "wrong_origin")
        own = {"origin": server.address.rstrip("/")}
        assert client.post("/api/tables", json=order(), headers=own).status_code == 201
        assert "access-control-allow-origin" not in client.get("/api/games").headers


def test_a_request_for_another_host_name_is_refused(server: Running) -> None:
    """A name of an attacker that resolves to this machine (DNS rebinding)."""
    with http(server) as client:
        a_problem(client.get("/api/games", headers={"host": "evil.example:8088"}), 403, "wrong_origin")
        assert client.get("/api/games", headers={"host": "localhost:8088"}).status_code == 200


def test_unknown_paths_are_answered_with_not_found(server: Running) -> None:
    with http(server) as client:
        for path in (
            "/nowhere",
            "/api",
            "/api/nothing",
            "/t/x",
            "/t/0123456789abcdef/7",
            "/t/0123456789abcdef/table/x",
            "/t/0123456789abcdef%0a/0",
        ):
            a_problem(client.get(path), 404, "not_found")
        a_problem(client.get("/t/0123456789abcdef/0/record.jsonl"), 404, "no_table")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", "GET, HEAD"),
        ("GET", "/api/tables", "POST"),
        ("GET", "/t/0123456789abcdef/0/recover", "POST"),
        ("POST", "/t/0123456789abcdef/0/record.jsonl", "GET, HEAD"),
        ("PUT", "/", "GET, HEAD"),
        ("POST", "/healthz", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_answered_with_the_allowed_methods(
    server: Running, method: str, path: str, allowed: str
) -> None:
    with http(server) as client:
        answer = client.request(method, path)
        a_problem(answer, 405, "wrong_method")
        assert answer.headers["allow"] == allowed
        a_problem(client.request(method, "/api/nothing"), 404, "not_found")


# ------------------------------------------------------------------------------------- recovery


def test_the_recovery_link_sets_the_seat_cookie_again(server: Running) -> None:
    seated = opened(server)
    with http(server) as client:
        answer = client.post(f"{seated['path']}/recover", json={"token": seated["recovery"]})
        assert answer.status_code == 204
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"seat={seated['recovery']};")
        assert f"Path={seated['path']}" in cookie
        assert client.get(f"{seated['path']}/record.jsonl").status_code == 200


def test_a_guessed_token_is_refused_and_counted(server: Running) -> None:
    seated = opened(server)
    other = next(friend for friend in seated["friends"])
    before = server.parts.counts["refused.not_your_seat"]
    with http(server) as client:
        for token in ("A" * 43, other["recovery"]):
            answer = client.post(f"{seated['path']}/recover", json={"token": token})
            a_problem(answer, 403, "not_your_seat")
            assert "set-cookie" not in answer.headers
            assert token not in answer.text
        a_problem(client.post(f"{seated['path']}/recover", json={"token": "short"}), 400, "bad_request")
        a_problem(client.post(f"/t/{seated['table']}/table/recover", json={"token": "A" * 43}), 404, "not_found")
        a_problem(client.post("/t/AAAAAAAAAAAAAAAA/0/recover", json={"token": "A" * 43}), 404, "no_table")
    assert server.parts.counts["refused.not_your_seat"] == before + 2


@pytest.mark.sqlite
def test_the_database_holds_no_token(server: Running) -> None:
    seated = opened(server)
    tokens = [token.encode() for _, token in seated["seats"].values()]
    folder = Path(server.parts.settings.database.removeprefix("sqlite:///")).parent
    for file in folder.iterdir():
        content = file.read_bytes()
        assert not any(token in content for token in tokens)


# ------------------------------------------------------------------------------------- records


def test_a_record_is_redacted_for_the_viewer_who_asks(server: Running) -> None:
    seated = opened(server)
    with http(server) as client:
        for viewer in (0, 1, 2, "table"):
            cookies = {} if viewer == "table" else {"cookie": f"seat={seated['seats'][viewer][1]}"}
            answer = client.get(f"/t/{seated['table']}/{viewer}/record.jsonl", headers=cookies)
            assert answer.headers["content-type"] == "application/x-ndjson"
            events: list[Any] = [event for _, event in jsonl.loads(answer.text)]
            assert events[0]["e"] == "match"
            assert events[0].get("viewer") == viewer
            assert events[2]["e"] in ("deal", "redeal")
            assert ["?" in hand for hand in events[2]["hands"]] == [seat != viewer for seat in range(3)]
        a_problem(client.get(f"{seated['path']}/record.jsonl"), 403, "not_your_seat")
        other = next(token for seat, (_, token) in seated["seats"].items() if seat != seated["seat"])
        wrong = {"cookie": f"seat={other}"}
        a_problem(client.get(f"{seated['path']}/record.jsonl", headers=wrong), 403, "not_your_seat")


def test_a_match_is_played_its_record_read_and_a_rematch_opened(server: Running) -> None:
    seated = opened(server, "person", "random", name="Hana", options={"multipliers": "C"})
    (join,) = seated["friends"]
    cookie = {"cookie": f"seat={seated['recovery']}"}
    again = f"{seated['path']}/again"
    with http(server) as client:
        a_problem(client.post(again, json={}, headers=cookie), 409, "not_over")

        async def both() -> None:
            await asyncio.gather(play_out(server, seated), play_out(server, join))

        asyncio.run(both())
        record = client.get(f"/t/{seated['table']}/table/record.jsonl").text
        (replay,) = replays(jsonl.loads(record))
        assert replay.complete
        a_problem(client.post(again, json={}), 403, "not_your_seat")
        first = client.post(again, json={}, headers=cookie)
        second = client.post(f"{join['path']}/again", json={}, headers={"cookie": f"seat={join['recovery']}"})
        third = client.post(again, json={}, headers=cookie)
        assert [answer.status_code for answer in (first, second, third)] == [201] * 3
        mine, friend = first.json(), second.json()
        assert mine["table"] == friend["table"] == third.json()["table"] != seated["table"]
        assert mine["seat"] != friend["seat"]
        assert mine["joins"] == friend["joins"] == []
        for seated in (mine, friend):
            owner = {"cookie": f"seat={seated['recovery']}"}
            record = client.get(f"{seated['path']}/record.jsonl", headers=owner).text
            match = json.loads(record.splitlines()[0])
            assert match["names"][mine["seat"]] == "Hana"
            assert match["names"][friend["seat"]] == "Guest"
            assert match["options"]["multipliers"] == "C"


# ------------------------------------------------------------------------------------- limits


def test_a_client_above_its_rate_limits_is_refused(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tables_rate=0.001, tables_burst=2, requests_rate=0.001, requests_burst=5)
    with running(settings_in(tmp_path, limits=limits)) as server, http(server) as client:
        assert [client.post("/api/tables", json=order()).status_code for _ in range(2)] == [201, 201]
        a_problem(client.post("/api/tables", json=order()), 429, "too_many")
        answers = [client.post("/t/AAAAAAAAAAAAAAAA/0/recover", json={"token": "A" * 43}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
        assert client.get("/healthz").status_code == 200
        assert server.parts.counts["refused.too_many"] == 3
        assert answers[-1].headers["retry-after"] == "1000"


def test_idle_sockets_count_for_the_limit_of_a_client(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, sockets_per_client=3)
    with running(settings_in(tmp_path, limits=limits)) as server, contextlib.ExitStack() as idle:
        held = [idle.enter_context(sockets.create_connection(where(server))) for _ in range(3)]
        with http(server) as client, pytest.raises(httpx.TransportError):
            client.get("/healthz")
        assert server.parts.counts["refused.sockets"] == 1
        held[0].close()

        async def look_on() -> None:
            """A WebSocket uses the same socket, and is counted once."""
            table = (await open_table(server.address, order()))["table"]
            async with wire(server.address, f"/t/{table}/table") as spectator:
                await spectator.hear_a("table")
                assert server.parts.sockets.total == 3

        asyncio.run(look_on())
        held[1].close()
        with http(server) as client:
            assert client.get("/healthz").status_code == 200
    assert server.parts.sockets.total == 0


def test_the_health_check_fails_when_the_database_fails(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, http(server) as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        with server.parts.store.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE tables RENAME TO lost")
        answer = client.get("/healthz")
        a_problem(answer, 503, "unavailable")
        assert int(answer.headers["retry-after"]) > 0


# ------------------------------------------------------------------------------------- the page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The files of a built page."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "index-B4xQz_9a.js").write_text("export {}")
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return static


def test_every_page_path_is_answered_with_the_one_page(tmp_path: Path, built: Path) -> None:
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        for path in ("/", "/t/0123456789abcdef/0", "/t/0123456789abcdef/table"):
            answer = client.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html><title>page</title>")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
            assert "set-cookie" not in answer.headers
        asset = client.get("/assets/index-B4xQz_9a.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"
        a_problem(client.get("/assets/gone-B4xQz_9a.js"), 404, "not_found")
        for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/", "/assets"):
            answer = client.get(path)
            assert answer.status_code in (404, 405)
            assert "secret" not in answer.text


def test_a_problem_is_answered_as_data_whatever_language_is_requested(server: Running) -> None:
    with http(server) as client:
        answers = [client.get("/api/nothing", headers={"accept-language": asked}) for asked in ("ja", "")]
        large = client.post("/api/tables", content=b"x" * 20_000, headers=JSON)
    problems = [a_problem(answer, 404, "not_found") for answer in answers]
    assert problems == 2 * [{"title": "Not found", "status": 404, "code": "not_found", "say": {"key": "serve-no-page"}}]
    assert not any("content-language" in answer.headers for answer in answers)
    assert a_problem(large, 413, "too_large")["say"] == {"key": "serve-too-large", "args": {"limit": 16_384}}


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def test_a_browser_at_an_unknown_path_gets_the_page(tmp_path: Path, built: Path) -> None:
    table = "/t/0123456789abcdef"
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        for path in ("/nowhere", "/t/short/0", table, f"{table}/9", "/t/short/0/record.jsonl"):
            answer = client.get(path, headers=BROWSER)
            assert (answer.status_code, answer.text) == (404, "<!doctype html><title>page</title>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["content-security-policy"] == POLICY
            a_problem(client.get(path), 404, "not_found")
            a_problem(client.get(path, headers={"accept": "application/json"}), 404, "not_found")
        a_problem(client.get("/api/nothing", headers=BROWSER), 404, "not_found")
        a_problem(client.get(f"{table}/table/record.jsonl", headers=BROWSER), 404, "no_table")
        assert server.parts.counts["refused.not_found"] == 16


def test_files_compressed_by_the_build_are_sent_compressed(tmp_path: Path, built: Path) -> None:
    for name in ("index.html", "assets/index-B4xQz_9a.js"):
        (built / f"{name}.gz").write_bytes(gzip.compress((built / name).read_bytes()))
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        for path, name in (("/", "index.html"), ("/assets/index-B4xQz_9a.js", "assets/index-B4xQz_9a.js")):
            whole = client.get(path, headers={"accept-encoding": "identity"})
            small = client.get(path, headers={"accept-encoding": "br, gzip"})
            assert "content-encoding" not in whole.headers
            assert small.headers["content-encoding"] == "gzip"
            assert int(small.headers["content-length"]) < len(whole.content) + 30
            assert whole.content == small.content == (built / name).read_bytes()
            for header in ("content-type", "cache-control", "vary", "content-security-policy"):
                assert whole.headers[header] == small.headers[header]
            assert whole.headers["vary"].lower() == "accept-encoding"
            assert whole.headers.get("etag", "") != small.headers.get("etag")
            for refusal in ("gzip;q=0", "gzip; q=0.000, br", "br", ""):
                assert "content-encoding" not in client.get(path, headers={"accept-encoding": refusal}).headers
        known = {"accept-encoding": "gzip", "if-none-match": small.headers["etag"]}
        assert client.get("/assets/index-B4xQz_9a.js", headers=known).status_code == 304
        assert client.get("/nowhere", headers=BROWSER).headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.get("/favicon.svg").headers


HEAD = '<!doctype html><meta name="judge" content="" /><title>page</title>'


def test_a_page_names_its_worker_for_hints_and_reviews_where_the_parts_are(tmp_path: Path, built: Path) -> None:
    (built / "index.html").write_text(HEAD)
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        alone = client.get("/")
        (built / "tab" / "house").mkdir(parents=True)
        (built / "tab" / "site.json").write_text('{"worker": "house/worker-1.js"}')
        (built / "tab" / "house" / "worker-1.js").write_text("export {}")
        (built / "tab" / "house" / "worker-1.js.br").write_text("compressed")
        page, lost = client.get("/"), client.get("/nowhere", headers=BROWSER)
        worker = client.get("/tab/house/worker-1.js", headers={"accept-encoding": "gzip, br"})
        others = [client.get("/api/games"), client.get("/assets/index-B4xQz_9a.js")]
    assert (alone.text, alone.headers["content-security-policy"]) == (HEAD, POLICY)
    for answer in (page, lost):
        assert '<meta name="judge" content="tab/house/worker-1.js" />' in answer.text
        assert answer.headers["content-security-policy"] == JUDGING_POLICY
    assert worker.headers["content-security-policy"] == JUDGING_POLICY
    assert worker.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert worker.headers["content-encoding"] == "br"
    assert {answer.headers["content-security-policy"] for answer in others} == {POLICY}


def test_a_page_with_the_parts_has_a_service_worker_that_knows_what_to_keep(tmp_path: Path, built: Path) -> None:
    (built / "index.html").write_text(HEAD)
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        assert client.get("/sw.js").status_code == 404
    (built / "tab" / "house").mkdir(parents=True)
    (built / "tab" / "house" / "rooms-1.zip").write_bytes(b"rooms")
    (built / "tab" / "house" / "rooms-1.zip.br").write_bytes(b"compressed")
    (built / "tab" / "served.js").write_text("work();")
    with running(settings_in(tmp_path, static=built)) as server, http(server) as client:
        answer = client.get("/sw.js")
        page = json.loads(answer.text.removeprefix("self.page = ").removesuffix(";\nwork();"))
        assert answer.headers["cache-control"] == "no-cache"
        assert "tab/house/rooms-1.zip" in page["files"]
        assert not any(name.endswith((".br", ".gz")) for name in page["files"])
        for name in (*page["files"], *page["changing"]):
            assert client.get(f"/{name}").status_code == 200, name


def test_the_policy_of_a_page_that_judges_allows_only_webassembly_and_own_workers_beyond() -> None:
    beyond = {*JUDGING_POLICY.split("; ")} ^ {*POLICY.split("; ")}
    assert beyond == {"script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"}


def test_answers_that_hold_a_secret_are_not_compressed(server: Running) -> None:
    with http(server) as client:
        greedy = order("person", "person", name="A" * 24)
        answer = client.post("/api/tables", json=greedy, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        seated = answer.json()
        cookie = {"cookie": f"seat={seated['recovery']}", "accept-encoding": "gzip"}
        record = client.get(f"{seated['path']}/record.jsonl", headers=cookie)
        assert record.status_code == 200
        assert "content-encoding" not in record.headers


def test_a_server_without_a_built_page_answers_how_to_build_it(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, static=tmp_path / "none")) as server, http(server) as client:
        problem = a_problem(client.get("/"), 503, "unbuilt")
        assert all("make install" in problem_text(problem, language) for language in languages())
        assert "make install" in problem["title"], "there is no page that could say it"
        a_problem(client.get("/favicon.svg"), 404, "not_found")
        assert client.get("/nowhere", headers=BROWSER).status_code == 503
