"""The frames on a line between two processes: a kind, the number of a call or viewer's line, and the content.

The process that connects numbers its calls and lines. It sends:

- `call`: an operation to perform, answered by `answer`
- `open`: a viewer of a table, `look`: a viewer of the lobby; both get `text` frames, until an `end` or a `close`
- `take`: a message of a viewer, `refuse`: a message that was refused before it was sent on
- `close`: the viewer has gone, perhaps because of an `end`
"""

from typing import Literal, NamedTuple

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from hachiya.records.redaction import Viewer
from hachiya.server.peers.relayed_caller import CallerJson, Kept
from hachiya.tables.messages.common import NackCode
from hachiya.words.message_schema import MessageJson


class Opening(TypedDict):
    """The content of `open`: a viewer with the digest of their key, and the version that they have seen."""

    table: str
    viewer: int | Literal["table"]
    key: str | None
    person: str | None
    version: int


class Refusing(TypedDict):
    """The content of `refuse`: the id of a viewer's message, and why it was refused."""

    id: str | None
    code: NackCode


class Call(TypedDict):
    """The content of `call`: the name of an operation, its request as JSON text, and its caller."""

    operation: str
    request: str
    caller: CallerJson


class RefusalJson(TypedDict):
    """A Problem of another process."""

    code: str
    say: MessageJson
    retry_after: int | None


class Answer(TypedDict):
    """The content of `answer`: JSON text, a refusal, or the process that owns the table by now; `failed` without any.

    An operation without an answer has neither. `kept` is what its caller gets to keep.
    """

    content: str | None
    refusal: RefusalJson | None
    elsewhere: str | None
    failed: bool
    kept: list[Kept]


OPENING, REFUSING = TypeAdapter(Opening), TypeAdapter(Refusing)
CALL, ANSWER = TypeAdapter(Call), TypeAdapter(Answer)


class Frame(NamedTuple):
    """A frame; the content is JSON or the text for a viewer, which is never parsed on the way."""

    kind: str
    number: int
    content: str = ""

    def text(self) -> str:
        """Write the frame as it is sent."""
        return f"{self.kind} {self.number} {self.content}"

    @classmethod
    def read(cls, text: str) -> "Frame":
        """Read a frame; ValueError if the text is none."""
        kind, number, content = text.split(" ", 2)
        return cls(kind, int(number), content)


def opening_text(table: str, viewer: Viewer, key: str | None, person: str | None, version: int) -> str:
    """Write the content of `open`."""
    opening: Opening = {"table": table, "viewer": viewer, "key": key, "person": person, "version": version}
    return OPENING.dump_json(opening).decode()


def refusing_text(message: str | None, code: NackCode) -> str:
    """Write the content of `refuse`."""
    return REFUSING.dump_json({"id": message, "code": code}).decode()
