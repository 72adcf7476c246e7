"""The operations of persons on their own data: lists of seats, recovery phrases, and being forgotten."""

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


class RecallRequest(Incoming):
    """A request to become the person of a recovery phrase, which may be written in any way."""

    phrase: Annotated[str, Strict(), StringConstraints(max_length=_LONGEST_PHRASE)]


class Phrase(TypedDict):
    """A recovery phrase, which is shown only once."""

    words: list[Text]


@operation("POST", "/t/{table}/{own}/mine")
async def claim_seat(desk: Desk, caller: Caller, request: OwnSeat) -> None:
    """Put a seat on the caller's list by its key, or give a person who has it there another key."""
    await check_table(desk, request.table)
    if await holds_key(desk, caller, request.table, request.own):
        token = caller.seat_token(request.table, request.own)
        assert token is not None
        await put_on_list(desk, caller, Key(request.table, request.own, digest(token)))
        return
    person = await known_person(desk, caller)
    if person is None:
        raise NoPerson
    await desk.limits.spend("opening", caller.client)
    token = new_token()
    await desk.persons.issue_key(person, Key(request.table, request.own, digest(token)))
    caller.keep_seat(request.table, request.own, token)


@operation("POST", "/t/{table}/{own}/drop", who="person")
async def unlist_seat(desk: Desk, caller: Caller, request: OwnSeat) -> None:
    """Remove a seat from the caller's list; its key stays valid."""
    assert caller.person is not None
    await desk.persons.unlink_seat(caller.person, request.table, request.own)


@operation("POST", "/api/me/phrase", who="person", spends=("request", "guess"), creates=True)
async def new_recovery_phrase(desk: Desk, caller: Caller, _request: Nothing) -> Phrase:
    """Make a new recovery phrase in the caller's language, shown only once; the former phrase becomes invalid."""
    assert caller.person is not None
    words = new_phrase(caller.language)
    phrase_digest = digest_of(" ".join(words))
    assert phrase_digest is not None
    await desk.persons.set_phrase(caller.person, phrase_digest)
    return {"words": words}


@operation("POST", "/api/me/recall", who="visitor", spends=("request", "guess"))
async def recall(desk: Desk, caller: Caller, request: RecallRequest) -> None:
    """Log this browser in as the person of a recovery phrase; its former person is merged into that person."""
    phrase = await desk.workers.compute(caller.client, digest_of, request.phrase)
    if phrase is None:
        raise NoPhrase
    token = new_token()
    await desk.persons.recall(phrase, caller.person, digest(token))
    if caller.person is None:
        caller.keep_person(token)


@operation("POST", "/api/me/forget", who="visitor")
async def forget_me(desk: Desk, caller: Caller, _request: Nothing) -> None:
    """Delete the person and their keys; their seats have no name in the lists of others."""
    if caller.person is not None:
        await desk.persons.forget(caller.person)
    caller.drop_person()
