"""People who reach any server of several, and how long their tables stand still after a fault."""

import asyncio
from time import monotonic

from tests.server.people import VisitedServer
from tests.server.test_play_killed import Player

_MOST_SECONDS = 60.0


class Crowd(VisitedServer):
    """The servers as people see them, and all people."""

    retry_seconds = 0.2
    thinking_seconds = 0.1

    def cut(self, address: str) -> int:
        """Cut the connections of all people who are at a server; return their number."""
        port = int(address.rstrip("/").rpartition(":")[2])
        there = [player.connection for player in self.players if player.on and player.connection is not None]
        cut = [connection for connection in there if connection.remote_address[1:2] == (port,)]
        for connection in cut:
            connection.transport.abort()
        return len(cut)

    def moves(self) -> dict[str, float]:
        """Return when each table moved last that waits for somebody who is there, or for a bot."""
        tables: dict[str, list[Player]] = {}
        for player in self.players:
            tables.setdefault(player.table, []).append(player)
        return {
            table: max(player.moved_at for player in players)
            for table, players in tables.items()
            if len(players) > 1 and all(player.version and not player.over for player in players)
        }

    async def stillness(self, since: float) -> dict[str, float]:
        """Return for each table how many seconds after a moment it moved; infinite if it did not within a minute."""
        waiting, seconds = {*self.moves()}, dict[str, float]()
        while waiting and monotonic() < since + _MOST_SECONDS:
            moves = self.moves()
            seconds |= {table: at - since for table, at in moves.items() if table in waiting and at > since}
            waiting = {table for table in waiting if table in moves and table not in seconds}
            for life in self.lives:
                if life.done():
                    life.result()
            await asyncio.sleep(0.01)
        return seconds | dict.fromkeys(waiting, float("inf"))
