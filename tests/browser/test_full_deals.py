"""A full deal of every game at three sizes up to the settlement fits the screen and does not shift its layout."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.browser.decks import DOUBLING, REBELLION, RED_RIBBONS
from tests.browser.jumps import MOST, SHIFTS, shifted
from tests.browser.person import Person
from tests.browser.test_bashifen import Player
from tests.browser.widths import width_of

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
}


@dataclass(frozen=True)
class Deal:
    """A game, its seats and deck, and the size at which `make test` plays it, if it does."""

    name: str
    seats: int
    deck: list[int]
    usual: str = ""

    def __str__(self) -> str:
        return self.name


FLOWERS = (
    Deal("Hachi-Hachi for three", 3, RED_RIBBONS),
    Deal("Hachi-Hachi, Nakayoshi", 4, DOUBLING, "phone"),
    Deal("Hachi-Hachi, Shiragiku", 3, RED_RIBBONS),
    Deal("Hachijū", 4, DOUBLING),
)


def deals_at_sizes() -> list[Any]:
    """Every deal at every size; sizes other than the usual one are slow tests."""
    return [
        pytest.param(deal, size, marks=() if size == deal.usual else pytest.mark.slow, id=f"{deal}-{size}")
        for deal in FLOWERS
        for size in SIZES
    ]


def fits(page: Page) -> None:
    """Assert that nothing needs sideways scrolling."""
    assert page.viewport_size is not None
    # What is too wide widens a phone's inner width too.
    assert width_of(page) <= page.viewport_size["width"], page.evaluate("document.body.innerText.slice(0, 200)")


def pressing(page: Page, settings: dict[str, Any]) -> Callable[[Locator], None]:
    """Click or tap, and assert that the page fits."""

    def press(button: Locator) -> None:
        fits(page)
        if settings.get("has_touch"):
            button.tap()
        else:
            button.click()
        fits(page)

    return press


@pytest.mark.slow
@pytest.mark.parametrize(("deal", "size"), deals_at_sizes())
def test_a_full_deal_of_flower_cards_fits_every_screen_without_layout_shifts(
    serve: Serve, look: Look, deal: Deal, size: str
) -> None:
    context = look(**SIZES[size])
    context.add_init_script(SHIFTS)
    page = context.new_page()
    person = Person(page, pressing(page, SIZES[size]))
    seats = None if deal.seats == 3 else deal.seats
    person.open_table(serve(deal.deck), deal.name, seats)

    def settled() -> bool:
        fits(page)
        return person.bill.is_visible()

    actions = person.play_until(settled)
    assert actions.count("play") >= 3
    assert person.sheet.get_by_role("row").count() >= 2
    expect(person.bill).to_be_in_viewport()
    fits(page)
    assert shifted(page) < MOST


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_full_deal_of_bashifen_fits_every_screen_without_layout_shifts(serve: Serve, look: Look, size: str) -> None:
    context = look(**SIZES[size])
    context.add_init_script(SHIFTS)
    page = context.new_page()
    player = Player(page, pressing(page, SIZES[size]))
    player.open_table(serve(REBELLION))
    player.rebel()
    expect(player.cards).to_have_count(33)
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    player.play_on(end)
    expect(end).to_contain_text("points")
    fits(page)
    assert shifted(page) < MOST
