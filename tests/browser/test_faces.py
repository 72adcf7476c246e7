"""Card faces are sharp: no picture covers more pixels of the screen than it has."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import DOUBLING, RED_RIBBONS
from tests.browser.person import Person
from tests.browser.widths import resize

BLURRED = """() => [...document.querySelectorAll('img.fuda')]
  .filter((face) => face.currentSrc.startsWith('blob:'))
  .map((face) => ({ has: face.naturalWidth, covers: face.getBoundingClientRect().width * devicePixelRatio }))
  .filter(({ has, covers }) => covers > has + 1)"""
"""A script that finds pictures with fewer pixels than they cover; outlines are sharp at any size."""
IS_DRAWN = "() => [...document.querySelectorAll('img.fuda')].some((face) => face.currentSrc.startsWith('blob:'))"
PHONE, TABLET, DESKTOP, LARGE = (
    ViewportSize(width=w, height=h) for w, h in ((390, 844), (1366, 1024), (1440, 900), (2560, 1440))
)


def look_at_faces(page: Page) -> None:
    """Assert that every face is sharp while pictures are drawn and afterwards."""
    assert page.evaluate(BLURRED) == []
    page.wait_for_function(IS_DRAWN)
    assert page.evaluate(BLURRED) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "deck", "viewport", "density", "larger"),
    [
        ("Hachi-Hachi, Nakayoshi", DOUBLING, DESKTOP, 1, LARGE),
        # In a still larger window of this density, outlines stay: no picture is drawn so wide.
        pytest.param("Hachi-Hachi, Nakayoshi", DOUBLING, PHONE, 3, TABLET, marks=pytest.mark.slow),
        pytest.param("Hachijū", DOUBLING, PHONE, 2, LARGE, marks=pytest.mark.slow),
        pytest.param("Hachi-Hachi for three", RED_RIBBONS, DESKTOP, 2, LARGE, marks=pytest.mark.slow),
    ],
)
def test_card_faces_are_sharp_after_a_question_covered_the_hand(
    serve: Serve, look: Look, game: str, deck: list[int], viewport: ViewportSize, density: int, larger: ViewportSize
) -> None:
    page = look(viewport=viewport, device_scale_factor=density).new_page()
    person = Person(page)
    person.open_table(serve(deck), game)  # the person deals: who comes later may be squeezed out, and is asked nothing
    # Small cards alone are shown for a while, in which their pictures are drawn.
    page.wait_for_timeout(2000)
    assert page.evaluate(BLURRED) == []
    person.play_until(lambda: person.ready)
    expect(person.hand.first).to_be_visible()
    look_at_faces(page)
    resize(page, **larger)
    look_at_faces(page)
