"""The 得点表 as a table of HTML."""

from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.bashifen.text import NAME_COLUMNS, heads_in_words, pairs_in_words, row_in_words, winners_in_words
from hachiya.words.columns import one_line_text
from hachiya.words.html import HtmlPage, HtmlRow, HtmlTable
from hachiya.words.notebook import Html
from hachiya.words.voice import Voice


def html(sheet: LevelSheet, language: str) -> Html:
    """The whole 得点表 (level sheet) as HTML in a language, by its code."""
    voice = Voice(language, [one_line_text(name, NAME_COLUMNS) for name in sheet.names])
    number, *others = heads_in_words(voice)
    heads = [number, *([""] * 4), *others]
    over = [("", 1), *((pair, 2) for pair in pairs_in_words(voice)), ("", 3)]
    rows = [HtmlRow(row_in_words(deal, voice)) for deal in sheet.deals]
    page = HtmlPage(language)
    page.table(HtmlTable(heads, [rows], numbers=(0,), words=(len(heads) - 1,), over=over))
    if sheet.result is not None:
        page.head(winners_in_words(sheet.result, voice))
    return page.html()
