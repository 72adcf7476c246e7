"""A review as plain values, for pages and programs."""

from collections.abc import Callable
from typing import Any

from hachiya.games.choices import Choice
from hachiya.learn.estimates import Estimate
from hachiya.learn.review import Accuracy, Moment, Review, Sat
from hachiya.words.message import Message

Called = Callable[[Message], Any]
"""How messages are spelled: in words, or as data."""


def as_json(found: Review, called: Called) -> dict[str, Any]:
    """All of it; `dearest` are places among the moments."""
    places = {id(moment): place for place, moment in enumerate(found.moments)}
    return {
        "game": found.game.name,
        "worlds": found.worlds,
        "unit": called(found.unit),
        "seats": [_sat(sat) for sat in found.seats],
        "deals": [
            {"n": n, "won": [*won], "luck": [*luck]}
            for n, won, luck in zip(found.deals, found.won, found.luck, strict=True)
        ],
        "moments": [_moment(moment, called) for moment in found.moments],
        "dearest": [places[id(moment)] for moment in found.dearest],
    }


def _sat(sat: Sat) -> dict[str, Any]:
    return {
        "name": sat.name,
        "won": sat.won,
        "luck": sat.luck,
        "skill": {"mean": sat.skill.mean, "low": sat.skill.low, "high": sat.skill.high},
        "deals": sat.deals,
        **_accuracy(sat.all),
        "kinds": {kind: _accuracy(accuracy) for kind, accuracy in sat.by_kind.items()},
    }


def _accuracy(found: Accuracy) -> dict[str, Any]:
    return {"decisions": found.decisions, "good": found.good, "loss": found.loss}


def _moment(moment: Moment, called: Called) -> dict[str, Any]:
    return {
        "deal": moment.deal,
        "at": moment.at,
        "seat": moment.seat,
        "kind": moment.kind,
        "chosen": _choice(moment.chosen, called),
        "best": _choice(moment.best, called),
        "loss": moment.loss,
        "lag": _estimate(moment.lag),
        "why": [called(message) for message in moment.why],
    }


def _choice(choice: Choice, called: Called) -> dict[str, Any]:
    return {"name": choice.name, "said": called(choice.said)}


def _estimate(found: Estimate) -> dict[str, float]:
    return found._asdict()
