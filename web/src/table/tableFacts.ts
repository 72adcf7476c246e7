/** What is settled about a table before its first deal, in a few words each. */

import { clockTime } from "../parts/clockTime";
import type { GameOffer, Options, TimingJson } from "../protocol/messages";
import { named, say } from "../words/say";

/** The options of a table that are not the usual ones; where there are none, that the usual rules hold. */
export function ruleFacts(options: Options, game: GameOffer | undefined): string[] {
  if (!game) return [];
  const unusual = game.options.filter(({ name, usual }) => options[name] !== undefined && options[name] !== usual);
  if (!unusual.length) return [say("invite-usual")];
  return unusual.map(({ name, values }) =>
    Array.isArray(values) ? named("option", `${name}-${options[name]}`) : `${named("option", name)} ${options[name]}`,
  );
}

/** The clock of a table. */
export function clockFact(timing: TimingJson | null): string {
  if (!timing) return say("invite-timeless");
  const { move, match, more } = timing;
  const limits = [
    move === null ? "" : say("invite-move", { time: clockTime(1000 * move) }),
    match === null ? "" : say("invite-match", { time: clockTime(1000 * match), more }),
  ];
  return limits.filter(Boolean).join(" · ") || say("start-timing-endless");
}
