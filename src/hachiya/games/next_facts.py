"""The facts that may come next in a deal at a real table, as forms from which a page or a terminal asks."""

from dataclasses import dataclass, field
from typing import Literal

from hachiya.words.message import Message
from hachiya.words.shape import OPTIONAL, shape

FactName = Literal[
    "white", "mizuten", "field", "bid", "squeezed", "hand", "annul", "two_turned", "tobikomi", "captured",
    "sage", "cancel", "nuke", "special", "points", "dealer", "opponents", "failed_lead", "void",
]  # fmt: skip
Stage = Literal["field", "auction", "squeeze", "showing", "play", "choice", "end"]
"""The part of a deal: the field, the auction, seats put out, hand yaku, play, going on or not, the last counts."""


@shape("FactForm")
@dataclass(frozen=True, kw_only=True)
class FactForm:
    """A fact that may come next, with the values that its keys may have; what the fact does not have is None.

    Each value is possible by itself. A fact that joins several (a compound hand yaku) may still be refused.

    Example:
        >>> from hachiya import Tally
        >>> Tally("sannin").next.forms[0]
        FactForm(what='field', cards='AIcos')
    """

    what: FactName
    """The kind of the fact, its key `what`."""
    seat: int | None = field(default=None, metadata=OPTIONAL)
    """The seat of which the fact tells."""
    bids: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    """The bids."""
    yaku: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    """The yaku, one of which or several are told."""
    months: tuple[int, ...] | None = field(default=None, metadata=OPTIONAL)
    """The months of 飛込み (tobikomi)."""
    fed_by: tuple[int, ...] | None = field(default=None, metadata=OPTIONAL)
    """The seats that may have thrown a 法度 (hatto) card; any fact may also have None."""
    protected: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    """The yaku among `yaku` that 法度 (hatto) protects."""
    extra: int | None = field(default=None, metadata=OPTIONAL)
    """The most cards above the seven of 七短 (nanatan)."""
    longer: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    """The yaku among `yaku` that may have such cards."""
    cards: str | None = field(default=None, metadata=OPTIONAL)
    """The cards that may be named, as letters."""
    seats: tuple[int, ...] | None = field(default=None, metadata=OPTIONAL)
    """The seats whose card points are counted, or one of which is named."""
    least: int | None = field(default=None, metadata=OPTIONAL)
    """The least number: of points, or of cards."""
    most: int | None = field(default=None, metadata=OPTIONAL)
    """The greatest number."""
    step: int | None = field(default=None, metadata=OPTIONAL)
    """The number of which all numbers are multiples."""
    total: int | None = field(default=None, metadata=OPTIONAL)
    """The sum of the card points of all seats; None where some cards lie in no pile."""

    def __repr__(self) -> str:
        values = {name: value for name, value in vars(self).items() if value is not None}
        return f"FactForm({', '.join(f'{name}={value!r}' for name, value in values.items())})"


VOID = FactForm(what="void")
"""The form of the fact that the deal is void, which may always come next."""


@shape("NextFacts")
@dataclass(frozen=True)
class NextFacts:
    """What may be told next of a deal, whose word is awaited, and what the deal still lacks.

    Example:
        >>> from hachiya import Tally
        >>> tally = Tally("sannin")
        >>> tally.next.stage, str(tally.next.lacks.key)
        ('field', 'tally-field-missing')
    """

    stage: Stage
    """The part of the deal that is reached."""
    seat: int | None
    """The seat that must bid, or must say whether it goes on; None if any seat may come next."""
    forms: tuple[FactForm, ...]
    """The facts that may come next."""
    lacks: Message | None
    """What is missing before the deal can be closed; None if it can be closed now."""
