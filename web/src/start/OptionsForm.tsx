/** The form for the settings of a game's tables. Settings are stored: Play uses them from then on. */

import { useSignal } from "@preact/signals";
import { tabWorker } from "../addresses";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { Segments } from "../parts/Segments";
import { Term } from "../parts/Term";
import { recall, remember } from "../preferences";
import type { GameOffer, OptionOffer } from "../protocol/messages";
import { fitting, isOffered } from "../table/gameOptions";
import { gameName } from "../words/names";
import { named, say, sayAt } from "../words/say";
import type { TermName } from "../words/terms";
import { OpponentChoice } from "./OpponentChoice";
import { ShareRules } from "./ShareRules";
import {
  CLOCKS,
  type ClockPace,
  EXPLAINED,
  PERSON,
  settingsOf,
  storeSettings,
  type TableSettings,
  TIMINGS,
  type TimingName,
  usualBot,
  usualSettings,
} from "./tableSettings";
import "./OptionsForm.css";

interface FormProps {
  game: GameOffer;
  opening: boolean;
  open: (settings: TableSettings) => void;
}

export function OptionsForm({ game, opening, open }: FormProps) {
  const settings = useSignal(settingsOf(game));
  const name = useSignal(recall("name") ?? "");
  const { options, opponents, clock, timing, watched, lobby, freeWords, openDeals } = settings.value;
  const choose = (part: Partial<TableSettings>) => {
    settings.value = { ...settings.value, ...part };
    storeSettings(game, settings.value);
  };
  const seat = (seats: number) =>
    choose({ opponents: Array.from({ length: seats - 1 }, (_, place) => opponents[place] ?? usualBot(game)) });

  return (
    <form
      class="nt"
      onSubmit={(event) => {
        event.preventDefault();
        open(settings.value);
      }}
    >
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
        {game.options
          .filter((option) => isOffered(option, options))
          .map((option) => (
            <OptionField
              key={option.name}
              option={option}
              chosen={options[option.name]!}
              choose={(value) => choose({ options: fitting(game, { ...options, [option.name]: value }) })}
            />
          ))}
        <div class="row">
          <button type="button" class="btn" onClick={() => choose(usualSettings(game))}>
            <Icon name="again" />
            {say("start-options-usual")}
          </button>
          <ShareRules game={game} options={options} seats={opponents.length + 1} />
        </div>
      </section>
      <section class="nt-s" aria-labelledby="seats-title">
        <h2 id="seats-title">{say("start-seats")}</h2>
        <NameField label={say("start-name")} name={name} keep={(written) => remember("name", written)} />
        {game.seats.length > 1 && (
          <div class="fld">
            <span id="seats-number">{say("start-seats-number")}</span>
            <Segments
              labelledBy="seats-number"
              values={game.seats.toSorted((a, b) => a - b)}
              chosen={opponents.length + 1}
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
              chosen={clock}
              name={(pace) => say(`start-clock-${pace}`)}
              choose={(pace) => choose({ clock: pace })}
            />
          </div>
        )}
        {opponents.map((opponent, index) => (
          <OpponentChoice
            key={index}
            bots={game.bots}
            n={index + 1}
            who={opponent}
            choose={(other) => choose({ opponents: opponents.with(index, other) })}
          />
        ))}
        <label class="fld">
          <span>{say("start-timing")}</span>
          <select value={timing} onChange={({ currentTarget: { value } }) => choose({ timing: value as TimingName })}>
            {(Object.keys(TIMINGS) as TimingName[]).map((name) => (
              <option key={name} value={name}>
                {say(`start-timing-${name}`)}
              </option>
            ))}
          </select>
          {isExplained(timing) && (opponents.includes(PERSON) || TIMINGS[timing]) && (
            <span class="small muted">{say(`start-timing-${timing}-about`)}</span>
          )}
        </label>
        {opponents.includes(PERSON) && !tabWorker && (
          <div>
            <label class="chk">
              <input type="checkbox" checked={lobby} onChange={() => choose({ lobby: !lobby })} />
              {say("start-lobby")}
            </label>
            <label class="chk">
              <input type="checkbox" checked={watched} onChange={() => choose({ watched: !watched })} />
              {say("start-watched")}
            </label>
            <label class="chk">
              <input type="checkbox" checked={freeWords} onChange={() => choose({ freeWords: !freeWords })} />
              {say("start-free-words")}
            </label>
            <label class="chk">
              <input type="checkbox" checked={openDeals} onChange={() => choose({ openDeals: !openDeals })} />
              {say("start-open-deals")}
            </label>
          </div>
        )}
        <p class="small muted">{sayAt(game.name, "start-draw")}</p>
        <button type="submit" class="btn btn-go big" aria-disabled={opening}>
          <Icon name="play" />
          {say(opening ? "start-opening" : "start-open")}
        </button>
        <p class="small muted">{sayAt(game.name, "start-time")}</p>
      </section>
    </form>
  );
}

/** Whether more is to be said of it than its name. */
const isExplained = (timing: TimingName): timing is (typeof EXPLAINED)[number] =>
  (EXPLAINED as readonly TimingName[]).includes(timing);

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

export function OptionField({ option, chosen, choose }: OptionProps) {
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
