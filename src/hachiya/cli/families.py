"""The parts of the command line that each family of games has of its own."""

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
    """The parts of the command line that one family of games has of its own."""

    desk: type[Desk]
    played: Callable[[Game, int], Message]
    """(game, deals): the length of a match so far."""
    results: Callable[[Replay, str], list[str]]
    """(match, language): rows with the standing or result of each seat."""
    curve: Callable[[Game], Message]
    """(game): the title of the curves of a match."""
    counts: Sequence[type[WrongLeads]] = ()
    """The counters of a simulation over all its matches."""


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(HanafudaDesk, hanafuda.deals_played, hanafuda.results, hanafuda.curve_title),
    BASHIFEN: Family(BashifenDesk, bashifen.deals_played, bashifen.results, bashifen.curve_title, counts=[WrongLeads]),
}
