"""A client of a served house: programs and bots of one's own at its tables.

It needs `hachiya[client]`.
"""

from hachiya.words.extras import needs_extra

with needs_extra():
    from hachiya.client.house import House
    from hachiya.client.live_table import LiveTable
    from hachiya.client.lobby import Lobby
    from hachiya.client.refused import Refused
    from hachiya.client.seat import Seat
    from hachiya.tables.protocol.order import NewTable

__all__ = ["House", "LiveTable", "Lobby", "NewTable", "Refused", "Seat"]
