"""The base class of all models that validate input."""

from pydantic import BaseModel, ConfigDict


class Incoming(BaseModel):
    """A strict model of input: it converts no value, and refuses unknown keys.

    Its validator is built when it is first used: a tab asks for few of all operations before its first deal.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)
