"""What a tally offers next: all that a table may say, and nothing that is refused."""

from collections.abc import Iterator
from random import Random

import pytest

from hachiya import Tally
from hachiya.games.next_facts import FactForm, NextFacts
from tests.playing import HANAFUDA_MENUS, MENUS, Menu
from tests.sampling import first
from tests.tally.keeper import Fact, rich_match
from tests.vectors.hanafuda.facts import A, B, C, goes_on, makes, shows

FLOWERS = [menu for menu in MENUS if menu in HANAFUDA_MENUS]


def covers(form: FactForm, fact: Fact) -> bool:
    """Whether a form has room for a fact."""
    values = [
        form.what == fact["what"],
        form.seat in (None, fact.get("seat")),
        fact.get("bid") in (None, *(form.bids or ())),
        {*fact.get("yaku", ())} <= {*(form.yaku or ())},
        fact.get("month") in (None, *(form.months or ())),
        fact.get("fed_by") in (None, *(form.fed_by or ())),
        fact.get("extra", 0) <= (form.extra or 0),
        "count" not in fact or (form.least or 0) <= fact["count"] <= (form.most or 0),
    ]
    return all(values)


def samples(form: FactForm, random: Random) -> Iterator[Fact]:
    """Facts that fill a form with one value for each key; cards and counts, which belong together, are left out."""
    fact: Fact = {"what": form.what}
    if form.seat is not None:
        fact["seat"] = form.seat
    if form.what in ("field", "points", "squeezed"):
        return
    if form.what in ("white", "dealer", "failed_lead") and form.seats:
        yield {**fact, "seat": random.choice(form.seats)}
    elif form.bids:
        yield from ({**fact, "bid": bid} for bid in form.bids)
    elif form.what == "special":
        yield {**fact, "yaku": [*(form.yaku or ())], "count": form.least}
    elif form.what == "opponents":
        yield {**fact, "points": form.most}
    elif form.months:
        yield {**fact, "month": random.choice(form.months), "fed_by": random.choice((None, *(form.fed_by or ())))}
    elif form.yaku:
        key = random.choice(form.yaku)
        feeders = form.fed_by if key in (form.protected or ()) else None
        more = {"fed_by": random.choice((None, *(feeders or ())))} if form.what == "captured" else {}
        extra = {"extra": form.extra} if key == "nanatan" and form.extra else {}
        yield {**fact, "yaku": [key], **more, **extra}
    else:
        yield fact


def check_offers(tally: Tally, random: Random) -> None:
    """Enter some facts that are offered, and take them back."""
    offers = tally.next
    assert offers
    for form in random.sample(offers.forms, min(4, len(offers.forms))):
        for fact in samples(form, random):
            if not (fact["what"] == "tobikomi" and fact["fed_by"] is not None):  # its month may lie open
                tally.enter(fact)
                tally.undo()


def follows(fact: Fact, offers: NextFacts) -> bool:
    """Whether a bid need not be told: it is forced, or the seat has joined unseen."""
    return fact.get("bid") == "in" and fact["seat"] != (offers.seat if offers.stage == "auction" else None)


@pytest.mark.no_cover
@pytest.mark.parametrize("menu", first(FLOWERS[::4], FLOWERS), ids=str)
def test_every_fact_of_a_match_is_offered_and_every_offer_is_taken(menu: Menu) -> None:
    random = Random(len(str(menu)))
    match = rich_match(11, menu)
    tally = Tally(menu.game, menu.options, seats=menu.seats, dealer=match.deals[0].dealer)
    for deal in match.deals[:6]:
        white: list[Fact] = [] if deal.white is None else [{"what": "white", "seat": deal.white}]
        field: list[Fact] = [{"what": "field", "cards": deal.lights}] if menu.game != "hachiju" else []
        for fact in [*white, *field, *deal.facts(random)]:
            check_offers(tally, random)
            offers = tally.next
            assert offers
            assert follows(fact, offers) or any(covers(form, fact) for form in offers.forms), (fact, offers)
            tally.enter(fact)
        tally.close()


def offers(tally: Tally) -> NextFacts:
    assert tally.next
    return tally.next


def kinds(tally: Tally) -> list[str]:
    return [form.what for form in offers(tally).forms]


def test_a_month_goes_from_the_field_to_its_end() -> None:
    tally = Tally("sannin")
    stages = [offers(tally).stage]
    for fact in [{"what": "field", "cards": "ABE"}, shows(A, "sanbon"), makes(B, "akatan"), goes_on(B)]:
        tally.enter(fact)
        stages.append(offers(tally).stage)
    assert stages == ["field", "showing", "showing", "choice", "play"]
    assert "cancel" in kinds(tally)
    assert "hand" not in kinds(tally)


def test_whose_word_is_awaited_is_told() -> None:
    tally = Tally("nakayoshi", seats=5, dealer=3)
    assert kinds(tally) == ["mizuten", "field", "void"]
    tally.enter({"what": "field", "cards": ""})
    for seat in (3, 4, 0):
        assert (offers(tally).stage, offers(tally).seat) == ("auction", seat)
        tally.enter({"what": "bid", "seat": seat, "bid": "in"})
    assert (offers(tally).stage, offers(tally).seat) == ("squeeze", 1)
    tally.enter({"what": "squeezed", "seat": 1, "hand": "BFJCGKO"})
    assert tally.facts[-1] == {"what": "squeezed", "seat": 1, "yaku": ["kuttsuki", "aka", "akatan"], "cards": "BCFGJKO"}
    tally.enter(makes(0, "shiko"))
    assert (offers(tally).stage, offers(tally).seat) == ("choice", 0)
    assert offers(tally).lacks is None


def test_a_deal_of_hachiju_with_one_seat_left_lacks_nothing() -> None:
    tally = Tally("hachiju")
    for seat in (A, B):
        tally.enter({"what": "bid", "seat": seat, "bid": "out"})
    assert (offers(tally).stage, kinds(tally), offers(tally).lacks) == ("end", ["void"], None)
    tally.close()
    assert tally.match.scores == [-20, -20, 40]


def test_the_rate_of_hachiju_follows_its_doubles() -> None:
    tally = Tally("hachiju")
    for seat, bid in ((A, "in"), (B, "double"), (C, "double"), (A, "in"), (B, "in")):
        tally.enter({"what": "bid", "seat": seat, "bid": bid})
    tally.enter(makes(A, "akatan"))
    tally.close()
    assert tally.match.scores == [800, -400, -400]
