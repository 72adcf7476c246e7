"""The tables that the statistics of every game have."""

from hachiya.odds.tables import Head
from hachiya.statistics.counts import Counts
from hachiya.statistics.intervals import Moments
from hachiya.statistics.tables import Measure, Table, mean_with_interval, row, share, times
from hachiya.words.message import Message
from hachiya.words.say import stats as say

TIMES = Head("times", say.times())
SHARE = Head("share", say.share())
NO_SHARE = share(0, 0)
ODDS = Head("odds", say.odds())


def winnings(measure: Measure, rows: dict[str, Message], counts: Counts, whole: int = 1) -> Table:
    """Make the table of a player's average winnings, with a row for each key of `rows`.

    `rows` maps the names under which winnings are counted to their titles; `whole` is the number of points in a unit.
    """
    columns = (Head("mean", say.mean()), Head("number", say.number()), Head("blocks", say.blocks()))
    moments = [(Head(name, title), counts.won.get(name, Moments())) for name, title in rows.items()]
    return Table(
        "winnings",
        say.winnings(),
        columns,
        tuple(
            row(head, (mean_with_interval(measure, won, whole), times(won.deals), times(won.blocks)))
            for head, won in moments
        ),
    )


def course(counts: Counts, deals: dict[str, Message]) -> Table:
    """Make the table of a player's matches and deals: how many there were, and how many were won.

    `deals` maps the keys of further numbers of deals to their titles.
    """
    number = counts.numbers
    matches, played = number["matches"], number["deals"]
    rows = [
        row(Head("matches", say.matches()), (times(matches), NO_SHARE)),
        row(Head("finished", say.finished()), (times(number["finished"]), share(number["finished"], matches))),
        row(Head("won", say.matches_won()), (times(number["won"]), share(number["won"], number["finished"]))),
        row(Head("deals", say.deals()), (times(played), NO_SHARE)),
        row(Head("deals-won", say.deals_won()), (times(number["deals-won"]), share(number["deals-won"], played))),
        *(row(Head(key, title), (times(number[key]), share(number[key], played))) for key, title in deals.items()),
    ]
    return Table("course", say.course(), (TIMES, SHARE), tuple(rows))
