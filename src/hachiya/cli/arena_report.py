"""The results of an arena as text."""

from collections.abc import Mapping, Sequence

from hachiya.bots.arena.summary import Conduct, Outcome, Result, Summary
from hachiya.bots.names import bot_name
from hachiya.games.registry import find
from hachiya.statistics.intervals import Interval, half_width
from hachiya.words.message import Message
from hachiya.words.rows import align_columns
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


def report(summary: Summary, lang: str) -> str:
    """Write the whole report as text, table by table."""
    voice = Voice(lang)
    units = list(dict.fromkeys(result.unit for result in summary.results))
    parts = [[_title(summary, voice)]]
    for unit in units:
        results = [result for result in summary.results if result.unit == unit]
        parts.append([_unit_title(unit, voice), *align_columns(_pairs(results, voice))])
        if len(summary.job.names) > 2:
            parts.append(align_columns(_cross(summary.job.names, results)))
    played = UNITS[units[-1]]
    bids = {name: conduct.bids for name, conduct in summary.conduct.items() if conduct.bids}
    if bids:
        parts.append([voice.say(say.bids()), *align_columns(_outcomes(bids, BIDS, played, voice))])
    for name, conduct in summary.conduct.items():
        if conduct.tenths:
            parts.append(
                [voice.say(say.bids_of(bot=bot_name(name))), *align_columns(_expectations(conduct, played, voice))]
            )
    choices = {name: conduct.sage for name, conduct in summary.conduct.items() if conduct.sage}
    if choices:
        parts.append([voice.say(say.could_go_on()), *align_columns(_outcomes(choices, AFTER_A_YAKU, played, voice))])
    parts.append(align_columns(_times(summary, voice)))
    return "\n\n".join("\n".join(part) for part in parts)


def _title(summary: Summary, voice: Voice) -> str:
    job = summary.job
    options = "".join(f" {name}={value}" for name, value in job.options.items())
    title = say.title(game=find(job.game).title, said=options, seats=job.seats, deals=job.deals, seed=str(job.seed))
    return voice.say(title)


def _unit_title(unit: str, voice: Voice) -> str:
    return voice.say(say.unit_title(unit=UNITS[unit]))


def _pairs(results: Sequence[Result], voice: Voice) -> Rows:
    head = (say.bot(), say.against(), say.mean(), say.interval(), say.sd(), say.deals())
    rows = [[*map(voice.say, head)]]
    for a, b, _, interval in results:
        bounds = "–" if interval.low is None else f"{interval.low:+.3f} … {interval.high:+.3f}"
        spread = "–" if interval.sd is None else f"{interval.sd:.3f}"
        rows.append([bot_name(a), bot_name(b), f"{interval.mean:+.3f}", bounds, spread, str(interval.blocks)])
    return rows


def _cross(names: Sequence[str], results: Sequence[Result]) -> Rows:
    """The mean of each bot (row) against each other bot (column)."""
    cells = {(a, b): _cell(interval) for a, b, _, interval in results}
    return [
        ["", *map(bot_name, names)],
        *([bot_name(a), *(cells.get((a, b), "") for b in names)] for a in names),
    ]


def _cell(interval: Interval) -> str:
    reach = half_width(interval)
    return f"{interval.mean:+.2f}" + ("" if reach is None else f" ± {reach:.2f}")


def _outcomes(
    outcomes_of_bots: Mapping[str, Mapping[str, Outcome]], words: Mapping[str, Message], unit: Message, voice: Voice
) -> Rows:
    head = (say.bot(), say.choice(), say.times(), say.share(), say.won_afterwards(unit=unit))
    rows = [[*map(voice.say, head)]]
    for name, outcomes in outcomes_of_bots.items():
        total = sum(outcome.times for outcome in outcomes.values())
        rows += [
            [
                bot_name(name),
                voice.say(words[what]),
                str(outcome.times),
                f"{outcome.times / total:.1%}",
                f"{outcome.won:+.2f}",
            ]
            for what, outcome in sorted(outcomes.items(), key=lambda item: list(words).index(item[0]))
        ]
    return rows


def _expectations(conduct: Conduct, unit: Message, voice: Voice) -> Rows:
    head = (say.bid_count(), say.expected(unit=unit), say.won())
    return [
        [*map(voice.say, head)],
        *([str(tenth.bids), f"{tenth.expected:+.2f}", f"{tenth.won:+.2f}"] for tenth in conduct.tenths),
    ]


def _times(summary: Summary, voice: Voice) -> Rows:
    head = [say.bot(), say.milliseconds(), say.slow_milliseconds()]
    # Only hachi-hachi has 法度.
    has_hatto = find(summary.job.game).room == "hachihachi"
    if has_hatto:
        head.append(say.hatto())
    rows = [[*map(voice.say, head)]]
    for name, conduct in summary.conduct.items():
        hatto = [f"{conduct.hatto:.2%}"] if has_hatto else []
        rows.append([bot_name(name), f"{conduct.p50:.3g}", f"{conduct.p95:.3g}", *hatto])
    return rows
