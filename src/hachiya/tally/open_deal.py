"""What is known of the deal that is open at a real table."""

from dataclasses import dataclass, field

from hachiya.words.message import Message
from hachiya.words.shape import OPTIONAL, shape


@shape("OpenDeal")
@dataclass(frozen=True)
class OpenDeal:
    """What is known of the deal that is open; what the game does not have, or nobody has told, is None.

    Example:
        >>> from hachiya import Tally
        >>> tally = Tally("hachiju", dealer=2)
        >>> tally.open.n, tally.open.dealer, tally.open.rate
        (1, 2, 1)
    """

    n: int
    """The number of the deal in its match, from 1; a void deal has the number of the deal that takes its place."""
    name: Message
    """The name of the deal as people say it."""
    dealer: int | None
    """The seat that deals, at bashifen the declarer."""
    scores: tuple[int, ...]
    """By seat: the scores with all payments so far (12 points = 1 kan 貫), at bashifen the levels."""
    pot: int | None = field(default=None, metadata=OPTIONAL)
    """The points in the pot."""
    kind: str | None = field(default=None, metadata=OPTIONAL)
    """The kind of the field: `small`, `large` or `grand`."""
    carry: tuple[str, ...] | None = field(default=None, metadata=OPTIONAL)
    """The kinds of field that are carried to later deals."""
    rate: int | None = field(default=None, metadata=OPTIONAL)
    """The rate."""
