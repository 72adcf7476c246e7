/** Bots for the free seats of a table. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../protocol/operations";
import { fillWithBots } from "../protocol/seats";
import { botLabel } from "../words/names";
import { say } from "../words/say";

export const OPEN = "open";
/** The bot that takes a seat unless the host chooses another; a new table has the same. */
export const USUAL_BOT = "adept";

/** The bots that play this game, once the server has listed them. */
export function useBots(game: string): ReadonlySignal<readonly string[]> {
  const bots = useSignal<readonly string[]>([]);
  useEffect(() => {
    void games().then((offers) => {
      if ("why" in offers) return;
      bots.value = offers.find(({ name }) => name === game)?.bots.map(({ name }) => name) ?? [];
    });
  }, [game]);
  return bots;
}

interface BotChoiceProps {
  bots: ReadonlySignal<readonly string[]>;
  label: string;
  chosen: string;
  choose: (bot: string) => void;
}

export const BotChoice = ({ bots, label, chosen, choose }: BotChoiceProps) => (
  <select aria-label={label} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
    {bots.value.map((name) => (
      <option key={name} value={name}>
        {botLabel(name)}
      </option>
    ))}
  </select>
);

/** A form that gives all free seats to one bot. */
export function FillWithBots({ path, bots }: { path: string; bots: ReadonlySignal<readonly string[]> }) {
  const bot = useSignal(USUAL_BOT);
  const failure = useSignal("");
  const fill = async () => {
    const fault = await fillWithBots(path, bot.value);
    failure.value = fault?.why ?? "";
  };
  return (
    <>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <p class="row">
        <BotChoice
          bots={bots}
          label={say("company-fill-which")}
          chosen={bot.value}
          choose={(name) => (bot.value = name)}
        />
        <button type="button" class="btn" onClick={() => void fill()}>
          {say("company-fill")}
        </button>
      </p>
    </>
  );
}
