"""A browser answers in place of a server that is out of reach: hands, piles, plays, tallies."""

import asyncio
import json
from typing import Any

from hachiya.desk.operations import OPERATIONS
from hachiya.tab.judge import Judge

TRUMPS = {"level": 2, "suit": "S"}
FIELD = {"do": "enter", "fact": {"what": "field", "cards": "A"}}
TALLY = {"game": "sannin", "options": {}, "names": ["Aki", "Ben", "Chie"], "dealer": 0}


def ask(judge: Judge, name: str, **arguments: object) -> Any:
    """The parts of the judge's answer to an operation."""
    return json.loads(asyncio.run(judge.answer(name, json.dumps(arguments), "en")))


def answer(judge: Judge, name: str, **arguments: object) -> Any:
    """The judge's answer to an operation, which is not refused."""
    parts = ask(judge, name, **arguments)
    assert parts["refusal"] is None, parts
    return json.loads(parts["text"])


def test_every_operation_that_a_browser_can_answer_is_answered() -> None:
    judge = Judge()
    notebook = answer(judge, "open_tally", **TALLY)["notebook"]
    requests: dict[str, dict[str, object]] = {
        "games": {},
        "hand": {"cards": "ABCDEFG"},
        "pile": {"cards": "ABC"},
        "lead": {**TRUMPS, "lead": ["AH", "KH"], "hand": ["AH", "KH"]},
        "follow": {**TRUMPS, "follow": ["3H"], "lead": ["AH"], "hand": ["3H"]},
        "trick": {**TRUMPS, "plays": [["AH"], ["3S"]]},
        "open_tally": TALLY,
        "tally": {"notebook": notebook, "step": FIELD},
        "tally_statistics": {"notebooks": [{"notebook": notebook, "at": 0}], "player": "Aki"},
    }
    assert {*requests, "tally_record"} == {name for name, operation in OPERATIONS.items() if operation.anywhere}
    answers = {name: answer(judge, name, **request) for name, request in requests.items()}
    assert answers["trick"] == {"winner": 1}
    assert answers["tally"]["notebook"] != notebook
    media_type, record = ask(judge, "tally_record", notebook=notebook, spelling="fuda")["file"]
    assert media_type == "text/plain"
    assert record.startswith("fuda 1\n")


def test_a_refusal_is_an_answer_with_its_code() -> None:
    refusal = json.loads(ask(Judge(), "hand", cards="AA")["refusal"])
    assert refusal["code"] == "bad_request"
