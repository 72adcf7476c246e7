/** Small marks at a seat: dealer, unseen bid, order of play, continuing, last doubler. */

import { Furigana } from "../parts/Furigana";
import type { Seat } from "../protocol/messages";
import { rateName, yakuName } from "../words/names";
import { say } from "../words/say";
import { firstSpeaker, turnOrder } from "./standing";
import { useTable } from "./tableContext";
import "./Seals.css";

/** `still` is for a copy of the marks, whose cube does not move. */
export function Seals({ seat, still = false }: { seat: Seat; still?: boolean }) {
  const { view } = useTable();
  const order = turnOrder(view, seat);
  // Before the first deal the seat that is asked will deal.
  const dealer = view.n ? firstSpeaker(view) : view.turn;
  const wentOn = view.n > 0 && (view.sager === seat || view.sagers?.includes(seat));
  return (
    <>
      {dealer === seat && (
        <span class="seal">
          <span aria-hidden="true">{say("flowers-dealer-seal")}</span>
          <span class="vh">{say("flowers-dealer")}</span>
        </span>
      )}
      {order !== null && (
        <span class="seal seal-order">
          <span aria-hidden="true">{order}</span>
          <span class="vh">{say("flowers-order", { n: order })}</span>
        </span>
      )}
      {view.mizuten === seat && <span class="seal seal-line">{say("flowers-mizuten-seal")}</span>}
      {wentOn && <span class="seal seal-line">{say("flowers-sager-seal")}</span>}
      {view.doubler === seat && <Cube moves={!still} />}
    </>
  );
}

/** The doubling cube: it shows the rate, at the seat that has doubled last. */
export function Cube({ moves = false }: { moves?: boolean }) {
  const { rate = 1 } = useTable().view;
  return (
    <span class="cube" data-card={moves ? "cube" : undefined} data-rolls={moves || undefined}>
      <span class="num" aria-hidden="true">
        {rate}
      </span>
      <span class="vh">{say("flowers-cube", { rate: rateName(rate) })}</span>
    </span>
  );
}

/** The hand yaku that a seat has shown and the captured yaku that it has made. */
export function Slips({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const shown = view.shown[seat] ?? [];
  const made = view.made[seat] ?? [];
  return (
    <>
      {shown.length > 0 && (
        <b class="slip">
          <Furigana text={yakuName(shown)} />
        </b>
      )}
      {made.length > 0 && (
        <b class="slip slip-hot">
          <Furigana text={yakuName(made)} />
        </b>
      )}
    </>
  );
}
