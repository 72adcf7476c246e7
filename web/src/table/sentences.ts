/** The server's sentences about events: each event carries its own, and they are said in the language of now. */

import type { EntryMessage } from "../protocol/messages";
import { tell } from "../words/say";
import type { AnyEvent } from "./moments";

/** The parts of a message that belong to its events. */
type Beside = Pick<EntryMessage, "told"> & { readonly bill?: object | null; readonly story?: object | null };

/**
 * Events, the last of them with the sentences of a message. The last event that ended a deal has the deal's bill, and
 * the end of the match its story.
 */
export function withSentences<Event extends AnyEvent>(
  record: readonly Event[],
  { told: all, bill, story }: Beside,
): Event[] {
  const first = record.length - all.length;
  const end = bill ? record.findLastIndex(({ e }) => e === "deal_end") : -1;
  return record.map((event, index) => {
    const sentences = all[index - first];
    return {
      ...event,
      ...(sentences?.length && { sentences }),
      ...(index === end && { bill }),
      ...(story && event.e === "match_end" && { story }),
    };
  });
}

/** An event in words; null for an event that needs none. */
export const sentenceOf = ({ sentences = [] }: AnyEvent, names: readonly string[]): string | null =>
  sentences.length ? tell(sentences, names) : null;
