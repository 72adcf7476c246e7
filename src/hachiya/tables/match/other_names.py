"""The search key of the other players' names at a table, by which lists of own tables are searched."""

from collections.abc import Iterator

from hachiya.tables.match.seating import GUEST_NAME
from hachiya.tables.protocol.search_key import search_key
from hachiya.tables.stored.setup import OPEN, PERSON, Setup
from hachiya.words.names import GUEST, in_languages, name


def other_names_key(setup: Setup, own: int, nameless: int) -> str:
    """Return the search key of the other players' names in every language, each name between line ends.

    `nameless` has a bit for each seat whose name is forgotten.
    """
    keys = [
        search_key(name_there)
        for seat in range(len(setup.players))
        if seat != own and not nameless >> seat & 1
        for name_there in _names_of(setup.names[seat], setup.players[seat])
    ]
    return "\n".join(["", *dict.fromkeys(keys), ""])


def _names_of(name_there: str, player: str) -> Iterator[str]:
    if player == OPEN:
        return
    yield name_there
    if player == PERSON and not name_there.startswith(GUEST_NAME):
        return
    messages = (GUEST,) if player == PERSON else (name("bot", player), name("bot", player, part="character"))
    for message in messages:
        yield from in_languages(message).values()
