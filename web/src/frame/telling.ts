/** What the server tells of events: sentences, which go with each of them and are said in the language of now. */

import type { SentenceJson } from "../protocol/messages";
import { tell } from "../words/say";
import type { AnyEvent } from "./moments";

/** What a message tells beside its events. */
interface Beside {
  readonly told: readonly (readonly SentenceJson[])[];
  readonly bill?: object | null;
  readonly story?: object | null;
}

/** Events with what is told of the last of them; the last that ended a deal has its bill, the last of all the story. */
export function withTelling<Event extends AnyEvent>(record: readonly Event[], { told, bill, story }: Beside): Event[] {
  const first = record.length - told.length;
  const end = bill ? record.findLastIndex(({ e }) => e === "deal_end") : -1;
  return record.map((event, index) => {
    const says = told[index - first];
    return {
      ...event,
      ...(says?.length && { says }),
      ...(index === end && { bill }),
      ...(story && event.e === "match_end" && { story }),
    };
  });
}

/** An event in words, null for what needs none. */
export const telling = ({ says = [] }: AnyEvent, names: readonly string[]): string | null =>
  says.length ? tell(says, names) : null;
