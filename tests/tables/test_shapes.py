"""The conversion of rule shapes to messages."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from pydantic import TypeAdapter, ValidationError

from hachiya.games.hanafuda.advice import Advice, Danger, Later, Ribbons, Share
from hachiya.games.hanafuda.cards import mask
from hachiya.games.hanafuda.events import Liable
from hachiya.games.hanafuda.yaku import from_keys
from hachiya.games.meaning import Count, Meaning, Points, Seat
from hachiya.tables.messages.hanafuda.shapes import SHAPES
from hachiya.tables.messages.shapes import Shapes, Spelling

Colour = Annotated[int, Meaning("colour")]
COLOURS = Shapes({Colour: Spelling(Literal["red", "blue"], lambda colour: ("red", "blue")[colour])})


class Dot(NamedTuple):
    """A dot."""

    colour: Colour
    size: Count
    of: Seat | None
    worth: Points | None = None


@dataclass(frozen=True)
class Drawing:
    """Many dots."""

    dots: tuple[Dot, ...]
    is_done: bool
    first: Dot | None = None
    colours: tuple[Colour, ...] = ()


DRAWN = Drawing((Dot(0, 3, 1, 12), Dot(1, 2, None)), is_done=True, colours=(1, 0))
SPELT = {
    "dots": [{"colour": "red", "size": 3, "of": 1, "worth": 12}, {"colour": "blue", "size": 2, "of": None}],
    "is_done": True,
    "colours": ["blue", "red"],
}


def test_a_shape_is_serialised_without_its_absent_parts() -> None:
    assert COLOURS.to_json(DRAWN) == SPELT
    assert COLOURS.to_json(Drawing((), is_done=False, first=Dot(0, 1, 0))) == {
        "dots": [], "is_done": False, "first": {"colour": "red", "size": 1, "of": 0}, "colours": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        {"dots": [{"colour": 0, "size": 3, "of": 1}]},
        {"dots": [{"colour": "red", "size": -1, "of": 1}]},
        {"dots": [{"colour": "red", "size": 3}]},
        {"dots": [{"colour": "red", "size": 3, "of": 9}]},
        {"is_done": 1},
        {"first": None},
        {"more": 1},
    ],
)
def test_a_message_type_accepts_what_a_shape_serialises_and_nothing_else(change: dict[str, Any]) -> None:
    valid: TypeAdapter[Any] = TypeAdapter(Annotated[Drawing, COLOURS])
    assert valid.validate_python(SPELT) == SPELT
    with pytest.raises(ValidationError):
        valid.validate_python(SPELT | change)


def test_the_schema_has_the_names_and_docstrings_of_the_rules() -> None:
    schema = TypeAdapter(Annotated[Drawing, COLOURS]).json_schema()
    dot = schema["$defs"]["Dot"]
    assert (schema["description"], dot["description"]) == ("Many dots.", "A dot.")
    assert schema["required"] == ["dots", "is_done", "colours"]
    assert dot["required"] == ["colour", "size", "of"]
    assert dot["properties"]["colour"]["enum"] == ["red", "blue"]
    assert dot["properties"]["size"] == {"$ref": "#/$defs/Count"}


def test_a_shape_field_of_a_bare_number_is_refused() -> None:
    class Odd(NamedTuple):
        number: int

    with pytest.raises(TypeError, match="says what it means"):
        COLOURS.message_type(Odd)


def test_advice_is_serialised_with_words_for_its_numbers() -> None:
    dangers = (Danger(2, from_keys(["akatan", "tobikomi"]), 168, excused=False),)
    assert SHAPES.to_json(Advice("card", dangers=dangers)) == {
        "does": "card",
        "dangers": [{"seat": 2, "yaku": ["akatan", "tobikomi"], "points": 168, "excused": False}],
    }
    shown = Advice("show", from_keys(["sanbon"]), mask("BCD"), Ribbons(mask("BFJ"), 1), (Share(0, 12),))
    assert SHAPES.to_json(shown) == {
        "does": "show", "yaku": ["sanbon"], "cards": "BCD", "ribbons": {"of": "BFJ", "count": 1},
        "pays": [{"seat": 0, "points": 12}],
    }  # fmt: skip
    later = Later((Share(1, -6, Liable.SAGE),), ())
    assert SHAPES.to_json(Advice("sage", later=later)) == {
        "does": "sage", "later": {"alone": [{"seat": 1, "points": -6, "liable": "sage"}], "beaten": []},
    }  # fmt: skip
