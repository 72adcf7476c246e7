"""The questions to a bot, and the answers that are accepted."""

from random import Random

from hachiya.bots.question import Question
from hachiya.games.hachihachi.state import Action
from hachiya.games.hanafuda.sight import hand_seen
from hachiya.tables.match.match import Match
from tests.tables.play import deck, five_ribbons, new_setup, two_shuffles


def test_a_bot_question_holds_only_what_its_seat_sees() -> None:
    match = Match(new_setup()).deal(two_shuffles(Match(new_setup()), Random(1)))[0]
    view = Question(match.table.view(0)).view()
    assert view.actions == match.table.game.legal(match.table.state)
    assert [view.state.hands[seat] for seat in range(3)] == [hand_seen(match.table.state, seat, 0) for seat in range(3)]
    assert view.state.hands[1] == 0


def test_a_choice_of_two_parts_is_asked_part_by_part() -> None:
    match = five_ribbons()
    question = Question(match.table.view(0))
    for part in ([Action.READ], deck("B")):
        assert not question.is_answered
        assert question.answer(part)
    assert question.is_answered
    assert question.actions == [Action.READ, *deck("B")]
    assert match.table.turn == 0
    match.choose(0, question.actions, None)


def test_a_bot_question_accepts_no_illegal_answer() -> None:
    question = Question(five_ribbons().table.view(0))
    for wrong in ([], [Action.STOP], [99], [-1], [Action.READ, *deck("C")], [Action.READ, *deck("B"), Action.PASS]):
        assert not question.answer(wrong)
        assert question.actions == []
        assert not question.is_answered
    assert question.answer([Action.READ, *deck("B")])
    assert question.is_answered
