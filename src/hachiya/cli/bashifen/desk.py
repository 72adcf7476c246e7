"""The dialogue with a person at a terminal table of bashifen; the person types a play as one line."""

from typing import cast

from rich.text import Text

from hachiya.cli.bashifen.cards import short_name, sort_cards
from hachiya.cli.bashifen.guide import explanation, question
from hachiya.cli.bashifen.legal import legal_words
from hachiya.cli.bashifen.reading import WrongPlay, card_masks, read_choice
from hachiya.cli.bashifen.screen import draw
from hachiya.cli.desk import Desk
from hachiya.cli.person import Quit, confirm, confirm_leaving, read_line
from hachiya.games.bashifen.advice import only_play
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.bashifen.leads import certain_tops, is_surely_right
from hachiya.games.bashifen.state import DRAWS, SEATS, Action, Phase, State
from hachiya.games.bashifen.trumps import suit_of
from hachiya.words.message import Message
from hachiya.words.say import terminal
from hachiya.words.say import trick as say

_WAIT = "w"


class BashifenDesk(Desk):
    """The dialogue with a person at a table of bashifen.

    During the draw the person is asked after their own cards, if they may declare, and after news.
    """

    standing: tuple[int, ...] = ()
    """The deal and the declaration at the last question."""
    waits_with = 0
    """The possible declarations when the person chose to wait; 0 if they did not."""

    def next_deal(self) -> Message | None:
        """Return the prompt between two deals."""
        return terminal.next_deal() if state_of(self.table.state).books.deal else None

    def before_others(self) -> Message | None:
        """Return the prompt between two tricks."""
        state = state_of(self.table.state)
        between = state.phase == Phase.PLAY and state.plays == 0 and state.gone_one != 0
        return terminal.next_trick() if between else None

    def choose(self) -> list[int]:
        """Ask for a declaration, a burial, a lead or a follow; an only choice is made at once."""
        view = cast(State, self.view())
        if view.phase == Phase.DRAW and not self.wants_to_be_asked(view):
            return [Action.PASS]
        only = only_play(view)
        if only is None:
            draw(self.console, view, self.seat, self.voice)
            return self.ask(view)
        cards = " ".join(map(short_name, sort_cards(view, *card_masks(only))))
        self.console.print(Text(self.say(terminal.only_choice(first=cards)), style="dim"))
        return only if view.plays else [*only, Action.COMMIT]

    def wants_to_be_asked(self, view: State) -> bool:
        """Whether to ask during the draw: after the last card, on news, or after an own card unless they wait."""
        standing = (view.books.deal, view.declarer, view.declared, view.declaration)
        news = standing != self.standing and view.declarer != self.seat
        self.standing = standing
        if news:
            self.waits_with = 0
        drawn_now = (view.books.first + view.drawn - 1) % SEATS == self.seat
        waits = declarations(view, self.seat) == self.waits_with
        return view.drawn == DRAWS or (not waits and (news or drawn_now))

    def ask(self, view: State) -> list[int]:
        """Ask until the person types a choice, and return it. Raise Quit if the person leaves or the input ends."""
        self.console.print(Text(self.say(question(view)), style="bold"))
        if view.phase == Phase.DRAW:
            self.console.print(self.say(say.legal_stands_alone(legal=legal_words(view))), style="dim")
        prompt = "[Enter w ? q] > " if view.phase == Phase.DRAW and view.drawn < DRAWS else "[? q] > "
        while True:
            answer = read_line(self.console, prompt)
            if answer in ("q", "quit"):
                if confirm_leaving(self.console, self.voice):
                    raise Quit
            elif answer == "?":
                self.explain(view)
            elif view.phase == Phase.DRAW and answer in ("", _WAIT):
                self.waits_with = declarations(view, self.seat) if answer == _WAIT else 0
                return [Action.PASS]
            else:
                actions = self.read_choice(view, answer)
                if actions:
                    return actions

    def read_choice(self, view: State, answer: str) -> list[int] | None:
        """Parse the choice in an answer; None if it is wrong, or a risk that the person does not take."""
        try:
            actions = read_choice(view, answer)
        except WrongPlay as error:
            self.console.print(self.say(error.message), soft_wrap=self.voice.breaks_anywhere)
            return None
        if view.phase == Phase.PLAY and view.plays == 0 and not self.is_sure_of(view, actions[:-1]):
            return None
        return actions

    def is_sure_of(self, view: State, cards: list[int]) -> bool:
        """Whether a lead is certainly right by what the seat sees, or the person confirms it."""
        singles, pairs = card_masks(cards)
        if is_surely_right(view, self.seat, singles, pairs):
            return True
        certain_singles, certain_pairs = certain_tops(view, self.seat, suit_of(view.trumps, cards[0]))
        risky = singles & ~pairs & ~certain_singles, pairs & ~certain_pairs
        names = " ".join(map(short_name, sort_cards(view, risky[0] | risky[1], risky[1])))
        return confirm(self.console, self.say(say.risk(cards=names)))

    def explain(self, view: State) -> None:
        """Print the rule of this choice and how to type it."""
        for line in [*explanation(view, rules_of(self.table.rules), self.voice), self.say(say.keys())]:
            self.console.print(line, soft_wrap=self.voice.breaks_anywhere)
