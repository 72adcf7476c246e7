"""Games as environments of PettingZoo, in which the seats are agents that choose in turn.

Each game has a module of its own, such as `hachiya.envs.sannin_v1`.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import ClassVar, TypeAlias, TypedDict, Unpack, cast

from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import set_values
from hachiya.envs.observation import layout_of
from hachiya.games.game import Game
from hachiya.games.registry import find
from hachiya.games.table import ACTIONS
from hachiya.matches.match import say_seat
from hachiya.matches.streams import seed_of
from hachiya.words.checks import check_whole
from hachiya.words.errors import EnvironmentNotReady, IllegalAction, UnknownName
from hachiya.words.extras import needs_extra
from hachiya.words.say import env as say

with needs_extra():
    import numpy as np
    import numpy.typing as npt
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils import wrappers

    from hachiya.envs.batch.making import Arguments, make
    from hachiya.envs.cells import unpacker_of
    from hachiya.envs.unpack import cells_of

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
"""The reward of a seat that chooses an illegal action in the wrapped environment."""

Cells = npt.NDArray[np.integer]
Mask = npt.NDArray[np.int8]


Observation: TypeAlias = dict[str, Cells]
"""What a seat gets to see: `observation`, its cells (words if the environment is packed), and `action_mask`, by action
1 if the seat may choose it now; all 0 for a seat that is not at turn."""


class Settings(TypedDict, total=False):
    """The settings of an environment; all may be left out."""

    seats: int
    """The number of players; without it the usual one of the game."""
    options: Mapping[str, str | int]
    """Options of the game by name; an option that is missing has its usual value."""
    episode: str
    """`"deal"`, the usual one, where the next episode is the next deal of the match; or `"match"`."""
    reward: str
    """The unit of rewards: `"points"` or `"at_one"`, at bashifen `"levels"`; without it the first of these."""
    due: str
    """When rewards are paid: after each `"decision"`, the usual one, at the end of each `"deal"` or `"match"`."""
    packed: bool
    """Whether observations are words of 64 bits; usually they are cells, one for each card, value or number."""
    render_mode: str | None
    """What `render` gives: `"human"` prints a text, `"ansi"` returns it, `"rgb_array"` is a picture of the table."""


class SeatsEnv(pettingzoo.AECEnv[str, Observation, int]):
    """A game whose agents `seat_0`, `seat_1` … are its seats.

    A subclass names its game. It is registered at PettingZoo under the name of the game and its version.
    """

    game: ClassVar[Game]
    """The game."""
    actions: ClassVar[int] = ACTIONS
    """The number of actions that the space of actions has."""

    def __init_subclass__(cls, *, game: str, name: str = "") -> None:
        """Take the name of the game, and register the function `env` of the module.

        Without a name the environment is named for the layout of its observations.
        """
        cls.game = find(game)
        name = name or layout_of(cls.game).name
        cls.metadata = {"name": name, "render_modes": [*RENDER_MODES], "render_fps": 1, "is_parallelizable": False}
        pettingzoo.register("aec", f"hachiya/{name}", f"{cls.__module__}:env")

    def __init__(self, **settings: Unpack[Settings]) -> None:
        """Open an environment before its first `reset`.

        Args:
            **settings: Settings, as `Settings` describes them.

        Raises:
            UnknownName: If there is no such option, value, episode, unit or mode.
            BadSeats: If the game is not played by so many.
        """
        self.render_mode = settings.pop("render_mode", None)
        """What `render` gives."""
        if self.render_mode not in (None, *RENDER_MODES):
            mode = repr(self.render_mode)
            raise UnknownName(say.no_value(name="render_mode", given=mode, values=[*RENDER_MODES]))
        packed = settings.pop("packed", False)
        self._batch = make(self.game.name, 1, **cast(Arguments, settings))
        self.layout = self._batch.layout
        """The layout of observations."""
        self._unpack = np.copy if packed else unpacker_of(self.layout)
        self._begun, self._viewer = False, NOBODY
        self._actions = np.zeros(1, np.int64)
        self._words = np.zeros((1, self.layout.words), np.int64)
        self._others = np.zeros_like(self._words)
        self._no_actions: Mask = np.zeros(self.actions, np.int8)
        self._no_actions.flags.writeable = False
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = self._cells_space(packed=packed)
        """The space of `state`: an observation of seat 0 that shows all hands."""
        self.observation_spaces = {agent: self._observation_space(packed=packed) for agent in self.possible_agents}
        self.action_spaces = {agent: cast(spaces.Space[int], spaces.Discrete(self.actions)) for agent in self._seats}
        self.agents = []
        self.rewards, self._cumulative_rewards = {}, {}
        self.terminations, self.truncations, self.infos = {}, {}, {}

    def _observation_space(self, *, packed: bool) -> spaces.Space[Observation]:
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        both = spaces.Dict({"observation": self._cells_space(packed=packed), "action_mask": mask})
        return cast(spaces.Space[Observation], both)

    def _cells_space(self, *, packed: bool) -> spaces.Box:
        layout = self.layout
        if packed:
            limits = np.iinfo(np.int64)
            return spaces.Box(limits.min, limits.max, (layout.words,), np.int64)
        cells = cells_of(layout)
        return spaces.Box(np.where(cells.sign > 0, -cells.most, 0), cells.most, (layout.cells,), np.int32)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The space of a seat's observations.

        Args:
            agent: The seat.

        Returns:
            The space, always one object.
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The space of a seat's actions.

        Args:
            agent: The seat.

        Returns:
            The numbers from 0, usually to 62, of which the mask allows some.
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Begin an episode.

        Args:
            seed: The seed of all decks from now on, 0 … 2**63 - 1: the first match begins anew. Without it the next
                episode begins, after the first call with a seed from the system. An episode that is not over ends its
                match.
            options: Not used.

        Raises:
            BadNumber: If the seed is out of range.
            EnvironmentNotReady: If the environment is closed.
        """
        if seed is not None or not self._begun:
            self._batch.reset(seed=seed_of(seed))
            self._begun = True
        else:
            self._batch.reset(np.ones(1, np.bool_))
        self._batch.observe(self._words)
        agents = self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._no_actions} for agent in agents}
        self._give_turn()

    def _give_turn(self) -> None:
        """Select the seat at turn, and unpack its mask."""
        self._viewer = int(self._batch.turns[0])
        self.agent_selection = self.possible_agents[self._viewer]
        self._mask = np.unpackbits(self._batch.masks.view(np.uint8), bitorder="little", count=ACTIONS).view(np.int8)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _pieces(self, action: int) -> Sequence[int]:
        """The actions of the game for which an action of this environment stands."""
        return [action]

    def step(self, action: int | None) -> None:
        """Let the seat at turn choose.

        Args:
            action: The action, one that the mask allows; None for a seat whose episode is over.

        Raises:
            IllegalAction: If the action is not legal; then nothing has changed.
            TypeError: If it is no whole number.
            EnvironmentNotReady: If the environment is closed, not reset, or all agents have left the episode.
        """
        if not self.agents:
            message = say.episode_over(number=0) if self._begun else say.not_reset(method="step")
            raise EnvironmentNotReady(message)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalAction(say.only_none())
            self._was_dead_step(cast(int, action))
            return
        batch = self._batch
        for piece in self._pieces(check_whole("action", action)):
            self._actions[0] = piece
            batch.step(self._actions, self._words)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_actions}
        self.rewards = dict(zip(self.agents, batch.rewards[0].tolist(), strict=True))
        if batch.terminated[0]:
            self._viewer, self._mask = int(batch.viewers[0]), self._no_actions
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._give_turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What a seat sees now.

        Args:
            agent: The seat.

        Returns:
            The observation and the mask, which is all 0 for a seat that is not at turn.

        Raises:
            EnvironmentNotReady: If the environment is closed or not reset.
        """
        seat = self._seats[agent]
        if seat == self._viewer:
            return {"observation": self._unpack(self._words[0]), "action_mask": self._mask}
        self._batch.observe(self._others, [seat])
        return {"observation": self._unpack(self._others[0]), "action_mask": self._no_actions}

    def state(self) -> Cells:
        """What seat 0 would see if all hands lay open: for a critic that knows more than the seats.

        Returns:
            The cells or words.

        Raises:
            EnvironmentNotReady: If the environment is closed or not reset.
        """
        self._batch.observe(self._others, [0], perfect_information=True)
        return self._unpack(self._others[0])

    def render(self) -> str | Cells | None:
        """Show the whole table, with all cards open.

        Returns:
            A text in the mode `ansi`; an array of height, width and 3 colours in the mode `rgb_array`; else None.

        Raises:
            EnvironmentNotReady: If the environment is closed or not reset.
            MissingExtra: Without `hachiya[rl]`.
        """
        if self.render_mode is None:
            return None
        game, state = self.game, self.game.new_state()
        set_values(state, self._batch.state(0).state)
        names = [say_seat(seat) for seat in range(len(self.possible_agents))]
        with needs_extra():
            if self.render_mode == "rgb_array":
                return _pixels(game, state, names)
            from hachiya.explain.text import position  # noqa: PLC0415  (training draws and says nothing)
        text = position(game, state, names, "en")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Close the environment; other calls are refused then."""
        self._batch.close()
        self._viewer = NOBODY


def _pixels(game: Game, state: object, names: list[str]) -> Cells:
    """The picture of a table as an array of height, width and 3 colours."""
    from PIL import Image  # noqa: PLC0415  (training draws nothing)
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    from hachiya.pictures.table import table_picture  # noqa: PLC0415

    picture = svg_to_bytes(svg_string=table_picture(game, state, names, 0, "en", "light"))
    return np.asarray(Image.open(BytesIO(bytes(picture))).convert("RGB"))


class _EndsAtIllegalActions(wrappers.TerminateIllegalWrapper[str, Observation, int]):
    def __init__(self, env: SeatsEnv) -> None:
        super().__init__(env, illegal_reward=ILLEGAL_REWARD)


class _Wrapped(wrappers.OrderEnforcingWrapper[str, Observation, int], _EndsAtIllegalActions):
    """Both wrappers in one object: an attribute of the environment is looked up through one of them, not two."""

    __str__ = _EndsAtIllegalActions.__str__


def wrapped(env: SeatsEnv) -> pettingzoo.AECEnv[str, Observation, int]:
    """Wrap an environment as those of PettingZoo are.

    Args:
        env: The environment.

    Returns:
        An environment that refuses calls in a wrong order. An illegal action ends the episode; its seat gets -1, the
        others 0.
    """
    return _Wrapped(env)
