"""The union of all messages that a table may send to a page."""

from typing import Annotated

from pydantic import Field

from hachiya.tables.attendance.chat import ChatMessage
from hachiya.tables.attendance.presence import PresenceMessage
from hachiya.tables.live.countdown import WaitsMessage
from hachiya.tables.messages.bashifen.messages import BashifenEntryMessage, BashifenNackMessage, BashifenTableMessage
from hachiya.tables.messages.beside import AgainMessage, EndedMessage, LowerRungsMessage, WishesMessage
from hachiya.tables.messages.common import AckMessage, PongMessage, SinceMessage
from hachiya.tables.messages.gathering import GatheringMessage
from hachiya.tables.messages.hanafuda.messages import EntryMessage, NackMessage, TableMessage

_BY_FAMILY = Field(discriminator="family")
ToPage = Annotated[
    Annotated[TableMessage | BashifenTableMessage, _BY_FAMILY]
    | Annotated[EntryMessage | BashifenEntryMessage, _BY_FAMILY]
    | GatheringMessage
    | SinceMessage
    | AckMessage
    | Annotated[NackMessage | BashifenNackMessage, _BY_FAMILY]
    | PongMessage
    | WaitsMessage
    | PresenceMessage
    | WishesMessage
    | EndedMessage
    | AgainMessage
    | LowerRungsMessage
    | ChatMessage,
    Field(discriminator="is"),
]
