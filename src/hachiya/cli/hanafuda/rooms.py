"""The parts of the terminal table of each room (games with the same rules)."""

from hachiya.cli.hanafuda.hachihachi import HACHIHACHI
from hachiya.cli.hanafuda.hachiju import HACHIJU
from hachiya.cli.hanafuda.room import Room

ROOMS: dict[str, Room] = {"hachihachi": HACHIHACHI, "hachiju": HACHIJU}
