"""Every message exists in every language, is used, and gets its arguments; damaged messages are reported."""

import ast
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hachiya.games.registry import GAMES
from hachiya.words.arguments import Seat
from hachiya.words.catalogue import Catalogue, catalogue, damages
from hachiya.words.languages import REFERENCE, languages
from hachiya.words.message import Message
from hachiya.words.say import table
from hachiya.words.voice import Voice, WrongMessage, say
from tests.words.made import made_catalogue
from tests.words.stub import makers

ROOT = Path(__file__).parents[2]
SOURCES = [path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py")]
NAMED = {"account", "card", "clause", "game", "kind", "option", "pack", "plant", "suit", "unit", "yaku"}
"""Topics that are looked up by the name of a thing; `test_names` asks for every thing."""
OTHERS = [language for language in languages() if language != REFERENCE]


def test_no_language_has_a_damaged_message() -> None:
    assert [str(damage) for damage in damages()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_lacks_a_message(language: str) -> None:
    assert {*catalogue(REFERENCE).all_keys()} <= {*catalogue(language).all_keys()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_essential_arguments_of_the_english_message(language: str) -> None:
    """Another language may omit some arguments, but no person, sum, card or yaku."""
    kinds = {"Seat", "Sum", "Cards", "Pack", "YakuKeys"}
    own, english = catalogue(language), catalogue(REFERENCE)
    for key, names in typed_arguments().items():
        entry, right = own.find(key), english.find(key)
        assert entry is not None
        assert right is not None
        variables = {name.partition("-")[0] for name in entry.variables}
        needed = {name for name, kind in names.items() if kinds & set(re.findall(r"\w+", kind))}
        assert needed <= variables, f"{language}: {key} does not say {needed - variables}"


def test_no_message_uses_a_rejected_synonym() -> None:
    """The words in the last column of the table occur only as parts of longer words of the table."""
    page = (ROOT / "docs" / "build" / "translating.md").read_text("utf-8")
    rows = [line.strip("|").split("|") for line in page.partition("| thing |")[2].partition("\n\n")[0].splitlines()[2:]]
    chosen = {word for row in rows for cell in row[1:4] for word in re.findall(r"\w+", cell)}
    rejected = {word for row in rows for word in re.findall(r"\w+", row[4])}
    assert len(rejected) > 3
    longer = [word for word in chosen if any(other in word for other in rejected)]
    for path in (ROOT / "src" / "hachiya" / "words" / "catalogue").rglob("*.ftl"):
        text = re.sub("|".join(longer), "", path.read_text("utf-8"))
        assert {word for word in rejected if word in text} == set(), path


def test_the_generated_message_functions_are_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.docs.messages", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def typed_arguments() -> dict[str, dict[str, str]]:
    """The arguments of the functions that make messages, with their types, by key."""
    arguments = {f"{maker.topic}-{maker.name.replace('_', '-')}": maker.arguments for maker in makers()}
    return {key: kinds for key, kinds in arguments.items() if catalogue(REFERENCE).find(key)}


def used() -> Iterator[tuple[str, str]]:
    """The (topic, function) pairs that the sources use."""
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        topics: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "hachiya.words.say":
                topics |= {name.asname or name.name: name.name for name in node.names}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in topics:
                yield topics[node.value.id], node.attr


def test_every_message_function_is_used() -> None:
    assert {(maker.topic, maker.name) for maker in makers()} - {*used()} == set()


def test_a_function_makes_the_message_of_its_key_and_arguments() -> None:
    message = table.wrong_seats(numbers=[2, 3, 4], game=table.over(), found=7)
    arguments = (("found", 7), ("game", Message("table-over")), ("numbers", (2, 3, 4)))
    assert message == Message("table-wrong-seats", arguments)
    assert Voice("en").say(message).endswith("is for 2, 3 or 4 players, not for 7")


@pytest.mark.slow
def test_every_message_of_the_voice_is_used_by_it() -> None:
    text = (ROOT / "src" / "hachiya" / "words" / "voice.py").read_text("utf-8")
    for topic in ("language", "yaku"):
        for key in catalogue(REFERENCE).all_keys():
            name = key.partition("-")[2]
            is_yaku = topic == "yaku" and f"yaku-{name}.meaning" in catalogue(REFERENCE).all_keys()
            if (
                key.startswith(f"{topic}-")
                and "." not in key
                and not is_yaku
                and key not in ("language-name", "language-tag")
            ):
                assert f'"{key}"' in text, key


def test_help_messages_are_exactly_those_named_by_the_commands() -> None:
    lines = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "hachiya" / "cli").rglob("*.py"))
    named = re.findall(r'"(help-[a-z-]+)"', lines)
    there = [key for key in catalogue(REFERENCE).all_keys() if key.startswith("help-")]
    assert {*named} - {"help-"} == {*there}


def test_a_new_language_needs_only_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new language needs no code; English stands in for messages that it lacks."""
    with made_catalogue(tmp_path, monkeypatch) as root:
        (root / "eo").mkdir()
        (root / "eo" / "table.ftl").write_text("table-over = La ludo finiĝis.\n", "utf-8")
        assert languages() == ("en", "eo", "ja", "zh")
        assert say(Message("table-over"), "eo") == "La ludo finiĝis."
        assert say(Message("table-no-deal-due"), "eo") == say(Message("table-no-deal-due"), "en")


DAMAGED = """table-over = 勝負は終わっています
table-no-deal-due = { $who
table-over = もう一度
card-A = 松
table-bad-deck = { $cards }枚と{ $nobody }
table-new = 新しい
"""


def test_a_damaged_message_is_reported_with_file_line_and_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        (root / "ja" / "table.ftl").write_text(DAMAGED, "utf-8")
        (root / "zh" / "card.ftl").write_bytes(b"card-A = \xff\n")
        reports = [str(damage) for damage in damages()]
    assert 'messages ja/table.ftl, line 2, table-no-deal-due: Expected token: "}"' in reports
    assert "messages ja/table.ftl, line 3, table-over: it stands there twice" in reports
    assert "messages ja/table.ftl, line 4, card-A: its key does not begin with table-" in reports
    assert "messages ja/table.ftl, table-bad-deck: it is told nothing of nobody" in reports
    assert "messages ja/table.ftl, table-new: there is no such message" in reports
    assert any(report.startswith("messages zh/card.ftl: it cannot be read (") for report in reports)


def test_a_damaged_message_is_replaced_by_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root, caplog.at_level(logging.ERROR):
        (root / "ja" / "table.ftl").write_text(DAMAGED, "utf-8")
        assert say(Message("table-over"), "ja") == "勝負は終わっています"
        assert say(Message("table-no-deal-due"), "ja") == "No deal is due now"
        for _ in range(2):
            assert say(Message("table-bad-deck", (("cards", 48),)), "ja").startswith(
                "A deck must have each of the 48 cards"
            )
    assert sum("table-no-deal-due" in line for line in caplog.messages) == 1
    assert sum("nobody" in line for line in caplog.messages) == 1


def test_an_unknown_message_or_missing_argument_raises_wrong_message() -> None:
    with pytest.raises(WrongMessage, match="table-bad-deck: it is not told of"):
        say(Message("table-bad-deck"), "en")
    with pytest.raises(WrongMessage, match="there is no message table-nothing"):
        say(Message("table-nothing"), "ja")


def test_every_game_option_and_value_has_a_message() -> None:
    english = {*catalogue(REFERENCE).all_keys()}
    for game in GAMES.values():
        assert game.title.key in english
        for option in game.options:
            assert {option.title.key, option.meaning.key} <= english
            if not isinstance(option.values, range):
                assert {f"option-{option.name}-{value}" for value in option.values} <= english


def test_a_catalogue_reads_only_the_topics_that_are_used() -> None:
    english = Catalogue("en")
    assert english.find("table-over")
    assert english.find("card-A") is not None
    assert english._read_topics == {"table", "card"}
    assert Voice("en").say(Message("table-not-at-turn", (("seat", Seat(0)), ("other", Seat(1))))) == (
        "seat 0 is not at turn; seat 1 is"
    )
