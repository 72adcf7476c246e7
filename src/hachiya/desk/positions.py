"""Positions as text: what a seat sees at its choice, for a browser that judges the choice itself.

The text is JSON. Its numbers are larger than those of JavaScript, so a page passes it on unread.
"""

import json

from hachiya.engine.record import set_values, values
from hachiya.games.registry import GAMES, usual_options
from hachiya.games.view import View


class BadPosition(Exception):
    """A position of another version of the program."""


def write_position(view: View) -> str:
    """Write what a seat sees: options, state and seat."""
    game = view.game
    return json.dumps([game.name, game.version, view.seat, values(view.rules), values(view.state)])


def read_position(text: str) -> View:
    """Read what a seat sees; raise BadPosition if another version of the program wrote it."""
    try:
        name, version, seat, rule_values, state_values = json.loads(text)
        game = GAMES[name]
        if version != game.version:
            raise BadPosition
        rules, state = game.new_rules(usual_options(name)), game.new_state()
        set_values(rules, rule_values)
        set_values(state, state_values)
    except (ValueError, TypeError, LookupError) as fault:
        raise BadPosition from fault
    return View(game, rules, state, seat)
