/** Small marks at a seat: who deals, who went on by sage, what was made. */

import type { Seat } from "../protocol/messages";
import { yakuName } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./desk";

export function Seals({ seat }: { seat: Seat }) {
  const { view } = useTable();
  return (
    <>
      {view.dealer === seat && (
        <span class="seal">
          <span aria-hidden="true">{say("dealer.seal")}</span>
          <span class="vh">{say("dealer")}</span>
        </span>
      )}
      {view.sager === seat && <span class="seal seal-line">{say("sager.seal")}</span>}
    </>
  );
}

/** The hand yaku that a seat has shown and the captured yaku that it has made. */
export function Slips({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const shown = view.shown[seat] ?? [];
  const made = view.made[seat] ?? [];
  return (
    <>
      {shown.length > 0 && <b class="slip">{yakuName(shown)}</b>}
      {made.length > 0 && <b class="slip slip-hot">{yakuName(made)}</b>}
    </>
  );
}
