/** What can be said by its name. */

import type { PhraseName, SaidJson } from "../protocol/messages";
import { said } from "../words/say";

export const REACTIONS = ["clap", "laugh", "wow", "think", "cry"] as const satisfies readonly PhraseName[];
type Reaction = (typeof REACTIONS)[number];

export const PHRASES = [
  "hello",
  "luck",
  "well",
  "thanks",
  "sorry",
  "moment",
  "hurry",
  "close",
  "lucky",
  "again",
  "bye",
] as const satisfies readonly Exclude<PhraseName, Reaction>[];

/** Reactions are signs in every language. */
export const SIGNS: Record<Reaction, string> = { clap: "👏", laugh: "😄", wow: "😮", think: "🤔", cry: "😢" };

/** What was said, in the reader's own language; free words as they were written. */
export function worded({ phrase, text }: SaidJson): string {
  if (!phrase) return text ?? "";
  const words = said({ key: `chat-${phrase}` });
  return phrase in SIGNS ? `${SIGNS[phrase as Reaction]} ${words}` : words;
}
