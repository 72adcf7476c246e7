/** What the server tells of events: sentences, which go with each of them and are said in the language of now. */

import type { SentenceJson } from "../protocol/messages";
import { tell } from "../words/say";
import type { AnyEvent } from "./moments";

/** Events with what is told of the last of them. */
export function withTelling<Event extends AnyEvent>(
  record: readonly Event[],
  tellings: readonly (readonly SentenceJson[])[],
): Event[] {
  const first = record.length - tellings.length;
  return record.map((event, index) => {
    const says = tellings[index - first];
    return says?.length ? { ...event, says } : event;
  });
}

/** An event in words, null for what needs none. */
export const telling = ({ says = [] }: AnyEvent, names: readonly string[]): string | null =>
  says.length ? tell(says, names) : null;
