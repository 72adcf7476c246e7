/** Offers while a person waits: the same game against bots, and after a while bots for the free seats. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { recall } from "../preferences";
import type { GatheringMessage } from "../protocol/messages";
import { openTable } from "../protocol/seats";
import { go } from "../router";
import { say } from "../words/say";
import { OPEN, USUAL_BOT } from "./FillWithBots";

/** How long nobody must have come before bots are offered, in milliseconds. */
const LONG = 45_000;

interface MeanwhileProps {
  gathering: GatheringMessage;
  /** Whether the viewer is the host, who may seat bots. */
  hosting: boolean;
}

export function Meanwhile({ gathering: { game, players }, hosting }: MeanwhileProps) {
  const [long, failure, busy] = [useSignal(false), useSignal(""), useSignal(false)];
  const arrivals = players.filter((player) => player !== OPEN).length;
  useEffect(() => {
    long.value = false;
    const timer = setTimeout(() => (long.value = true), LONG);
    return () => clearTimeout(timer);
  }, [arrivals]);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    const name = recall("name");
    const opponents = Array.from({ length: players.length - 1 }, () => USUAL_BOT);
    const answer = await openTable({ game, opponents, ...(name ? { name } : {}) });
    busy.value = false;
    if ("path" in answer) go(answer.path);
    else failure.value = answer.why;
  };
  return (
    <section aria-label={say("meanwhile-title")}>
      <p role="status">{long.value && say(hosting ? "meanwhile-long-host" : "meanwhile-long")}</p>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <p class="row">
        <button
          type="button"
          class={long.value ? "btn btn-go" : "btn"}
          aria-disabled={busy.value || undefined}
          onClick={() => void play()}
        >
          <Icon name="play" />
          {say("meanwhile-play")}
        </button>
        <span class="small muted">{say("meanwhile-called")}</span>
      </p>
    </section>
  );
}
