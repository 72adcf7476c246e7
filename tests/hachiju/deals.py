"""Tables of 八十 after the deal and some bids."""

from hachiya.games.hanafuda.cards import LETTERS, card
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table

BIDS = {"in": Action.IN, "out": Action.OUT, "double": Action.DOUBLE}


def dealt(*hands: str, seats: int = 3, dealer: int = 0, deals: int = 12) -> Table:
    """A deal with these hands of the first seats; other hands, the field and the stock follow in order."""
    table = Table(find("hachiju"), {"deals": deals}, seats=seats, dealer=dealer)
    left = [letter for letter in LETTERS if letter not in "".join(hands)]
    field, left = left[:: len(left) // 6][:6], [letter for letter in left if letter not in left[:: len(left) // 6][:6]]
    piles = [list(hand) for hand in hands]
    while len(piles) < seats:
        piles.append(left[:7])
        left = left[7:]
    cards = [[card(letter) for letter in pile] for pile in (*piles, field, left)]
    table.deal(hanafuda(table.game).deck_of(dealer, seats, cards[:seats], cards[seats], cards[-1]))
    assert table.state.phase == Phase.BID
    return table


def say(table: Table, script: str) -> list[list[int]]:
    """Make bids such as `0 in; 1 double`, each by the seat at turn, and return the rows of the last."""
    rows: list[list[int]] = []
    for entry in filter(None, script.split("; ")):
        seat, word = entry.split()
        rows = table.act(int(seat), BIDS[word])
    return rows


def may(table: Table) -> list[str]:
    """The bids that the seat at turn may make."""
    words = {action: word for word, action in BIDS.items()}
    return [words[action] for action in table.legal()]
