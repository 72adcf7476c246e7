"""How clients reach a server: the public address, trusted and other proxies, certificates."""

import asyncio
import ssl
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import trustme
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hachiya.server.listening import listen
from hachiya.server.problems import BadPublicUrl, BadTrustedProxy, CannotServe
from hachiya.server.reach import NO_PROXIES, OWN_PROXIES, Proxies, PublicUrl, Tls
from hachiya.server.serve import addresses_of
from hachiya.server.settings import Settings
from tests.server.client import order, socket
from tests.server.running import NO_LIMITS, running, settings_in

CARDS = PublicUrl.read("https://cards.example.org")
BELOW = PublicUrl.read("https://example.org/cards/")
PAGE = """<!doctype html>
<meta name="root" content="" />
<meta name="elsewhere" content="" />
<link rel="manifest" href="/manifest.webmanifest" />
<a href="https://elsewhere.example/">elsewhere</a>
<script type="module" src="/assets/index-B4xQz_9a.js"></script>
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The files of a built page."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "index-B4xQz_9a.js").write_text("export {}")
    icons = '[{"src": "/assets/icon.png", "sizes": "any"}]'
    (static / "manifest.webmanifest").write_text(f'{{"id": "/", "start_url": "/", "name": "", "icons": {icons}}}')
    return static


@pytest.mark.parametrize(
    ("text", "origin", "root"),
    [
        ("https://cards.example.org", "https://cards.example.org", ""),
        ("https://Cards.Example.org/", "https://cards.example.org", ""),
        ("http://192.0.2.7:8088", "http://192.0.2.7:8088", ""),
        ("http://[2001:db8::7]:80/a/b/", "http://[2001:db8::7]:80", "/a/b"),
    ],
)
def test_a_public_address_is_parsed_into_origin_and_root(text: str, origin: str, root: str) -> None:
    assert PublicUrl.read(text) == PublicUrl(origin, root)
    assert PublicUrl.read(str(PublicUrl.read(text))) == PublicUrl.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards.example.org",
        "ftp://cards.example.org",
        "https://",
        "https://:443",
        "https://a:b@example.org/",
        "https://example.org:0",
        "https://example.org:x",
        "https://example.org/?a",
        "https://example.org/#a",
        "http://[",
        "https://example.org/八",
    ],
)
def test_invalid_public_addresses_are_refused(text: str) -> None:
    with pytest.raises(BadPublicUrl, match=r"https://cards\.example\.org/hachiya"):
        PublicUrl.read(text)


def test_trusted_proxies_are_matched_by_address_and_network() -> None:
    proxies = Proxies(("192.0.2.1", "10.0.0.0/8", "2001:db8::/32"))
    assert all(address in proxies for address in ("192.0.2.1", "10.255.0.9", "2001:db8::5"))
    assert not any(address in proxies for address in ("192.0.2.2", "11.0.0.1", "::1", "testclient", ""))
    for wrong in ("10.0.0.1/8", "proxy.example", ""):
        with pytest.raises(BadTrustedProxy):
            Proxies((wrong,))


def test_the_advertised_address_is_public_or_of_the_network() -> None:
    here = Settings()
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert addresses_of(listener, here).elsewhere is None
        assert addresses_of(listener, replace(here, public=BELOW)).elsewhere == "https://example.org/cards/"
        assert addresses_of(listener, replace(here, host="192.0.2.7")).elsewhere == f"http://192.0.2.7:{port}/"
        elsewhere = addresses_of(listener, replace(here, host="0.0.0.0")).elsewhere
        assert elsewhere is None or (
            elsewhere.startswith("http://") and "127.0.0.1" not in elsewhere and "0.0.0.0" not in elsewhere
        )


# ------------------------------------------------------------------------------------- names and origins


@pytest.mark.parametrize(("host", "origin"), [("cards.example.org", CARDS.origin), (None, CARDS.origin)])
def test_a_trusted_proxy_may_use_any_host_header_and_the_public_origin(
    tmp_path: Path, host: str | None, origin: str
) -> None:
    with running(settings_in(tmp_path, public=CARDS, proxies=OWN_PROXIES)) as server:
        headers = {"origin": origin, **({"host": host} if host else {})}
        opened = httpx.post(f"{server.address}api/tables", json=order("greedy", "greedy"), headers=headers)
        assert opened.status_code == 201
        assert "Secure" in opened.headers["set-cookie"]
        path, token = opened.json()["path"], opened.json()["recovery"]

        async def first(page: str) -> str:
            async with socket(server.address, path, token, origin=page) as wire:
                return str(await wire.recv())

        assert '"is":"table"' in asyncio.run(first(origin))
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(first("https://evil.example"))


@pytest.mark.parametrize("host", ["evil.example", "cards.example.org.evil.example", "127.0.0.1.evil.example", "["])
def test_a_foreign_host_header_is_refused(tmp_path: Path, host: str) -> None:
    with running(settings_in(tmp_path, public=CARDS)) as server:
        assert httpx.get(f"{server.address}healthz", headers={"host": host}).status_code == 403


def test_a_server_on_all_interfaces_accepts_ip_addresses_but_no_foreign_name() -> None:
    names = replace(Settings(), host="0.0.0.0").names
    known = {"192.0.2.7:8088": True, "[2001:db8::7]": True, "localhost": True, "evil.example": False}
    assert {host: names.has(Headers({"host": host})) for host in known} == known
    assert not Settings().names.has(Headers({"host": "192.0.2.7"}))


# ------------------------------------------------------------------------------------- limits by client


def asked(address: str, client: str, times: int) -> list[int]:
    """The answers to a client for whom a proxy asks."""
    with httpx.Client(headers={"x-forwarded-for": client, "accept": "application/json"}) as http:
        return [http.post(f"{address}api/judge/hand", json={"cards": "ABCDEFG"}).status_code for _ in range(times)]


def test_each_client_behind_a_trusted_proxy_has_its_own_limits(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, requests_rate=1e-9, requests_burst=2)
    with running(settings_in(tmp_path, public=CARDS, proxies=OWN_PROXIES, limits=few)) as server:
        assert 429 not in asked(server.address, "203.0.113.1", 2)
        assert 429 not in asked(server.address, "203.0.113.2", 2)
        # What stands before the proxy's own word, anybody may have written.
        assert asked(server.address, "198.51.100.1, 203.0.113.1", 1) == [429]
        assert asked(server.address, "127.0.0.1, 203.0.113.1", 1) == [429]


def test_forwarded_addresses_of_an_untrusted_peer_are_ignored(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, requests_rate=1e-9, requests_burst=2)
    for number, proxies in enumerate((NO_PROXIES, Proxies(("192.0.2.0/24",)))):
        folder = tmp_path / str(number)
        folder.mkdir()
        with running(settings_in(folder, public=CARDS, proxies=proxies, limits=few)) as server:
            asked(server.address, "203.0.113.1", 2)
            assert asked(server.address, "203.0.113.2", 1) == [429]


def test_socket_limits_behind_a_trusted_proxy_count_for_each_client(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, sockets_per_client=2, connections_per_client=2)
    with running(settings_in(tmp_path, public=CARDS, proxies=OWN_PROXIES, limits=few)) as server:
        opened = httpx.post(f"{server.address}api/tables", json=order("greedy", "greedy")).json()
        watch = opened["path"].rsplit("/", 1)[0] + "/table"

        def looks_on(client: str) -> connect:
            return socket(server.address, watch, additional_headers={"X-Forwarded-For": client})

        async def many() -> None:
            async with AsyncExitStack() as open_ones:
                for client in ("203.0.113.1", "203.0.113.2") * 2:
                    wire = await open_ones.enter_async_context(looks_on(client))
                    assert '"is":"table"' in str(await wire.recv())
                with pytest.raises(InvalidStatus, match="429"):
                    await looks_on("203.0.113.1")

        asyncio.run(many())


# ------------------------------------------------------------------------------------- below a path


@pytest.mark.parametrize("prefix", ["", "/cards"], ids=["taken away by the proxy", "handed on"])
def test_the_page_works_below_a_path_prefix(tmp_path: Path, built: Path, prefix: str) -> None:
    with running(settings_in(tmp_path, public=BELOW, static=built)) as server:
        with httpx.Client(base_url=server.address.rstrip("/") + prefix) as http:
            page = http.get("/rules/sannin")
            assert page.status_code == 200
            assert '<meta name="root" content="/cards" />' in page.text
            assert '<meta name="elsewhere" content="https://example.org/cards/" />' in page.text
            assert 'href="/cards/manifest.webmanifest"' in page.text
            assert 'src="/cards/assets/index-B4xQz_9a.js"' in page.text
            assert 'href="https://elsewhere.example/"' in page.text
            assert http.get("/assets/index-B4xQz_9a.js").text == "export {}"
            assert http.get("/nowhere").status_code == 404
            assert (
                http.get("/api/nothing", headers={"accept": "text/html"})
                .headers["content-type"]
                .startswith("application/problem+json")
            )
            manifest = http.get("/manifest.ja.webmanifest").json()
            assert (manifest["id"], manifest["start_url"], manifest["icons"][0]["src"]) == (
                *("/cards/",) * 2,
                "/cards/assets/icon.png",
            )
            opened = http.post("/api/tables", json=order("greedy", "greedy"), headers={"origin": BELOW.origin})
            assert f"Path=/cards{opened.json()['path']}" in opened.headers["set-cookie"]

        async def first() -> str:
            where = f"{prefix}{opened.json()['path']}"
            async with socket(server.address, where, opened.json()["recovery"]) as wire:
                return str(await wire.recv())

        assert '"is":"table"' in asyncio.run(first())


def test_the_page_at_the_root_is_served_unchanged(tmp_path: Path, built: Path) -> None:
    with running(settings_in(tmp_path, static=built)) as server:
        assert httpx.get(server.address).text == PAGE


# ------------------------------------------------------------------------------------- certificates


def test_a_server_with_a_certificate_serves_https_and_wss(tmp_path: Path) -> None:
    authority = trustme.CA()
    issued = authority.issue_cert("127.0.0.1")
    tls = Tls(tmp_path / "server.pem", tmp_path / "server.key")
    issued.cert_chain_pems[0].write_to_path(tls.certificate)
    issued.private_key_pem.write_to_path(tls.key)
    tls.check()
    trusted = ssl.create_default_context()
    authority.configure_trust(trusted)
    with running(settings_in(tmp_path, tls=tls)) as server:
        assert server.address.startswith("https://127.0.0.1:")
        with httpx.Client(base_url=server.address, verify=trusted) as http:
            opened = http.post("/api/tables", json=order("greedy", "greedy"))
        assert opened.status_code == 201
        assert "Secure" in opened.headers["set-cookie"]

        async def first() -> str:
            path, token = opened.json()["path"], opened.json()["recovery"]
            async with socket(server.address, path, token, ssl=trusted) as wire:
                return str(await wire.recv())

        assert '"is":"table"' in asyncio.run(first())


def test_an_invalid_certificate_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.pem"
    with pytest.raises(CannotServe, match=r"server\.pem"):
        Tls(file, file).check()
    file.write_text("no certificate")
    with pytest.raises(CannotServe, match=r"server\.pem"):
        Tls(file, file).check()
