"""What an arena has found, for people."""

from collections.abc import Mapping, Sequence

from hachiya.bots.arena.intervals import Interval, half_width
from hachiya.bots.arena.summary import Conduct, Outcome, Result, Summary
from hachiya.cli.language import Words, say
from hachiya.explain.columns import left, right, width
from hachiya.games.registry import find

UNITS = {
    "kan at x1": Words("貫（1倍で）", "kan at ×1"),
    "kan as played": Words("貫（実際の倍率で）", "kan as played"),
    "stages": Words("ステージ", "stages"),
}
BIDS = {
    "mizuten": Words("みずてん", "in unseen (mizuten)"),
    "look": Words("見てから決める", "looks first"),
    "in": Words("出る", "in"),
    "out": Words("下りる", "out"),
    "double": Words("倍", "double"),
    "single": Words("1枚晒す", "shows one"),
    "pair": Words("ペアを晒す", "shows a pair"),
    "jokers": Words("Joペアを晒す", "shows jokers"),
    "pass": Words("晒さない", "shows nothing"),
}
SAGE = {
    "stopped": Words("あがり", "stopped"),
    "succeeded": Words("下げて成功", "went on, made more"),
    "failed": Words("下げて失敗", "went on in vain"),
}

Rows = list[list[str]]


def report(found: Summary, lang: str) -> str:
    """All of it, table by table."""
    units = list(dict.fromkeys(result.unit for result in found.results))
    parts = [[_title(found, lang)]]
    for unit in units:
        results = [result for result in found.results if result.unit == unit]
        parts.append([_unit_title(unit, lang), *_table(_pairs(results, lang))])
        if len(found.job.names) > 2:
            parts.append(_table(_cross(found.job.names, results)))
    played = say(UNITS[units[-1]], lang)
    conduct = found.conduct
    bids = {name: one.bids for name, one in conduct.items() if one.bids}
    if bids:
        parts.append([say(Words("入札", "Bids"), lang), *_table(_outcomes(bids, BIDS, played, lang))])
    for name, one in conduct.items():
        if one.tenths:
            parts.append([_reckoning_title(name, lang), *_table(_reckoning(one, played, lang))])
    sage = {name: one.sage for name, one in conduct.items() if one.sage}
    if sage:
        title = say(Words("下げられるとき", "Where one could go on (下げ)"), lang)
        parts.append([title, *_table(_outcomes(sage, SAGE, played, lang))])
    parts.append(_table(_habits(found, lang)))
    return "\n\n".join("\n".join(part) for part in parts)


def _title(found: Summary, lang: str) -> str:
    job = found.job
    game = find(job.game)
    options = "".join(f" {name}={value}" for name, value in job.options.items())
    return say(
        Words(
            f"{game.ja}{options}、{job.seats}人、{job.deals}局、乱数の種 {job.seed}",
            f"{game.name}{options}, {job.seats} seats, {job.deals} deals, seed {job.seed}",
        ),
        lang,
    )


def _unit_title(unit: str, lang: str) -> str:
    name = UNITS[unit]
    return say(
        Words(
            f"1局あたりの{name.ja}: 1人（組）だけがそのボットで、ほかはすべて相手のとき",
            f"{name.en} a deal: one bot in one side, the other in all others",
        ),
        lang,
    )


def _pairs(results: Sequence[Result], lang: str) -> Rows:
    head = [
        Words("ボット", "bot"),
        Words("相手", "against"),
        Words("平均", "mean"),
        Words("95%区間", "95 % interval"),
        Words("標準偏差", "sd"),
        Words("局", "deals"),
    ]
    rows = [[say(words, lang) for words in head]]
    for a, b, _, found in results:
        bounds = "–" if found.low is None else f"{found.low:+.3f} … {found.high:+.3f}"
        spread = "–" if found.sd is None else f"{found.sd:.3f}"
        rows.append([a, b, f"{found.mean:+.3f}", bounds, spread, str(found.blocks)])
    return rows


def _cross(names: Sequence[str], results: Sequence[Result]) -> Rows:
    """Rows against columns."""
    cells = {(a, b): _cell(found) for a, b, _, found in results}
    return [["", *names], *([a, *(cells.get((a, b), "") for b in names)] for a in names)]


def _cell(found: Interval) -> str:
    reach = half_width(found)
    return f"{found.mean:+.2f}" + ("" if reach is None else f" ± {reach:.2f}")


def _outcomes(found: Mapping[str, Mapping[str, Outcome]], words: Mapping[str, Words], unit: str, lang: str) -> Rows:
    head = [
        Words("ボット", "bot"),
        Words("選択", "choice"),
        Words("回数", "times"),
        Words("割合", "share"),
        Words(f"その後に得た{unit}", f"won afterwards, {unit}"),
    ]
    rows = [[say(each, lang) for each in head]]
    for name, outcomes in found.items():
        total = sum(outcome.times for outcome in outcomes.values())
        rows += [
            [name, say(words[what], lang), str(outcome.times), f"{outcome.times / total:.1%}", f"{outcome.won:+.2f}"]
            for what, outcome in sorted(outcomes.items(), key=lambda item: list(words).index(item[0]))
        ]
    return rows


def _reckoning_title(name: str, lang: str) -> str:
    return say(
        Words(
            f"{name} の入札: 見込みの小さい順に10に分けた、見込みと結果",
            f"Bids of {name}: what it expected and what it won, by tenths of what was expected",
        ),
        lang,
    )


def _reckoning(conduct: Conduct, unit: str, lang: str) -> Rows:
    head = [Words("入札", "bids"), Words(f"見込み、{unit}", f"expected, {unit}"), Words("結果", "won")]
    return [
        [say(words, lang) for words in head],
        *([str(one.bids), f"{one.expected:+.2f}", f"{one.won:+.2f}"] for one in conduct.tenths),
    ]


def _habits(found: Summary, lang: str) -> Rows:
    head = [Words("ボット", "bot"), Words("1手のms p50", "ms a move, p50"), Words("p95", "p95")]
    # Only hachi-hachi knows 法度.
    knows_hatto = find(found.job.game).room == "hachihachi"
    if knows_hatto:
        head.append(Words("法度を払った局", "deals paid for 法度"))
    rows = [[say(words, lang) for words in head]]
    for name, one in found.conduct.items():
        hatto = [f"{one.hatto:.2%}"] if knows_hatto else []
        rows.append([name, f"{one.p50:.3g}", f"{one.p95:.3g}", *hatto])
    return rows


def _table(rows: Rows) -> list[str]:
    """The rows in columns: words on the left, numbers on the right."""
    widths = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    is_number = [all(row[column][:1] in "+-–0123456789" for row in rows[1:]) for column in range(len(rows[0]))]
    return [
        "  "
        + "  ".join(
            (right if number else left)(cell, columns)
            for cell, columns, number in zip(row, widths, is_number, strict=True)
        ).rstrip()
        for row in rows
    ]
