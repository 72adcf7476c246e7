"""The decisions of a match: what a seat observed, what it could choose, what it chose, and what came of it."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from hachiya.engine.record import copied
from hachiya.envs.batch.rooms import ROOMS
from hachiya.envs.observation import observation
from hachiya.games.table import Table
from hachiya.matches.match import Match
from hachiya.records.replay import replays
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import ActionTaken, TracedTable
from hachiya.records.validator import number_events
from hachiya.words.errors import EnvironmentNotReady
from hachiya.words.say import env as say


class Decision(NamedTuple):
    """One action of a seat in a match that is over. A choice that comes in pieces is several decisions.

    Example:
        >>> from hachiya import play
        >>> from hachiya.envs.data.decisions import decisions
        >>> first = next(decisions(play("sannin", seed=8)))
        >>> first.deal, first.number, first.seat, first.action
        (1, 0, 0, 52)
    """

    deal: int
    """The number of the deal in its match, from 1."""
    number: int
    """The number of the decision in its match, from 0."""
    seat: int
    """The seat that chooses, from 0."""
    observation: list[int]
    """What the seat observes, as the words of `hachiya.envs.observation`."""
    mask: int
    """The legal actions as a set of bits."""
    action: int
    """The action that the seat takes, 0 … 62."""
    deal_result: list[int]
    """By seat, what the deal brings: points, at bashifen levels by which the pair gets ahead; as rewards of a deal."""
    match_result: list[int]
    """By seat, the result of the match in this unit; as rewards of a match."""


class Seen(NamedTuple):
    """What a seat has before it when it takes an action."""

    seat: int
    observation: list[int]
    mask: int
    action: int


class ObservedTable(TracedTable):
    """A table that also stores what a seat observes whenever it takes an action."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.seen: list[Seen] = []

    def act(self, seat: int, action: int) -> list[list[int]]:
        """Take an action, and store what its seat observed."""
        game, state = self.game, self.state
        if seat != state.turn:  # a call while all seats may call; it stands as if the seat had been asked
            state = copied(state)
            state.turn = seat
        seen = Seen(seat, observation(game, state, seat), int(game.legal(state)), action)
        rows = super().act(seat, action)
        self.seen.append(seen)
        return rows


def decisions(match: Match) -> Iterator[Decision]:
    """Find the decisions of a match by playing its record again.

    Args:
        match: The match, which is over; whether bots or people have played it does not matter.

    Yields:
        The decisions, in order.

    Raises:
        EnvironmentNotReady: If the match is not over.
        BadRecord: If the record of a match that was not verified does not follow the rules.

    Example:
        >>> from hachiya import play
        >>> from hachiya.envs.data.decisions import decisions
        >>> rows = [*decisions(play("hachiju", seed=8))]
        >>> len(rows), rows[-1].deal, rows[-1].match_result
        (252, 12, [900, -1480, 580])
    """
    if not match.over:
        raise EnvironmentNotReady(say.match_goes_on())
    (replay,) = replays(number_events(match.events), table=ObservedTable)
    table = cast(ObservedTable, replay.table)
    deals = traced_match(replay).deals
    standings = [*(_standing(table, deal.state) for deal in deals), _standing(table, table.state)]
    result = [ROOMS[table.game.room].result(table.state, table.rules, seat) for seat in range(table.seats)]
    rest = enumerate(table.seen)
    for number, deal in enumerate(deals, 1):
        won = [after - before for before, after in zip(standings[number - 1], standings[number], strict=True)]
        for call in deal.calls:
            if isinstance(call, ActionTaken):
                place, seen = next(rest)
                yield Decision(number, place, *seen, won, result)


def _standing(table: Table, state: Any) -> list[int]:
    """By seat, what it has won in the match so far."""
    worth = ROOMS[table.game.room].worth
    return [worth(state, table.rules, seat) for seat in range(table.seats)]
