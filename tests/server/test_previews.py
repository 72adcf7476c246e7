"""Link previews: other programs learn the game, and the host's name where anybody may look on; never a secret."""

import re
from pathlib import Path

import httpx

from hachiya.games.registry import GAMES
from hachiya.server.reach import PublicUrl
from tests.server.running import running, settings_in
from tests.server.test_invitations import http, opened
from tests.tables.choosing import Message

DOCUMENT = '<html lang="ja"><head><title>八屋</title></head><body></body></html>'


def head(client: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    """The properties in the head of a page."""
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text))


def page_in(folder: Path) -> Path:
    """A folder with a document in place of the built page."""
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text(DOCUMENT, "utf-8")
    return static


def invitation_path(table: Message) -> str:
    link: Message = table["joins"][0]
    path: str = link["path"]
    return path


def test_an_invitation_is_previewed_with_its_game_and_without_secrets(tmp_path: Path) -> None:
    public = PublicUrl.read("https://cards.example.org/hachiya")
    with running(settings_in(tmp_path, static=page_in(tmp_path))) as server, http(server) as client:
        table = opened(client, "person", "person", name='Hana "><b>')
        path = invitation_path(table)
        shown = head(client, path)
        assert shown["og:title"] == "Hana &quot;&gt;&lt;b&gt; invites you · Hachi-Hachi for three"
        assert shown["og:image"] == f"{server.address.rstrip('/')}/preview-sannin.png"
        assert head(client, path, "ja")["og:title"].endswith("さんからの招待 · 三人はちはち")
        text = client.get(path).text
        secrets = [table["recovery"], *(link["invitation"] for link in table["joins"])]
        assert not any(secret in text for secret in secrets)
    named = {"host": "cards.example.org"}
    with (
        running(settings_in(tmp_path, static=tmp_path / "static", public=public)) as server,
        httpx.Client(base_url=server.address, headers=named) as client,
    ):
        assert head(client, path)["og:image"] == "https://cards.example.org/hachiya/preview-sannin.png"


def test_a_table_without_onlookers_is_previewed_without_its_host(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, static=page_in(tmp_path))) as server, http(server) as client:
        table = opened(client, "person", "person", watched=False)
        shown = head(client, invitation_path(table))
        assert shown["og:title"] == "You are invited · Hachi-Hachi for three"
        assert "Hana" not in client.get(invitation_path(table)).text


def test_replays_and_puzzles_are_previewed_and_other_pages_are_not(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, static=page_in(tmp_path))) as server, http(server) as client:
        table = opened(client, "greedy", "greedy", game="hachiju")
        assert head(client, f"/replay/{table['table']}")["og:title"] == "A match to look at · Hachijū"
        assert head(client, "/puzzles/shiragiku-7")["og:image"].endswith("/preview-shiragiku.png")
        for path in ("/", "/puzzles", "/puzzles/none-1", "/replay/unknown", f"/replay/{'a' * 16}", "/lobby", "/code"):
            assert head(client, path) == {}


def test_every_game_has_a_picture() -> None:
    pictures = Path(__file__).parents[2] / "web" / "public"
    assert {path.stem.removeprefix("preview-") for path in pictures.glob("preview-*.png")} == {*GAMES}


def test_the_rules_of_a_table_are_previewed_with_their_game(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, static=page_in(tmp_path))) as server, http(server) as client:
        shown = head(client, "/house/bashifen?win=ace")
        assert shown["og:title"].startswith("The rules of a table · ")
        assert shown["og:image"].endswith("/preview-bashifen.png")
        assert head(client, "/house/chess") == {}
