/** Shows the payments that have just been made as coins between plates. */

import { useEffect, useRef } from "preact/hooks";
import { sendCoins } from "../motion/payments";
import type { Event } from "../protocol/messages";
import type { Game } from "./game";

export function usePayments(game: Game): void {
  const record: readonly Event[] = game.record.value;
  const seen = useRef(record.length);
  useEffect(() => {
    const fresh = record.slice(seen.current);
    seen.current = record.length;
    if (game.isReplay) return;
    sendCoins(
      fresh.flatMap((event) => (event.e === "pay" ? [{ from: String(event.from), to: String(event.to) }] : [])),
    );
  }, [record]);
}
