"""The events of a record, one TypedDict each with exactly the keys of RECORD.md, in its order.

Events travel through the program as plain dicts of these types. `validate` is the door for what comes from
outside: it knows what an event may look like, and nothing of the rules of the game.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, cast, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from hachiya.records.complaints import Invalid, Path, complaint, quoted
from hachiya.records.fields import (
    CARD_TYPES,
    HIDDEN,
    Bid,
    CapturedYaku,
    CapturedYakuSaid,
    Card,
    Cards,
    Carry,
    Count,
    Draw,
    Draws,
    Format,
    Game,
    HandsBySeat,
    HandYaku,
    HandYakuSaid,
    Hex,
    Kind,
    Milliseconds,
    Month,
    NamesBySeat,
    Options,
    Ordinal,
    Payee,
    Payer,
    Payment,
    Pile,
    PointsBySeat,
    Reason,
    Seat,
    Seats,
    SpecialYakuSaid,
    SqueezedYakuSaid,
    Takes,
    Text,
    Version,
    Viewer,
    Yaku,
    bare,
)


class Timed(TypedDict):
    """What every event may carry; it is written last."""

    t: NotRequired[Milliseconds]


# ------------------------------------------------------------------------------------- the match


class Match(Timed):
    """The first line: which game, by which rules, who sits where; `viewer` marks a redacted record."""

    e: Literal["match"]
    format: Format
    game: Game
    version: Version
    options: Options
    seats: Seats
    names: NamesBySeat
    viewer: NotRequired[Viewer]
    id: NotRequired[Text]


class DrawSeats(Timed):
    """Cards drawn for the first dealer, round by round (RULES C-161)."""

    e: Literal["draw_seats"]
    draws: Draws
    dealer: Seat


class MatchEnd(Timed):
    """The last line: scores, the final result in points, and who won."""

    e: Literal["match_end"]
    totals: PointsBySeat
    result: PointsBySeat
    winners: list[Seat]


# ------------------------------------------------------------------------------------- before play


class Mizuten(Timed):
    """みずてん: the dealer joins (or not) before the cards are dealt."""

    e: Literal["mizuten"]
    seat: Seat
    yes: bool


class Deal(Timed):
    """Hands and field as dealt; `kind` and `carry` in the hachi-hachi games."""

    e: Literal["deal"]
    n: Ordinal
    dealer: Seat
    hands: HandsBySeat
    field: Pile
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]


class Redeal(Timed):
    """配り直し: this was dealt and thrown in."""

    e: Literal["redeal"]
    n: Ordinal
    why: Literal["four_of_a_month"]
    hands: HandsBySeat
    field: Pile


class BidMade(Timed):
    """出る, 降りる or ダブル."""

    e: Literal["bid"]
    seat: Seat
    bid: Bid
    forced: bool


class Squeezed(Timed):
    """追い込み: put out by the others; in nakayoshi with what is shown for compensation (RULES C-165)."""

    e: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[list[Literal[HandYaku, CapturedYaku]]]
    cards: NotRequired[Cards]


class Stock(Timed):
    """The stock in draw order, once it is final."""

    e: Literal["stock"]
    cards: Pile


class Shima(Timed):
    """シマ: four of a month on the dealt field, taken."""

    e: Literal["shima"]
    seat: Seat
    cards: Cards


class Show(Timed):
    """Hand yaku declared (`[]`: none) and the cards exposed for them."""

    e: Literal["show"]
    seat: Seat
    yaku: list[HandYaku]
    cards: Cards


# ------------------------------------------------------------------------------------- play


class Play(Timed):
    """A hand card, and what it takes from the field."""

    e: Literal["play"]
    seat: Seat
    card: Card
    takes: Takes


class Turn(Timed):
    """The stock card, and what it takes from the field."""

    e: Literal["turn"]
    seat: Seat
    card: Card
    takes: Takes


class Stop(Timed):
    """上がり: stops with the captured yaku it holds."""

    e: Literal["stop"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


class Sage(Timed):
    """下げ: goes on with the captured yaku it holds."""

    e: Literal["sage"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


class Cancel(Timed):
    """下げの取り消し: ends the month for half."""

    e: Literal["cancel"]
    seat: Seat
    yaku: list[CapturedYaku]
    forced: bool


# ------------------------------------------------------------------------------------- settlement

Pay = TypedDict(
    "Pay",
    {
        "e": Literal["pay"],
        "from": Payer,
        "to": Payee,
        "points": Payment,
        "reason": Reason,
        "yaku": list[Yaku],
        "clause": Text,
        "for": NotRequired[Seat],
        "liable": NotRequired[Literal["hatto", "sage"]],
        "t": NotRequired[Milliseconds],
    },
)
Pay.__doc__ = "A movement of points, when it happens: who, whom, how much, why, by which clause."


class DealEnd(Timed):
    """How the deal ended; `captured` where cards are known (not after a `tally`)."""

    e: Literal["deal_end"]
    why: Literal["yaku", "cancel", "played_out", "special", "four_three", "alone"]
    winner: Seat | None
    captured: NotRequired[HandsBySeat]
    scores: PointsBySeat
    next_dealer: Seat | None


# ------------------------------------------------------------------------------------- results without cards


class MizutenFact(TypedDict):
    """The dealer had joined unseen."""

    what: Literal["mizuten"]
    seat: Seat


class BidFact(TypedDict):
    """A bid in the auction."""

    what: Literal["bid"]
    seat: Seat
    bid: Bid


class SqueezedFact(TypedDict):
    """A seat put out, with what it showed."""

    what: Literal["squeezed"]
    seat: Seat
    yaku: NotRequired[SqueezedYakuSaid]
    cards: NotRequired[Cards]


class HandFact(TypedDict):
    """A hand yaku announced."""

    what: Literal["hand"]
    seat: Seat
    yaku: HandYakuSaid


class AnnulFact(TypedDict):
    """The seat's declaration was wrong."""

    what: Literal["annul"]
    seat: Seat


class TobikomiFact(TypedDict):
    """飛込み on a month; `fed_by` is the seat whose hatto card gave it."""

    what: Literal["tobikomi"]
    seat: Seat
    month: Month
    fed_by: Seat | None


class CapturedFact(TypedDict):
    """Captured yaku completed; `extra` is the number of cards above the seven of 七短."""

    what: Literal["captured"]
    seat: Seat
    yaku: CapturedYakuSaid
    extra: Count
    fed_by: Seat | None


class SageFact(TypedDict):
    """The seat that completed went on."""

    what: Literal["sage"]
    seat: Seat


class CancelFact(TypedDict):
    """The seat that had gone on ended the month."""

    what: Literal["cancel"]
    seat: Seat


class NukeFact(TypedDict):
    """抜け: its hand yaku escaped."""

    what: Literal["nuke"]
    seat: Seat


class SpecialFact(TypedDict):
    """A special yaku, with its number of cards (素十六) or points (二八)."""

    what: Literal["special"]
    seat: Seat
    yaku: SpecialYakuSaid
    count: Count


class PointsFact(TypedDict):
    """Card points by seat, counted at the end."""

    what: Literal["points"]
    points: PointsBySeat


class VoidFact(TypedDict):
    """The month is dealt again."""

    what: Literal["void"]


Fact = Annotated[
    MizutenFact
    | BidFact
    | SqueezedFact
    | HandFact
    | AnnulFact
    | TobikomiFact
    | CapturedFact
    | SageFact
    | CancelFact
    | NukeFact
    | SpecialFact
    | PointsFact
    | VoidFact,
    Field(discriminator="what"),
]


class Tally(Timed):
    """A deal of which only what was said at the table is known, in the order in which it happened."""

    e: Literal["tally"]
    n: Ordinal
    dealer: Seat
    lights: Cards
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]
    facts: list[Fact]


# ------------------------------------------------------------------------------------- around the game


class Commit(Timed):
    """Fair shuffle: the hash of the server's secret for deal `n`."""

    e: Literal["commit"]
    n: Ordinal
    sha256: Hex


class Entropy(Timed):
    """Fair shuffle: a seat's own words, first as `sha256`, then opened as `words`; never both in one."""

    e: Literal["entropy"]
    n: Ordinal
    seat: Seat
    sha256: NotRequired[Hex]
    words: NotRequired[Text]


class Reveal(Timed):
    """Fair shuffle: the server's secret, when the deal is over."""

    e: Literal["reveal"]
    n: Ordinal
    secret: Hex


class SeatChange(Timed):
    """A seat changes hands."""

    e: Literal["seat"]
    seat: Seat
    by: Literal["person", "bot"]
    name: Text


class Note(Timed):
    """Free words; no rule."""

    e: Literal["note"]
    text: Text


# ------------------------------------------------------------------------------------- the unions

# One union for each family of games; another game's play brings another union.
HanafudaEvent = (
    Match
    | DrawSeats
    | Mizuten
    | Deal
    | Redeal
    | BidMade
    | Squeezed
    | Stock
    | Shima
    | Show
    | Play
    | Turn
    | Stop
    | Sage
    | Cancel
    | Pay
    | DealEnd
    | MatchEnd
    | Tally
)
AroundEvent = Commit | Entropy | Reveal | SeatChange | Note
Event = Annotated[HanafudaEvent | AroundEvent, Field(discriminator="e")]

PartialEvent = dict[str, object]
"""An event from a hand-written file: what could be recomputed may be missing; what is there has its type."""

Hints = dict[str, Any]


def _hints(kind: type) -> Hints:
    """The keys of a TypedDict in canonical order (`e` first, `t` last), each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    for key, hint in hints.items():
        if get_origin(hint) is NotRequired:
            hints[key] = get_args(hint)[0]
    if "t" in hints:
        hints["t"] = hints.pop("t")
    return hints


def _by_tag(union: Any, tag: str) -> dict[str, type]:
    return {get_args(_hints(kind)[tag])[0]: kind for kind in get_args(union)}


STRICT = ConfigDict(extra="forbid", strict=True)
"""Nothing is converted and no key is ignored: an int is no bool, a float no int."""

EVENT_TYPES: dict[str, type] = _by_tag(HanafudaEvent | AroundEvent, "e")
FACT_TYPES: dict[str, type] = _by_tag(get_args(Fact)[0], "what")
EVENT_HINTS: dict[str, Hints] = {name: _hints(kind) for name, kind in EVENT_TYPES.items()}
FACT_HINTS: dict[str, Hints] = {name: _hints(kind) for name, kind in FACT_TYPES.items()}

for _kind in (*EVENT_TYPES.values(), *FACT_TYPES.values()):
    setattr(_kind, "__pydantic_config__", STRICT)  # noqa: B010 (no such attribute for the type checker)


# ------------------------------------------------------------------------------------- validation


@cache
def _adapter(hint: Any) -> TypeAdapter[Any]:
    """The compiled check of one type, made when it is first needed."""
    if hint in EVENT_TYPES.values() or hint in FACT_TYPES.values():
        return TypeAdapter(hint)
    return TypeAdapter(hint, config=STRICT)


def _named(obj: object, tag: str, hints: Mapping[str, Hints]) -> tuple[str, PartialEvent]:
    """Which event (`tag` = `e`) or fact (`tag` = `what`) an object claims to be, and the object."""
    noun, meishi = ("event", "イベント") if tag == "e" else ("fact", "申告")
    if not isinstance(obj, dict):
        raise Invalid.expected((), "an object", "オブジェクト", obj, noun)
    legal = " ".join(hints)
    if tag not in obj:
        raise Invalid((), f'needs the key "{tag}", one of: {legal}', f"キー「{tag}」が要ります（{legal}）")
    name = obj[tag]
    if not isinstance(name, str) or name not in hints:
        en, ja = f"unknown {noun} {quoted(name)}; known: {legal}", f"未知の{meishi} {quoted(name)}（{legal}）"
        raise Invalid((tag,), en, ja)
    return name, obj


def validate(obj: object) -> Event:
    """The event that `obj` (from JSON) is, as a new dict; `Invalid` says what is wrong, at which path."""
    name, claim = _named(obj, "e", EVENT_HINTS)
    try:
        event = _adapter(EVENT_TYPES[name]).validate_python(obj)
    except ValidationError as error:
        _blame_a_fact(claim.get("facts") if name == "tally" else None)
        raise complaint(name, claim, EVENT_HINTS[name], error) from None
    _one_half(name, event)
    return cast(Event, event)


def validate_fact(obj: object) -> PartialEvent:
    """The same for one fact of a `tally`."""
    name, claim = _named(obj, "what", FACT_HINTS)
    try:
        return cast(PartialEvent, _adapter(FACT_TYPES[name]).validate_python(obj))
    except ValidationError as error:
        raise complaint(name, claim, FACT_HINTS[name], error) from None


def _blame_a_fact(facts: object) -> None:
    """Where it is one of a tally's facts that is wrong, its own complaint says more."""
    for index, fact in enumerate(facts if isinstance(facts, list) else ()):
        try:
            validate_fact(fact)
        except Invalid as fault:
            raise fault.under(("facts", index)) from None


def validate_partial(obj: object) -> PartialEvent:
    """The same for an event of which keys may be missing: each that is there is of its type."""
    name, claim = _named(obj, "e", EVENT_HINTS)
    hints = EVENT_HINTS[name]
    event: PartialEvent = {}
    for key, value in claim.items():
        if key not in hints:
            raise Invalid.unknown_key((key,), name, hints)
        try:
            event[key] = _adapter(hints[key]).validate_python(value)
        except ValidationError as error:
            _blame_a_fact(value if key == "facts" else None)
            raise complaint(name, claim, hints, error, (key,)) from None
    _one_half(name, event)
    return event


def _one_half(name: str, event: Mapping[str, object]) -> None:
    if name == "entropy" and ("sha256" in event) == ("words" in event):
        en = 'entropy needs either "sha256" or "words"'
        raise Invalid((), en, "entropy には sha256 か words の一方だけが要ります")


# ------------------------------------------------------------------------------------- order, cards, schema


def ordered(event: Mapping[str, Any]) -> PartialEvent:
    """The same event with its keys (and its facts', and its options') in canonical order, for printing."""
    put = {key: event[key] for key in EVENT_HINTS[event["e"]] if key in event}
    if "facts" in put:
        put["facts"] = [ordered_fact(fact) for fact in event["facts"]]
    if "options" in put:
        put["options"] = dict(sorted(event["options"].items()))
    return put


def ordered_fact(fact: Mapping[str, Any]) -> PartialEvent:
    """The same for one fact of a `tally`."""
    return {key: fact[key] for key in FACT_HINTS[fact["what"]] if key in fact}


def cards_in(event: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    """Every card-bearing value of an event (partial or not), with its path: `(("hands", 1), "BEk????")`, …"""
    for key, hint in EVENT_HINTS[event["e"]].items():
        if key in event:
            yield from _cards(hint, event[key], (key,))


def _cards(hint: Any, value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if hint in CARD_TYPES:
        yield path, value
    elif hint is Draw:
        yield (*path, 1), value[1]
    elif hint is Fact:
        for key, inner in FACT_HINTS[value["what"]].items():
            if key in value:
                yield from _cards(inner, value[key], (*path, key))
    elif isinstance(value, list):
        item = get_args(bare(hint))[0]
        for index, entry in enumerate(value):
            yield from _cards(item, entry, (*path, index))


def refuse_hidden(event: Mapping[str, Any]) -> None:
    """Complain about an unknown card: without `viewer` in `match` a record is whole."""
    for path, cards in cards_in(event):
        if HIDDEN in cards:
            raise Invalid(
                path,
                "unknown cards (?) stand only in a record whose match line names a viewer",
                "伏せ札（?）は match に viewer がある記録にだけ書けます",
            )


def json_schema() -> dict[str, Any]:
    """The JSON Schema of `Event`; cards, seats and points are definitions of their own."""
    return TypeAdapter[Any](Event).json_schema()
