"""The games at a terminal, by family."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.cli.bashifen import results as bashifen
from hachiya.cli.bashifen.desk import BashifenDesk
from hachiya.cli.bashifen.wrong_leads import WrongLeads
from hachiya.cli.desk import Desk
from hachiya.cli.hanafuda import results as hanafuda
from hachiya.cli.hanafuda.desk import HanafudaDesk
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.records.replaying import Replay
from hachiya.words.message import Message


class Family(NamedTuple):
    """What its games have of their own at a terminal."""

    desk: type[Desk]
    played: Callable[[Game, int], Message]
    """(game, deals): how long a match has gone on."""
    results: Callable[[Replay, str], list[str]]
    """(match, language): how it stands or ended, in rows."""
    curve: Callable[[Game], Message]
    """What stands over the curve of a match."""
    counts: Sequence[type[WrongLeads]] = ()
    """What a simulation counts over all its matches."""


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(HanafudaDesk, hanafuda.played, hanafuda.results, hanafuda.curve),
    BASHIFEN: Family(BashifenDesk, bashifen.played, bashifen.results, bashifen.curve, counts=[WrongLeads]),
}
