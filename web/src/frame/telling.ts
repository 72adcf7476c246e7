/** What the server tells of events: sentences, which go with each of them and are said in the language of now. */

import type { SentenceJson } from "../protocol/messages";
import { tell } from "../words/say";
import type { AnyEvent } from "./moments";

/** Events with what is told of the last of them; the last that ended a deal has its bill. */
export function withTelling<Event extends AnyEvent>(
  record: readonly Event[],
  tellings: readonly (readonly SentenceJson[])[],
  bill?: unknown,
): Event[] {
  const first = record.length - tellings.length;
  const end = bill ? record.findLastIndex(({ e }) => e === "deal_end") : -1;
  return record.map((event, index) => {
    const says = tellings[index - first];
    return { ...event, ...(says?.length && { says }), ...(index === end && { bill }) };
  });
}

/** An event in words, null for what needs none. */
export const telling = ({ says = [] }: AnyEvent, names: readonly string[]): string | null =>
  says.length ? tell(says, names) : null;
