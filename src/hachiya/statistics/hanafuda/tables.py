"""The tables of a player's statistics in a game with flower cards."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.games.hachihachi.game import SANNIN
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.unit import KAN, NegativeStyle
from hachiya.odds.dealt_hands import hand_yaku_chances
from hachiya.odds.hand_tables import NONE
from hachiya.odds.tables import Head
from hachiya.statistics.common_tables import ODDS, SHARE, TIMES, course, winnings
from hachiya.statistics.counts import Counts
from hachiya.statistics.hanafuda.counting import AT_ONE, FAILED, PLAYED, RESULT, STOPPED, SUCCEEDED
from hachiya.statistics.intervals import Moments
from hachiya.statistics.tables import Figure, Measure, Place, Table, mean, row, share, times
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import stats as say


class Money(NamedTuple):
    """The unit in which a game's sums are shown: kan of `whole` points, or points in games without kan."""

    measure: Measure
    unit: Message
    whole: int


def money_of(game: Game) -> Money:
    """Return the unit in which a game's sums are shown."""
    assert game.unit is not None
    plain = game.unit.below is NegativeStyle.PLAIN
    return Money("points", say.points(), 1) if plain else Money("kan", say.kan(), KAN)


def overview(game: Game) -> tuple[Place, ...]:
    """List the figures that a comparison of many players shows as its columns."""
    unit = money_of(game).unit
    hatto = (Place(say.hatto_short(), "paid", "hatto", "share"),) if has_hatto(game) else ()
    return (
        Place(say.matches(), "course", "matches", "times"),
        Place(say.deals(), "course", "deals", "times"),
        Place(say.deal_at_one(unit=unit), "winnings", AT_ONE, "mean"),
        Place(say.deal_as_played(unit=unit), "winnings", PLAYED, "mean"),
        Place(say.sage_tried(), "sage", "sage-tried", "times"),
        Place(say.sage_won(), "sage", SUCCEEDED, "share"),
        *hatto,
        Place(say.fees_short(), "paid", "fees", "share"),
    )


def has_hatto(game: Game) -> bool:
    """Whether the game has the rule of 法度 (throwing a dangerous card costs); only hachi-hachi has it."""
    return game.room == SANNIN.room


def total_won(game: Game, counts: Counts) -> float:
    """Return the points that a player has won: the result of a finished match, else what the deals have paid."""
    won = counts.won.get(RESULT) or counts.won.get(PLAYED) or Moments()
    return won.total / money_of(game).whole


def tables(game: Game, counts: Counts) -> tuple[Table, ...]:
    """Make the tables of a player's statistics in a game."""
    money = money_of(game)
    won = {
        AT_ONE: say.deal_at_one(unit=money.unit),
        PLAYED: say.deal_as_played(unit=money.unit),
        RESULT: say.a_match(unit=money.unit),
    }
    return (
        winnings(money.measure, won, counts, money.whole),
        course(counts, {"played": say.played()}),
        _hand_yaku(game, counts.numbers),
        _made(counts.numbers),
        _going_on(counts.numbers, money),
        _paid(game, counts.numbers, money),
    )


def _hand_yaku(game: Game, number: Mapping[str, int]) -> Table:
    """Hand yaku held as dealt, compared with the odds, and hand yaku shown."""
    hands, deals = number["hands"], number["deals"]
    columns = (TIMES, SHARE, ODDS, Head("shown", say.shown()), Head("shown-share", say.shown_share()))
    rows = []
    for key, chance in hand_yaku_chances(game.name).items():
        held, shown = number[f"held-{key}"], number[f"shown-{key}"]
        nobody_shows = key == NONE.key
        rows.append(
            row(
                Head(key, say.no_yaku()) if nobody_shows else _yaku(key),
                (
                    times(held),
                    share(held, hands),
                    Figure("share", float(chance)),
                    Figure("times", None) if nobody_shows else times(shown),
                    Figure("share", None) if nobody_shows else share(shown, deals),
                ),
            )
        )
    return Table("hand-yaku", say.hand_yaku(), columns, tuple(rows))


def _made(number: Mapping[str, int]) -> Table:
    """Yaku made in play; their odds are unknown, for they depend on how all seats play."""
    keys = [yaku.name.lower() for yaku in Yaku]
    numbers = [(key, number[f"made-{key}"]) for key in keys if number[f"made-{key}"]]
    rows = tuple(row(_yaku(key), (times(made), share(made, number["played"]))) for key, made in numbers)
    return Table("made", say.made(), (TIMES, Head("share", say.share_of_played())), rows)


def _going_on(number: Mapping[str, int], money: Money) -> Table:
    tried = (SUCCEEDED, FAILED)
    total, went_on = number[STOPPED] + sum(number[key] for key in tried), sum(number[key] for key in tried)
    columns = (TIMES, SHARE, Head("won", say.won_afterwards(unit=money.unit)))
    lines = (
        (Head(STOPPED, say.stopped()), (STOPPED,), total),
        (Head("sage-tried", say.tried()), tried, total),
        (Head(SUCCEEDED, say.succeeded()), (SUCCEEDED,), went_on),
        (Head(FAILED, say.failed()), (FAILED,), went_on),
    )
    rows = []
    for head, keys, whole in lines:
        count = sum(number[key] for key in keys)
        points, paid = (sum(number[f"{key}-{part}"] for key in keys) for part in ("points", "paid"))
        rows.append(row(head, (times(count), share(count, whole), mean(money.measure, points / money.whole, paid))))
    return Table("sage", say.sage(), columns, tuple(rows))


def _paid(game: Game, number: Mapping[str, int], money: Money) -> Table:
    columns = (TIMES, SHARE, Head("each", say.each_time(unit=money.unit)), Head("all", say.in_all(unit=money.unit)))
    paid = {"fees": say.fees()} | ({"hatto": say.hatto()} if has_hatto(game) else {})
    rows = tuple(
        row(
            Head(key, title),
            (
                times(number[key]),
                share(number[key], number["deals"]),
                mean("number", number[f"{key}-points"] / money.whole, number[key]),
                Figure("number", number[f"{key}-points"] / money.whole),
            ),
        )
        for key, title in paid.items()
    )
    return Table("paid", say.paid(), columns, rows)


def _yaku(key: str) -> Head:
    return Head(key, name("yaku", key))
