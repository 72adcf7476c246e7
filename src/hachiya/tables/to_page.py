"""Every message that a table may send."""

from typing import Annotated

from pydantic import Field

from hachiya.tables.bashifen.messages import BashifenEntryMessage, BashifenNackMessage, BashifenTableMessage
from hachiya.tables.beside import AgainMessage, EndedMessage, WishesMessage
from hachiya.tables.chat import ChatMessage, ReportMessage
from hachiya.tables.countdown import WaitsMessage
from hachiya.tables.gathering import GatheringMessage
from hachiya.tables.hanafuda.messages import EntryMessage, NackMessage, TableMessage
from hachiya.tables.presence import PresenceMessage
from hachiya.tables.protocol.messages import AckMessage, PongMessage, SinceMessage

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
    | ChatMessage
    | ReportMessage,
    Field(discriminator="is"),
]
