"""Tables and paragraphs as HTML, for notebooks and pages.

The HTML has no colours of its own: ink, ground and lines are those of the page around it, light or dark.
"""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import accumulate

from hachiya.words.notebook import Html

# The name stands twice in a rule where the sheets of notebooks have rules for every table.
_STYLE = """
.hachiya { line-height: 1.45; overflow-x: auto }
.hachiya.hachiya table { border: 0; border-collapse: collapse; color: inherit; font: inherit;
  font-variant-numeric: tabular-nums; margin: .4em 0 1em; width: auto }
.hachiya.hachiya caption { caption-side: top; color: inherit; font-weight: 600; padding: .3em 0; text-align: start;
  white-space: nowrap }
.hachiya.hachiya tr:nth-child(n) { background: none }
.hachiya.hachiya :is(th, td) { border: 0; max-width: none; padding: .15em .7em; text-align: start;
  vertical-align: baseline; white-space: nowrap }
.hachiya.hachiya :is(th, td).words { max-width: 34em; min-width: 12em; white-space: normal }
.hachiya.hachiya tbody th { font-weight: inherit }
.hachiya.hachiya :is(th, td).number { text-align: end }
.hachiya.hachiya :is(th, td).first { border-inline-start: 1px solid color-mix(in srgb, currentColor 18%, transparent) }
.hachiya.hachiya tbody { border-top: 1px solid color-mix(in srgb, currentColor 35%, transparent) }
.hachiya.hachiya tbody tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 10%, transparent) }
.hachiya.hachiya tbody tr.marked:nth-child(n) { background: color-mix(in srgb, currentColor 9%, transparent) }
.hachiya.hachiya tbody tr.marked th { font-weight: 600 }
.hachiya.hachiya tr.struck td.number { opacity: .7; text-decoration: line-through }
.hachiya.hachiya :is(p, ul) { margin: .3em 0 }
.hachiya.hachiya p.head { font-weight: 600 }
.hachiya.hachiya p.note { font-size: .9em; opacity: .8 }
.hachiya.hachiya ul { padding-inline-start: 1.4em }
"""


@dataclass(frozen=True)
class HtmlRow:
    """A row of a table; its first cell is its head, and a cell may have several lines."""

    cells: Sequence[str]
    marked: bool = False
    struck: bool = False


@dataclass
class HtmlTable:
    """A table: heads over groups of rows, with a line between two groups."""

    heads: Sequence[str]
    groups: Sequence[Sequence[HtmlRow]]
    numbers: Container[int] = ()
    """The places of the columns with numbers, which are aligned right."""
    words: Container[int] = ()
    """The places of the columns with sentences, which may take several lines."""
    caption: str = ""
    over: Sequence[tuple[str, int]] = ()
    """Heads over the heads, each with the number of its columns; a line stands between two of them."""
    _edges: set[int] = field(default_factory=set)

    def html(self) -> str:
        """The table as HTML."""
        caption = f"<caption>{escape(self.caption)}</caption>" if self.caption else ""
        starts = [*accumulate((columns for _, columns in self.over), initial=0)]
        self._edges = {*starts[1:]}
        over = "".join(
            f'<th colspan="{columns}"{_class("first" * (at in self._edges))}>{escape(text)}</th>'
            for at, (text, columns) in zip(starts, self.over, strict=False)
        )
        heads = "".join(f'<th scope="col"{self._classes(at)}>{_lines(text)}</th>' for at, text in enumerate(self.heads))
        above = f"<tr>{over}</tr>" if over else ""
        groups = "".join(f"<tbody>{''.join(map(self._row, rows))}</tbody>" for rows in self.groups if rows)
        return f"<table>{caption}<thead>{above}<tr>{heads}</tr></thead>{groups}</table>"

    def _row(self, row: HtmlRow) -> str:
        head, *cells = row.cells
        texts = [f"<td{self._classes(at)}>{_lines(text)}</td>" for at, text in enumerate(cells, 1)]
        marks = _class("marked" * row.marked, "struck" * row.struck)
        return f'<tr{marks}><th scope="row"{self._classes(0)}>{_lines(head)}</th>{"".join(texts)}</tr>'

    def _classes(self, at: int) -> str:
        return _class("number" * (at in self.numbers), "words" * (at in self.words), "first" * (at in self._edges))


def _class(*names: str) -> str:
    classes = " ".join(filter(None, names))
    return f' class="{classes}"' if classes else ""


def _lines(text: str) -> str:
    return "<br>".join(map(escape, text.split("\n")))


@dataclass
class HtmlPage:
    """A page in a language, written from its head downwards."""

    lang: str
    _parts: list[str] = field(default_factory=list)

    def head(self, text: str) -> None:
        """Write a line that heads what follows."""
        self._parts.append(f'<p class="head">{escape(text)}</p>')

    def paragraph(self, text: str) -> None:
        """Write a paragraph."""
        self._parts.append(f"<p>{escape(text)}</p>")

    def note(self, text: str) -> None:
        """Write a paragraph in small letters."""
        self._parts.append(f'<p class="note">{escape(text)}</p>')

    def items(self, texts: Iterable[str]) -> None:
        """Write a list."""
        self._parts.append(f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>")

    def table(self, table: HtmlTable) -> None:
        """Write a table."""
        self._parts.append(table.html())

    def html(self) -> Html:
        """The whole page as HTML."""
        return Html(f'<div class="hachiya" lang="{self.lang}"><style>{_STYLE}</style>{"".join(self._parts)}</div>\n')
