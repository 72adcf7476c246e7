"""The facts that may come next in a deal at a real table: the dealer (ダーチャ), a wrong lead, the points."""

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.state import SEATS, Rules, State
from hachiya.games.bashifen.tally import LEAST_POINTS, most_points, settle_facts, what_lacks
from hachiya.games.json_object import JsonObject
from hachiya.games.next_facts import FactForm, NextFacts

ALL_SEATS = tuple(range(SEATS))


def next_facts(st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> NextFacts:
    """What may be told next of a deal, of which `dealer`, `points` and `failed_lead` are known or None.

    The deal is opened in `st`; IllegalFact if what is known is impossible.
    """
    settle_facts(st, rules, ledger, deal)
    books = st.books
    forms = []
    if books.dealer == NOBODY:
        forms.append(FactForm(what="dealer", seats=ALL_SEATS))
    if deal["failed_lead"] is None:
        forms.append(FactForm(what="failed_lead", seats=ALL_SEATS))
    if deal["points"] is None:
        failed = NOBODY if deal["failed_lead"] is None else int(deal["failed_lead"])
        most = most_points(books.dealer, failed)
        forms.append(FactForm(what="opponents", least=0, most=most, step=LEAST_POINTS))
    lacks = what_lacks(st, deal)
    return NextFacts("play" if lacks else "end", None, tuple(forms), lacks)
