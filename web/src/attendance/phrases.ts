/** Phrases and reactions that are sent by their names. */

import type { ChatLineJson, PhraseName } from "../protocol/messages";
import { sayMessage } from "../words/say";

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

/** Reactions are seals, in every language. */
export const SEALS: Record<Reaction, string> = { clap: "拍", laugh: "笑", wow: "驚", think: "思", cry: "泣" };

/** The text of a chat line: a phrase in the reader's language, free text as it was written. */
export const lineText = ({ phrase, text }: Pick<ChatLineJson, "phrase" | "text">): string =>
  phrase ? sayMessage({ key: `chat-${phrase}` }) : (text ?? "");

/** The seal of a reaction; null for other lines. */
export const sealOf = ({ phrase }: Pick<ChatLineJson, "phrase">): string | undefined =>
  phrase ? SEALS[phrase as Reaction] : undefined;
