/** What the rules ask of a follow, in words. */

import type { PlayRequirement } from "../protocol/messages";
import { say } from "../words/say";

/** `group` is the name of the suit that was led. */
export function demandText(
  { cards, least, pairs }: Pick<PlayRequirement, "cards" | "least" | "pairs">,
  group: string,
): string {
  const n = cards ?? 1;
  if (!least) return say("pairs-follow-free", { group, n });
  if (least < n) return say("pairs-follow-part", { group, least, rest: n - least });
  if (pairs && 2 * pairs === n) return say("pairs-follow-pairs", { group, pairs });
  if (pairs) return say("pairs-follow-some", { group, n, pairs });
  return say(n > 1 ? "pairs-follow-many" : "pairs-follow", { group, n });
}
