"""The report of a review, as text and as HTML."""

from collections.abc import Iterator, Sequence

from hachiya.games.registry import find
from hachiya.learn.judgements import Accuracy, Judgements, Moment, SeatReview
from hachiya.learn.reason_lines import add_reasons, reason_lines
from hachiya.learn.reasons import amount
from hachiya.learn.speed import BOT
from hachiya.words.arguments import Seat
from hachiya.words.columns import one_line_text
from hachiya.words.html import HtmlPage, HtmlRow, HtmlTable
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.notebook import Html
from hachiya.words.rows import Rows, align_columns, number_columns
from hachiya.words.say import review as say
from hachiya.words.say import stats
from hachiya.words.voice import Voice

NAME_COLUMNS = 20
NOTHING = "–"
KINDS = {
    "bid": say.kind_bid,
    "show": say.kind_show,
    "card": say.kind_card,
    "take": say.kind_take,
    "sage": say.kind_sage,
    "declare": say.kind_declare,
    "bury": say.kind_bury,
    "lead": say.kind_lead,
    "follow": say.kind_follow,
}
"""The titles by `Moment.kind`, in the order of the report."""


def head(review: Judgements) -> Message:
    """The message that heads the report."""
    return say.head(game=find(review.game).title, number=len(review.moments), worlds=review.worlds)


def review_as_text(review: Judgements, lang: str, head: Message) -> str:
    """The report as text in a language, by its code, under a head, without a final line end."""
    voice = _voice(review, lang)
    parts = [
        [voice.say(head)],
        align_columns(_overview(review, voice)),
        [voice.say(say.by_kind()), *align_columns(_by_kind(review.seats, voice))],
        [voice.say(say.course()), *align_columns(_course(review, voice))] if review.deals else [],
        _dearest(review, voice),
        [voice.say(_note())],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def review_as_html(review: Judgements, lang: str) -> Html:
    """The report as HTML in a language, by its code."""
    voice, page = _voice(review, lang), HtmlPage(lang)
    page.head(voice.say(head(review)))
    page.table(_table(_overview(review, voice)))
    page.table(_table(_by_kind(review.seats, voice), voice.say(say.by_kind())))
    if review.deals:
        page.table(_table(_course(review, voice), voice.say(say.course())))
    page.head(voice.say(say.dearest() if review.dearest else say.nothing_dear()))
    for sentence, moment in _dear_moments(review, voice):
        page.paragraph(sentence)
        add_reasons(moment.why, voice, page)
        for line in _for_match(moment, voice):
            page.paragraph(line)
    page.note(voice.say(_note()))
    return page.html()


def _voice(review: Judgements, lang: str) -> Voice:
    return Voice(lang, [one_line_text(sat.name, NAME_COLUMNS) for sat in review.seats])


def _note() -> Message:
    return say.note(bot=name("bot", BOT))


def _table(rows: Rows, caption: str = "") -> HtmlTable:
    heads, *others = rows
    return HtmlTable(heads, [[*map(HtmlRow, others)]], numbers=number_columns(rows), caption=caption)


def _overview(review: Judgements, voice: Voice) -> list[list[str]]:
    heads = [stats.player(), say.won(unit=review.unit), say.luck(), say.skill(), say.lost(), say.good()]
    return [[voice.say(head) for head in heads], *(_of_seat(sat) for sat in review.seats)]


def _of_seat(sat: SeatReview) -> list[str]:
    mean, low, high = sat.skill.mean, sat.skill.low, sat.skill.high
    skill = NOTHING if not sat.deals else f"{mean:+.2f}"
    if low is not None:
        skill += f" ({low:+.2f} … {high:+.2f})"
    return [
        one_line_text(sat.name, NAME_COLUMNS),
        f"{sat.won:+.1f}",
        f"{sat.luck:+.1f}",
        skill,
        f"{sat.loss:.1f}",
        _share(sat),
    ]


def _share(accuracy: Accuracy | SeatReview) -> str:
    return f"{accuracy.good / accuracy.decisions:.0%} ({accuracy.decisions})" if accuracy.decisions else NOTHING


def _by_kind(seats: Sequence[SeatReview], voice: Voice) -> list[list[str]]:
    kinds = [kind for kind in KINDS if any(kind in sat.kinds for sat in seats)]
    rows = [[voice.say(stats.player()), *(voice.say(KINDS[kind]()) for kind in kinds)]]
    for sat in seats:
        cells = [
            f"{_share(sat.kinds[kind])} {sat.kinds[kind].loss:.1f}" if kind in sat.kinds else NOTHING for kind in kinds
        ]
        rows.append([one_line_text(sat.name, NAME_COLUMNS), *cells])
    return rows


def _course(review: Judgements, voice: Voice) -> list[list[str]]:
    rows = [["", *(one_line_text(sat.name, NAME_COLUMNS) for sat in review.seats)]]
    for deal in review.deals:
        cells = [f"{points:+.1f} ({cards:+.1f})" for points, cards in zip(deal.won, deal.luck, strict=True)]
        rows.append([voice.say(find(review.game).deal_name(n=deal.n)), *cells[: len(review.seats)]])
    return rows


def _dearest(review: Judgements, voice: Voice) -> list[str]:
    if not review.dearest:
        return [voice.say(say.nothing_dear())]
    rows = [voice.say(say.dearest())]
    for sentence, moment in _dear_moments(review, voice):
        below = [*reason_lines(moment.why, voice), *_for_match(moment, voice)]
        rows += [f"  {sentence}", *(f"     {line}" for line in below)]
    return rows


def _for_match(moment: Moment, voice: Voice) -> list[str]:
    """The line that says what wins the match, where that is another choice."""
    return [voice.say(moment.for_match.text)] if moment.for_match else []


def _dear_moments(review: Judgements, voice: Voice) -> Iterator[tuple[str, Moment]]:
    """The moments that cost most, each behind the sentence that tells it."""
    for number, place in enumerate(review.dearest, 1):
        moment = review.moments[place]
        message = say.moment(
            n=number,
            chapter=find(review.game).deal_name(n=moment.deal),
            person=Seat(moment.seat),
            choice=moment.chosen.title,
            better=moment.best.title,
            amount=amount(moment.loss, review.unit),
        )
        yield voice.say(message), moment
