"""Asks a person for one fact of a deal, from the forms of the facts that may come next."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console

from hachiya.cli.numbers import read_number
from hachiya.cli.person import read_line
from hachiya.cli.tally.labels import print_labels
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.games.next_facts import FactForm
from hachiya.tally.deals import Fact
from hachiya.tally.sentences import bid_message
from hachiya.tally.tally import Tally
from hachiya.words.arguments import Cards, Seat
from hachiya.words.message import Message
from hachiya.words.say import fact as fact_words
from hachiya.words.say import keeper as say
from hachiya.words.voice import Voice


class Back(Exception):
    """The person has answered nothing where something was needed, and goes back to the list of facts."""


class FactDialogue:
    """The questions that make one fact of a kind."""

    def __init__(self, console: Console, voice: Voice, tally: Tally) -> None:
        self.console, self.voice, self.tally = console, voice, tally
        self.game = tally.match.game
        self.seats = range(tally.match.seats)

    def ask(self, forms: Sequence[FactForm]) -> Fact:
        """Ask for a fact of the kind of these forms; Back if the person changes their mind."""
        what = forms[0].what
        return {"what": what, **_QUESTIONS.get(what, FactDialogue.seat)(self, forms)}

    # ---------------------------------------------------------------- single answers

    def choose(self, question: Message, choices: Sequence[Message]) -> int:
        """Ask for one of several things by number, without a question if there is only one; Back for no answer."""
        if len(choices) == 1:
            return 0
        self.show(choices)
        answer = self.number(question, 1, len(choices))
        if answer is None:
            raise Back
        return answer - 1

    def choose_several(self, question: Message, choices: Sequence[Message]) -> list[int]:
        """Ask for one or several things by their numbers; an empty list for no answer."""
        self.show(choices)
        while True:
            words = self.line(question).replace(",", " ").split()
            numbers = [number for word in words if (number := read_number(word)) and number <= len(choices)]
            if len(numbers) == len(words):
                return [number - 1 for number in numbers]
            self.wrong(" ".join(words))

    def show(self, choices: Sequence[Message]) -> None:
        """Print choices with their numbers."""
        print_labels(self.console, (f"{number} {self.voice.say(choice)}" for number, choice in enumerate(choices, 1)))

    def number(self, question: Message, least: int, most: int) -> int | None:
        """Ask for a number from `least` to `most`; None for no answer."""
        while True:
            answer = self.line(question)
            if not answer:
                return None
            number = read_number(answer)
            if number is not None and least <= number <= most:
                return number
            self.wrong(answer)

    def cards(self, question: Message, among: str) -> str:
        """Ask for cards by their letters, each once; an empty text for no answer."""
        while True:
            answer = self.line(question).replace(" ", "")
            if len({*answer}) == len(answer) and {*answer} <= {*among}:
                return "".join(sorted(answer, key=LETTERS.index))
            self.wrong(answer)

    def line(self, question: Message) -> str:
        """Read an answer."""
        return read_line(self.console, f"  {self.voice.say(question)} > ")

    def wrong(self, answer: str) -> None:
        """Say that an answer is not one of the possible ones."""
        self.console.print(self.voice.say(say.wrong(given=answer)))

    def form_of_seat(self, forms: Sequence[FactForm]) -> FactForm:
        """Ask for a seat among those of the forms, and return the form of that seat."""
        of_seats = sorted(forms, key=lambda form: form.seat or 0)
        seats = [form.seat for form in of_seats if form.seat is not None]
        return of_seats[self.choose(say.who(), [say.person(seat=Seat(seat)) for seat in seats])]

    def fed_by(self, form: FactForm) -> int | None:
        """Ask who has thrown the card of a hatto, None for nobody."""
        if not form.fed_by:
            return None
        feeders = sorted(form.fed_by)
        self.show([say.person(seat=Seat(seat)) for seat in feeders])
        answer = self.number(say.fed_by(), 1, len(feeders))
        return None if answer is None else feeders[answer - 1]

    # ---------------------------------------------------------------- facts

    def seat(self, forms: Sequence[FactForm]) -> Fact:
        """A fact that has a seat alone."""
        return {"seat": self.form_of_seat(forms).seat}

    def nothing(self, _forms: Sequence[FactForm]) -> Fact:
        """A fact without anything else."""
        return {}

    def one_of_seats(self, forms: Sequence[FactForm]) -> Fact:
        """A fact of one of the seats that the form lists."""
        seats = forms[0].seats or ()
        return {"seat": seats[self.choose(say.who(), [say.person(seat=Seat(seat)) for seat in seats])]}

    def field(self, forms: Sequence[FactForm]) -> Fact:
        """The brights of the field."""
        among = forms[0].cards or ""
        return {"cards": self.cards(say.lights(cards=Cards(among)), among)}

    def bid(self, forms: Sequence[FactForm]) -> Fact:
        """A bid."""
        (form,) = forms
        bids = form.bids or ()
        question = say.bid_of(seat=Seat(form.seat or 0))
        return {"seat": form.seat, "bid": bids[self.choose(question, [bid_message(bid, self.game) for bid in bids])]}

    def squeezed(self, forms: Sequence[FactForm]) -> Fact:
        """The yaku and cards that a seat shows when it is put out."""
        form = self.form_of_seat(forms)
        if form.yaku is None:
            return {"seat": form.seat}
        yaku = self.some_yaku(form)
        return {"seat": form.seat, "yaku": yaku, "cards": self.cards(say.shown_cards(), form.cards or "")}

    def hand(self, forms: Sequence[FactForm]) -> Fact:
        """Hand yaku by name, or by the cards that lie open."""
        form = self.form_of_seat(forms)
        yaku = self.some_yaku(form)
        if yaku:
            return {"seat": form.seat, "yaku": yaku}
        cards = self.cards(say.shown_cards(), form.cards or "")
        if not cards:
            raise Back
        return {"seat": form.seat, "cards": cards}

    def tobikomi(self, forms: Sequence[FactForm]) -> Fact:
        """飛込み: the month, and who has thrown the card."""
        form = self.form_of_seat(forms)
        months = form.months or ()
        month = months[self.choose(say.month(), [say.of_month(month=month) for month in months])]
        return {"seat": form.seat, "month": month, "fed_by": self.fed_by(form)}

    def captured(self, forms: Sequence[FactForm]) -> Fact:
        """出来役: the yaku, ribbons above seven, and who has thrown the card."""
        form = self.form_of_seat(forms)
        yaku = self.some_yaku(form)
        if not yaku:
            raise Back
        extra = self.number(say.extra(most=form.extra), 0, form.extra) if form.extra and "nanatan" in yaku else 0
        fed_by = self.fed_by(form) if {*yaku} & {*(form.protected or ())} else None
        return {"seat": form.seat, "yaku": yaku, "extra": extra or 0, "fed_by": fed_by}

    def special(self, forms: Sequence[FactForm]) -> Fact:
        """特殊役: the yaku and its number."""
        seats = sorted({form.seat for form in forms if form.seat is not None})
        seat = seats[self.choose(say.who(), [say.person(seat=Seat(seat)) for seat in seats])]
        own = [form for form in forms if form.seat == seat]
        form = own[self.choose(say.which_yaku(), [_yaku_message(*(form.yaku or ())) for form in own])]
        least, most = form.least or 0, form.most or 0
        count = least if least == most else self.number(say.count(low=least, high=most), least, most)
        if count is None:
            raise Back
        return {"seat": seat, "yaku": [*(form.yaku or ())], "count": count}

    def points(self, forms: Sequence[FactForm]) -> Fact:
        """Card points or piles by seat; a seat that is left out follows from the others."""
        playing = sorted(forms[0].seats or ())
        answers = {seat: self.points_or_pile(seat) for seat in playing}
        if any(isinstance(answer, str) for answer in answers.values()):
            return {"piles": [_pile(answers.get(seat, "")) for seat in self.seats]}
        return {"points": [answers.get(seat, 0) for seat in self.seats]}

    def points_or_pile(self, seat: int) -> int | str | None:
        """Ask for the card points of a seat, or for the cards of its pile by letters."""
        while True:
            answer = self.line(say.points_of(seat=Seat(seat))).replace(" ", "")
            if not answer:
                return None
            points = read_number(answer)
            if points is not None:
                return points
            if len({*answer}) == len(answer) and {*answer} <= {*LETTERS}:
                return answer
            self.wrong(answer)

    def opponents(self, forms: Sequence[FactForm]) -> Fact:
        """The points of the opponents."""
        least, most = forms[0].least or 0, forms[0].most or 0
        points = self.number(say.count(low=least, high=most), least, most)
        if points is None:
            raise Back
        return {"points": points}

    def some_yaku(self, form: FactForm) -> list[str]:
        """Ask for yaku of a form by number."""
        yaku = form.yaku or ()
        chosen = self.choose_several(say.which_yaku(), [_yaku_message(key) for key in yaku])
        return [yaku[place] for place in chosen]


def _yaku_message(*keys: str) -> Message:
    return fact_words.yaku(yaku=in_words(from_keys([*keys])))


def _pile(answer: int | str | None) -> str | None:
    return answer if answer is None or isinstance(answer, str) else str(answer)


_QUESTIONS: Mapping[str, Callable[[FactDialogue, Sequence[FactForm]], Fact]] = {
    "white": FactDialogue.one_of_seats,
    "field": FactDialogue.field,
    "bid": FactDialogue.bid,
    "squeezed": FactDialogue.squeezed,
    "hand": FactDialogue.hand,
    "tobikomi": FactDialogue.tobikomi,
    "captured": FactDialogue.captured,
    "special": FactDialogue.special,
    "points": FactDialogue.points,
    "dealer": FactDialogue.one_of_seats,
    "failed_lead": FactDialogue.one_of_seats,
    "opponents": FactDialogue.opponents,
    "void": FactDialogue.nothing,
}
"""The questions by the kind of the fact; other kinds have a seat alone."""
