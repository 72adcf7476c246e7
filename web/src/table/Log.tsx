/** What has happened, in words: a column beside the table, and for those who listen. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Event } from "../protocol/messages";
import { told, type People } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./desk";

/** More than one move and all its payments. */
const SPOKEN = 24;

/** The events of the present month, with the deals that were thrown in before it. */
function thisMonth(record: readonly Event[]): readonly Event[] {
  let from = Math.max(0, record.findLastIndex((event) => event.e === "deal"));
  while (record[from - 1]?.e === "redeal") from -= 1;
  return record.slice(from);
}

export const lastTold = (record: readonly Event[], people: People): string =>
  record.map((event) => told(event, people)).findLast((sentence) => sentence !== null) ?? "";

/** What is told comes below what was told, so that nothing moves; in a sheet the latest comes first. */
export function Log({ latestFirst = false }: { latestFirst?: boolean }) {
  const { game, people } = useTable();
  const sentences = thisMonth(game.record.value)
    .map((event) => ({ event, text: told(event, people) }))
    .filter(({ text }) => text !== null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef(true);
  useLayoutEffect(() => {
    if (end.current && !latestFirst) list.current!.scrollTop = list.current!.scrollHeight;
  }, [sentences.length]);
  const numbered = sentences.map((sentence, number) => ({ ...sentence, number }));
  return (
    <section class="log" aria-labelledby="log-title">
      <div class="panel-h">
        <h2 id="log-title">{say("log.title")}</h2>
      </div>
      <ol ref={list} class="lg" tabIndex={0} aria-labelledby="log-title" onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => (end.current = scrollTop + clientHeight > scrollHeight - 40)}>
        {(latestFirst ? numbered.reverse() : numbered).map(({ event, text, number }) => (
          <li key={number} class={"seat" in event && event.seat === people.viewer ? "me" : ""}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A screen reader hears each event when it happens. */
export function Spoken() {
  const { game, people } = useTable();
  const sentences = game.record.value.map((event) => told(event, people));
  const from = Math.max(0, sentences.length - SPOKEN);
  return (
    <div class="vh" role="log" aria-live="polite">
      {sentences.slice(from).map((text, index) => text && <p key={from + index}>{text}</p>)}
    </div>
  );
}
