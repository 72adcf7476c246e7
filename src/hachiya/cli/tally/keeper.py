"""The dialogue with the person who keeps the score of a real table."""

from collections.abc import Callable, Mapping
from itertools import groupby

from rich.console import Console

from hachiya.cli.numbers import read_number
from hachiya.cli.person import Quit, read_line
from hachiya.cli.tally.asking import Back, FactDialogue
from hachiya.cli.tally.labels import print_labels
from hachiya.explain.money import signed_sum
from hachiya.games.next_facts import FactForm
from hachiya.tally.narration import sentences_of_entry
from hachiya.tally.sentences import fact_message, kind_message
from hachiya.tally.tally import Correction, Tally
from hachiya.words.arguments import Seat
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import keeper as say
from hachiya.words.voice import Voice

CLOSE, UNDO, EARLIER, SHEET, LEAVE = "c", "u", "e", "s", "q"


class Keeper:
    """A score keeper in a terminal: it asks for facts, repeats them, and shows every payment with its reason."""

    def __init__(self, console: Console, tally: Tally, lang: str, store: Callable[[Tally], Message | None]) -> None:
        self.console, self.tally, self.lang = console, tally, lang
        self.voice = Voice(lang, tally.match.names)
        self.store = store
        """Called after each change of closed deals; it may answer with a notice for the person."""

    def keep(self) -> None:
        """Keep the score until the match is over, or the person leaves."""
        try:
            while not self.tally.match.over:
                self.step()
        except Quit:
            self.say(say.left_open(number=len(self.tally.facts)) if self.tally.facts else say.left())
        self.show_sheet()

    def step(self) -> None:
        """Show the open deal, and do what the person types."""
        waiting = self.tally.waiting
        if waiting:
            self.say(say.waits(number=waiting.deal, what=waiting.what))
            self.correct(waiting.deal)
            return
        self.show_deal(self.tally)
        offers = self.tally.next
        commands: dict[str, Callable[[], None]] = {}
        if offers and offers.lacks is None:
            commands[CLOSE] = self.close
        if self.tally.deals or self.tally.facts:
            commands[UNDO] = self.undo
        if self.tally.deals:
            commands |= {EARLIER: self.ask_earlier, SHEET: self.show_sheet}
        self.act(self.tally, {**commands, LEAVE: leave})

    # ---------------------------------------------------------------- one line

    def act(self, tally: Tally, commands: Mapping[str, Callable[[], None]]) -> None:
        """Read a line: a command, or the number of a kind of fact, which is asked for and entered."""
        offers = tally.next
        forms = {what: [*group] for what, group in groupby(offers.forms if offers else (), key=lambda form: form.what)}
        kinds = [*forms]
        labels = [f"{number} {self.voice.say(kind_message(what))}" for number, what in enumerate(kinds, 1)]
        labels += [f"{key} {self.voice.say(_COMMANDS[key])}" for key in commands]
        print_labels(self.console, labels)
        answer = read_line(self.console, "> ").lower()
        number = read_number(answer)
        try:
            if answer in commands:
                commands[answer]()
            elif number is not None and 1 <= number <= len(kinds):
                self.enter(tally, forms[kinds[number - 1]])
            else:
                self.say(say.wrong(given=answer))
        except HachiyaError as error:
            self.say(error.message, style="red")
        except Back:
            pass

    def enter(self, tally: Tally, forms: list[FactForm]) -> None:
        """Ask for a fact, enter it, and show what it has moved."""
        before = tally.copy()
        tally.enter(FactDialogue(self.console, self.voice, tally).ask(forms))
        for fact in tally.facts[len(before.facts) :]:
            self.say(say.repeated(what=fact_message(fact, tally.match.game)))
        self.tell(before, tally)

    def close(self) -> None:
        """Close the open deal, and show how it is settled."""
        before = self.tally.copy()
        self.tally.close()
        self.tell(before, self.tally)
        self.save()

    def undo(self) -> None:
        """Take back the last entry."""
        self.show_correction(self.tally.undo())
        self.save()

    def save(self) -> None:
        """Store the closed deals."""
        notice = self.store(self.tally)
        if notice:
            self.say(notice, style="red")

    def ask_earlier(self) -> None:
        """Ask which earlier deal is wrong, and correct it."""
        closed = len(self.tally.deals)
        dialogue = FactDialogue(self.console, self.voice, self.tally)
        deal = dialogue.number(say.which_deal(most=closed), 1, closed)
        if deal is not None:
            self.correct(deal)

    def correct(self, deal: int) -> None:
        """Let the person change the facts of a deal; all later deals are settled anew."""
        draft = self.tally.reopen(deal)
        finished: list[bool] = []
        commands: dict[str, Callable[[], None]] = {
            CLOSE: lambda: finished.append(True),
            UNDO: lambda: self.take_back(draft),
            LEAVE: lambda: finished.append(False),
        }
        while not finished:
            self.show_deal(draft)
            self.act(draft, commands)
        if not finished[0]:
            return
        try:
            self.show_correction(self.tally.correct(deal, draft.facts))
        except HachiyaError as error:
            self.say(error.message, style="red")
            return
        self.save()

    def take_back(self, draft: Tally) -> None:
        """Take back the last fact of a deal that is corrected."""
        if draft.facts:
            draft.undo()

    # ---------------------------------------------------------------- what is shown

    def say(self, message: Message, style: str = "") -> None:
        """Print a message."""
        self.console.print(self.voice.say(message), style=style, soft_wrap=self.voice.breaks_anywhere)

    def tell(self, before: Tally, after: Tally) -> None:
        """Print what an entry has moved."""
        for telling in sentences_of_entry(before, after):
            self.console.print(self.voice.tell(telling), style="cyan", soft_wrap=self.voice.breaks_anywhere)

    def show_deal(self, tally: Tally) -> None:
        """Print the head of the open deal, its facts so far, and what it lacks."""
        opened, offers = tally.open, tally.next
        if opened is None or offers is None:
            return
        head: list[Message] = [opened.name]
        if opened.dealer is not None:
            head.append(say.deals(seat=Seat(opened.dealer)))
        if opened.kind is not None:
            head.append(name("kind", opened.kind))
        if opened.rate is not None and opened.rate > 1:
            head.append(say.rate(rate=opened.rate))
        self.console.print()
        self.console.print(self.voice.say(say.head(parts=head)), style="bold")
        for fact in tally.facts:
            self.say(say.repeated(what=fact_message(fact, tally.match.game)))
        if offers.lacks is not None and tally.facts:
            self.say(say.lacks(what=offers.lacks))

    def show_correction(self, correction: Correction) -> None:
        """Print what a correction has changed."""
        for change in correction.changes:
            who = [Seat(seat) for seat in range(self.tally.match.seats)]
            before = change.before.won if change.before else None
            after = change.after.won if change.after else None
            self.say(say.changed(number=change.deal, before=self.sums(before, who), after=self.sums(after, who)))

    def sums(self, won: tuple[int, ...] | None, who: list[Seat]) -> list[Message]:
        """What each seat won in a deal, or that the deal is not settled."""
        if won is None:
            return [say.not_settled()]
        unit = self.tally.match.game.unit
        if unit is None:
            return [say.won_levels(seat=seat, levels=levels) for seat, levels in zip(who, won, strict=True)]
        return [say.won(seat=seat, money=signed_sum(points, unit)) for seat, points in zip(who, won, strict=True)]

    def show_sheet(self) -> None:
        """Print the score sheet of all closed deals."""
        if self.tally.deals:
            self.console.print()
            self.console.print(self.tally.match.sheet().text(self.lang).rstrip("\n"), soft_wrap=True)


def leave() -> None:
    """Leave the table."""
    raise Quit


_COMMANDS = {
    CLOSE: say.close(),
    UNDO: say.undo(),
    EARLIER: say.earlier(),
    SHEET: say.sheet(),
    LEAVE: say.leave(),
}
