"""Replays records of bashifen; sets of cards may be listed in any order.

After every drawn card the engine asks whether a seat declares. A record has the declarations alone: seats that are
asked before the next declaration, or before trumps are fixed, have passed.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.actions import kind_of_shown_pair
from hachiya.games.bashifen.cards import NAMES, kind_of, names, pack_of
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.state import DRAWS, SEATS, Action, Phase, State
from hachiya.games.table import ACTIONS
from hachiya.records.bashifen.recorder import BashifenRecorder
from hachiya.records.bashifen.tallying import tally_deal
from hachiya.records.common_events import AnyEvent
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.errors import HachiyaError
from hachiya.words.say import record as say


class BashifenReplay(Replay):
    """The replay of a match of bashifen, line by line."""

    recorders = BashifenRecorder
    omittable: ClassVar[frozenset[str]] = frozenset({"trumps", "trick", "failed_lead", "deal_end", "match_end"})
    _hands_alone = False
    """Whether the deal gives whole hands, without the order in which their cards were drawn."""

    @property
    def _state(self) -> State:
        """The state of the match."""
        return state_of(self.table.state)

    def _agrees(self, key: str, value: Any, expected: Any) -> bool:
        """Whether the cards are in another order than the expected ones."""
        return key == "cards" and sorted(value) == sorted(expected)

    def _decide(self, event: AnyEvent) -> None:
        state = self._state
        if self.table.awaits_deal and event["e"] == "tally":
            self._tally(event)
        elif self.table.awaits_deal:
            self._deal(event)
        elif state.phase == Phase.DRAW:
            if event["e"] == "declare":
                self._declare(event)
            else:
                while state.phase == Phase.DRAW:
                    self._act(Action.PASS)
        elif state.phase == Phase.BURY:
            self._expect(event, "bury")
            self._choose(event)
        else:
            self._expect(event, "play")
            self._play(event)

    # ---------------------------------------------------------------- deals

    def feed(self, line: int, event: AnyEvent) -> None:
        """Read the next line; a deal of whole hands counts as a drawing in which all declare at its end."""
        self.line = line
        if event["e"] == "deal":
            self._hands_alone = "hands" in event
            event = self._with_draws(event) if self._hands_alone else event
        elif event["e"] == "declare" and "drawn" not in event:
            if not self._hands_alone:
                self._fail(say.expected(expected=[say.value_of(name="declare", key="drawn")]))
            event = {**event, "drawn": DRAWS}
        super().feed(line, event)

    def _with_draws(self, event: AnyEvent) -> AnyEvent:
        """The deal with `draws` in place of `hands`: card i of each hand, round by round from the first seat."""
        self._seat_first(event.get("first"))
        books = self._state.books
        first = books.first if books.next_dealer == NOBODY else books.next_dealer
        hands = [sorted(event["hands"][(first + place) % SEATS], key=kind_of) for place in range(SEATS)]
        draws = [card for turn in zip(*hands, strict=True) for card in turn]
        return {**{key: value for key, value in event.items() if key != "hands"}, "draws": draws}

    def _deal(self, event: AnyEvent) -> None:
        if event["e"] != "deal":
            self._fail(say.line_was_due(name=event["e"], key="deal"))
        cards = [*event["widow"], *event["draws"]]
        counts = Counter(cards)
        if any(counts[name] != 2 for name in NAMES):
            often = " ".join(name for name in NAMES if counts[name] > 2) or "-"
            lacking = " ".join(name for name in NAMES if counts[name] < 2)
            self._fail(say.pack_size(cards=often, more=lacking))
        self._seat_first(event.get("first"))
        self._due.extend(self.recorder.events(self.table.deal(pack_of(cards))))

    def _tally(self, event: AnyEvent) -> None:
        try:
            self._due.extend(tally_deal(self.table, self.recorder, event))
        except HachiyaError as error:
            self._fail(error.message)

    # ---------------------------------------------------------------- the drawing

    def _declare(self, event: AnyEvent) -> None:
        """Apply a declaration, which may be out of turn; all seats that are asked before it pass."""
        state, seat, drawn = self._state, event["seat"], event["drawn"]
        if self._hands_alone and drawn != DRAWS:
            self._fail(say.hands_alone(number=DRAWS, other=drawn))
        while state.drawn < drawn:
            self._act(Action.PASS)
        if state.drawn > drawn:
            self._fail(say.drawn_too_early(number=drawn, other=state.drawn))
        calls = self.table.game.calls(state, seat) if seat in range(self.table.seats) else 0
        legal = [action for action in range(ACTIONS) if calls >> action & 1 and action != Action.PASS]
        actions = [action for action in legal if _shows(state, action) == sorted(event["cards"])]
        if not actions:
            offers = [self.table.game.action_name(state, action) for action in legal]
            who, cards = Seat(seat), " ".join(event["cards"])
            message = say.nothing_to_declare(seat=who, cards=cards, number=drawn)
            if offers:
                message = say.cannot_declare(seat=who, cards=cards, number=drawn, legal=offers)
            self._fail(message)
        self._due.extend(self.recorder.events(self.table.act(seat, actions[0])))

    # ---------------------------------------------------------------- burying and playing

    def _play(self, event: AnyEvent) -> None:
        """Play a whole lead or a whole follow."""
        state = self._state
        if state.plays == 0:
            self._choose(event)
            self._act(Action.COMMIT)
        elif len(event["cards"]) == state.lead_cards:
            self._choose(event)
        else:
            self._fail(say.follow_size(number=len(event["cards"]), other=state.lead_cards))

    def _choose(self, event: AnyEvent) -> None:
        """Choose the cards of the event one by one; their order makes no difference."""
        for kind in sorted(map(kind_of, event["cards"])):
            chosen = names(self._state.chosen_one, self._state.chosen_two)
            try:
                rows = self.table.act(event["seat"], kind)
            except HachiyaError as error:
                after = " ".join(chosen)
                self._fail(say.after_cards(cards=after, what=error.message) if chosen else error.message)
            self._due.extend(self.recorder.events(rows))


def _shows(state: State, action: int) -> Iterable[str]:
    """The cards that a declaration lays open, in alphabetical order."""
    pair = kind_of_shown_pair(state.books.trump_rank, action)
    return [NAMES[action]] if pair is None else [NAMES[pair]] * 2
