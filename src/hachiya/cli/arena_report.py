"""What an arena has found, for people."""

from collections.abc import Mapping, Sequence

from hachiya.bots.arena.summary import Conduct, Outcome, Result, Summary
from hachiya.bots.names import called
from hachiya.cli.rows import in_columns
from hachiya.games.registry import find
from hachiya.statistics.intervals import Interval, half_width
from hachiya.words.message import Message
from hachiya.words.say import arena as say
from hachiya.words.voice import Voice

UNITS = {
    "kan at x1": say.kan_at_one(),
    "kan as played": say.kan_as_played(),
    "stages": say.stages(),
}
BIDS = {
    "mizuten": say.chose_mizuten(),
    "look": say.chose_look(),
    "in": say.chose_in(),
    "out": say.chose_out(),
    "double": say.chose_double(),
    "single": say.chose_single(),
    "pair": say.chose_pair(),
    "jokers": say.chose_jokers(),
    "pass": say.chose_pass(),
}
AFTER_A_YAKU = {
    "stopped": say.went_stopped(),
    "succeeded": say.went_succeeded(),
    "failed": say.went_failed(),
}

Rows = list[list[str]]


def report(found: Summary, lang: str) -> str:
    """All of it, table by table."""
    voice = Voice(lang)
    units = list(dict.fromkeys(result.unit for result in found.results))
    parts = [[_title(found, voice)]]
    for unit in units:
        results = [result for result in found.results if result.unit == unit]
        parts.append([_unit_title(unit, voice), *in_columns(_pairs(results, voice))])
        if len(found.job.names) > 2:
            parts.append(in_columns(_cross(found.job.names, results)))
    played = UNITS[units[-1]]
    conduct = found.conduct
    bids = {name: one.bids for name, one in conduct.items() if one.bids}
    if bids:
        parts.append([voice.say(say.bids()), *in_columns(_outcomes(bids, BIDS, played, voice))])
    for name, one in conduct.items():
        if one.tenths:
            parts.append([voice.say(say.bids_of(bot=called(name))), *in_columns(_reckoning(one, played, voice))])
    choices = {name: one.sage for name, one in conduct.items() if one.sage}
    if choices:
        parts.append([voice.say(say.could_go_on()), *in_columns(_outcomes(choices, AFTER_A_YAKU, played, voice))])
    parts.append(in_columns(_habits(found, voice)))
    return "\n\n".join("\n".join(part) for part in parts)


def _title(found: Summary, voice: Voice) -> str:
    job = found.job
    options = "".join(f" {name}={value}" for name, value in job.options.items())
    title = say.title(game=find(job.game).title, said=options, seats=job.seats, deals=job.deals, seed=str(job.seed))
    return voice.say(title)


def _unit_title(unit: str, voice: Voice) -> str:
    return voice.say(say.unit_title(unit=UNITS[unit]))


def _pairs(results: Sequence[Result], voice: Voice) -> Rows:
    head = (say.bot(), say.against(), say.mean(), say.interval(), say.sd(), say.deals())
    rows = [[*map(voice.say, head)]]
    for a, b, _, found in results:
        bounds = "–" if found.low is None else f"{found.low:+.3f} … {found.high:+.3f}"
        spread = "–" if found.sd is None else f"{found.sd:.3f}"
        rows.append([called(a), called(b), f"{found.mean:+.3f}", bounds, spread, str(found.blocks)])
    return rows


def _cross(names: Sequence[str], results: Sequence[Result]) -> Rows:
    """Rows against columns."""
    cells = {(a, b): _cell(found) for a, b, _, found in results}
    return [["", *map(called, names)], *([called(a), *(cells.get((a, b), "") for b in names)] for a in names)]


def _cell(found: Interval) -> str:
    reach = half_width(found)
    return f"{found.mean:+.2f}" + ("" if reach is None else f" ± {reach:.2f}")


def _outcomes(
    found: Mapping[str, Mapping[str, Outcome]], words: Mapping[str, Message], unit: Message, voice: Voice
) -> Rows:
    head = (say.bot(), say.choice(), say.times(), say.share(), say.won_afterwards(unit=unit))
    rows = [[*map(voice.say, head)]]
    for name, outcomes in found.items():
        total = sum(outcome.times for outcome in outcomes.values())
        rows += [
            [
                called(name),
                voice.say(words[what]),
                str(outcome.times),
                f"{outcome.times / total:.1%}",
                f"{outcome.won:+.2f}",
            ]
            for what, outcome in sorted(outcomes.items(), key=lambda item: list(words).index(item[0]))
        ]
    return rows


def _reckoning(conduct: Conduct, unit: Message, voice: Voice) -> Rows:
    head = (say.bid_count(), say.expected(unit=unit), say.won())
    return [
        [*map(voice.say, head)],
        *([str(one.bids), f"{one.expected:+.2f}", f"{one.won:+.2f}"] for one in conduct.tenths),
    ]


def _habits(found: Summary, voice: Voice) -> Rows:
    head = [say.bot(), say.milliseconds(), say.slow_milliseconds()]
    # Only hachi-hachi knows 法度.
    knows_hatto = find(found.job.game).room == "hachihachi"
    if knows_hatto:
        head.append(say.hatto())
    rows = [[*map(voice.say, head)]]
    for name, one in found.conduct.items():
        hatto = [f"{one.hatto:.2%}"] if knows_hatto else []
        rows.append([called(name), f"{one.p50:.3g}", f"{one.p95:.3g}", *hatto])
    return rows
