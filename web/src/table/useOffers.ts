/** The games that the house offers, once they have been fetched. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameOffer } from "../protocol/messages";
import { games } from "../protocol/operations";

/** `onFailure` gets the reason if they cannot be fetched. */
export function useOffers(onFailure?: (why: string) => void): ReadonlySignal<readonly GameOffer[]> {
  const offers = useSignal<readonly GameOffer[]>([]);
  useEffect(() => {
    void games().then((answer) => {
      if (!("why" in answer)) offers.value = answer;
      else onFailure?.(answer.why);
    });
  }, []);
  return offers;
}
