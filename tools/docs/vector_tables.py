"""The worked examples as their data has them: number, what it is about, in which games, and what each seat wins."""

import re
from collections.abc import Iterator
from pathlib import Path

DATA = Path(__file__).parents[2] / "tests" / "vectors" / "data"
GAME = re.compile(r"^game (\S+)")
NOTE = re.compile(r'^note "(?P<number>D\d+) (?P<about>[^:"]+)(?:: (?P<claim>[^"]+))?"$', re.MULTILINE)
ALIKE = re.compile(r'^note "alike in ([^"]+)"$', re.MULTILINE)


def tables(numbers: str) -> str:
    """The examples from one number to another, a row for each match."""
    first, _, last = numbers.partition("-")
    rows = [row for number in range(int(first), int(last) + 1) for row in _rows(DATA / f"d{number}.fuda")]
    return "\n".join(["| example | about | in | who wins what |", "|---|---|---|---|", *rows]) + "\n"


def _rows(file: Path) -> Iterator[str]:
    text = file.read_text("utf-8") if file.exists() else ""
    for match in re.split(r"^(?=game )", text, flags=re.MULTILINE)[1:]:
        game, note, alike = GAME.match(match), NOTE.search(match), ALIKE.search(match)
        assert game, match
        assert note, match
        games = ", ".join(f"`{name}`" for name in [game[1], *(alike[1].split() if alike else ())])
        yield f"| {note['number']} | {note['about']} | {games} | {note['claim'] or ''} |"
