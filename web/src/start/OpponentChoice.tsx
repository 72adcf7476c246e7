/** The choice of who plays at a seat: a bot by its portrait, or a person. */

import { tabWorker } from "../addresses";
import { Portrait } from "../cards/Portrait";
import { Icon } from "../parts/Icon";
import type { BotOffer } from "../protocol/messages";
import { botLabel, characterName, rungName } from "../words/names";
import { named, say } from "../words/say";
import { readiness, wins } from "./bots";
import { PERSON } from "./tableSettings";
import "./OpponentChoice.css";

interface OpponentProps {
  bots: readonly BotOffer[];
  /** The number of the seat among the opponents, from 1. */
  n: number;
  who: string;
  choose: (who: string) => void;
}

export function OpponentChoice({ bots, n, who, choose }: OpponentProps) {
  const bot = bots.find(({ name }) => name === who);
  const person = say(tabWorker ? "start-here" : "start-friend");
  const radio = (value: string) =>
    ({
      type: "radio",
      class: "vh",
      name: `opponent-${n}`,
      checked: value === who,
      onChange: () => choose(value),
    }) as const;
  return (
    <fieldset class="who">
      <legend>{say("start-opponent", { n })}</legend>
      <div class="who-faces">
        {bots.map(({ name }) => (
          <label key={name} title={characterName(name)}>
            <input {...radio(name)} aria-label={botLabel(name)} />
            <Portrait bot={name} />
          </label>
        ))}
        <label title={person}>
          <input {...radio(PERSON)} aria-label={person} />
          <span class="who-person">
            <Icon name="people" />
          </span>
        </label>
      </div>
      <div class="who-about">
        <p>
          <b>{bot ? characterName(bot.name) : person}</b>{" "}
          {bot && !bot.own && <span class="who-rung">{rungName(bot.name)}</span>}
        </p>
        {bot && (
          <p class="small">
            {bot.own ? say("start-bot-own") : named("bot", bot.name, "about")} <span class="who-wins">{wins(bot)}</span>
          </p>
        )}
        {bot && bot.ready_in !== 0 && <p class="small">{readiness(bot)}</p>}
      </div>
    </fieldset>
  );
}
