"""What a person asks for themselves: a seat's key again, a recovery phrase, to be forgotten."""

from typing import Annotated

from pydantic import Strict, StringConstraints
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import Nothing, operation
from hachiya.desk.phrases import digest_of, new_phrase
from hachiya.desk.problems import NoPerson, NoPhrase
from hachiya.desk.seated import OwnSeat, check_table, holds_key, known_person, put_on_list
from hachiya.records.fields import Text
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.stored.keys import Key, digest, new_token

_LONGEST_PHRASE = 400


class Recalling(Incoming):
    """The words of a recovery phrase, however they are written."""

    phrase: Annotated[str, Strict(), StringConstraints(max_length=_LONGEST_PHRASE)]


class Phrase(TypedDict):
    """A recovery phrase, which is told this once."""

    words: list[Text]


@operation("POST", "/t/{table}/{own}/mine")
async def mine(desk: Desk, caller: Caller, asked: OwnSeat) -> None:
    """This seat is mine: who holds its key has it on their list, and who has it there gets a further key."""
    await check_table(desk, asked.table)
    if await holds_key(desk, caller, asked.table, asked.own):
        token = caller.seat_token(asked.table, asked.own)
        assert token is not None
        await put_on_list(desk, caller, Key(asked.table, asked.own, digest(token)))
        return
    person = await known_person(desk, caller)
    if person is None:
        raise NoPerson
    desk.limits.spend("opening", caller.client)
    token = new_token()
    await desk.persons.issue_key(person, Key(asked.table, asked.own, digest(token)))
    caller.keep_seat(asked.table, asked.own, token)


@operation("POST", "/t/{table}/{own}/drop", who="person")
async def drop(desk: Desk, caller: Caller, asked: OwnSeat) -> None:
    """Take a seat from the own list; its key opens it as before."""
    assert caller.person is not None
    await desk.persons.unlink_seat(caller.person, asked.table, asked.own)


@operation("POST", "/api/me/phrase", who="person", spends=("request", "guess"), creates=True)
async def new_recovery_phrase(desk: Desk, caller: Caller, _asked: Nothing) -> Phrase:
    """A new recovery phrase, in the language of who asks, told this once; the one before is good for nothing."""
    assert caller.person is not None
    words = new_phrase(caller.language)
    kept = digest_of(" ".join(words))
    assert kept is not None
    await desk.persons.set_phrase(caller.person, kept)
    return {"words": words}


@operation("POST", "/api/me/recall", who="visitor", spends=("request", "guess"))
async def recall(desk: Desk, caller: Caller, asked: Recalling) -> None:
    """This browser belongs to the person of the phrase; who it belonged to before is that person too."""
    phrase = await desk.workers.compute(digest_of, asked.phrase)
    if phrase is None:
        raise NoPhrase
    token = new_token()
    await desk.persons.recall(phrase, caller.person, digest(token))
    if caller.person is None:
        caller.keep_person(token)


@operation("POST", "/api/me/forget", who="visitor")
async def forget_me(desk: Desk, caller: Caller, _asked: Nothing) -> None:
    """The person and their keys are gone; their seats have no name in the lists of others."""
    if caller.person is not None:
        await desk.persons.forget(caller.person)
    caller.drop_person()
