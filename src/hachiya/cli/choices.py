"""What a seat at the terminal may choose, in words, and how a person's answer is read."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from hachiya.cli.failures import one_line
from hachiya.cli.guide import HELP, KEYS, QUESTIONS
from hachiya.cli.language import Words, say
from hachiya.cli.screen import card_text, money
from hachiya.engine import ledger
from hachiya.engine.ledger import PAY
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hanafuda.cards import CARDS, LETTERS, month_of
from hachiya.games.hanafuda.events import Reason
from hachiya.games.table import LEDGER_ROWS, Table

_REASON = 4
"""Where a payment's row has its reason."""


class Quit(Exception):
    """The person leaves the table."""


@dataclass(frozen=True)
class Choice:
    """An action and how it is offered."""

    action: int
    text: Text


def choices_of(table: Table, names: Sequence[str], lang: str) -> list[Choice]:
    """What the seat at turn may choose, from what it sees."""
    view = table.game.observe(table.state, table.turn)
    return [Choice(action, _offer(table, view.field, action, names, lang)) for action in table.legal()]


def _offer(table: Table, field: int, action: int, names: Sequence[str], lang: str) -> Text:
    if action < CARDS:
        text = card_text(action, lang)
        if table.state.phase == Phase.PLAY:
            text.append(_consequence(field & month_of(action), lang))
        return text
    text = Text(say(table.game.action_name(table.state, action), lang))
    if action in (Action.STOP, Action.CANCEL):
        paid = pays_now(table, action)
        amounts = (f"{name} {money(points, lang)}" for name, points in zip(names, paid, strict=True))
        text.append(say(Words(" → 今の支払い: ", " → pays now: "), lang) + ", ".join(amounts))
    return text


def _consequence(lying: int, lang: str) -> str:
    taken = "".join(LETTERS[card] for card in range(CARDS) if lying >> card & 1)
    if not taken:
        return say(Words(" → 場に置く", " → stays on the field"), lang)
    if len(taken) == 2:
        taken = say(Words("か", " or "), lang).join(taken)
    return say(Words(f" → {taken} を取る", f" → takes {taken}"), lang)


def pays_now(table: Table, action: int) -> list[int]:
    """What each seat would win or lose by this action that ends the month, by what the seat at turn knows.

    In points, without the month stone.
    """
    trial = table.game.observe(table.state, table.turn)
    rows = ledger.new(LEDGER_ROWS)
    table.game.step(trial, table.rules, rows, action)
    won = [0] * table.seats
    for row in ledger.rows(rows):
        if row[0] == PAY and row[_REASON] != Reason.STONE:
            won[row[1]] -= row[3]
            won[row[2]] += row[3]
    return won


def ask(console: Console, phase: Phase, choices: Sequence[Choice], lang: str) -> int:
    """The action that the person chooses; Quit if he leaves or there is nobody any more (end of input)."""
    letters = {LETTERS[choice.action]: choice.action for choice in choices if choice.action < CARDS}
    leave = "quit" if "q" in letters else "q"
    console.print(Text(say(QUESTIONS[phase], lang), style="bold"))
    for number, choice in enumerate(choices, 1):
        console.print(Text.assemble(f"{number:>3}  ", choice.text))
    while True:
        answer = read(console, f"[1-{len(choices)} ? {leave}] > ")
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(choices):
            return choices[int(answer[:4]) - 1].action
        if answer in letters:
            return letters[answer]
        if answer in ("q", "quit"):
            if _sure(console, lang):
                raise Quit
        elif answer == "?":
            console.print(say(HELP[phase], lang))
            console.print(say(KEYS, lang).format(leave=leave))
        else:
            wrong = Words(f"{answer!r} は選べません。", f"{answer!r} is not a choice. ")
            console.print(say(wrong, lang) + say(KEYS, lang).format(leave=leave))


def read(console: Console, prompt: str) -> str:
    """One line; Quit at the end of the input. What a pipe answers is echoed, as a terminal does."""
    try:
        answer = console.input(prompt, markup=False).strip()
    except EOFError:
        console.print()
        raise Quit from None
    if not sys.stdin.isatty():
        console.print(one_line(answer))
    return answer


def _sure(console: Console, lang: str) -> bool:
    answer = read(console, say(Words("やめますか？ [y/n] > ", "Leave the table? [y/n] > "), lang))
    return answer.lower() in ("y", "yes", "はい")
