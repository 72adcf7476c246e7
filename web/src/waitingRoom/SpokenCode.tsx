/** The spoken code of a free seat, renewed when it is valid no longer. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addressOf } from "../addresses";
import type { CodeOfSeat, Seat } from "../protocol/messages";
import { newSeatCode } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";
import { say } from "../words/say";

/** The codes that this page has received, by the seat's path and the link that was valid then. */
const codes = new Map<string, CodeOfSeat>();

interface SpokenCodeProps {
  path: string;
  seat: Seat;
  /** The link to the seat: a new one makes the code useless. */
  link: string | undefined;
}

export function SpokenCode({ path, seat, link }: SpokenCodeProps) {
  const key = `${path} ${seat} ${link}`;
  const spoken = useSignal<CodeOfSeat | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const renew = async () => {
      const known = codes.get(key);
      const answer = known && known.until > Date.now() ? known : await newSeatCode({ ...ownSeat(path), seat });
      if (gone || "why" in answer) return;
      codes.set(key, answer);
      spoken.value = answer;
      timer = setTimeout(() => void renew(), answer.until - Date.now());
    };
    spoken.value = null;
    void renew();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  const code = spoken.value?.code;
  return (
    <dl class="spoken-code">
      <dt>{say("invite-code")}</dt>
      <dd class="num">{code ? `${code.slice(0, 4)} ${code.slice(4)}` : "…"}</dd>
      <dd class="small muted">{say("invite-code-text", { address: new URL(addressOf("/")).host })}</dd>
    </dl>
  );
}
