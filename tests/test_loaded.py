"""The modules that an import loads: rules, records and tables load no code for words, serving or compiling."""

import subprocess
import sys

import pytest

ROOMS = (
    "hachiya",
    "hachiya.bots.playing",
    "hachiya.desk.operations",
    "hachiya.explain.families",
    "hachiya.explain.sheet",
    "hachiya.learn.hints",
    "hachiya.learn.puzzles.shelf",
    "hachiya.learn.review",
    "hachiya.matches.match",
    "hachiya.odds",
    "hachiya.records.load",
    "hachiya.statistics.families",
    "hachiya.tables.live.tables",
    "hachiya.words.errors",
)
BARE_ROOMS = (
    *("engine", "words", "games", "records", "odds", "explain", "statistics"),
    *("matches", "bots", "learn", "tables", "desk"),
)
"""The package folders of the wheel without extras."""
FORBIDDEN = {
    *("fluent", "babel", "pytz", "attr"),  # words
    *("rich", "typer"),  # cli
    *("numpy", "numba", "llvmlite", "platformdirs"),  # fast
    *("starlette", "sqlalchemy", "uvicorn", "websockets", "confusable_homoglyphs", "mnemonic"),  # server
    "prometheus_client",  # server
}
SPEAKING = {
    "hachiya.explain.bashifen.html",
    "hachiya.explain.bashifen.position",
    "hachiya.explain.bashifen.text",
    "hachiya.explain.hanafuda.html",
    "hachiya.explain.hanafuda.position",
    "hachiya.explain.hanafuda.text",
    "hachiya.explain.text",
    "hachiya.learn.review_report",
    "hachiya.odds.html",
    "hachiya.odds.text",
    "hachiya.words.catalogue",
    "hachiya.words.columns",
    "hachiya.words.rows",
    "hachiya.words.shelves",
    "hachiya.words.voice",
}
"""The modules that need `hachiya[words]`."""

LOADED = """
import importlib, sys
importlib.import_module(sys.argv[1])
print(*{name.partition(".")[0] for name in sys.modules})
"""
WITHOUT_EXTRAS = """
import importlib, pkgutil, sys
OF_OTHER_EXTRAS = "hachiya.engine.native", "hachiya.engine.places", "hachiya.bots.arena.plot"
sys.modules.update(dict.fromkeys(sys.argv[1].split()))
for name in sys.argv[2:]:
    room = importlib.import_module(name)
    for module in pkgutil.walk_packages(room.__path__, name + ".", onerror=print):
        if not module.name.startswith(OF_OTHER_EXTRAS):
            try:
                importlib.import_module(module.name)
            except ModuleNotFoundError as error:
                print(module.name, error.name)
"""


def output_of(script: str, *arguments: str) -> str:
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("room", ROOMS)
def test_an_import_loads_no_extra(room: str) -> None:
    loaded = set(output_of(LOADED, room).split())
    assert "hachiya" in loaded
    assert loaded & FORBIDDEN == set()


@pytest.mark.parametrize("room", ["hachiya", "hachiya.games.registry", "hachiya.words.errors", "hachiya.words.say"])
def test_games_and_messages_load_no_pydantic(room: str) -> None:
    assert "pydantic" not in output_of(LOADED, room).split()


def test_only_speaking_folders_need_the_words_extra() -> None:
    missing = output_of(WITHOUT_EXTRAS, " ".join(FORBIDDEN), *(f"hachiya.{room}" for room in BARE_ROOMS))
    assert {line.split()[0] for line in missing.splitlines()} == SPEAKING
