"""The base class of all models that validate input."""

from pydantic import BaseModel, ConfigDict


class Incoming(BaseModel):
    """A strict model of input: it converts no value, and refuses unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
