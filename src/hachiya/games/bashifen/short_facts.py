"""Facts of a deal as a table tells them: none is told in short."""

from hachiya.games.bashifen.state import Rules, State
from hachiya.games.json_object import JsonObject


def spell_out(_st: State, _rules: Rules, _deal: JsonObject, fact: JsonObject) -> list[JsonObject]:
    """The fact as it is."""
    return [fact]


def conclude(_st: State, _rules: Rules, _deal: JsonObject) -> list[JsonObject]:
    """No fact follows at the end of a deal."""
    return []
