"""The base of models that validate input."""

from pydantic import BaseModel, ConfigDict


class Incoming(BaseModel):
    """A strict model: it converts no value and ignores no key."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
