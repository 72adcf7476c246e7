"""The messages between page and server, one union for each direction, and the bodies of HTTP (docs/protocol.md).

What comes in is checked by these models: nothing is converted, no key is ignored. What goes out is built as plain
dicts of these types (`messages`); cards have types of their own (`records.fields`), so that a test can walk a message
and compare each with `sight`.
"""

from typing import Annotated, Any, Literal, NotRequired, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    Strict,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import PydanticCustomError, from_json
from typing_extensions import TypeAliasType, TypedDict

from hachiya.games.advice import Does
from hachiya.games.bashifen.advice import Does as BashifenDoes
from hachiya.games.game import Language
from hachiya.games.table import ACTIONS
from hachiya.records.bashifen_events import BashifenEvent
from hachiya.records.common_events import STRICT
from hachiya.records.fields import (
    CARDS_PATTERN,
    SAFE,
    BashifenGame,
    CapturedYaku,
    Card,
    Cards,
    Carry,
    Count,
    HandYaku,
    Kind,
    NamesBySeat,
    Options,
    PackCard,
    Points,
    Rank,
    Seat,
    Seats,
    StageByPair,
    Text,
    TrumpsBy,
    TrumpSuit,
    Viewer,
    Word,
)
from hachiya.records.hanafuda_events import HanafudaEvent
from hachiya.server.problems import BadRequest

PROTOCOL = 1
"""Changes when a page of before could not follow any more."""

MOST_ACTIONS = 34
"""A lead of every card that a hand may have, and the word that it is complete."""
LONGEST_NAME = 24

MESSAGE_ID = r"^[!-~]{1,64}$"
TOKEN = r"^[A-Za-z0-9_-]{43}$"
TABLE_ID = r"^[A-Za-z0-9_-]{16}$"

# A strict type alias: what pydantic compiles as a shared definition does not hear of a model's config.
TableVersion = TypeAliasType("TableVersion", Annotated[int, Strict(), Field(ge=0, le=SAFE)])
"""How many entries a table has."""
MessageId = TypeAliasType("MessageId", Annotated[str, Strict(), StringConstraints(pattern=MESSAGE_ID)])
ActionNumber = TypeAliasType("ActionNumber", Annotated[int, Strict(), Field(ge=0, lt=ACTIONS)])
Token = TypeAliasType("Token", Annotated[str, Strict(), StringConstraints(pattern=TOKEN)])
TableId = TypeAliasType("TableId", Annotated[str, Strict(), StringConstraints(pattern=TABLE_ID)])
Pace = TypeAliasType("Pace", Annotated[int, Strict(), Field(ge=0, le=5000)])
"""Milliseconds that a bot takes for its move."""

Clock = TypeAliasType("Clock", Annotated[int, Strict(), Field(ge=0, le=2000)])
"""Milliseconds from card to card, where a clock draws."""


def _name(text: str) -> str:
    name = text.strip()
    if not name or not name.isprintable():
        raise PydanticCustomError("name", "a name has 1 to 24 visible characters")
    return name


Topic = TypeAliasType("Topic", Annotated[str, Strict(), StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")])
"""What odds are asked for."""
Name = TypeAliasType(
    "Name", Annotated[str, Strict(), StringConstraints(max_length=LONGEST_NAME), AfterValidator(_name)]
)
"""What a person is called at the table."""


Body = TypeVar("Body", bound=BaseModel)


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ------------------------------------------------------------------------------------- page to server


class Act(_Message):
    """A choice of this seat, made at `version`; `id` is the client's own."""

    do: Literal["act"]
    id: MessageId
    version: TableVersion
    actions: Annotated[list[ActionNumber], Field(min_length=1, max_length=MOST_ACTIONS)]


class Sync(_Message):
    """Tell me what I lack from `version` on."""

    do: Literal["sync"]
    version: TableVersion


class Ping(_Message):
    """Are you there?"""

    do: Literal["ping"]


ToServer = Annotated[Act | Sync | Ping, Field(discriminator="do")]

# ------------------------------------------------------------------------------------- server to page

RuleCards = TypeAliasType("RuleCards", Annotated[str, Strict(), StringConstraints(pattern=CARDS_PATTERN)])
"""Cards as the rules name them or as the viewer knows them already: nothing hidden follows from them."""

Phase = Literal[
    "mizuten",
    "deal",
    "bid",
    "show",
    "expose",
    "play",
    "pick_hand",
    "decide_hand",
    "pick_stock",
    "decide",
    "cancel",
    "over",
]


class Ribbons(TypedDict):
    """赤: which ribbons may be laid open with this reading, and how many must; their actions follow in index order."""

    of: Cards
    count: Count


class Share(TypedDict):
    """What a seat pays the chooser, in points (less than 0: gets back); `liable`: why it pays another's share too."""

    seat: Seat
    points: Points
    liable: NotRequired[Literal["hatto", "sage"]]


class Later(TypedDict):
    """What is still paid for what was made: if nothing is added to it, and if another ends the month with a yaku."""

    alone: list[Share]
    beaten: list[Share]


class Entrance(TypedDict):
    """競り: the fee of folding now, the pot, and what each of the others pays for the hand if it plays."""

    fee: Points
    pot: Points
    hand: Points


class Danger(TypedDict):
    """法度: the seat that a card would help, to what, and what the chooser would pay it, both shares unless excused."""

    seat: Seat
    yaku: list[Literal[CapturedYaku, "tobikomi"]]
    points: Points
    excused: bool


class Choice(TypedDict):
    """One legal action, as people call it.

    To show a hand says its `yaku`, the `cards` that lie open and what it `pays`; to stop and to cancel say what they
    pay; to go on says what is paid later; a card says its `dangers`.
    """

    action: ActionNumber
    does: Does
    en: Text
    ja: Text
    yaku: NotRequired[list[HandYaku]]
    cards: NotRequired[Cards]
    ribbons: NotRequired[Ribbons]
    pays: NotRequired[list[Share]]
    later: NotRequired[Later]
    entrance: NotRequired[Entrance]
    dangers: NotRequired[list[Danger]]


class YakuWorth(TypedDict):
    """A captured yaku: `need` of its cards make it; each payer pays `points`, and `more` for each card above."""

    yaku: CapturedYaku
    cards: RuleCards
    need: Count
    points: Points
    more: Points


class YakuProgress(TypedDict):
    """How far a seat is with a captured yaku: its cards by the pile they lie in, `open` those that lie in none.

    It `lacks` so many; whether it is `possible`, and what each payer pays for it (`points`), says the rule.
    """

    yaku: CapturedYaku
    have: RuleCards
    open: RuleCards
    blocked: RuleCards
    lacks: Count
    possible: bool
    points: Points


class FieldFactor(TypedDict):
    """What a field makes of a value: `halves` / 2 times as much, and `raised` points more for each yaku."""

    halves: Count
    raised: Points


class FieldFactors(TypedDict):
    """By kind of field."""

    small: FieldFactor
    large: FieldFactor
    grand: FieldFactor


class CardPoints(TypedDict):
    """What a card counts, in card points, by its kind."""

    light: Count
    tane: Count
    ribbon: Count
    plain: Count


class SqueezedOut(TypedDict):
    """A seat that was put out, what its hand held, and the cards that it has shown for it."""

    seat: Seat
    yaku: list[Literal[HandYaku, CapturedYaku]]
    cards: Cards


class Called(TypedDict):
    """A word in both languages."""

    ja: Text
    en: Text


class MoneyForm(TypedDict):
    """How a game writes sums: what one point is called, several, and briefly.

    `kan`: twelve make one; `floored`: points are never negative, and five less than nothing are -1 kan 7.
    """

    one: Called
    many: Called
    brief: Called
    kan: bool
    floored: bool


class View(TypedDict):
    """What its viewer may know of the running match.

    `progress` is by seat, empty for who is not in play; `unseen` are the cards of which the viewer does not know
    whether they are in a hand or in the stock. Where fields count it has `kind` and `carry`, and of one who went on
    the `sager`. Where bids double it has the `rate`, the `doubler` before whom the cube lies, the `leader` who speaks
    and plays first, who has `joined` at this rate, and all `sagers`.
    """

    viewer: Viewer
    n: Count
    dealer: Seat
    order: list[Seat]
    mizuten: NotRequired[Seat | None]
    folded: list[Seat]
    squeezed: list[SqueezedOut]
    pot: Points
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]
    rate: NotRequired[Count]
    doubler: NotRequired[Seat | None]
    leader: NotRequired[Seat]
    joined: NotRequired[list[Seat]]
    phase: Phase
    turn: Seat | None
    hands: list[Cards]
    exposed: list[Cards]
    field: Cards
    pending: Card | None
    captured: list[Cards]
    stock: Count
    shown: list[list[HandYaku]]
    made: list[list[CapturedYaku]]
    sager: NotRequired[Seat | None]
    sagers: NotRequired[list[Seat]]
    scores: list[Points]
    captured_yaku: list[YakuWorth]
    progress: list[list[YakuProgress]]
    unseen: RuleCards
    legal: list[ActionNumber]
    choices: list[Choice]


# ------------------------------------------------------------------------------------- of bashifen

BashifenPhase = Literal["deal", "draw", "bury", "play", "over"]
Group = Literal["trumps", "S", "H", "D", "C"]
"""Cards that follow each other: the trumps, or what of a suit is no trump."""


class TrumpsFixed(TypedDict):
    """The trump suit, and what has fixed it."""

    suit: TrumpSuit
    by: TrumpsBy


class Shown(TypedDict):
    """Cards that a seat has declared with, or played to the trick."""

    seat: Seat
    cards: list[PackCard]


class GroupOfHand(TypedDict):
    """Cards of one group in the viewer's hand, the strongest first."""

    suit: Group
    cards: list[PackCard]


class Tops(TypedDict):
    """Own kinds that surely nobody can beat: as a single, and as a pair."""

    single: list[PackCard]
    pairs: list[PackCard]


class Ask(TypedDict):
    """What a play must be: so many `cards` (null: a lead), `least` of them from `of`, among these so many `pairs`."""

    cards: Count | None
    of: list[PackCard]
    least: Count
    pairs: Count


class BashifenChoice(TypedDict):
    """One legal action, as people call it, and the `cards` that it lays down or shows."""

    action: ActionNumber
    does: BashifenDoes
    en: Text
    ja: Text
    cards: NotRequired[list[PackCard]]


class BashifenView(TypedDict):
    """What its viewer may know of the running match.

    Hands are by seat, known cards first; `open` is what all know of them, `suits` the own hand in order, `turned` what
    lay open of the widow, `taken` the point cards before the pair that defends. Pairs (`stage`) are seats 0 and 2,
    seats 1 and 3. In the drawing nobody is at turn: each may choose from his own `choices` at any moment.
    """

    viewer: Viewer
    n: Count
    phase: BashifenPhase
    turn: Seat | None
    first: Seat
    dealer: Seat | None
    stage: StageByPair
    trump_rank: Rank
    trumps: TrumpsFixed | None
    drawn: Count
    declared: Shown | None
    confirmed: list[Seat]
    hands: list[list[PackCard]]
    open: list[list[PackCard]]
    suits: list[GroupOfHand]
    turned: list[PackCard]
    buried: list[PackCard]
    trick: list[Shown]
    ahead: Seat | None
    points: Count
    taken: list[PackCard]
    voids: list[list[Group]]
    tops: Tops
    ask: Ask | None
    legal: list[ActionNumber]
    choices: list[BashifenChoice]


# ------------------------------------------------------------------------------------- the messages

Languages = list[Language]
NackCode = Literal["stale", "illegal", "not_your_turn", "over", "bad_message", "too_fast", "unavailable"]

# `is` is a word of Python's: these types are spelt as data.
TableMessage = TypedDict(
    "TableMessage",
    {
        "is": Literal["table"],
        "family": Literal["hanafuda"],
        "protocol": Count,
        "version": TableVersion,
        "table": TableId,
        "viewer": Viewer,
        "game": Word,
        "languages": Languages,
        "options": Options,
        "names": NamesBySeat,
        "players": list[Word],
        "fields": FieldFactors,
        "card_points": CardPoints,
        "money": MoneyForm,
        "record": list[HanafudaEvent],
        "view": View,
    },
)
TableMessage.__doc__ = "Everything: the record so far, redacted for this viewer, and the snapshot."
EntryMessage = TypedDict(
    "EntryMessage",
    {
        "is": Literal["entry"],
        "family": Literal["hanafuda"],
        "version": TableVersion,
        "record": list[HanafudaEvent],
        "view": View,
    },
)
EntryMessage.__doc__ = "One entry of the table, redacted for this viewer."
BashifenTableMessage = TypedDict(
    "BashifenTableMessage",
    {
        "is": Literal["table"],
        "family": Literal["bashifen"],
        "protocol": Count,
        "version": TableVersion,
        "table": TableId,
        "viewer": Viewer,
        "game": BashifenGame,
        "languages": Languages,
        "options": Options,
        "names": NamesBySeat,
        "players": list[Word],
        "clock": Clock,
        "record": list[BashifenEvent],
        "view": BashifenView,
    },
)
BashifenTableMessage.__doc__ = "The same of bashifen; `clock` is how long a card takes in the drawing, in milliseconds."
BashifenEntryMessage = TypedDict(
    "BashifenEntryMessage",
    {
        "is": Literal["entry"],
        "family": Literal["bashifen"],
        "version": TableVersion,
        "record": list[BashifenEvent],
        "view": BashifenView,
    },
)
BashifenEntryMessage.__doc__ = "One entry of a table of bashifen; a card that the clock has drawn has no events."
AckMessage = TypedDict("AckMessage", {"is": Literal["ack"], "id": MessageId, "version": TableVersion})
AckMessage.__doc__ = "The choice `id` is stored as that version."
NackMessage = TypedDict(
    "NackMessage",
    {
        "is": Literal["nack"],
        "family": Literal["hanafuda"],
        "id": MessageId | None,
        "code": NackCode,
        "en": Text,
        "ja": Text,
        "version": TableVersion,
        "view": View,
    },
)
NackMessage.__doc__ = "The message `id` (null where none could be read) is refused, and why; nothing has happened."
BashifenNackMessage = TypedDict(
    "BashifenNackMessage",
    {
        "is": Literal["nack"],
        "family": Literal["bashifen"],
        "id": MessageId | None,
        "code": NackCode,
        "en": Text,
        "ja": Text,
        "version": TableVersion,
        "view": BashifenView,
    },
)
BashifenNackMessage.__doc__ = "The same at a table of bashifen."
PongMessage = TypedDict("PongMessage", {"is": Literal["pong"]})
PongMessage.__doc__ = "I am here."

_OF_CHOICES = (Ribbons, Share, Later, Entrance, Danger, Choice)
_OF_GAMES = (YakuWorth, YakuProgress, FieldFactor, FieldFactors, CardPoints, Called, MoneyForm)
_OF_BASHIFEN = (TrumpsFixed, Shown, GroupOfHand, Tops, Ask, BashifenChoice, BashifenView)
_MESSAGES = (TableMessage, EntryMessage, AckMessage, NackMessage, PongMessage)
_BASHIFEN_MESSAGES = (BashifenTableMessage, BashifenEntryMessage, BashifenNackMessage)
for _part in (*_OF_CHOICES, *_OF_GAMES, SqueezedOut, View, *_OF_BASHIFEN, *_MESSAGES, *_BASHIFEN_MESSAGES):
    setattr(_part, "__pydantic_config__", STRICT)  # noqa: B010 (no such attribute for the type checker)

_BY_FAMILY = Field(discriminator="family")
ToPage = Annotated[
    Annotated[TableMessage | BashifenTableMessage, _BY_FAMILY]
    | Annotated[EntryMessage | BashifenEntryMessage, _BY_FAMILY]
    | AckMessage
    | Annotated[NackMessage | BashifenNackMessage, _BY_FAMILY]
    | PongMessage,
    Field(discriminator="is"),
]

# ------------------------------------------------------------------------------------- HTTP


class NewTable(_Message):
    """A table to open: the rules, the person who asks, and whom he plays with (bots' names, or `person`)."""

    game: Word
    options: Annotated[dict[Word, Word | Points], Field(max_length=20)] = {}
    name: Name
    opponents: Annotated[list[Word], Field(max_length=5)]
    pace: Pace | None = None
    clock: Clock | None = None


class Recovery(_Message):
    """The token of a recovery link."""

    token: Token


class Join(TypedDict):
    """A seat at the table, its page and its token: the link is path#recovery."""

    seat: Seat
    path: Text
    recovery: Token


class Seated(Join):
    """The seat that the person who asked has got, and those to hand on to the other persons."""

    table: TableId
    joins: list[Join]


class WholeNumbers(TypedDict):
    """Any whole number from `least` to `most`."""

    least: Count
    most: Count


class OptionOffer(TypedDict):
    """An option with its values, and the one it has where none is named."""

    name: Word
    values: list[Word] | WholeNumbers
    usual: Word | Points
    en: Text
    ja: Text
    clause: Text


class MeasuredStrength(TypedDict):
    """What a bot wins a deal, on average, among others that are all `against`; `low` to `high` is a 95 % interval.

    `unit` is `kan at x1` or `stages`, `blocks` the number of duplicate deals behind it.
    """

    against: Word
    unit: Text
    mean: float
    low: float
    high: float
    blocks: Count


class BotOffer(TypedDict):
    """Who can be played against; the weakest has no strength.

    Greedy plays for a bot until it is ready: in about `ready_in` seconds, 0 if it is, null if it never will be here.
    """

    name: Word
    strength: MeasuredStrength | None
    ready_in: Count | None


class GameOffer(TypedDict):
    """A game that can be played; `clocked` where people draw by a clock, whose pace a table may choose.

    `languages` are those in which it is told.
    """

    name: Word
    ja: Text
    languages: Languages
    seats: list[Seats]
    options: list[OptionOffer]
    clocked: bool
    bots: list[BotOffer]


class OddsTopic(TypedDict):
    """What odds may be asked for, and of which games."""

    name: Topic
    title: Called
    games: list[Word]


class OddsHead(TypedDict):
    """What stands over a column or before a row."""

    key: Text
    title: Called


class OddsCell(TypedDict):
    """A number: the exact fraction, and the nearest that a computer has.

    `hands`: how many of all 73,629,072 hands it counts; `worth`: points that such a hand is paid, by each payer in a
    small field, in 八十 by all together at rate 1.
    """

    measure: Literal["chance", "months", "points"]
    exact: Text
    value: float
    hands: Count | None
    worth: Points | None


class OddsRow(TypedDict):
    """A number for each column."""

    key: Text
    title: Called
    cells: list[OddsCell]


class OddsTable(TypedDict):
    """Numbers that belong together."""

    key: Text
    title: Called
    columns: list[OddsHead]
    rows: list[OddsRow]


class OddsAnswer(TypedDict):
    """What is known of a topic in a game, and how that writes sums, where it has any."""

    topic: Topic
    game: Word
    title: Called
    tables: list[OddsTable]
    money: MoneyForm | None


class HandPays(TypedDict):
    """What each of the two others pays, in a kind of field or at a rate, in points."""

    kind: NotRequired[Kind]
    rate: NotRequired[Count]
    each: Points


class HandChoice(TypedDict):
    """One way to show a hand: `cards` lie open then, and of 赤 as many `ribbons` as it says."""

    yaku: list[HandYaku]
    cards: Cards
    pays: list[HandPays]
    ribbons: NotRequired[Ribbons]


class HandInGame(TypedDict):
    """What a hand makes in one game; `free`: its owner chooses, and may show nothing."""

    game: Word
    money: MoneyForm
    free: bool
    choices: list[HandChoice]


class HandAnswer(TypedDict):
    """What seven cards make in every game with flower cards."""

    cards: Cards
    games: list[HandInGame]


class Refusal(TypedDict):
    """`application/problem+json`."""

    title: Text
    status: int
    detail: Text
    detail_ja: Text
    code: Word


# ------------------------------------------------------------------------------------- reading, schema

_to_server: TypeAdapter[Act | Sync | Ping] = TypeAdapter(ToServer)


class BadMessage(BadRequest):
    """A message that is none; `id` is what it called itself, if that can be read."""

    def __init__(self, id_: str | None) -> None:
        super().__init__("this is no message of the protocol", "プロトコルにない内容です")
        self.id = id_


def read(text: str | bytes) -> Act | Sync | Ping:
    """The message that `text` (JSON) is; BadMessage if none. Nested too deep is none either."""
    try:
        return _to_server.validate_json(text)
    except ValidationError:
        raise BadMessage(_id_of(text)) from None


def _id_of(text: str | bytes) -> str | None:
    try:
        found = from_json(text)
        return TypeAdapter(MessageId).validate_python(found["id"]) if isinstance(found, dict) else None
    except (ValueError, KeyError):
        return None


def read_body(model: type[Body], body: bytes) -> Body:
    """The body of a request; BadRequest says which key is wrong, but never what stood there (it may be a token)."""
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(part) for part in fault["loc"]) or "body"
        raise BadRequest(f"{where}: {fault['msg']}", f"{where} の内容が正しくありません") from None


def json_schema() -> dict[str, Any]:
    """The JSON Schema of both unions and of the bodies of HTTP, as definitions under their names."""
    named: dict[str, Any] = {
        "ToServer": ToServer,
        "ToPage": ToPage,
        "NewTable": NewTable,
        "Recovery": Recovery,
        "Seated": Seated,
        "Games": list[GameOffer],
        "OddsTopics": list[OddsTopic],
        "OddsAnswer": OddsAnswer,
        "HandAnswer": HandAnswer,
        "Refusal": Refusal,
    }
    adapters = [(name, "validation", TypeAdapter[Any](kind)) for name, kind in named.items()]
    places, schema = TypeAdapter.json_schemas(adapters, title="Hachiya protocol", ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    definitions = schema.setdefault("$defs", {})
    for (name, _), place in places.items():
        if place.get("$ref") != f"#/$defs/{name}":
            definitions[name] = place
    return schema
