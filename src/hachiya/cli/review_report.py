"""A review for people."""

from collections.abc import Sequence

from hachiya.cli.rows import in_columns
from hachiya.games.registry import find
from hachiya.learn.reasons import amount
from hachiya.learn.review import Accuracy, Review, Sat
from hachiya.learn.speed import BOT
from hachiya.words.arguments import Seat
from hachiya.words.columns import clean
from hachiya.words.message import Message
from hachiya.words.names import name
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
"""By `Moment.kind`, in the order in which they are told."""


def report(number: int, found: Review, lang: str) -> str:
    """All that is told of one match."""
    voice = Voice(lang, [clean(sat.name, NAME_COLUMNS) for sat in found.seats])
    head = say.head(game=find(found.game).title, number=len(found.moments), worlds=found.worlds)
    parts = [
        [voice.say(say.of_match(n=number, what=head))],
        in_columns(_overview(found, voice)),
        [voice.say(say.by_kind()), *in_columns(_by_kind(found.seats, voice))],
        [voice.say(say.course()), *in_columns(_course(found, voice))] if found.deals else [],
        _dearest(found, voice),
        [voice.say(say.note(bot=name("bot", BOT)))],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n\n"


def _overview(found: Review, voice: Voice) -> list[list[str]]:
    heads = [stats.player(), say.won(unit=found.unit), say.luck(), say.skill(), say.lost(), say.good()]
    return [[voice.say(head) for head in heads], *(_of_seat(sat) for sat in found.seats)]


def _of_seat(sat: Sat) -> list[str]:
    skill = sat.skill
    told = NOTHING if not sat.deals else f"{skill.mean:+.2f}"
    if skill.low is not None:
        told += f" ({skill.low:+.2f} … {skill.high:+.2f})"
    return [
        clean(sat.name, NAME_COLUMNS),
        f"{sat.won:+.1f}",
        f"{sat.luck:+.1f}",
        told,
        f"{sat.loss:.1f}",
        _share(sat),
    ]


def _share(found: Accuracy | Sat) -> str:
    return f"{found.good / found.decisions:.0%} ({found.decisions})" if found.decisions else NOTHING


def _by_kind(seats: Sequence[Sat], voice: Voice) -> list[list[str]]:
    there = [kind for kind in KINDS if any(kind in sat.kinds for sat in seats)]
    rows = [[voice.say(stats.player()), *(voice.say(KINDS[kind]()) for kind in there)]]
    for sat in seats:
        cells = [
            f"{_share(sat.kinds[kind])} {sat.kinds[kind].loss:.1f}" if kind in sat.kinds else NOTHING for kind in there
        ]
        rows.append([clean(sat.name, NAME_COLUMNS), *cells])
    return rows


def _course(found: Review, voice: Voice) -> list[list[str]]:
    rows = [["", *(clean(sat.name, NAME_COLUMNS) for sat in found.seats)]]
    for deal in found.deals:
        cells = [f"{points:+.1f} ({cards:+.1f})" for points, cards in zip(deal.won, deal.luck, strict=True)]
        rows.append([voice.say(find(found.game).deal_name(n=deal.n)), *cells[: len(found.seats)]])
    return rows


def _dearest(found: Review, voice: Voice) -> list[str]:
    if not found.dearest:
        return [voice.say(say.nothing_dear())]
    rows = [voice.say(say.dearest())]
    for number, place in enumerate(found.dearest, 1):
        moment = found.moments[place]
        told = say.moment(
            n=number,
            chapter=find(found.game).deal_name(n=moment.deal),
            person=Seat(moment.seat),
            choice=moment.chosen.title,
            better=moment.best.title,
            amount=_loss(moment.loss, found.unit),
        )
        rows += [f"  {voice.say(told)}", *(f"     {voice.say(why)}" for why in moment.why)]
    return rows


def _loss(points: float, unit: Message) -> Message:
    """Without a plus."""
    return amount(points, unit, 1, plus="")
