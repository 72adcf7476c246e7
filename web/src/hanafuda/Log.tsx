/** The log of a month. */

import type { Event } from "../protocol/messages";
import { Log as Lines } from "../table/Log";
import { sentenceOf } from "../table/sentences";
import { opening } from "./opening";
import { useTable } from "./tableContext";

/** The events of the present month, with the deals that were thrown in before it. */
function thisMonth(record: readonly Event[]): readonly Event[] {
  const deal = record.findLastIndex(({ e }) => e === "deal");
  let from = Math.max(0, deal);
  while (record[from - 1]?.e === "redeal") from -= 1;
  return record.slice(from);
}

/** The last sentence of the log. */
export function lastTold(record: readonly Event[], names: readonly string[]): string {
  for (let at = record.length - 1; at >= 0; at -= 1) {
    const text = sentenceOf(record[at]!, names);
    if (text !== null) return text;
  }
  return "";
}

export function Log({ latestFirst = false }: { latestFirst?: boolean }) {
  const { game, table, view, people } = useTable();
  const begun = view.n <= 1 ? opening(table, game.record.value, people).map((text) => ({ text, mine: false })) : [];
  const lines = thisMonth(game.record.value).flatMap((event) => {
    const text = sentenceOf(event, people.names);
    return text === null
      ? []
      : [
          {
            text,
            mine: "seat" in event && event.seat === people.viewer,
            seat: "seat" in event ? event.seat : undefined,
          },
        ];
  });
  return <Lines lines={[...begun, ...lines]} latestFirst={latestFirst} />;
}
