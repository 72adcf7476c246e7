"""Everything that page and server tell each other, as JSON Schema (docs/protocol.md).

What comes in is checked by these types: nothing is converted, no key is ignored. What goes out is built as plain dicts
of them; cards have types of their own (`records.fields`), so that a test can walk a message and compare each with
`sight`.
"""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from hachiya.desk.hands import HandAnswer
from hachiya.desk.learning_shapes import DrillAnswer, HintAnswer, PuzzleAnswer, PuzzleShelf, ReviewAnswer
from hachiya.desk.odds import OddsAnswer, OddsTopic
from hachiya.desk.offers import GameOffer
from hachiya.server.lobby import Wanting
from hachiya.server.me import Phrase, Recalling
from hachiya.server.own_tables import OwnTables
from hachiya.server.responses import Refusal
from hachiya.server.seats import Recovery, Seated
from hachiya.server.statistics import GameOfBots, GameStatistics
from hachiya.server.taking_in import TakenIn
from hachiya.server.words import LanguageOffer
from hachiya.tables.hanafuda.shapes import Spelt
from hachiya.tables.lobby import LobbyNews
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import ToServer
from hachiya.tables.reels.exemplary import ExampleHead
from hachiya.tables.reels.shapes import DealAnswer, ReelAnswer
from hachiya.tables.reels.taught import LessonAnswer, LessonNames
from hachiya.tables.to_page import ToPage
from hachiya.words.shelves import Shelf
from hachiya.words.wire import SentenceJson

_NAMED: Mapping[str, Any] = {
    "ToServer": ToServer,
    "ToPage": ToPage,
    "NewTable": NewTable,
    "Recovery": Recovery,
    "Wanting": Wanting,
    "LobbyNews": LobbyNews,
    "Seated": Seated,
    "OwnTables": OwnTables,
    "Phrase": Phrase,
    "TakenIn": TakenIn,
    "Recalling": Recalling,
    "Languages": list[LanguageOffer],
    "Shelf": Shelf,
    "SentenceJson": SentenceJson,
    "Games": list[GameOffer],
    "OddsTopics": list[OddsTopic],
    "OddsAnswer": OddsAnswer,
    "HandAnswer": Spelt[HandAnswer],
    "ReelAnswer": ReelAnswer,
    "DealAnswer": DealAnswer,
    "Lessons": list[LessonNames],
    "LessonAnswer": LessonAnswer,
    "Examples": list[ExampleHead],
    "Statistics": list[GameStatistics],
    "StatisticsOfBots": list[GameOfBots],
    "HintAnswer": HintAnswer,
    "ReviewAnswer": ReviewAnswer,
    "PuzzleShelves": list[PuzzleShelf],
    "PuzzleAnswer": PuzzleAnswer,
    "DrillAnswer": DrillAnswer,
    "Refusal": Refusal,
}


def json_schema() -> dict[str, Any]:
    """The JSON Schema of both unions of a WebSocket and of the bodies of HTTP, as definitions under their names."""
    adapters = [(name, "validation", TypeAdapter[Any](kind)) for name, kind in _NAMED.items()]
    places, schema = TypeAdapter.json_schemas(adapters, title="Hachiya protocol", ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    definitions = schema.setdefault("$defs", {})
    for (name, _), place in places.items():
        if place.get("$ref") != f"#/$defs/{name}":
            definitions[name] = place
    return schema
