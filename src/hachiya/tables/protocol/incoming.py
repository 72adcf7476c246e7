"""What comes from outside is checked by models like this one."""

from pydantic import BaseModel, ConfigDict


class Incoming(BaseModel):
    """Nothing is converted, no key is ignored."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
