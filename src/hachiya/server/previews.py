"""What other programs show of a link to the house: a title, a description and a picture, in the head of the document.

Nothing in them is secret: an address without its secret shows the game, and the host's name only where spectators are
welcome.
"""

from html import escape
from typing import NamedTuple

from starlette.requests import Request

from hachiya.games.registry import GAMES
from hachiya.server.rooted import page_path
from hachiya.server.server_parts import client, parts_of
from hachiya.server.spoken import preferred_language
from hachiya.tables.problems import Problem
from hachiya.tables.protocol.names import is_table
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import preview as words
from hachiya.words.voice import say


class Preview(NamedTuple):
    """The preview of a page: its title and text in the reader's language, and the name of its game."""

    title: Message
    text: Message
    game: str


async def preview_of(request: Request) -> Preview | None:
    """Return the preview of an invitation, a replay, a table's rules or a puzzle.

    None for every other page, and for a hasty client.
    """
    places = request.path_params
    if request.url.path.startswith(page_path(request.scope, "/join/")):
        return await _of_table(request, places["table"], invites=True)
    if request.url.path.startswith(page_path(request.scope, "/replay/")) and "key" in places:
        return await _of_table(request, places["key"], invites=False)
    if request.url.path.startswith(page_path(request.scope, "/house/")):
        return Preview(words.rules(), words.rules_text(), places["game"]) if places["game"] in GAMES else None
    game = str(places.get("name", "")).partition("-")[0]
    return Preview(words.puzzle(), words.puzzle_text(), game) if game in GAMES else None


async def _of_table(request: Request, table: str, *, invites: bool) -> Preview | None:
    parts = parts_of(request)
    try:
        if not is_table(table) or not await parts.limits.allows("request", client(request)):
            return None
        setup = await parts.store.table(table)
    except Problem:
        return None
    if setup is None or setup.game not in GAMES:
        return None
    if not invites:
        return Preview(words.replay(), words.replay_text(), setup.game)
    if setup.host is None or not setup.policy.watched:
        return Preview(words.invitation(), words.invitation_text(), setup.game)
    return Preview(words.invitation_by(name=setup.names[setup.host]), words.invitation_text(), setup.game)


def head_of(preview: Preview, request: Request) -> str:
    """Write the preview as the `<meta>` of Open Graph, in the language that the reader's program prefers."""
    language = preferred_language(request.headers)
    game = say(name("game", preview.game, part="title"), language)
    house = str(parts_of(request).settings.public or request.base_url).rstrip("/")
    contents = {
        "og:type": "website",
        "og:site_name": say(words.house(), language),
        "og:title": f"{say(preview.title, language)} · {game}",
        "og:description": say(preview.text, language),
        "og:image": f"{house}/preview-{preview.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": game,
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{key}" content="{escape(content)}" />' for key, content in contents.items())
