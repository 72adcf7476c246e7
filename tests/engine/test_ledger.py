"""The rows of the ledger, and a full ledger."""

from hachiya.engine import ledger
from hachiya.engine.ledger import NOBODY, PAY


def test_payments_and_notes_stand_in_order_in_the_ledger() -> None:
    book, scores = ledger.new(4), [0] * 9
    ledger.note(book, 3, 1, 2, 0, 0, 0)
    ledger.pay(scores, book, 0, 2, 84, 1, 16, NOBODY, 0)
    ledger.pay(scores, book, 0, 2, 0, 1, 16, NOBODY, 0)
    assert ledger.rows(book) == [[3, 1, 2, 0, 0, 0, 0, 0], [PAY, 0, 2, 84, 1, 16, NOBODY, 0]]
    assert scores == [-84, 0, 84, 0, 0, 0, 0, 0, 0]
    ledger.clear(book)
    assert ledger.rows(book) == []


def test_a_full_ledger_keeps_its_rows_and_still_moves_points() -> None:
    book, scores = ledger.new(1), [0] * 9
    for points in (5, 7):
        ledger.pay(scores, book, 1, 0, points, 0, 0, NOBODY, 0)
    assert ledger.rows(book) == [[PAY, 1, 0, 5, 0, 0, NOBODY, 0]]
    assert len(book) == 16
    assert scores[0] == 12


def test_a_ledger_without_rows_only_moves_points() -> None:
    book, scores = ledger.new(0), [0] * 9
    ledger.pay(scores, book, 1, 0, 5, 0, 0, NOBODY, 0)
    assert ledger.rows(book) == []
    assert scores[:2] == [5, -5]
