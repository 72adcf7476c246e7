"""The dialogue with a person at a terminal table of flower cards."""

from typing import cast

from hachiya.cli.desk import Desk
from hachiya.cli.hanafuda.choices import ask_action, choices_of
from hachiya.cli.hanafuda.room import View
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.hanafuda.screen import card_text, draw
from hachiya.cli.texts import fill_message
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.game import state_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.words.message import Message
from hachiya.words.say import terminal as say


class HanafudaDesk(Desk):
    """The dialogue with a person, who chooses from a list of choices, each with its cost or gain."""

    def next_deal(self) -> Message | None:
        """Return the prompt between two months or deals."""
        state = state_of(self.table.state)
        begins = self.table.game.begins_month(state) and state.books.month
        return ROOMS[self.table.game.room].next_deal if begins else None

    def before_others(self) -> Message | None:
        """Show each round to a person who has folded, was put out or was not dealt to."""
        state = state_of(self.table.state)
        books = state.books
        out = (books.folded | books.squeezed | ~books.dealt_in) & bit(self.seat)
        if not (out and state.phase == Phase.PLAY and state.place == 0):
            return None
        self.draw()
        return say.go_on()

    def choose(self) -> list[int]:
        """Ask for a choice; an only choice is made at once."""
        choices = choices_of(self.table, self.voice)
        if len(choices) == 1:
            self.console.print(self.say(say.only_choice(first=choices[0].text.plain)), style="dim")
            return [choices[0].action]
        view = self.draw()
        if view.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            self.console.print(fill_message(self.voice, say.pending, first=card_text(view.pending, self.voice)))
        return [ask_action(self.console, self.table, choices, self.voice)]

    def draw(self) -> View:
        """Draw the table as the person sees it."""
        view = cast(View, self.view())
        draw(self.console, self.table.game, view, self.seat, self.voice)
        return view
