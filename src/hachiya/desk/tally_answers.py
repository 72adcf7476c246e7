"""What a score keeper sees of a tally: the open deal, what may come next, the sheet, and what has just been moved."""

import json
from typing import NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.desk.family import Family, family_of
from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.hanafuda.bill import Bill, Group, payments_of
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.sheet import sheet_of
from hachiya.games.next_facts import NextFacts
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, NamesBySeat, Options, Points, Seat, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.messages.telling import last_bill
from hachiya.tally.changes import Change
from hachiya.tally.narration import sentences_of_entry
from hachiya.tally.notes import FactJson
from hachiya.tally.open_deal import OpenDeal
from hachiya.tally.sentences import fact_message
from hachiya.tally.tally import Correction, Tally
from hachiya.words.message import Message, Sentence


@with_config(STRICT)
class ToldFact(TypedDict):
    """A fact of the open deal, and the message that repeats it."""

    fact: FactJson
    say: Message


@with_config(STRICT)
class ClosedDeal(TypedDict):
    """A closed deal: its name, its facts in words, and how it is settled, null while it waits to be corrected."""

    name: Message
    facts: list[Message]
    won: list[Points] | None


@with_config(STRICT)
class WaitingDeal(TypedDict):
    """A deal that cannot have happened as entered: its place from 1, and what is wrong."""

    deal: Count
    what: Message


@with_config(STRICT)
class TallyResult(TypedDict):
    """The end of a match: the final scores by seat, and the winners."""

    scores: list[Points]
    winners: list[Seat]


@with_config(STRICT)
class TallyAnswer(TypedDict):
    """A tally after a step: its notebook, the open deal, what may come next, and what has changed.

    The `notebook` is text that the page keeps and sends back with the next step; everything else follows from it.
    `payments` are those of the open deal so far, `news` the sentences about what the step has moved, `bill` is that of
    the last closed deal. With a `refusal` nothing has changed.
    """

    notebook: Text
    game: Word
    family: Family
    options: Options
    names: NamesBySeat
    money: MoneyForm | None
    open: OpenDeal | None
    next: NextFacts | None
    facts: list[ToldFact]
    payments: list[Group]
    deals: list[ClosedDeal]
    sheet: ScoreSheet | LevelSheet
    bill: Bill | DealBill | None
    news: list[list[Sentence]]
    changes: list[Change]
    waiting: WaitingDeal | None
    result: TallyResult | None
    undoable: bool
    refusal: NotRequired[Message]


def write_notebook(tally: Tally) -> str:
    """Write the notebook of a tally as text."""
    return json.dumps(tally.to_json(), ensure_ascii=False, separators=(",", ":"))


def answer(tally: Tally, before: Tally | None = None, correction: Correction | None = None) -> TallyAnswer:
    """Make the answer of a step; `before` is the tally before a fact or a close, `correction` is what else changed."""
    match, game = tally.match, tally.match.game
    waiting = tally.waiting
    return {
        "notebook": write_notebook(tally),
        "game": game.name,
        "family": family_of(game.name),
        "options": dict(match.options),
        "names": [*match.names],
        "money": money_form(game.unit) if game.unit else None,
        "open": tally.open,
        "next": tally.next,
        "facts": [{"fact": fact, "say": fact_message(fact, game)} for fact in tally.facts],
        "payments": payments_of(match.events[0], [pay for pay in tally.so_far if pay["e"] == "pay"])
        if game.unit
        else [],
        "deals": _closed_deals(tally),
        "sheet": sheet_of(match.events),
        "bill": last_bill(game, match.events) if len(match.events) > 1 else None,
        "news": [[*telling] for telling in sentences_of_entry(before, tally)] if before else [],
        "changes": [*correction.changes] if correction else [],
        "waiting": {"deal": waiting.deal, "what": waiting.what} if waiting else None,
        "result": {"scores": [*match.result.scores], "winners": [*match.result.winners]} if match.result else None,
        "undoable": tally.undoable,
    }


def _closed_deals(tally: Tally) -> list[ClosedDeal]:
    game = tally.match.game
    numbers = [event["n"] for event in tally.match.events if event["e"] == "tally"]
    settled = tally.settled
    deals: list[ClosedDeal] = []
    for place, facts in enumerate(tally.deals):
        number = numbers[place] if place < len(numbers) else place + 1
        deals.append(
            {
                "name": game.deal_name(n=number),
                "facts": [fact_message(fact, game) for fact in facts],
                "won": [*settled[place].won] if place < len(settled) else None,
            }
        )
    return deals
