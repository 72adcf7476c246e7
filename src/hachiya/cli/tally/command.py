"""`hachiya tally`: opens or continues a tally, and stores its record after every deal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from hachiya.cli.tally.keeper import Keeper
from hachiya.cli.tally.record_file import RecordFile
from hachiya.games.game import Game
from hachiya.tally.tally import Tally


class TallyPlan(NamedTuple):
    """A match at a real table: its game, players, first dealer, and the file of its record."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    names: Sequence[str] | None
    dealer: int
    record: Path | None


def tally(plan: TallyPlan, lang: str) -> None:
    """Keep the score of a match; a record that is there already is continued."""
    file = RecordFile(plan.record) if plan.record else None
    if plan.record and plan.record.exists():
        kept = Tally.load(plan.record, dealer=plan.dealer)
    else:
        kept = Tally(plan.game, plan.options, seats=plan.seats, names=plan.names, dealer=plan.dealer)
    console = Console(highlight=False, markup=False, emoji=False)
    Keeper(console, kept, lang, file.store if file else lambda _: None).keep()
