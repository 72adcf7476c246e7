/** The log of a month. */

import { Log as Lines } from "../frame/Log";
import type { Event } from "../protocol/messages";
import { type People, told } from "../words/names";
import { useTable } from "./desk";

/** The events of the present month, with the deals that were thrown in before it. */
function thisMonth(record: readonly Event[]): readonly Event[] {
  const deal = record.findLastIndex(({ e }) => e === "deal");
  let from = Math.max(0, deal);
  while (record[from - 1]?.e === "redeal") from -= 1;
  return record.slice(from);
}

export const lastTold = (record: readonly Event[], people: People): string =>
  record.map((event) => told(event, people)).findLast((sentence) => sentence !== null) ?? "";

export function Log({ latestFirst = false }: { latestFirst?: boolean }) {
  const { game, people } = useTable();
  const lines = thisMonth(game.record.value).flatMap((event) => {
    const text = told(event, people);
    return text === null ? [] : [{ text, mine: "seat" in event && event.seat === people.viewer }];
  });
  return <Lines lines={lines} latestFirst={latestFirst} />;
}
