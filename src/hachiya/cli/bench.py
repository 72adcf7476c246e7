"""`hachiya bench engine`: the figures of `bench/RESULTS.md`, measured here and now."""

import json
import platform
from collections.abc import Iterable
from statistics import median
from typing import Any

from hachiya import __version__
from hachiya.cli.measure import (
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
    plain = median(plain_play(seconds, run).decisions for run in range(runs))
    found: dict[str, Any] = {"games": {"sannin": {**compiled, "plain": plain}}, "peers": peers}
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


def _engine_and_peers(runs: int, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """Compiled play and the peer in turns, so that both have the same machine."""
    try:
        euchre = Euchre(seed=1)
    except ImportError:
        euchre = None
    speeds, peers = [], []
    for run in range(runs):
        if COMPILED:
            speeds.append(random_play(seconds, run))
        if euchre:
            peers.append(euchre.run(seconds))
    ours = {}
    if speeds:
        ours = {
            "compiled": median(speed.decisions for speed in speeds),
            "deals": median(speed.deals for speed in speeds),
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
    rows.append("Medians, on one core, per CPU-second. A decision is one step by a seat, forced ones included.")
    sannin = found["games"]["sannin"]
    if "compiled" in sannin:
        rows.append(_row("sannin, compiled random play", f"{sannin['compiled']:,.0f} decisions/s"))
        rows.append(_row("", f"{sannin['deals']:,.0f} deals/s"))
    else:
        rows.append(_row("sannin, compiled random play", "not measured: Numba is missing or HACHIYA_PURE is set"))
    rows.append(_row("sannin, plain random play", f"{sannin['plain']:,.0f} decisions/s"))
    rows.append(_row("", f"{1e6 / sannin['plain']:.1f} µs a decision"))
    rows += [_row(f"{name} for one seat", f"{value:,.1f} µs") for name, value in found["latency_us"].items()]
    for name, start in found.get("compile_s", {}).items():
        seconds = f"{start['call']:.2f} s (after {start['imports']:.2f} s of imports)"
        rows.append(_row(f"first call of playouts, {name}", seconds))
    if found["peers"]:
        rows += [_row(name, f"{value:,.0f} decisions/s") for name, value in found["peers"].items()]
    else:
        rows.append("peers not measured (install the extra: pip install 'hachiya[bench]')")
    return "\n".join(rows)


def _row(what: str, figure: str) -> str:
    return f"{what:<48}{figure}"
