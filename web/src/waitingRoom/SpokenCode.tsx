/** The spoken code of a free seat. */

import { useEffect, useMemo } from "preact/hooks";
import { addressOf } from "../addresses";
import type { Seat } from "../protocol/messages";
import { say } from "../words/say";
import { SeatCode } from "./seatCode";

interface SpokenCodeProps {
  path: string;
  seat: Seat;
  link: string | undefined;
}

export function SpokenCode({ path, seat, link }: SpokenCodeProps) {
  const spoken = useMemo(() => new SeatCode(path, seat, link), [path, seat, link]);
  useEffect(() => {
    spoken.start();
    return () => spoken.stop();
  }, [spoken]);
  const code = spoken.code.value;
  const failure = spoken.failure.value;
  return (
    <>
      <dl class="spoken-code">
        <dt>{say("invite-code")}</dt>
        <dd class="num">{code ? `${code.slice(0, 4)} ${code.slice(4)}` : "…"}</dd>
        <dd class="small muted">{say("invite-code-text", { address: new URL(addressOf("/")).host })}</dd>
      </dl>
      {failure && (
        <p class="alert" role="alert">
          {failure.why}
        </p>
      )}
    </>
  );
}
