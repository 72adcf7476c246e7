/** Names in a replay. */

import type { Mark, MatchOutline } from "../protocol/messages";
import { monthName, peopleAt, yakuName } from "../words/names";
import { say } from "../words/say";

/** The names of seats, without a viewer. */
export const namesOf = ({ names, players }: MatchOutline): readonly string[] =>
  peopleAt({ names, players, viewer: "table" }).names;

/** The name of a deal: its month, or its number. */
export function dealName({ family, deals }: MatchOutline, deal: number): string {
  const n = deals[deal]?.n ?? deal + 1;
  return family === "hanafuda" ? monthName(n) : say("pairs-deal", { n });
}

/** The text of a mark. */
export function markName(match: MatchOutline, { what, seat, yaku = [] }: Mark): string {
  const args = { who: namesOf(match)[seat] ?? String(seat), yaku: yaku.length ? yakuName(yaku) : "" };
  return say(`replay-mark-${what === "failed_lead" ? "failed-lead" : what}`, args);
}
