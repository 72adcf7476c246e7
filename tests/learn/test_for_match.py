"""In the last deals of a match a hint says which choice wins it, where that is not the one that brings most points."""

import pytest

from hachiya.games.hanafuda.phases import Action
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.for_match import LEAST
from hachiya.learn.hints import Hint, hints
from hachiya.learn.material import Material, PastChoice
from hachiya.learn.review import review
from hachiya.words.languages import languages

pytestmark = pytest.mark.compiled
WORLDS = 1500


def at_first_bid(number: int, lead: int, deals_left: int = 1) -> View:
    """The view at the first bid of a deal of hachiju, where the seat leads both others by so many points."""
    table = Table(find("hachiju"), {}, seats=3, seed=5, stream=number)
    table.state.books.month = table.rules.deals - deals_left
    table.deal()
    table.state.books.scores[table.turn] = lead
    return table.view(table.turn)


def first_bid(number: int, lead: int, deals_left: int = 1) -> Hint:
    """The hint for that bid."""
    return next(hints(at_first_bid(number, lead, deals_left), worlds=(WORLDS,)))


def test_a_seat_far_ahead_folds_its_last_deal_to_win_the_match() -> None:
    results = [first_bid(number, 150) for number in range(12)]
    fold = [Action.OUT]
    advised = [(result, result.for_match) for result in results if result.for_match]
    assert len(advised) > 2
    for result, for_match in advised:
        assert [*for_match.actions] == fold
        assert [*result.best.actions] != fold
        assert LEAST <= for_match.more.mean <= 1
    assert all(result.for_match is None for result in results if [*result.best.actions] == fold)


def test_where_the_match_is_decided_nothing_wins_it_more_often() -> None:
    """At hachiju a single deal may cost 700 points, but not 15,000."""
    assert all(first_bid(number, lead).for_match is None for number in range(4) for lead in (15_000, -15_000))


def test_a_seat_far_behind_doubles_before_the_last_deal_but_not_before_the_last_three() -> None:
    behind = [first_bid(number, -300, deals_left=2).for_match for number in range(8)]
    advice = [[*for_match.actions] for for_match in behind if for_match is not None]
    assert advice
    assert all(actions == [Action.DOUBLE] for actions in advice)
    assert all(first_bid(number, -300, deals_left=4).for_match is None for number in range(4))


def test_at_bashifen_levels_alone_count() -> None:
    table = Table(find("bashifen"), {}, seed=5)
    table.deal()
    view = table.view(table.turn)
    while not view.actions & (view.actions - 1):
        table.act(table.turn, view.legal()[0].actions[0])
        view = table.view(table.turn)
    assert next(hints(view, worlds=(2,))).for_match is None


def test_a_review_counts_no_loss_for_the_choice_that_wins_more_matches() -> None:
    views = [at_first_bid(number, 150) for number in range(6)]
    folds, doubles = (
        [PastChoice(12, number, view, (action,)) for number, view in enumerate(views)]
        for action in (Action.OUT, Action.DOUBLE)
    )
    names = ["east", "south", "west"]
    folded = review(Material(find("hachiju"), names, choices=folds), worlds=WORLDS)
    winning = [moment for moment in folded.moments if moment.for_match]
    assert winning
    assert all((moment.loss, moment.verdict) == (0, "best") for moment in winning)
    assert any(moment.lag.low > 0 for moment in winning), "in points the fold surely cost something"
    doubled = review(Material(find("hachiju"), names, choices=doubles), worlds=WORLDS)
    assert any(moment.loss > 0 for moment in doubled.moments)


@pytest.mark.parametrize("lang", languages())
def test_text_and_html_say_it_in_every_language(lang: str) -> None:
    hint = next(filter(lambda hint: hint.for_match, (first_bid(number, 150) for number in range(12))))
    assert hint.for_match
    percent = str(round(100 * hint.for_match.more.mean))
    last = hint.text(lang).splitlines()[-1]
    assert percent in last
    assert last in hint.html(lang)
