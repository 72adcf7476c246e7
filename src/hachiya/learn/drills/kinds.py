"""The kinds of drills by name, each with the family of games whose cards it uses."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.learn.drills import bashifen, flowers
from hachiya.learn.drills.drill import Drill, Maker, make_drill
from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.say import drill as say


class Kind(NamedTuple):
    """A kind of drill."""

    title: Message
    family: str
    make: Maker


KINDS: Mapping[str, Kind] = {
    "points": Kind(say.title_points(), HANAFUDA, flowers.points_question),
    "yaku": Kind(say.title_yaku(), HANAFUDA, flowers.hand_yaku_question),
    "settlement": Kind(say.title_settlement(), HANAFUDA, flowers.settlement_question),
    "follows": Kind(say.title_follows(), BASHIFEN, bashifen.follow_question),
    "throws": Kind(say.title_throws(), BASHIFEN, bashifen.throw_question),
}


def drill(kind: str, number: int) -> Drill:
    """Make the drill of a kind with this number (from 0); UnknownName lists the kinds if there is no such kind."""
    if kind not in KINDS:
        raise UnknownName(say.no_kind(given=repr(kind), names=[*KINDS]))
    return make_drill(kind, KINDS[kind].make, number)
