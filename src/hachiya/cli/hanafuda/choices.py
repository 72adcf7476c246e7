"""What a seat at the terminal may choose, in words, and how a person's answer is read."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from hachiya.cli.hanafuda.guide import KEYS, Game, explained, question
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.hanafuda.screen import card_text
from hachiya.cli.language import Words, say
from hachiya.cli.person import Quit, leaves, read
from hachiya.engine import ledger
from hachiya.engine.ledger import PAY
from hachiya.explain.money import signed, spoken
from hachiya.games.hanafuda.advice import Advice, Danger, Shares
from hachiya.games.hanafuda.cards import CARDS, LETTERS, month_of
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.yaku import title
from hachiya.games.table import LEDGER_ROWS, Table

_REASON = 4
"""Where a payment's row has its reason."""
_NOT_OF_THE_MONTH = (Reason.STONE, Reason.GIMMI)
"""Paid because of the next month, or the end of the year."""
_HATTO = Words(
    "  ⚠ 法度: {who} の{yaku}を助ける。できれば二人分の{money}を払う",
    "  ⚠ hatto: helps {who} to {yaku}; you would pay for both, {money}",
)
_EXCUSED = Words(
    "  法度(免除): {who} の{yaku}を助ける。払うのは自分の分の{money}だけ",
    "  hatto, excused: may help {who} to {yaku}; you would pay your own share, {money}",
)


@dataclass(frozen=True)
class Choice:
    """An action and how it is offered."""

    action: int
    text: Text


def choices_of(table: Table, names: Sequence[str], lang: str) -> list[Choice]:
    """What the seat at turn may choose, from what it sees."""
    offers = _Offers(table, names, lang)
    return [Choice(action, offers.text(action)) for action in table.legal()]


class _Offers:
    """The choices of the seat at turn as texts, each with what it costs or wins."""

    def __init__(self, table: Table, names: Sequence[str], lang: str) -> None:
        self.table = table
        self.view = table.game.observe(table.state, table.turn)
        self.room = ROOMS[table.game.room]
        self.names = names
        self.lang = lang

    def text(self, action: int) -> Text:
        """One choice."""
        advice = hanafuda(self.table.game).advise(self.view, self.table.rules, action)
        if action < CARDS:
            text = card_text(action, self.lang)
            if self.table.state.phase == Phase.PLAY:
                text.append(_consequence(self.view.field & month_of(action), self.lang))
            for danger in advice.dangers or ():
                text.append(self.danger(danger), style="red")
            return text
        meant = self.meant(advice, action)
        name = say(self.table.game.action_name(self.table.state, action), self.lang)
        return Text(f"{name} → {meant}" if meant else name)

    def meant(self, advice: Advice, action: int) -> str:
        """What comes of a choice that is no card."""
        if advice.does in ("unseen", "in", "out", "double"):
            return self.at_the_door(advice)
        if advice.does in ("stop", "cancel"):
            return self.payments(pays_now(self.table, action))
        if advice.later is not None:
            return self.later(advice.later.alone, advice.later.beaten)
        return self.payments(self.by_seat(advice.pays)) if advice.pays else ""

    def danger(self, danger: Danger) -> str:
        """法度: whom a card would help to what, and what it would cost."""
        words = _EXCUSED if danger.excused else _HATTO
        yaku = title(danger.yaku, self.lang)
        return self.say(words, who=self.names[danger.seat], yaku=yaku, money=self.spoken(danger.points))

    def at_the_door(self, advice: Advice) -> str:
        """みずてん, 出る, 下りる, ダブル: what it binds to, what it costs, what lies in the pot."""
        if advice.does == "unseen" or advice.entrance is None:
            return self.say(self.room.unseen(hanafuda(self.table.game).unit))
        door = advice.entrance
        if advice.does == "out":
            return self.say(self.room.out, fee=self.spoken(door.fee))
        said = [self.say(self.room.doubling if advice.does == "double" else self.room.staying(self.view))]
        if door.hand:
            said.append(self.say(self.room.hand, hand=self.spoken(door.hand)))
        if door.pot:
            said.append(self.say(self.room.pot_if_won, pot=self.spoken(door.pot)))
        return self.say(Words("、", ", ")).join(said)

    def later(self, alone: Shares, beaten: Shares) -> str:
        """下げ: what the seat gets, or gives back, if nothing is added, or if another's yaku ends it."""
        first, second = (self.signed(sum(share.points for share in shares)) for shares in (alone, beaten))
        return self.say(self.room.later, alone=first, beaten=second)

    def by_seat(self, shares: Shares) -> list[int]:
        """Who wins and loses what by these shares."""
        won = [0] * self.table.seats
        for share in shares:
            won[share.seat] -= share.points
            won[self.table.turn] += share.points
        return won

    def payments(self, won: Sequence[int]) -> str:
        """Who wins and loses what."""
        amounts = [f"{name} {self.signed(points)}" for name, points in zip(self.names, won, strict=True) if points]
        if not amounts:
            return self.say(Words("これ以上の受け渡しはない", "nothing more is paid"))
        return self.say(Words("今の支払い: ", "pays now: ")) + ", ".join(amounts)

    def say(self, template: Words, **filled: object) -> str:
        return say(template, self.lang).format(**filled)

    def spoken(self, points: int) -> str:
        return spoken(points, hanafuda(self.table.game).unit, self.lang)

    def signed(self, points: int) -> str:
        return signed(points, hanafuda(self.table.game).unit, self.lang)


def _consequence(lying: int, lang: str) -> str:
    taken = "".join(LETTERS[card] for card in range(CARDS) if lying >> card & 1)
    if not taken:
        return say(Words(" → 場に置く", " → stays on the field"), lang)
    if len(taken) == 2:
        taken = say(Words("か", " or "), lang).join(taken)
    return say(Words(f" → {taken} を取る", f" → takes {taken}"), lang)


def pays_now(table: Table, action: int) -> list[int]:
    """What each seat would win or lose by this action that ends the month, by what the seat at turn knows.

    In points, without the month stone and the settlement of the year.
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


def ask(console: Console, table: Table, choices: Sequence[Choice], lang: str) -> int:
    """The action that the person at turn chooses; Quit if he leaves or there is nobody any more (end of input)."""
    phase = Phase(table.state.phase)
    letters = {LETTERS[choice.action]: choice.action for choice in choices if choice.action < CARDS}
    leave = "quit" if "q" in letters else "q"
    game = Game(table.game.room, table.rules, table.seats, hanafuda(table.game).unit)
    console.print(Text(say(question(phase, game), lang), style="bold"))
    for number, choice in enumerate(choices, 1):
        console.print(Text.assemble(f"{number:>3}  ", choice.text))
    while True:
        answer = read(console, f"[1-{len(choices)} ? {leave}] > ")
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(choices):
            return choices[int(answer[:4]) - 1].action
        if answer in letters:
            return letters[answer]
        if answer in ("q", "quit"):
            if leaves(console, lang):
                raise Quit
        elif answer == "?":
            console.print(explained(phase, game, lang))
            console.print(say(KEYS, lang).format(leave=leave))
        else:
            wrong = Words(f"{answer!r} は選べません。", f"{answer!r} is not a choice. ")
            console.print(say(wrong, lang) + say(KEYS, lang).format(leave=leave))
