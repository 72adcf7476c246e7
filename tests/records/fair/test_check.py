"""The results of `check_deals` for a fair record and after each way to cheat."""

from collections.abc import Callable
from typing import Any

import pytest

from hachiya.records.fair.check import CheckedDeal, Verdict, check_deals
from hachiya.records.fair.shuffle import commitment, seal
from hachiya.records.jsonl import dump, loads
from hachiya.records.replay import replays
from hachiya.words.voice import say
from tests.playing import HACHIJU_MENUS, NAKAYOSHI_MENUS, PLAIN_MENUS, SANNIN, SHIRAGIKU_MENUS, Menu
from tests.records.fair.shuffled import TABLE, fair_record, words_of
from tests.sampling import first

Record = list[Any]
FOUR_ON_THE_FIELD = 848
"""A secret that lays four of a month on the field of three in deal 1."""
MENUS = [NAKAYOSHI_MENUS[16], HACHIJU_MENUS[1], SHIRAGIKU_MENUS[0], PLAIN_MENUS[-1]]
"""Seven seats with the white card; four of a month that are redealt; three seats; two packs."""


def deals_of_record(events: Record) -> list[CheckedDeal]:
    """The deals of a record that is replayed and verified."""
    (replay,) = replays(loads(dump(events)))
    return check_deals(replay.events)


def faults(events: Record) -> dict[int, str]:
    """The errors, by deal."""
    return {deal.n: say(deal.why, "en") for deal in deals_of_record(events) if deal.why}


@pytest.mark.parametrize("menu", first(MENUS, [*MENUS, *PLAIN_MENUS]), ids=str)
def test_deals_computed_from_secret_and_words_are_verified(menu: Menu) -> None:
    deals = deals_of_record(fair_record(3, menu))
    assert {deal.verdict for deal in deals} == {Verdict.HOLDS}
    assert [deal.n for deal in deals] == [*range(1, len(deals) + 1)]
    assert deals[0].spoke == tuple(seat for seat in words_of(1) if seat < menu.seats)
    assert deals[2].spoke == ()


def test_a_redeal_is_verified_from_the_same_key() -> None:
    thrown = fair_record(3, HACHIJU_MENUS[3], [FOUR_ON_THE_FIELD.to_bytes(32, "big")])
    assert [event["n"] for event in thrown if event["e"] == "redeal"] == [1]
    assert {deal.verdict for deal in deals_of_record(thrown)} == {Verdict.HOLDS}


def test_deals_without_revealed_secrets_are_sealed_or_plain() -> None:
    events = [event for event in fair_record(3) if event["e"] != "reveal"]
    assert {deal.verdict for deal in deals_of_record(events)} == {Verdict.IS_SEALED}
    plain = [event for event in events if event["e"] not in ("commit", "entropy")]
    assert {deal.verdict for deal in deals_of_record(plain)} == {Verdict.IS_PLAIN}


def _change(kind: str, n: int, **more: Any) -> Callable[[Record], Record]:
    """Change the first event of a kind in a deal."""

    def change(events: Record) -> Record:
        place = next(
            at for at, e in enumerate(events) if e["e"] == kind and e.get("n") == n and more.keys() <= e.keys()
        )
        return [*events[:place], {**events[place], **more}, *events[place + 1 :]]

    return change


def _moved(kind: str, n: int, behind: str) -> Callable[[Record], Record]:
    """Move the first event of a kind behind the first of another kind in a deal."""

    def change(events: Record) -> Record:
        event = next(event for event in events if event["e"] == kind and event.get("n") == n)
        rest = [other for other in events if other is not event]
        place = next(at for at, other in enumerate(rest) if other["e"] == behind and other.get("n", n) == n)
        return [*rest[: place + 1], event, *rest[place + 1 :]]

    return change


def _said_late(events: Record) -> Record:
    """Move a seat's words behind the deal."""
    place = next(at for at, event in enumerate(events) if event["e"] == "deal" and event["n"] == 2)
    late = {"e": "entropy", "n": 2, "seat": 1, "sha256": seal("summer rain")}
    return [*events[: place + 1], late, *events[place + 1 :]]


def _other_cards(events: Record) -> Record:
    """The match of another seed under the commitments of this one."""
    around = ("commit", "entropy", "reveal")
    others = [event for event in fair_record(4, first_secrets=[bytes([77]) * 32]) if event["e"] not in around]
    promises = [event for event in events if event["e"] in around and event["n"] == 1]
    return [others[0], *(e for e in promises if e["e"] != "reveal"), *others[1:], promises[-1]]


def _elsewhere(events: Record) -> Record:
    """The commitments of another table."""
    return [{**events[0], "id": "another_table_01"}, *events[1:]]


def _swapped(events: Record) -> Record:
    """Swap the last two cards of the first stock; the record ends there with its secrets revealed."""
    place = next(at for at, event in enumerate(events) if event["e"] == "stock")
    cards, secrets = events[place]["cards"], [event for event in events if event["e"] == "reveal" and event["n"] == 1]
    return [*events[:place], {**events[place], "cards": cards[:-2] + cards[:-3:-1]}, *secrets]


CHEATS = [
    (_elsewhere, dict.fromkeys(range(1, 13), "Its secret is not the one")),
    (_change("reveal", 2, secret="ab" * 32), {2: "Its secret is not the one"}),
    (_change("commit", 2, sha256=commitment(bytes([2]) * 32, TABLE, 3)), {2: "Its secret is not the one"}),
    (_change("entropy", 2, words="summer rain"), {2: "seat 0's words are not the ones"}),
    (_change("entropy", 2, sha256=seal("summer rain")), {2: "seat 0's words are not the ones"}),
    (_moved("commit", 2, "deal"), {2: "Its secret was promised only after"}),
    (_moved("reveal", 2, "commit"), {2: "Its secret was revealed before"}),
    (_moved("entropy", 2, "deal"), {2: "seat 0's words are not the ones"}),
    (_said_late, {2: "seat 1's words came too late"}),
    (_other_cards, {1: "Its cards do not follow"}),
]


@pytest.mark.parametrize(("cheat", "wrong"), CHEATS)
def test_every_way_to_cheat_is_detected(cheat: Callable[[Record], Record], wrong: dict[int, str]) -> None:
    verdicts = faults(cheat(fair_record(3)))
    assert verdicts.keys() == wrong.keys()
    assert all(verdicts[n].startswith(why) for n, why in wrong.items())


@pytest.mark.parametrize("menu", [SANNIN, NAKAYOSHI_MENUS[8]], ids=str)
def test_a_changed_stock_is_detected(menu: Menu) -> None:
    """The stock follows the deal at a table of three, and the auction at one of five."""
    verdicts = faults(_swapped(fair_record(3, menu)))
    assert verdicts == {1: "Its stock does not follow from the secret and the words"}


def _with_an_earlier_promise(parts: int) -> Record:
    """A record whose first deal was committed to before: up to the hashes (2 parts) or the open words (3)."""
    head, *events = fair_record(3)
    count = len(words_of(1))
    seals, words = events[1 : 1 + count], events[1 + count : 1 + 2 * count]
    earlier = [{"e": "commit", "n": 1, "sha256": commitment(b"\x07" * 32, TABLE, 1)}, *seals, *words]
    return [head, *earlier[: 1 + (parts - 1) * count], *events]


def test_a_second_commitment_after_the_players_words_is_reported_with_its_line_number() -> None:
    assert {deal.verdict for deal in deals_of_record(_with_an_earlier_promise(2))} == {Verdict.HOLDS}
    (why,) = faults(_with_an_earlier_promise(3)).values()
    assert why.startswith("In line 7 the server made another promise after words had been revealed")
