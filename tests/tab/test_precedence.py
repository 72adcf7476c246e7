"""What the person does goes before the steps of long work."""

import pytest

from hachiya.tab.precedence import Precedence
from tests.tab.switching import Browser


def test_a_step_rests_once_after_the_person_has_acted() -> None:
    browser = Browser(True)
    precedence = Precedence(browser)
    steps = precedence.each(str, range(4))
    assert [next(steps), next(steps)] == ["0", "1"]
    assert browser.waits == 0
    precedence.act()
    assert [*steps] == ["2", "3"]
    assert browser.waits == 1


@pytest.mark.parametrize("switches", [None, Browser(False)])
def test_steps_go_on_where_stacks_cannot_be_switched(switches: Browser | None) -> None:
    precedence = Precedence(switches)
    precedence.act()
    assert [*precedence.each(str, range(3))] == ["0", "1", "2"]
