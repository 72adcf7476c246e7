/** What events do beside the cards: payments travel as coins, and the last yaku is called aloud. */

import { useEffect, useRef } from "preact/hooks";
import { call } from "../motion/calling";
import { sendCoins } from "../motion/payments";
import type { Event, Yaku } from "../protocol/messages";
import { languageTag } from "../words/languages";
import { yakuName } from "../words/names";
import type { Game } from "./game";

export function useEventEffects(game: Game): void {
  const record: readonly Event[] = game.record.value;
  const length = useRef(record.length);
  useEffect(() => {
    const fresh = record.slice(length.current);
    length.current = record.length;
    if (game.isReplay) return;
    sendCoins(
      fresh.flatMap((event) => (event.e === "pay" ? [{ from: String(event.from), to: String(event.to) }] : [])),
    );
    const yaku = fresh.map(yakuOf).findLast((names) => names.length > 0);
    if (yaku) call(yakuName(yaku), languageTag.peek());
  }, [record]);
}

/** The yaku that an event announces. */
const yakuOf = (event: Event): readonly Yaku[] =>
  event.e === "show" || event.e === "stop" || event.e === "sage" ? event.yaku : [];
