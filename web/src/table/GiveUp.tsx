/** A button that leaves a table for good; it asks once more. */

import { useSignal } from "@preact/signals";
import { ConfirmSheet } from "../parts/ConfirmSheet";
import { Icon } from "../parts/Icon";
import { forget } from "../preferences";
import type { Failure } from "../protocol/ask";
import { say } from "../words/say";
import { billKey } from "./bill";

interface GiveUpProps {
  /** The path of the seat. */
  path: string;
  giveUp: () => Promise<Failure | null>;
  onDone: () => void;
  /**
   * In a list of tables: what the button is called there, which can also take the table off the list alone. `waits`: for
   * others, before the first deal.
   */
  listing?: { name: string; remove: () => void; waits: boolean };
}

export function GiveUp({ path, giveUp, onDone, listing }: GiveUpProps) {
  const asking = useSignal(false);
  const leave = async () => {
    const fault = await giveUp();
    if (!fault) forget(billKey(path));
    return fault;
  };
  return (
    <>
      <button
        type="button"
        class={listing ? "btn btn-quiet" : "btn"}
        aria-label={listing?.name}
        onClick={() => (asking.value = true)}
      >
        <Icon name={listing ? "close" : "flag"} />
        {!listing && say("leave-give-up")}
      </button>
      {asking.value && (
        <ConfirmSheet
          id="give-up-title"
          title={say("leave-title")}
          asking={asking}
          stay={say("leave-stay")}
          go={say("leave-give-up")}
          doIt={leave}
          onDone={onDone}
          other={
            listing && (
              <button type="button" class="btn" onClick={listing.remove}>
                {say("leave-remove")}
              </button>
            )
          }
        >
          <p>{say(listing?.waits ? "leave-text-waiting" : "leave-text")}</p>
          {listing && <p>{say("leave-text-listed")}</p>}
        </ConfirmSheet>
      )}
    </>
  );
}
