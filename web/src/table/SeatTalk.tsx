/** What the bot at a seat says: a bubble at its plate, and a line for screen readers. */

import { useContext } from "preact/hooks";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import { TalkContext } from "./talk";
import "./SeatTalk.css";

export function SeatTalk({ seat }: { seat: Seat }) {
  const remark = useContext(TalkContext)?.remark.value;
  if (remark?.seat !== seat) return null;
  return (
    <span class="says" aria-hidden="true" key={remark.key}>
      {say(remark.key)}
    </span>
  );
}

/** The remark in words, read when a screen reader has nothing else to read. */
export function SpokenTalk({ names }: { names: readonly string[] }) {
  const remark = useContext(TalkContext)?.remark.value;
  return (
    <p class="vh" role="status">
      {remark && say("desk-says", { who: names[remark.seat] ?? "", line: say(remark.key) })}
    </p>
  );
}
