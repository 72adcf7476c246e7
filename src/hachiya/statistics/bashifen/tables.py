"""The tables of a player's statistics in 八十分."""

from collections.abc import Mapping

from hachiya.games.game import Game
from hachiya.odds.level_draws import DRAWS, joker_pair_chance, level_pair_chance
from hachiya.odds.tables import Head
from hachiya.statistics.bashifen.counting import AGAINST, DEALING, LEVELS
from hachiya.statistics.common_tables import ODDS, SHARE, TIMES, course, winnings
from hachiya.statistics.counts import Counts
from hachiya.statistics.intervals import Moments
from hachiya.statistics.tables import Figure, Place, Table, mean, row, share, times
from hachiya.words.say import stats as say


def total_won(_game: Game, counts: Counts) -> float:
    """Return the levels that a player has won in all counted deals."""
    return counts.won.get(LEVELS, Moments()).total


def tables(_game: Game, counts: Counts) -> tuple[Table, ...]:
    """Make the tables of a player's statistics."""
    number = counts.numbers
    won = {LEVELS: say.a_deal(unit=say.levels()), DEALING: say.as_dealer(), AGAINST: say.as_opponent()}
    return (
        winnings("levels", won, counts),
        course(counts, {"declared": say.declared()}),
        _sides(number),
        _drawn(number),
        _leads(number),
    )


def overview(_game: Game) -> tuple[Place, ...]:
    """List the figures that a comparison of many players shows as its columns."""
    return (
        Place(say.matches(), "course", "matches", "times"),
        Place(say.deals(), "course", "deals", "times"),
        Place(say.a_deal(unit=say.levels()), "winnings", LEVELS, "mean"),
        Place(say.as_dealer(), "winnings", DEALING, "mean"),
        Place(say.as_opponent(), "winnings", AGAINST, "mean"),
        Place(say.throws(), "leads", "throws", "share"),
        Place(say.failed_leads(), "leads", "failed", "times"),
    )


def _sides(number: Mapping[str, int]) -> Table:
    columns = (TIMES, Head("won", say.deals_won()), Head("points", say.opponents_points()))
    sides = {"dealing": say.as_dealer(), "against": say.as_opponent()}
    rows = tuple(
        row(
            Head(side, title),
            (
                times(number[side]),
                share(number[f"{side}-won"], number[side]),
                mean("number", number[f"{side}-points"], number[side]),
            ),
        )
        for side, title in sides.items()
    )
    return Table("sides", say.sides(), columns, rows)


def _drawn(number: Mapping[str, int]) -> Table:
    pairs = {
        "stage-pair": (say.stage_pair(), level_pair_chance(DRAWS)),
        "joker-pair": (say.joker_pair(), joker_pair_chance(DRAWS)),
    }
    rows = tuple(
        row(
            Head(key, title),
            (
                times(number[f"held-{key}"]),
                share(number[f"held-{key}"], number["hands"]),
                Figure("share", float(chance)),
            ),
        )
        for key, (title, chance) in pairs.items()
    )
    return Table("drawn", say.drawn(), (TIMES, SHARE, ODDS), rows)


def _leads(number: Mapping[str, int]) -> Table:
    """Leads and tricks; for a deal entered by a `tally` only a wrong throw that ended it is known."""
    hands, deals = number["hands"], number["deals"]
    rows = (
        row(Head("leads", say.leads()), _of(number["leads"], None, hands)),
        row(Head("throws", say.throws()), _of(number["throws"], number["leads"], hands)),
        row(Head("failed", say.failed_leads()), _of(number["failed"], None, deals)),
        row(Head("tricks", say.tricks()), _of(number["tricks"], None, hands)),
        row(Head("trick-points", say.trick_points()), _of(number["trick-points"], None, hands)),
    )
    return Table("leads", say.leading(), (TIMES, SHARE, Head("each", say.a_deal_each())), rows)


def _of(number: int, whole: int | None, deals: int) -> tuple[Figure, ...]:
    """A number, its share of the whole if there is one, and its mean per deal."""
    return times(number), share(number, whole or 0), mean("number", number, deals)
