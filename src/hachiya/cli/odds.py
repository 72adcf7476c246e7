"""`hachiya odds`: exact odds as tables, as data, or as a picture."""

import csv
import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path

from pydantic import TypeAdapter

from hachiya.cli.output import open_output
from hachiya.odds.odds import Odds
from hachiya.odds.topics import odds
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.say import odds as words
from hachiya.words.voice import say
from hachiya.words.wire import render_messages


def print_odds(
    topic: str,
    game: str | None,
    k: int | None,
    cards: str | None,
    form: str,
    plot: Path | None,
    out: Path | None,
    lang: str,
) -> None:
    """Compute odds and write them to `out` (standard output if None), or draw them into the picture `plot`."""
    answer = odds(topic, game, k, cards)
    if plot:
        from hachiya.cli.odds_plot import plot as draw

        draw(answer, plot, lang)
        print(say(words.drawn_into(file=str(plot)), lang))
        return
    with open_output(out) as stream:
        stream.write(_FORMS[form](answer, lang).encode())


def odds_as_json(odds: Odds, _lang: str) -> str:
    """Write odds as JSON, with titles in every language."""
    plain = TypeAdapter(Odds).dump_python(odds, mode="json")
    return json.dumps(render_messages(plain, _in_every_language), ensure_ascii=False, indent=1) + "\n"


def _in_every_language(title: Message) -> dict[str, str]:
    return {lang: say(title, lang) for lang in languages()}


def odds_as_csv(odds: Odds, lang: str) -> str:
    """Write odds as CSV, a line for each number."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("table", "row", "column", "measure", "exact", "decimal", "hands", "points"))
    for table in odds.tables:
        for row in table.rows:
            for column, cell in zip(table.columns, row.cells, strict=True):
                place = (table.key, say(row.title, lang), say(column.title, lang))
                writer.writerow((*place, cell.measure, cell.value, cell.nearest, cell.hands, cell.worth))
    return text.getvalue()


_FORMS: Mapping[str, Callable[[Odds, str], str]] = {
    "": lambda odds, lang: f"{odds.text(lang)}\n",
    "--json": odds_as_json,
    "--csv": odds_as_csv,
}
