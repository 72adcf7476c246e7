/** The form for a new table: game, options, who plays. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { Segments } from "../parts/Segments";
import { Term } from "../parts/Term";
import { recall, remember } from "../preferences";
import { openTable } from "../protocol/http";
import {
  type BotOffer,
  type GameOffer,
  LONGEST_NAME,
  type MeasuredStrength,
  type OptionOffer,
} from "../protocol/messages";
import { go } from "../router";
import { gameName } from "../words/names";
import { named, say, sayAt } from "../words/say";
import type { TermName } from "../words/terms";
import { GameTiles } from "./GameTiles";
import "./NewTable.css";

/** Milliseconds a card, where a clock draws. */
const CLOCKS = { slow: 700, usual: 300, fast: 120 };
type ClockPace = keyof typeof CLOCKS;
/** Who sits at a seat that is kept for a person. */
const PERSON = "person";
/** Who sits down where nobody else is chosen: strong enough for most, and quick. */
const USUAL_BOT = "mc200";

export function NewTable({ games }: { games: GameOffer[] }) {
  const name = useSignal(games[0]!.name);
  const game = games.find((other) => other.name === name.value) ?? games[0]!;
  return (
    <>
      <GameTiles games={games} chosen={name} />
      <Form key={game.name} game={game} />
    </>
  );
}

function Form({ game }: { game: GameOffer }) {
  const options = useSignal(Object.fromEntries(game.options.map((option) => [option.name, option.usual])));
  const name = useSignal(recall("name") ?? "");
  const usual = game.bots.find((bot) => bot.name === USUAL_BOT)?.name ?? game.bots[0]!.name;
  const opponents = useSignal(Array.from({ length: (game.seats[0] ?? 3) - 1 }, () => usual));
  const seat = (seats: number) =>
    (opponents.value = Array.from({ length: seats - 1 }, (_, place) => opponents.value[place] ?? usual));
  const clock = useSignal<ClockPace>("usual");
  const opening = useSignal(false);
  const failure = useSignal("");

  const open = async (event: Event) => {
    event.preventDefault();
    if (opening.value) return;
    opening.value = true;
    failure.value = "";
    remember("name", name.value);
    const answer = await openTable({
      game: game.name,
      options: options.value,
      ...(name.value.trim() && { name: name.value.trim() }),
      opponents: opponents.value,
      ...(game.clocked && { clock: CLOCKS[clock.value] }),
    });
    opening.value = false;
    if ("why" in answer) failure.value = answer.why;
    else go(answer.path);
  };

  return (
    <form class="nt" onSubmit={(event) => void open(event)}>
      <section class="nt-o" aria-labelledby="options-title">
        <h2 id="options-title" class="nt-name">
          {gameName(game.name)} <small>{say("start-options")}</small>
        </h2>
        <p class="game-about">{named("game", game.name, "about")}</p>
        <p>
          <a href={`/rules/${game.name}`}>{say("page-rules-of", { game: gameName(game.name) })}</a>
          {" · "}
          <a href={`/odds/${game.name}`}>{say("page-odds-of", { game: gameName(game.name) })}</a>
        </p>
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            chosen={options.value[option.name]!}
            choose={(value) => (options.value = { ...options.value, [option.name]: value })}
          />
        ))}
      </section>
      <section class="nt-s" aria-labelledby="seats-title">
        <h2 id="seats-title">{say("start-seats")}</h2>
        <label class="fld">
          <span>{say("start-name")}</span>
          <input
            type="text"
            name="name"
            autocomplete="nickname"
            maxLength={LONGEST_NAME}
            placeholder={say("start-guest")}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        {game.seats.length > 1 && (
          <div class="fld">
            <span id="seats-number">{say("start-seats-number")}</span>
            <Segments
              labelledBy="seats-number"
              values={game.seats.toSorted((a, b) => a - b)}
              chosen={opponents.value.length + 1}
              name={(seats) => say("start-seats-n", { seats: String(seats) })}
              choose={seat}
            />
          </div>
        )}
        {game.clocked && (
          <div class="fld">
            <span id="clock-pace">{say("start-clock")}</span>
            <Segments
              labelledBy="clock-pace"
              values={Object.keys(CLOCKS) as ClockPace[]}
              chosen={clock.value}
              name={(pace) => say(`start-clock-${pace}`)}
              choose={(pace) => (clock.value = pace)}
            />
          </div>
        )}
        {opponents.value.map((who, index) => (
          <label class="fld" key={index}>
            <span>{say("start-opponent", { n: index + 1 })}</span>
            <select
              value={who}
              onChange={(event) => (opponents.value = opponents.value.with(index, event.currentTarget.value))}
            >
              {game.bots.map((other) => (
                <option key={other.name} value={other.name}>
                  {botAbout(other)}
                </option>
              ))}
              <option value={PERSON}>{say("start-friend")}</option>
            </select>
            <span class="small muted">{game.bots.filter((other) => other.name === who).map(wins)}</span>
            {game.bots
              .filter((other) => other.name === who && other.ready_in !== 0)
              .map((other) => (
                <span key={other.name} class="small">
                  {readiness(other)}
                </span>
              ))}
          </label>
        ))}
        <p class="small muted">{sayAt(game.name, "start-draw")}</p>
        {failure.value && (
          <p class="alert" role="alert">
            {say("start-failed", { why: failure.value })}
          </p>
        )}
        <button type="submit" class="btn btn-go big" aria-disabled={opening.value}>
          <Icon name="play" />
          {say(opening.value ? "start-opening" : "start-open")}
        </button>
        <p class="small muted">{sayAt(game.name, "start-time")}</p>
      </section>
    </form>
  );
}

/** Who a bot is, and what it wins a deal, as measured; `wins` says in what and against whom. */
function botAbout({ name, strength }: BotOffer): string {
  const about = named("bot", name, "about");
  return strength ? say("start-bot-measured", { about, amount: amount(strength) }) : about;
}

function wins({ strength }: BotOffer): string {
  if (!strength) return "";
  const key = strength.unit === "stages" ? "start-bot-strength-stages" : "start-bot-strength-kan";
  return say(key, { amount: amount(strength), against: named("bot", strength.against) });
}

/** When it will play itself, and who does until then. */
function readiness({ ready_in: seconds }: BotOffer): string {
  const instead = named("bot", "greedy");
  if (seconds === null) return say("start-bot-ready-never", { instead });
  if (seconds < 8) return say("start-bot-ready-soon", { instead });
  if (seconds < 90) return say("start-bot-ready-seconds", { n: Math.ceil(seconds / 5) * 5, instead });
  return say("start-bot-ready-minutes", { n: Math.ceil(seconds / 60), instead });
}

const amount = ({ mean }: MeasuredStrength): string => `${mean < 0 ? "\u2212" : "+"}${Math.abs(mean).toFixed(1)}`;

/** Options that are named by a term. */
const TERMS: Record<string, TermName> = {
  multipliers: "field",
  overtime: "overtime",
  win: "stage",
  undeclared: "declare",
};

interface OptionProps {
  option: OptionOffer;
  chosen: string | number;
  choose: (value: string | number) => void;
}

function OptionField({ option, chosen, choose }: OptionProps) {
  const title = named("option", option.name);
  const term = TERMS[option.name];
  if (!Array.isArray(option.values)) {
    const { least, most } = option.values;
    return (
      <label class="fld">
        <span>{title}</span>
        <input
          type="number"
          inputMode="numeric"
          name={option.name}
          min={least}
          max={most}
          step={1}
          required
          value={chosen}
          onInput={({ currentTarget: { valueAsNumber } }) => choose(Number.isNaN(valueAsNumber) ? "" : valueAsNumber)}
        />
        <small class="muted">{say("start-whole", { least, most })}</small>
      </label>
    );
  }
  return (
    <fieldset>
      <legend>{term ? <Term of={term}>{title}</Term> : title}</legend>
      <p class="small muted">{named("option", option.name, "meaning")}</p>
      {option.values.map((value) => (
        <label class="chk" key={value}>
          <input type="radio" name={option.name} checked={value === chosen} onChange={() => choose(value)} />
          {named("option", `${option.name}-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
