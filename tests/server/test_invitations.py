"""Friends join by invitation, and only they hold the key to their seat."""

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.seated import known_person
from hachiya.server import sockets
from hachiya.server.settings import Limits
from tests.server.client import asks, order, wire
from tests.server.playing_out import play_out
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import Message


def http(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.address)


def opened(client: httpx.Client, *opponents: str, **more: Any) -> Message:
    """A table whose friends have not joined."""
    answer = client.post("/api/tables", json=order(*opponents, **more))
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    table: Message = answer.json()
    return table


def joining(client: httpx.Client, table: Message, link: Message, **more: Any) -> httpx.Response:
    answer = client.post(f"/t/{table['table']}/{link['seat']}/join", json={"invitation": link["invitation"], **more})
    client.cookies.clear()
    return answer


def as_host(client: httpx.Client, table: Message, what: str, **body: Any) -> httpx.Response:
    return client.post(f"{table['path']}/{what}", json=body, headers=key(table))


def key(seated: Message) -> dict[str, str]:
    return {"cookie": f"seat={seated['recovery']}"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def first(address: str, path: str, token: str | None = None) -> Message:
    """The first message that a viewer receives."""
    async with wire(address, path, token) as viewer:
        return await viewer.hear()


def first_message(server: Running, path: str, token: str | None = None) -> Message:
    return asyncio.run(first(server.address, path, token))


def test_an_invitation_can_be_used_once(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        (link,) = table["joins"]
        answer = joining(client, table, link, name="Rin")
        assert answer.status_code == 201
        friend = answer.json()
        assert (friend["seat"], friend["joins"]) == (link["seat"], [])
        assert f"Path=/t/{table['table']}/{link['seat']}" in answer.headers["set-cookie"]
        assert code(joining(client, table, link)) == (409, "taken")
        message = first_message(server, friend["path"], friend["recovery"])
        assert message["is"] == "table"
        assert message["names"][link["seat"]] == "Rin"
        assert message["record"][0]["names"] == message["names"]


def test_the_host_never_holds_a_friend_s_key(server: Running) -> None:
    """Neither the host's messages nor the friend's open the other's seat, or a seat of the next match."""
    with http(server) as client:
        table = opened(client, "person", "greedy", game="sannin")
        (link,) = table["joins"]
        friend = joining(client, table, link).json()
        path = f"/t/{table['table']}/{link['seat']}"
        for secret in (link["invitation"], table["recovery"]):
            assert code(client.post(f"{path}/recover", json={"token": secret})) == (403, "not_your_seat")
            answer = client.get(f"{path}/record.jsonl", headers={"cookie": f"seat={secret}"})
            assert code(answer) == (403, "not_your_seat")
            with pytest.raises(ConnectionClosed) as closed:
                first_message(server, path, secret)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        assert client.get(f"{path}/record.jsonl", headers=key(friend)).status_code == 200


def test_cards_are_dealt_only_after_all_players_have_joined(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person", name="Hana")
        link, other = table["joins"]
        for path, token in ((table["path"], table["recovery"]), (f"/t/{table['table']}/table", None)):
            waiting = first_message(server, path, token)
            assert waiting["is"] == "gathering"
            assert waiting["host"] == table["seat"]
            assert waiting["players"][link["seat"]] == waiting["players"][other["seat"]] == "open"
            assert sorted(waiting["names"]) == ["", "", "Hana"]
        assert client.get(f"/t/{table['table']}/table/record.jsonl").text.count("\n") == 2

        async def come() -> None:
            async with AsyncExitStack() as stack:
                host = await stack.enter_async_context(wire(server.address, table["path"], table["recovery"]))
                await host.hear_a("gathering")
                await host.act("early", 0, 0)
                refused = await host.hear_a("nack")
                assert (refused["code"], refused["version"]) == ("not_your_turn", 0)
                await asyncio.to_thread(joining, client, table, link, name="Rin")
                assert sorted((await host.hear_a("gathering"))["names"]) == ["", "Hana", "Rin"]
                await asyncio.to_thread(joining, client, table, other, name="Rin")
                begun = await host.hear_a("table")
                assert sorted(begun["names"]) == ["Hana", "Rin", "Rin 2"]
                assert begun["view"]["n"] == 1

        asyncio.run(come())


def test_a_new_invitation_replaces_the_old_one(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        (link,) = table["joins"]
        answer = as_host(client, table, "invite", seat=link["seat"])
        assert answer.status_code == 201
        again = answer.json()
        assert again["invitation"] != link["invitation"]
        assert code(joining(client, table, link)) == (403, "not_invited")
        assert code(joining(client, table, {**again, "invitation": table["recovery"]})) == (403, "not_invited")
        assert joining(client, table, again).status_code == 201
        assert code(as_host(client, table, "invite", seat=link["seat"])) == (409, "taken")


def test_only_the_host_changes_seats(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person")
        link, other = table["joins"]
        friend = joining(client, table, link).json()
        for what, body in (("invite", {}), ("seat_bot", {"bot": "greedy"})):
            answer = as_host(client, friend, what, seat=other["seat"], **body)
            assert code(answer) == (403, "not_host")
            assert code(client.post(f"{table['path']}/{what}", json={"seat": 0, **body})) == (403, "not_your_seat")
            assert code(as_host(client, table, what, seat=9, **body)) == (400, "bad_request")
            assert code(as_host(client, table, what, seat=table["seat"], **body)) == (409, "taken")


def test_the_host_gives_an_empty_seat_to_a_bot(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        (link,) = table["joins"]
        assert code(as_host(client, table, "seat_bot", seat=link["seat"], bot="nobody")) == (400, "unknown")
        assert as_host(client, table, "seat_bot", seat=link["seat"], bot="greedy").status_code == 204
        message = first_message(server, table["path"], table["recovery"])
        assert message["is"] == "table"
        assert sorted(message["names"]) == ["Greedy", "Greedy 2", "Hana"]
        assert code(joining(client, table, link)) == (409, "taken")


def test_a_revoked_key_opens_nothing(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "greedy", "greedy", pace=5000)

        async def send_away() -> Message:
            async with wire(server.address, table["path"], table["recovery"]) as thief:
                await thief.hear_a("table")
                answer = await asyncio.to_thread(as_host, client, table, "revoke")
                with pytest.raises(ConnectionClosed) as closed:
                    await thief.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            new_key: Message = answer.json()
            return new_key

        mine = asyncio.run(send_away())
        client.cookies.clear()
        assert code(client.post(f"{table['path']}/recover", json={"token": table["recovery"]})) == (
            403,
            "not_your_seat",
        )
        assert client.post(f"{table['path']}/recover", json={"token": mine["recovery"]}).status_code == 204
        assert first_message(server, table["path"], mine["recovery"])["is"] == "table"


def test_a_removed_person_whose_connection_is_just_opened_sees_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key was valid when the connection came; by the time it joins, another person sits there and plays."""
    has_come, may_join = threading.Event(), threading.Event()

    async def known_slowly(desk: Desk, caller: Caller) -> str | None:
        has_come.set()
        await asyncio.to_thread(may_join.wait)
        return await known_person(desk, caller)

    with http(server) as client:
        table = opened(client, "person", "person", game="hachiju")
        link, other = table["joins"]
        friend = joining(client, table, link).json()
        monkeypatch.setattr(sockets, "known_person", known_slowly)

        async def come() -> None:
            async with wire(server.address, friend["path"], friend["recovery"]) as late:
                await asyncio.to_thread(has_come.wait)
                anew = await asyncio.to_thread(as_host, client, table, "remove", seat=link["seat"])
                for free in (anew.json(), other):
                    assert (await asyncio.to_thread(joining, client, table, free)).status_code == 201
                may_join.set()
                with pytest.raises(ConnectionClosed) as closed:
                    await late.hear()
                assert not late.heard
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403

        try:
            asyncio.run(come())
        finally:
            may_join.set()


def test_the_next_match_gives_each_player_a_new_key(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, http(server) as client:
        table = opened(client, "person", game="hachiju", options={"deals": 1})
        (link,) = table["joins"]
        friend = joining(client, table, link).json()

        async def both() -> None:
            await asyncio.gather(play_out(server, table), play_out(server, friend))

        asyncio.run(both())
        mine = as_host(client, table, "again").json()
        theirs = as_host(client, friend, "again").json()
        client.cookies.clear()
        path = theirs["path"]
        for secret in (link["invitation"], table["recovery"], mine["recovery"], friend["recovery"]):
            assert code(client.post(f"{path}/recover", json={"token": secret})) == (403, "not_your_seat")
        assert client.post(f"{path}/recover", json={"token": theirs["recovery"]}).status_code == 204


def test_players_can_join_a_waiting_table_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, http(server) as client:
        table = opened(client, "person", "person", name="Hana")
        link, other = table["joins"]
        assert joining(client, table, link, name="Rin").status_code == 201
    with running(settings_in(tmp_path)) as server, http(server) as client:
        waiting = first_message(server, table["path"], table["recovery"])
        assert waiting["is"] == "gathering"
        assert sorted(waiting["names"]) == ["", "Hana", "Rin"]
        assert joining(client, table, other).status_code == 201
        assert first_message(server, table["path"], table["recovery"])["view"]["n"] == 1


def test_one_of_several_simultaneous_guests_gets_the_seat(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        (link,) = table["joins"]

        async def both() -> list[int]:
            async with httpx.AsyncClient(base_url=server.address) as clients:
                path = f"/t/{table['table']}/{link['seat']}/join"
                body = {"invitation": link["invitation"]}
                answers = await asyncio.gather(*(clients.post(path, json=body) for _ in range(8)))
                return sorted(answer.status_code for answer in answers)

        assert asyncio.run(both()) == [201, *[409] * 7]


@pytest.mark.parametrize("name", ["", "Greedy", "x" * 25, "\u3164"])
def test_a_reserved_or_invalid_name_is_refused_to_a_guest(server: Running, name: str) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        (link,) = table["joins"]
        assert code(joining(client, table, link, name=name)) == (400, "bad_request")
        assert joining(client, table, link).status_code == 201


def test_a_removed_player_is_disconnected_and_gets_no_seat_by_the_old_link(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person")
        (link, _) = table["joins"]
        friend = joining(client, table, link, name="Rin", sign=4).json()
        assert code(as_host(client, friend, "remove", seat=table["seat"])) == (403, "not_host")
        assert code(as_host(client, table, "remove", seat=table["seat"])) == (409, "no_sitter")
        answer = as_host(client, table, "remove", seat=link["seat"])
        assert answer.status_code == 201
        with pytest.raises(ConnectionClosed) as closed:
            first_message(server, friend["path"], friend["recovery"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert code(joining(client, table, link)) == (403, "not_invited")
        assert joining(client, table, answer.json(), name="Mio").status_code == 201
        assert sorted(first_message(server, table["path"], table["recovery"])["names"]) == ["", "Hana", "Mio"]


def test_the_host_fills_the_table_with_bots_or_closes_it(server: Running) -> None:
    with http(server) as client:
        table, other = opened(client, "person", "person"), opened(client, "person", "person")
        assert code(as_host(client, table, "fill", bot="nobody")) == (400, "unknown")
        assert as_host(client, table, "fill", bot="greedy").status_code == 204
        assert first_message(server, table["path"], table["recovery"])["is"] == "table"
        assert code(as_host(client, table, "close")) == (409, "begun")
        answer = as_host(client, other, "close")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert code(as_host(client, other, "close")) == (404, "no_table")
        assert code(joining(client, other, other["joins"][0])) == (404, "no_table")


def test_a_table_may_refuse_spectators(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "greedy", "greedy", watched=False)
        path = f"/t/{table['table']}/table"
        with pytest.raises(ConnectionClosed) as closed:
            first_message(server, path)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4405
        assert code(client.get(f"{path}/record.jsonl")) == (403, "not_welcome")
        assert first_message(server, table["path"], table["recovery"])["is"] == "table"


def test_a_single_person_ends_a_match_against_bots(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "greedy", "greedy", pace=5000)
        assert asks(server.address, table, "wish", of="end", wish=True) == "ack"
        assert asks(server.address, table, "wish", of="end", wish=True) == "not_running"
        record = client.get(f"{table['path']}/record.jsonl", headers=key(table)).text
        assert record.splitlines()[-1].startswith('{"e":"note"')
        again = as_host(client, table, "again")
        assert again.status_code == 201
        answer = client.get(f"/api/replays/{table['table']}")
        assert answer.status_code == 200, answer.text


def shown(client: httpx.Client, table: Message, link: Message, token: str | None = None) -> httpx.Response:
    """What the holder of a link sees; `token` is that of a seat that they hold."""
    headers = {} if token is None else {"cookie": f"seat={token}"}
    path = f"/t/{table['table']}/{link['seat']}/invitation"
    return client.post(path, json={"invitation": link["invitation"]}, headers=headers)


def test_an_invitation_shows_the_table_and_says_when_it_is_used(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person", timing={"match": 600, "more": 20})
        first, second = table["joins"]
        seen = shown(client, table, first).json()
        assert (seen["state"], seen["mine"], seen["game"]) == ("free", False, "sannin")
        assert (seen["names"][table["seat"]], seen["host"]) == ("Hana", table["seat"])
        assert seen["timing"] == {"move": None, "match": 600, "more": 20}
        assert seen["players"].count("open") == 2
        friend = joining(client, table, first, name="Rin", sign=4).json()
        seen = shown(client, table, first).json()
        assert (seen["state"], seen["mine"]) == ("taken", False)
        assert (seen["names"][first["seat"]], seen["signs"][first["seat"]]) == ("Rin", 4)
        assert shown(client, table, first, friend["recovery"]).json()["mine"]
        joining(client, table, second, name="Mio")
        assert shown(client, table, second).json()["state"] == "playing"
        wrong = {**first, "invitation": second["invitation"]}
        assert code(shown(client, table, wrong)) == (403, "not_invited")


def test_a_used_invitation_shows_nothing_where_nobody_may_look_on(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person", watched=False)
        link = table["joins"][0]
        assert shown(client, table, link).json()["names"][table["seat"]] == "Hana"
        friend = joining(client, table, link, name="Rin").json()
        assert code(shown(client, table, link)) == (409, "taken")
        assert shown(client, table, link, friend["recovery"]).json()["mine"]


def spoken(client: httpx.Client, table: Message, seat: int) -> str:
    answer = as_host(client, table, "code", seat=seat)
    assert answer.status_code == 201, answer.text
    assert answer.json()["left"] == 30 * 60 * 1000
    digits: str = answer.json()["code"]
    assert len(digits) == 8
    assert digits.isdecimal()
    return digits


def test_a_spoken_code_opens_its_invitation_once(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "person")
        link, other = table["joins"]
        former, digits = [spoken(client, table, link["seat"]) for _ in range(2)]
        assert code(client.post("/api/code", json={"code": former})) == (403, "not_invited")
        seen = client.post("/api/code", json={"code": digits}).json()
        assert (seen["table"], seen["seat"], seen["state"]) == (table["table"], link["seat"], "free")
        assert shown(client, table, link).json()["state"] == "free"
        seated = client.post("/api/code/join", json={"code": digits, "name": "Rin"})
        assert (seated.status_code, seated.json()["seat"]) == (201, link["seat"])
        client.cookies.clear()
        assert code(client.post("/api/code/join", json={"code": digits})) == (409, "taken")
        assert code(as_host(client, table, "code", seat=link["seat"])) == (409, "taken")
        digits = spoken(client, table, other["seat"])
        assert as_host(client, table, "invite", seat=other["seat"]).status_code == 201
        assert code(client.post("/api/code/join", json={"code": digits})) == (403, "not_invited")


def test_guesses_of_codes_are_limited(tmp_path: Path) -> None:
    limits = Limits(guesses_rate=1e-6, guesses_burst=3)
    with running(settings_in(tmp_path, limits=limits)) as server, http(server) as client:
        answers = [client.post("/api/code", json={"code": f"{guess:08}"}).status_code for guess in range(5)]
    assert answers == [403, 403, 403, 429, 429]
