"""The entries of a batch, made of the rules of a room.

Match i of a batch takes its n-th match from the seed and stream that `source` names, so it is the match of a plain
`Table` of that seed and stream.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hachiya.engine.accel import fetch, restore, rule
from hachiya.engine.bits import bit
from hachiya.engine.jit import entry
from hachiya.engine.ledger import NOBODY, WIDTH
from hachiya.envs.batch.records import Autoreset, Episode, Settings, Slot
from hachiya.envs.rewards import Due
from hachiya.games.game import Position

Words = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.uint8]
States = Sequence[Position]
Slots = Sequence[Slot]

SAME_STEP, NEXT_STEP = int(Autoreset.SAME_STEP), int(Autoreset.NEXT_STEP)
A_DEAL, A_MATCH = int(Episode.DEAL), int(Episode.MATCH)
EACH_DECISION, EACH_DEAL = int(Due.DECISION), int(Due.DEAL)

AHEAD = 3
"""The number of matches by which the memory of a state is fetched ahead of its step."""
MOST_MATCHES = 1 << 20
"""The most matches in a batch."""
STREAMS = 1 << 11
"""The matches that match i of a batch takes from streams of one seed."""

FROM_THE_START = 2
"""The value of a match that begins anew with its first match; 1 is that of one whose next episode begins."""


class RoomRules(NamedTuple):
    """The rules of a room that a batch runs."""

    start: Callable[..., None]
    deal: Callable[..., None]
    """(state, rules, ledger): shuffle and deal."""
    legal: Callable[..., int]
    step: Callable[..., None]
    begins: Callable[..., bool]
    """(state): whether a deal is due of which nothing has happened."""
    worth: Callable[..., int]
    """(state, rules, seat): what a seat has won so far in a match."""
    result: Callable[..., int]
    """(state, rules, seat): what a seat has won in a match that is over."""
    play_at_one: Callable[..., None]
    """(state): let nothing multiply from now on."""
    write: Callable[..., None]
    """(state, viewer, most seats, 1 for perfect information, words): write an observation."""
    deal_row: int
    """The event in the ledger that begins a deal."""
    secret_row: int
    """The event in the ledger whose cards only its own seat knows; -1 where there is none."""
    due: int
    """The phase in which a deal is due."""
    over: int
    """The phase of a match that is over."""


class Entries(NamedTuple):
    """The entries of a room, each for the matches from one index to another.

    Rules and settings are sequences of one record: compiled code takes an array quicker than a record.
    """

    begin: Callable[..., None]
    step: Callable[..., None]
    observe: Callable[..., None]
    recall: Callable[..., None]
    look: Callable[..., None]


@rule
def source_value(value: int, matches: int) -> int:
    """The seed of the n-th match (from 1) of each match of a batch with the seed `value`."""
    return (value + ((matches - 1) >> 11)) & 0x7FFFFFFFFFFFFFFF


@rule
def source_stream(index: int, matches: int) -> int:
    """The stream of the n-th match (from 1) of the match `index`."""
    return index + (((matches - 1) & 0x7FF) << 20)


@entry
def first_illegal(actions: Words, masks: Words, turns: Words, low: int, high: int) -> int:
    """The first match in which the action is not legal; -1 if there is none. Matches without a turn take any."""
    for index in range(low, high):
        action = int(actions[index])
        if turns[index] != NOBODY and (action < 0 or action > 62 or int(masks[index]) & bit(action) == 0):
            return index
    return -1


def entries_of(room: RoomRules) -> Entries:
    """Compile the entries of a room on their first calls."""
    start, deal, legal, step, begins = room.start, room.deal, room.legal, room.step, room.begins
    worth, result, play_at_one, write = room.worth, room.result, room.play_at_one, room.write
    due, over, deal_row, secret_row = room.due, room.over, room.deal_row, room.secret_row

    @rule
    def remember(ledger: Words, history: Words, lengths: Words, index: int) -> None:
        """Move the rows of the ledger to the history of a match, which begins anew with every deal."""
        for row in range(ledger[0]):
            place = WIDTH * (row + 1)
            if ledger[place] == deal_row:
                lengths[index] = 0
            length = lengths[index]
            if length < history.shape[1]:
                for column in range(WIDTH):
                    history[index, length, column] = ledger[place + column]
                lengths[index] = length + 1
        ledger[0] = 0

    @rule
    def begin_episode(
        states: States,
        slots: Slots,
        index: int,
        rules: object,
        ledger: Words,
        history: Words,
        lengths: Words,
        settings: Settings,
    ) -> None:
        """Begin the next episode; deals in which nobody chooses are no episodes, and an open one ends its match."""
        st = states[index]
        slot = slots[index]
        is_new_match = slot.ended == 0
        slot.ended = 0
        while True:
            if is_new_match or st.phase == over:
                is_new_match = False
                slot.matches += 1
                restore(states, index, settings.blank)
                value, stream = source_value(settings.value, slot.matches), source_stream(index, slot.matches)
                start(st, rules, settings.seats, 0, value, stream)
                for seat in range(settings.seats):
                    slot.paid[seat] = worth(st, rules, seat)
                lengths[index] = 0
            while st.phase == due:
                deal(st, rules, ledger)
                remember(ledger, history, lengths, index)
            if st.phase != over:
                return

    @rule
    def take_step(
        st: Position,
        slot: Slot,
        index: int,
        rules: object,
        ledger: Words,
        history: Words,
        lengths: Words,
        settings: Settings,
        action: int,
        rewards: Floats,
    ) -> int:
        """Take an action with all that follows, and pay what is due; returns whether the episode has ended."""
        step(st, rules, ledger, action)
        remember(ledger, history, lengths, index)
        if settings.at_one:
            play_at_one(st)
        is_over = st.phase == over
        is_deal_over = is_over or begins(st)
        if not is_over and not (is_deal_over and settings.episode == A_DEAL):
            while st.phase == due:
                deal(st, rules, ledger)
                remember(ledger, history, lengths, index)
            is_over = st.phase == over
        if is_over or (is_deal_over and settings.episode == A_DEAL):
            slot.ended = 1
        pays = is_over or settings.due == EACH_DECISION or (is_deal_over and settings.due == EACH_DEAL)
        for seat in range(settings.seats):
            rewards[seat] = 0
            if pays:
                now = result(st, rules, seat) if is_over and settings.episode == A_MATCH else worth(st, rules, seat)
                rewards[seat] = now - slot.paid[seat]
                slot.paid[seat] = now
        return slot.ended

    @entry
    def look_at(
        states: States,
        slots: Slots,
        masks: Words,
        turns: Words,
        viewers: Words,
        low: int,
        high: int,
    ) -> None:
        for index in range(low, high):
            st = states[index]
            if slots[index].ended:
                masks[index] = 0
                turns[index] = NOBODY
            else:
                masks[index] = legal(st)
                turns[index] = st.turn
                viewers[index] = st.turn

    @entry
    def begin_all(
        states: States,
        slots: Slots,
        which: Flags,
        masks: Words,
        turns: Words,
        viewers: Words,
        rules: Sequence[object],
        ledger: Words,
        history: Words,
        lengths: Words,
        settings: Sequence[Settings],
        low: int,
        high: int,
    ) -> None:
        its_settings = settings[0]
        for index in range(low, high):
            if which[index] == FROM_THE_START:
                slots[index].matches = 0
                slots[index].ended = 0
            if which[index]:
                begin_episode(states, slots, index, rules[0], ledger, history, lengths, its_settings)
                st = states[index]
                masks[index] = legal(st)
                turns[index] = st.turn
                viewers[index] = st.turn

    @entry
    def step_all(
        states: States,
        slots: Slots,
        actions: Words,
        masks: Words,
        turns: Words,
        viewers: Words,
        rewards: Floats,
        terminated: Flags,
        last: Words,
        out: Words,
        rules: Sequence[object],
        ledger: Words,
        history: Words,
        lengths: Words,
        settings: Sequence[Settings],
        low: int,
        high: int,
    ) -> None:
        its_settings = settings[0]
        for index in range(low, high):
            fetch(states, min(index + AHEAD, high - 1))
            st = states[index]
            slot = slots[index]
            begins_next = slot.ended and its_settings.autoreset == NEXT_STEP
            if slot.ended:
                terminated[index] = 0
                for seat in range(its_settings.seats):
                    rewards[index, seat] = 0
            else:
                has_ended = take_step(
                    st,
                    slot,
                    index,
                    rules[0],
                    ledger,
                    history,
                    lengths,
                    its_settings,
                    int(actions[index]),
                    rewards[index],
                )
                terminated[index] = has_ended
                if has_ended and its_settings.autoreset == SAME_STEP:
                    write(st, int(viewers[index]), its_settings.most, its_settings.perfect, last[index])
                    begins_next = True
            if begins_next:
                begin_episode(states, slots, index, rules[0], ledger, history, lengths, its_settings)
            if slot.ended:
                masks[index] = 0
                turns[index] = NOBODY
            else:
                masks[index] = legal(st)
                turns[index] = st.turn
                viewers[index] = st.turn
            if out.shape[0]:
                write(st, int(viewers[index]), its_settings.most, its_settings.perfect, out[index])

    @entry
    def observe_all(
        states: States, viewers: Words, out: Words, settings: Sequence[Settings], low: int, high: int
    ) -> None:
        its_settings = settings[0]
        for index in range(low, high):
            fetch(states, min(index + AHEAD, high - 1))
            write(states[index], int(viewers[index]), its_settings.most, its_settings.perfect, out[index])

    @entry
    def recall_all(
        history: Words, lengths: Words, viewers: Words, out: Words, settings: Sequence[Settings], low: int, high: int
    ) -> None:
        perfect = settings[0].perfect
        for index in range(low, high):
            for row in range(history.shape[1]):
                kept = row < lengths[index]
                event = history[index, row, 0]
                is_secret = event == secret_row and history[index, row, 1] != viewers[index] and not perfect
                for column in range(WIDTH):
                    shown = kept and not (is_secret and column > 1)
                    out[index, row, column] = history[index, row, column] if shown else 0

    return Entries(begin_all, step_all, observe_all, recall_all, look_at)
