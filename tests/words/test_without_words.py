"""Without `hachiya[words]` errors show their messages as data, except those that name a missing extra."""

import json
import subprocess
import sys

import pytest

BLOCKED = """
import json, sys
for name in ("fluent", "babel", "pytz", "rich", "typer", "confusable_homoglyphs"):
    sys.modules[name] = None
import hachiya

def tried(call):
    try:
        return str(call())
    except hachiya.HachiyaError as error:
        assert (error.text("ja") == str(error)) != isinstance(error, hachiya.words.errors.MissingExtra)
        return f"{type(error).__name__}: {error}"

match = hachiya.Match("sannin", seed=8)
match.deal()
"""
NO_WORDS = "MissingExtra: This needs fluent, which is not installed: pip install 'hachiya[words]'"


def answer(call: str) -> str:
    """The result or error of a call in a fresh interpreter without the extra."""
    command = [sys.executable, "-c", f"{BLOCKED}\nprint(json.dumps(tried(lambda: {call})))"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    result: str = json.loads(done.stdout)
    return result


@pytest.mark.parametrize(
    ("call", "error"),
    [
        ("hachiya.Match('hachiju', seats=7)", 'BadSeats: table-wrong-seats found=7 game={"key": "game-hachiju"} '),
        ("match.deal()", 'IllegalAction: match-deal-waits names=["show aka Simq", "show aka Sim", "pass"] seat='),
    ],
)
def test_an_error_shows_its_key_and_arguments(call: str, error: str) -> None:
    result = answer(call)
    assert result.startswith(error)
    assert result.endswith("(in words with: pip install 'hachiya[words]')")


@pytest.mark.parametrize(
    "call",
    [
        "match",
        "match.sheet().text()",
        "match.sheet().html()",
        "match.sentences('zh')",
        "match.view(0)",
        "match.legal()[0]",
        "hachiya.odds.shima()",
        "hachiya.odds.TOPICS",
        "hachiya.odds.shima().html()",
        "hachiya.hint(match, 4)",
        "hachiya.hint(match, 4).html()",
        "hachiya.review(match, 2)",
    ],
)
@pytest.mark.slow
def test_a_call_that_needs_words_names_the_missing_extra(call: str) -> None:
    assert answer(call) == NO_WORDS


def test_comparing_a_name_names_the_missing_extra() -> None:
    result = answer("__import__('hachiya.tables.protocol.naming').tables.protocol.naming.is_reserved('Hana')")
    assert result.endswith("which is not installed: pip install 'hachiya[server]'")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This needs typer, which is not installed: pip install 'hachiya[cli]'"),
        ("ja", "typer が入っていません: pip install 'hachiya[cli]'"),
        ("zh", "需要 typer，但没有安装：pip install 'hachiya[cli]'"),
    ],
)
def test_the_command_says_in_words_what_it_lacks(language: str, sentence: str) -> None:
    program = f"{BLOCKED}\nfrom hachiya.cli import main\nsys.exit(main(['play', '--lang', '{language}']))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"hachiya: {sentence}\n")


@pytest.mark.parametrize(
    ("call", "shown"),
    [
        ("match.legal()", "[<show aka Simq>, <show aka Sim>, <pass>]"),
        ("repr(hachiya.odds.TOPICS)", "<Topics: hand-yaku, field, shima, first-cards, stage-cards>"),
        ("repr(hachiya.bot('greedy'))", "<bot Greedy>"),
        ("match.game.read(match.view().state, 'show 赤 Simq')", "[48]"),
    ],
)
def test_values_shown_at_a_prompt_need_no_words(call: str, shown: str) -> None:
    assert answer(call) == shown
