"""The errors of a client: what a house refuses, and what a link or an answer lacks."""

from collections.abc import Mapping

from hachiya.tables.problems import NoTable, NotWelcome, NotYourSeat, OutdatedTable, Problem
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import client as say


class Refused(HachiyaError):
    """The error that the house refuses a request; its message is the reason that the house gives.

    Example:
        >>> from hachiya.client import Refused
        >>> from hachiya.words.say import serve
        >>> Refused("not_host", serve.not_host()).code
        'not_host'
    """

    def __init__(self, code: str, message: Message) -> None:
        """Make an error of a refusal.

        Args:
            code: The code of the refusal, as docs/build/protocol.md lists them.
            message: The reason.
        """
        super().__init__(message)
        self.code = code
        """The code of the refusal, as docs/build/protocol.md lists them."""


class BadLink(HachiyaError):
    """The error that a text is neither a link of this house nor a code; the text, a secret, is not repeated.

    Example:
        >>> from hachiya.client.refused import BadLink
        >>> print(BadLink("https://cards.example.org"))
        A link of this house begins with https://cards.example.org and is whole up to its end; a code has eight digits
    """

    def __init__(self, address: str) -> None:
        """Make an error.

        Args:
            address: The address of the house.
        """
        super().__init__(say.no_link(address=address))


class NoHouse(HachiyaError):
    """The error that something else than a house of Hachiya answers at an address.

    Example:
        >>> from hachiya.client.refused import NoHouse
        >>> print(NoHouse("https://cards.example.org"))
        No house of Hachiya answers at https://cards.example.org
    """

    def __init__(self, address: str) -> None:
        """Make an error.

        Args:
            address: The address.
        """
        super().__init__(say.no_house(address=address))


class OtherVersion(HachiyaError):
    """The error that the house runs another version of Hachiya, whose messages this client does not know.

    Example:
        >>> from hachiya.client.refused import OtherVersion
        >>> OtherVersion().message.key
        'client-other-version'
    """

    def __init__(self) -> None:
        """Make an error."""
        super().__init__(say.other_version())


FINAL: Mapping[int, type[Problem]] = {4403: NotYourSeat, 4404: NoTable, 4405: NotWelcome, 4410: OutdatedTable}
"""The codes with which a house closes a line for good."""
