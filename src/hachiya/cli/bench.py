"""`hachiya bench engine`: the figures of `bench/RESULTS.md`, measured here and now."""

import json
import platform
from collections.abc import Iterable
from statistics import median
from typing import Any

from hachiya import __version__
from hachiya.cli.measure import (
    CONTESTS,
    SANNIN,
    Speed,
    Start,
    deal_redaction_latency,
    plain_play,
    random_play,
    redaction_latency,
    snapshot_latency,
    starts,
)
from hachiya.cli.peers import Euchre
from hachiya.engine.jit import COMPILED

RUNS = 7
PEER = "open_spiel euchre playout"
WHOLE_GAME = "open_spiel euchre whole game"


def report(as_json: bool) -> None:
    """Measure and print, in words or as one line of JSON."""
    found = measured()
    print(json.dumps(found) if as_json else in_words(found))


def measured(runs: int = RUNS, seconds: float = 0.5, compile_times: bool = True) -> dict[str, Any]:
    """Medians of `runs` runs of about `seconds` of CPU time each. What cannot be measured here is absent."""
    compiled, peers = _engine_and_peers(runs, seconds)
    plain = {
        str(contest): {"plain": median(plain_play(seconds, run, contest).decisions for run in range(runs))}
        for contest in CONTESTS
    }
    games = {name: {**compiled.get(name, {}), **figures} for name, figures in plain.items()}
    found: dict[str, Any] = {"games": games, "peers": peers}
    found["latency_us"] = {
        "redacted event": median(redaction_latency(seconds / 2, run) for run in range(runs)),
        "redacted deal": median(deal_redaction_latency(seconds / 2, run) for run in range(runs)),
        "snapshot": median(snapshot_latency(seconds / 2, run) for run in range(runs)),
    }
    if COMPILED and compile_times:
        first, cached = starts(runs)
        found["compile_s"] = {"compiling": _start([first]), "from the disk cache": _start(cached)}
    found["machine"] = machine()
    return found


def _engine_and_peers(runs: int, seconds: float) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """Compiled play of every game and the peer in turns, so that all have the same machine."""
    try:
        euchre = Euchre(seed=1)
    except ImportError:
        euchre = None
    speeds: dict[str, list[Speed]] = {}
    peers = []
    for run in range(runs):
        for contest in CONTESTS if COMPILED else ():
            speeds.setdefault(str(contest), []).append(random_play(seconds, run, contest))
        if euchre:
            peers.append(euchre.run(seconds))
    ours = {
        name: {
            "compiled": median(speed.decisions for speed in found),
            "deals": median(speed.deals for speed in found),
        }
        for name, found in speeds.items()
    }
    theirs = {}
    if peers:
        theirs = {
            PEER: median(peer.playout for peer in peers),
            WHOLE_GAME: median(peer.whole_game for peer in peers),
        }
    return ours, theirs


def _start(found: Iterable[Start]) -> dict[str, float]:
    runs = list(found)
    return {"imports": median(start.imports for start in runs), "call": median(start.call for start in runs)}


def machine() -> dict[str, str]:
    """What ran: versions and processor."""
    return {
        "hachiya": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "numba": _version("numba"),
        "open_spiel": _version("open_spiel"),
        "system": platform.platform(),
        "processor": _processor(),
    }


def _version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:  # noqa: PTH123 (Linux only)
            names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return f"{names[0]}, {len(names)} cores" if names else platform.processor()


def in_words(found: dict[str, Any]) -> str:
    """The report for people; every figure with its unit."""
    rows = [", ".join(f"{name} {value}" for name, value in found["machine"].items())]
    rows.append("Medians, on one core, per CPU-second. A decision is one step by a seat, forced ones included;")
    rows.append("at bashifen each card of a play is one, and the end of a lead too.")
    yardstick = found["games"][str(SANNIN)]
    for name, game in found["games"].items():
        rows += _game_rows(name, game, yardstick)
    rows += [_row(f"{name} for one seat", f"{value:,.1f} µs") for name, value in found["latency_us"].items()]
    for name, start in found.get("compile_s", {}).items():
        seconds = f"{start['call']:.2f} s (after {start['imports']:.2f} s of imports)"
        rows.append(_row(f"first call of playouts, {name}", seconds))
    if found["peers"]:
        rows += [_row(name, f"{value:,.0f} decisions/s") for name, value in found["peers"].items()]
    else:
        rows.append("peers not measured (install the extra: pip install 'hachiya[bench]')")
    return "\n".join(rows)


def _game_rows(name: str, game: dict[str, float], yardstick: dict[str, float]) -> list[str]:
    """The speed of one game, and how much longer than in the yardstick a decision takes."""
    rows = [_row(f"{name}, compiled random play", "not measured: Numba is missing or HACHIYA_PURE is set")]
    if "compiled" in game:
        rows = [
            _row(f"{name}, compiled random play", f"{game['compiled']:,.0f} decisions/s"),
            _row("", f"{game['deals']:,.0f} deals/s"),
            _row("", f"{yardstick['compiled'] / game['compiled']:.2f} × the time of a decision of {SANNIN}"),
        ]
    return [
        *rows,
        _row(f"{name}, plain random play", f"{game['plain']:,.0f} decisions/s"),
        _row("", f"{1e6 / game['plain']:.1f} µs a decision"),
        _row("", f"{yardstick['plain'] / game['plain']:.2f} × the time of a decision of {SANNIN}"),
    ]


def _row(what: str, figure: str) -> str:
    return f"{what:<48}{figure}"
