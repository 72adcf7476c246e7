"""The report of the figures of `measured`, each with its unit."""

from collections.abc import Mapping
from typing import Any

from bench.contests import SANNIN
from bench.measured import ENGINE


def in_words(result: Mapping[str, Any]) -> str:
    """The report as text."""
    rows = [", ".join(f"{name} {value}" for name, value in result["machine"].items())]
    rows.append("Medians, on one core, per CPU-second. A decision is one step by a seat, forced ones included;")
    rows.append("at bashifen each card of a play is one, and the end of a lead too.")
    yardstick = result["games"][str(SANNIN)]
    for name, game in result["games"].items():
        rows += _game_rows(name, game, yardstick)
    rows += [_row(f"sannin, {name}", f"{value:,.0f} decisions/s") for name, value in result["c"].items()]
    if not result["c"]:
        why = "no gcc, clang or cc found" if "compiled" in yardstick else "no compiled engine to measure beside it"
        rows.append(f"C program left out: {why}")
    rows += [_row(name, f"{value:,.0f} decisions/s") for name, value in result["peers"].items()]
    if not result["peers"]:
        rows.append("peers not measured (install the extra: pip install 'hachiya[bench]')")
    for what, title in (("copies", "copy and step, a row of {}"), ("batches", "a state in a batch of {}")):
        for size in result.get(what, ()):
            rows += _state_rows(title.format(f"{size['states']:,}"), size)
    rows += [_row(f"a state, {name}", f"{size:,} bytes") for name, size in result["state_bytes"].items()]
    rows += [_row(f"{name} for one seat", f"{value:,.1f} µs") for name, value in result["latency_us"].items()]
    for name, start in result.get("compile_s", {}).items():
        seconds = f"{start['call']:.2f} s (after {start['imports']:.2f} s of imports)"
        rows.append(_row(f"first call of playouts, {name}", seconds))
    return "\n".join(rows)


def _game_rows(name: str, game: Mapping[str, Any], yardstick: Mapping[str, Any]) -> list[str]:
    """The rows of a game: its speed, and ratios to other programs and to the yardstick."""
    rows = [_row(f"{name}, compiled random play", "not measured: Numba is missing or HACHIYA_PURE is set")]
    if "compiled" in game:
        rows = [
            _row(f"{name}, compiled random play", f"{game['compiled']:,.0f} decisions/s"),
            _row("", f"{game['deals']:,.0f} deals/s"),
            *(_row("", f"{times:.2f} × {other}") for other, times in game["times"].items()),
            _row("", f"{yardstick['compiled'] / game['compiled']:.2f} × the time of a decision of {SANNIN}"),
        ]
    return [
        *rows,
        _row(f"{name}, plain random play", f"{game['plain']:,.0f} decisions/s"),
        _row("", f"{1e6 / game['plain']:.1f} µs a decision"),
        _row("", f"{yardstick['plain'] / game['plain']:.2f} × the time of a decision of {SANNIN}"),
    ]


def _state_rows(what: str, size: Mapping[str, Any]) -> list[str]:
    """The rows of the time of a decision in many states, and of the engine's speed relative to other programs."""
    rows = [_row(what, f"{size['ns'][ENGINE]:.1f} ns")]
    for other, times in size["times"].items():
        rows.append(_row("", f"{times:.2f} × {other} ({size['ns'][other]:.1f} ns)"))
    return rows


def _row(what: str, figure: str) -> str:
    return f"{what:<48}{figure}"
