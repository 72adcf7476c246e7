"""The games at a terminal, by the room of their rules."""

from hachiya.cli.hachihachi import HACHIHACHI
from hachiya.cli.hachiju import HACHIJU
from hachiya.cli.room import Room

ROOMS: dict[str, Room] = {"hachihachi": HACHIHACHI, "hachiju": HACHIJU}
