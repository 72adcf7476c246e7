/** Who judges choices, chosen once: the house, or this browser where the server has the parts for it. */

import type { Failure } from "./ask";
import type { HintAnswer, HintRequest, ReplayedMatchRequest, ReviewAnswer } from "./messages";
import { hint as hintOfHouse, review as reviewOfHouse } from "./operations";

export interface Judge {
  /** A round of hints for the own seat; each further round uses more worlds. */
  hint(asked: HintRequest): Promise<HintAnswer | Failure>;
  /** The progress of a review, or the finished review; the first request begins it. */
  review(asked: ReplayedMatchRequest): Promise<ReviewAnswer | Failure>;
}

export const houseJudge: Judge = { hint: hintOfHouse, review: reviewOfHouse };

let open = async (): Promise<Judge> => houseJudge;
let opened: Promise<Judge> | null = null;

/** Choose another judge than the house, before anything is judged; it is opened when it is first needed. */
export function chooseJudge(other: () => Promise<Judge>): void {
  open = other;
}

/** The chosen judge, or the house if the code of the other cannot be fetched. */
function currentJudge(): Promise<Judge> {
  opened ??= open().catch(() => houseJudge);
  return opened;
}

export const hint: Judge["hint"] = async (asked) => (await currentJudge()).hint(asked);

export const review: Judge["review"] = async (asked) => (await currentJudge()).review(asked);
