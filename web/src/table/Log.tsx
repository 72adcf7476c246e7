/** The log of events in sentences: a column beside the table, and a live region for screen readers. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import "./Log.css";

export interface Line {
  text: ComponentChildren;
  /** Whether the line is about the viewer. */
  mine: boolean;
  /** The seat that the line is about, if it is one. */
  seat?: Seat | undefined;
}

/** The distance from its end within which a list counts as at its end, in pixels. */
const END = 40;

/** The log: new lines come last, so that nothing moves; in a sheet the newest comes first. */
export function Log({ lines, latestFirst = false }: { lines: readonly Line[]; latestFirst?: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef(true);
  useLayoutEffect(() => {
    if (end.current && !latestFirst) list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines.length]);
  const numbered = lines.map((line, number) => ({ ...line, number }));
  return (
    <section class="log" aria-labelledby="log-title">
      <div class="panel-h">
        <h2 id="log-title">{say("desk-log-title")}</h2>
      </div>
      <ol
        ref={list}
        class="lg"
        tabIndex={0}
        aria-labelledby="log-title"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          end.current = scrollTop + clientHeight > scrollHeight - END;
        }}
      >
        {(latestFirst ? numbered.reverse() : numbered).map(({ text, mine, seat, number }) => (
          <li key={number} class={mine ? "me" : ""} data-seat={seat}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The number of lines in the live region: more than a move with all its payments. */
const LIVE_LINES = 24;

/** A live region in which a screen reader reads each event. */
export function LiveLog<Event>({ record, tell }: { record: readonly Event[]; tell: (event: Event) => string | null }) {
  const from = Math.max(0, record.length - LIVE_LINES);
  return (
    <div class="vh" role="log" aria-live="polite">
      {record
        .slice(from)
        .map(tell)
        .map((text, index) => text && <p key={from + index}>{text}</p>)}
    </div>
  );
}
