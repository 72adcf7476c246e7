"""The choices of a seat at a terminal as texts, and the parser of a person's answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from hachiya.cli.hanafuda.guide import Game, explanation, question
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.hanafuda.screen import card_text
from hachiya.cli.numbers import read_number
from hachiya.cli.person import Quit, confirm_leaving, read_line
from hachiya.cli.texts import fill_message
from hachiya.engine import ledger
from hachiya.engine.ledger import PAY
from hachiya.explain.money import signed_sum, unsigned_sum
from hachiya.games.hanafuda.advice import Advice, Danger, Shares
from hachiya.games.hanafuda.cards import CARDS, LETTERS, month_of_card
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.yaku import in_words
from hachiya.games.table import LEDGER_ROWS, Table
from hachiya.words.arguments import Seat
from hachiya.words.message import Message, Sentence
from hachiya.words.say import terminal as say
from hachiya.words.voice import Voice

_REASON = 4
"""The index of the reason in a payment's row."""
_NOT_OF_THE_MONTH = (Reason.STONE, Reason.GIMMI)
"""The reasons of payments for the next month or the end of the year."""


@dataclass(frozen=True)
class Choice:
    """An action and the text that offers it."""

    action: int
    text: Text


def choices_of(table: Table, voice: Voice) -> list[Choice]:
    """List the choices of the seat at turn, from what the seat sees."""
    offers = _Offers(table, voice)
    return [Choice(action, offers.text(action)) for action in table.legal()]


class _Offers:
    """The texts of the choices of the seat at turn, each with its cost or gain."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.table = table
        self.view = table.game.observe(table.state, table.turn)
        self.room = ROOMS[table.game.room]
        self.unit = hanafuda(table.game).unit
        self.voice = voice

    def text(self, action: int) -> Text:
        """The text of a choice."""
        advice = hanafuda(self.table.game).advise(self.view, self.table.rules, action)
        if action < CARDS:
            text = card_text(action, self.voice)
            if self.table.state.phase == Phase.PLAY:
                text = self.with_effect(text, capture_message(state_of(self.view).field & month_of_card(action)))
            for danger in advice.dangers or ():
                text.append(f"  {self.voice.say(self.danger(danger))}", style="red")
            return text
        name, effect = self.table.game.action_name(self.table.state, action), self.effect(advice, action)
        text = Text(self.voice.say(name))
        return self.with_effect(text, effect) if effect else text

    def with_effect(self, choice: Text, effect: Message) -> Text:
        """The text of a choice with its effect."""
        return fill_message(self.voice, lambda first: say.comes_to(first=first, meant=effect), first=choice)

    def effect(self, advice: Advice, action: int) -> Message | None:
        """The effect of a choice that is not a card."""
        if advice.does in ("unseen", "in", "out", "double"):
            return self.bid_effect(advice)
        if advice.does in ("stop", "cancel"):
            return self.payments(payments_now(self.table, action))
        if advice.later is not None:
            return self.later(advice.later.alone, advice.later.beaten)
        return self.payments(self.by_seat(advice.pays)) if advice.pays else None

    def danger(self, danger: Danger) -> Message:
        """法度: the seat that a card would help, its yaku, and the cost."""
        helps = say.would_help_excused if danger.excused else say.would_help
        money = unsigned_sum(danger.points, self.unit)
        return helps(person=Seat(danger.seat), yaku=in_words(danger.yaku), money=money)

    def bid_effect(self, advice: Advice) -> Message | None:
        """みずてん, 出る, 下りる, ダブル: the obligation, the fee, and the sum in the pot."""
        if advice.does == "unseen" or advice.entrance is None:
            return self.room.unseen(self.unit) if self.room.unseen else None
        entrance = advice.entrance
        if advice.does == "out":
            return self.room.out(money=unsigned_sum(entrance.fee, self.unit))
        obligation = self.room.doubling if advice.does == "double" else self.room.staying(self.view)
        messages = [obligation] if obligation else []
        if entrance.hand:
            messages.append(self.room.hand(money=unsigned_sum(entrance.hand, self.unit)))
        if entrance.pot:
            messages.append(self.room.pot_if_won(money=unsigned_sum(entrance.pot, self.unit)))
        return say.all_of(said=messages)

    def later(self, alone: Shares, beaten: Shares) -> Message:
        """下げ: the seat's gain or loss if it makes no further yaku, and if another seat's yaku ends the month."""
        first, second = (signed_sum(sum(share.points for share in shares), self.unit) for shares in (alone, beaten))
        return self.room.later(alone=first, beaten=second)

    def by_seat(self, shares: Shares) -> list[int]:
        """The gain or loss of each seat by these shares."""
        won = [0] * self.table.seats
        for share in shares:
            won[share.seat] -= share.points
            won[self.table.turn] += share.points
        return won

    def payments(self, won: Sequence[int]) -> Message:
        """The message that lists the gains and losses by seat."""
        amounts = [
            say.wins(person=Seat(seat), money=signed_sum(points, self.unit))
            for seat, points in enumerate(won)
            if points
        ]
        return say.pays_now(amounts=amounts) if amounts else say.pays_nothing()


def capture_message(lying: int) -> Message:
    """Say which cards a played card takes: `lying` are the cards (a mask) of its month on the field (場)."""
    names = [LETTERS[card] for card in range(CARDS) if lying >> card & 1]
    if not names:
        return say.stays()
    return say.takes_either(others=names) if len(names) == 2 else say.takes(letters="".join(names))


def payments_now(table: Table, action: int) -> list[int]:
    """Compute the gain or loss of each seat by an action that ends the month, as far as the seat at turn knows.

    The points exclude the month stone and the settlement of the year.
    """
    trial = table.game.observe(table.state, table.turn)
    rows = ledger.new(LEDGER_ROWS)
    table.game.step(trial, table.rules, rows, action)
    won = [0] * table.seats
    for row in ledger.rows(rows):
        if row[0] == PAY and row[_REASON] not in _NOT_OF_THE_MONTH:
            for account, points in ((row[1], -row[3]), (row[2], row[3])):
                if account < table.seats:
                    won[account] += points
    return won


def ask_action(console: Console, table: Table, choices: Sequence[Choice], voice: Voice) -> int:
    """Ask the person at turn to choose by number, and return the action. Raise Quit if the person leaves."""
    phase = Phase(table.state.phase)
    letters = {LETTERS[choice.action]: choice.action for choice in choices if choice.action < CARDS}
    leave = "quit" if "q" in letters else "q"
    game = Game(table.game.room, table.rules, table.seats, hanafuda(table.game).unit)
    keys = say.keys(leave=leave)
    console.print(Text(voice.say(question(phase, game)), style="bold"))
    for number, choice in enumerate(choices, 1):
        console.print(Text.assemble(f"{number:>3}  ", choice.text))
    while True:
        answer = read_line(console, f"[1-{len(choices)} ? {leave}] > ")
        place = read_number(answer)
        if place is not None and 1 <= place <= len(choices):
            return choices[place - 1].action
        if answer in letters:
            return letters[answer]
        if answer in ("q", "quit"):
            if confirm_leaving(console, voice):
                raise Quit
        elif answer == "?":
            console.print(voice.tell(explanation(phase, game)))
            console.print(voice.say(keys))
        else:
            refusal = say.not_a_choice(wrong=repr(answer))
            console.print(voice.tell((Sentence(refusal), Sentence(keys))))
