"""The 得点表 as plain text in columns."""

from hachiya.explain.bashifen.sheet import DealRow, LevelSheet, Result
from hachiya.games.bashifen.cards import SUIT_SIGNS, SUITS
from hachiya.games.bashifen.state import PAIRS, SEATS
from hachiya.words.arguments import Seat
from hachiya.words.columns import align_left, align_right, one_line_text, width
from hachiya.words.message import Message
from hachiya.words.say import stages as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 12


def text(sheet: LevelSheet, language: str) -> str:
    """The whole 得点表 (level sheet) as text in a language, by its code."""
    voice = Voice(language, [one_line_text(name, NAME_COLUMNS) for name in sheet.names])
    pairs = pairs_in_words(voice)
    rows = [row_in_words(deal, voice) for deal in sheet.deals]
    roles, afters = (max((width(row[at]) for row in rows for at in places), default=0) for places in ((1, 3), (2, 4)))
    group = max(roles + 1 + afters, *map(width, pairs))
    heads = heads_in_words(voice)
    lines = [[heads[0], *pairs, *heads[1:]]]
    for n, *cells, dacha, suit, remark in rows:
        groups = [f"{align_right(cells[at], roles)} {align_left(cells[at + 1], afters)}" for at in (0, 2)]
        lines.append([n, *groups, dacha, suit, remark])
    columns = [max(width(line[at]) for line in lines) for at in range(5)]
    columns[1] = columns[2] = group
    texts = []
    for n, *cells, remark in lines:
        padded = [align_left(cell, columns[at]) for at, cell in enumerate(cells, 1)]
        texts.append(" | ".join([align_right(n, columns[0]), *padded, remark]).rstrip())
    rule = "-" * max(map(width, texts))
    foot = []
    if sheet.result is not None:
        foot = [rule, winners_in_words(sheet.result, voice)]
    return "\n".join([texts[0], rule, *texts[1:], *foot]) + "\n"


def pairs_in_words(voice: Voice) -> list[str]:
    """The names of both pairs."""
    return [voice.say(say.pair(people=[Seat(seat) for seat in range(pair, SEATS, PAIRS)])) for pair in range(PAIRS)]


def heads_in_words(voice: Voice) -> list[str]:
    """The heads over deal, dealer (ダーチャ), trumps and remark."""
    return [voice.say(head) for head in (say.deal(), say.dacha(), say.trumps(), say.remark())]


def winners_in_words(result: Result, voice: Voice) -> str:
    """The sentence about the winners."""
    return voice.say(say.winners(people=[*map(Seat, result.winners)]))


def row_in_words(deal: DealRow, voice: Voice) -> list[str]:
    """The cells of a row as text: number, role and level of each pair, dealer (ダーチャ), trumps, remark."""
    cells = [voice.say(part) if part else "" for cell in deal.pairs for part in (cell.played, cell.after)]
    dacha = "" if deal.dacha is None else voice.names[deal.dacha]
    remark = voice.say(say.remarks(remarks=deal.remarks)) if deal.remarks else ""
    return [str(deal.n), *cells, dacha, _trumps(deal.trumps, voice), remark]


def _trumps(suit: str, voice: Voice) -> str:
    none: dict[str, Message | None] = {"": None, "none": say.no_suit()}
    if suit not in none:
        return SUIT_SIGNS[SUITS.index(suit)]
    message = none[suit]
    return voice.say(message) if message else ""
