"""Entries over the rules of sannin for measurements only; `sannin/sannin.c` has each of them in C."""

from hachiya.engine.accel import hot_rule, restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import ACCOUNTS, WIDTH, clear
from hachiya.engine.rng import pick
from hachiya.games.hachihachi.deal import deal, shuffle_for
from hachiya.games.hachihachi.moves import legal, start, step
from hachiya.games.hachihachi.state import Phase, Rules, State

SEATS = 3
_FINGERPRINT = (1 << 48) - 1
_FACTOR = 25173
"""Odd, and so small that a product stays below 2**63."""


@rule
def mix(fingerprint: int, value: int) -> int:
    """A fingerprint with one more number mixed in."""
    fingerprint = ((fingerprint ^ value) & _FINGERPRINT) * _FACTOR & _FINGERPRINT
    return fingerprint ^ fingerprint >> 25


@hot_rule
def deal_now(st: State, rules: Rules, ledger: list[int]) -> None:
    """Deal, from the state's own random numbers."""
    shuffle_for(st)
    deal(st, rules, ledger)


@entry
def fingerprints(
    st: State, rules: Rules, ledger: list[int], choices: list[int], value: int, stream: int, fingerprint: list[int]
) -> None:
    """`playouts`, with a number for each match that stands for every row of every deal, scores, result and winners.

    As many matches as `fingerprint` has places.
    """
    for match in range(len(fingerprint)):
        mixed = 0
        start(st, rules, SEATS, 0, value, stream + match)
        while st.phase != Phase.OVER:
            clear(ledger)
            deal_now(st, rules, ledger)
            while st.phase != Phase.DEAL and st.phase != Phase.OVER:
                step(st, rules, ledger, pick(choices, legal(st)))
            for slot in range(WIDTH, WIDTH * (ledger[0] + 1)):
                mixed = mix(mixed, ledger[slot])
        for account in range(ACCOUNTS):
            mixed = mix(mixed, int(st.books.scores[account]))
        for seat in range(SEATS):
            mixed = mix(mixed, int(st.books.result[seat]))
        fingerprint[match] = mix(mixed, int(st.books.winners))


@entry
def copies(states: list[State], rules: Rules, ledger: list[int], choices: list[int], count: int, times: int) -> int:
    """Copy the next one of `count` states behind them and take a random action there, `times` times.

    Returns the exclusive or of the fields after these actions.
    """
    seen = 0
    following = 0
    for _ in range(times):
        restore(states, count, following)
        following = following + 1 if following + 1 < count else 0
        copy = states[count]
        step(copy, rules, ledger, pick(choices, legal(copy)))
        seen ^= copy.field
    return seen


@entry
def batch(
    states: list[State], rules: Rules, ledger: list[int], actions: list[int], masks: list[int], value: int
) -> None:
    """Take one action in each state, deal where due, and write the legal actions into `masks`.

    A match that is over is followed by a new one from `value` and the state's number; an action below 0 also begins a
    new match.
    """
    for number in range(len(actions)):
        st = states[number]
        clear(ledger)
        if actions[number] >= 0:
            step(st, rules, ledger, actions[number])
        if actions[number] < 0 or st.phase == Phase.OVER:
            start(st, rules, SEATS, 0, value, number)
        if st.phase == Phase.DEAL:
            deal_now(st, rules, ledger)
        masks[number] = legal(st)


@entry
def choose(masks: list[int], actions: list[int], choices: list[int]) -> None:
    """A random member of each mask."""
    for number in range(len(masks)):
        actions[number] = pick(choices, masks[number])
