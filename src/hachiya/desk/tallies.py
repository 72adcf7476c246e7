"""The score of a match at a real table: the page sends its notebook and a step, and gets the notebook after it.

Nothing is stored here: the notebook stays with the page.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from pydantic_core import from_json
from typing_extensions import TypeAliasType

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.lists import CountedMatch
from hachiya.desk.operation import File, operation
from hachiya.desk.statistics import Statistics, person_statistics
from hachiya.desk.tally_answers import TallyAnswer, answer
from hachiya.records.fields import Count, NamesBySeat, Options, Ordinal, Text, Word
from hachiya.statistics.counting import count
from hachiya.tables.problems import BadRequest, UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tally.tally import Correction, Tally
from hachiya.words.errors import HachiyaError
from hachiya.words.say import tally as say

_MOST_NOTEBOOKS = 500

FactKeys = TypeAliasType("FactKeys", dict[str, str | int | list[str | int | None] | None])
"""A fact as it is entered: what follows from the rest may be missing."""


class EnterStep(Incoming):
    """Enter a fact of the open deal; `replace` takes back the last entry before it."""

    do: Literal["enter", "replace"]
    fact: FactKeys


class PlainStep(Incoming):
    """Change nothing, close the open deal, or take back the last entry."""

    do: Literal["look", "close", "undo"]


class DealStep(Incoming):
    """Open a closed deal again in a tally without the deals after it, or remove a deal; `deal` is its place from 1."""

    do: Literal["reopen", "remove"]
    deal: Ordinal


class CorrectStep(Incoming):
    """Give a deal other facts; `deal` is its place from 1."""

    do: Literal["correct"]
    deal: Ordinal
    facts: list[FactKeys]


Step: TypeAlias = Annotated[EnterStep | PlainStep | DealStep | CorrectStep, Field(discriminator="do")]


class TallyRequest(Incoming):
    """A notebook and what is to be done with it."""

    notebook: Text
    step: Step


class OpenTallyRequest(Incoming):
    """The game, options and players of a new tally; `dealer` deals first, at bashifen they draw first."""

    game: Word
    options: Options
    names: NamesBySeat
    dealer: Count


class TallyRecordRequest(Incoming):
    """A notebook whose record is wanted in a spelling."""

    notebook: Text
    spelling: Literal["fuda", "jsonl"]


class TimedNotebook(Incoming):
    """A notebook, and the time of its last entry in milliseconds since 1970."""

    notebook: Text
    at: Count


class TallyStatisticsRequest(Incoming):
    """The notebooks of matches at real tables, and the name of the player who is counted in them."""

    notebooks: Annotated[list[TimedNotebook], Field(max_length=_MOST_NOTEBOOKS)]
    player: Text


@operation("POST", "/api/tally/open", anywhere=True)
async def open_tally(desk: Desk, _caller: Caller, request: OpenTallyRequest) -> TallyAnswer:
    """Open a tally for a match at a real table."""
    try:
        tally = Tally(request.game, request.options, names=request.names, dealer=request.dealer)
    except HachiyaError as error:
        raise UnknownChoice(error.message) from None
    result = answer(tally)
    desk.tallies.put(result["notebook"], tally)
    return result


@operation("POST", "/api/tally", anywhere=True)
async def tally(desk: Desk, caller: Caller, request: TallyRequest) -> TallyAnswer:
    """Enter a fact into a tally, take back, close or correct a deal; the answer is the tally after it."""
    before = await _read(desk, caller, request.notebook)
    result, after = await desk.workers.compute(caller.client, _take_or_refuse, before, request.step)
    desk.tallies.put(result["notebook"], after)
    return result


@operation("POST", "/api/tally/record", anywhere=True)
async def tally_record(desk: Desk, caller: Caller, request: TallyRecordRequest) -> File:
    """Return the record of a tally's closed deals as a file."""
    match = (await _read(desk, caller, request.notebook)).match
    text, media_type = (
        (match.to_fuda(), "text/plain") if request.spelling == "fuda" else (match.to_jsonl(), "application/x-ndjson")
    )
    return File(f"{match.game.name}.{request.spelling}", media_type, text.encode())


@operation("POST", "/api/tally/statistics", anywhere=True)
async def tally_statistics(desk: Desk, caller: Caller, request: TallyStatisticsRequest) -> Statistics:
    """Return the statistics of a player in matches at real tables, by game."""
    matches = []
    for timed in request.notebooks:
        match = (await _read(desk, caller, timed.notebook)).match
        counts = count(match.events).get(request.player)
        if counts is not None:
            matches.append(CountedMatch(match.game.name, timed.at, counts))
    return person_statistics(matches)


async def _read(desk: Desk, caller: Caller, notebook: str) -> Tally:
    """Return the tally of a notebook, from the cache or settled now; BadRequest or UnknownChoice if it is none."""
    tally = desk.tallies.take(notebook)
    if tally is not None:
        return tally
    try:
        return await desk.workers.compute(caller.client, Tally.from_json, from_json(notebook))
    except ValueError:
        raise BadRequest(say.no_notebook(name="json")) from None
    except HachiyaError as error:
        raise UnknownChoice(error.message) from None


def _take_or_refuse(tally: Tally, step: Step) -> tuple[TallyAnswer, Tally]:
    """Take a step with a tally; return the answer and the tally after it, which is unchanged if the step is refused."""
    unchanged = tally.copy()
    try:
        return _take_step(tally, step)
    except HachiyaError as error:
        return {**answer(unchanged), "refusal": error.message}, unchanged


def _take_step(tally: Tally, step: Step) -> tuple[TallyAnswer, Tally]:
    before: Tally | None = None
    correction: Correction | None = None
    if isinstance(step, EnterStep):
        if step.do == "replace" and tally.facts:
            tally.undo()
        before = tally.copy()
        tally.enter(step.fact)
    elif isinstance(step, CorrectStep):
        correction = tally.correct(step.deal, step.facts)
    elif step.do == "close":
        before = tally.copy()
        tally.close()
    elif step.do == "undo":
        correction = tally.undo()
    elif step.do == "remove":
        correction = tally.remove(step.deal)
    elif step.do == "reopen":
        tally = tally.reopen(step.deal)
    return answer(tally, before, correction), tally
