/** Small marks at a seat: who deals, who came in unseen, the order of play, who went on by sage, what was made. */

import type { Seat } from "../protocol/messages";
import { yakuName } from "../words/names";
import { say, sayOfGame } from "../words/say";
import { useTable } from "./desk";
import { place } from "./standing";

export function Seals({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const order = place(view, seat);
  // Before the first deal nobody has dealt yet; who is asked will.
  const dealer = view.n ? view.dealer : view.turn;
  return (
    <>
      {dealer === seat && (
        <span class="seal">
          <span aria-hidden="true">{sayOfGame("dealer.seal")}</span>
          <span class="vh">{sayOfGame("dealer")}</span>
        </span>
      )}
      {order !== null && (
        <span class="seal seal-order">
          <span aria-hidden="true">{order}</span>
          <span class="vh">{say("order", { n: order })}</span>
        </span>
      )}
      {view.mizuten === seat && <span class="seal seal-line">{say("mizuten.seal")}</span>}
      {view.n > 0 && view.sager === seat && <span class="seal seal-line">{say("sager.seal")}</span>}
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
