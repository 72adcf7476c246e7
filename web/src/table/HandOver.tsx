/** The cover between the turns of two persons at one device: nobody's cards are shown until the next one has it. */

import type { ReadonlySignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import type { Seat, Viewer } from "../protocol/messages";
import { ownSeat } from "../protocol/seats";
import { seatsHere } from "../protocol/seatsHere";
import { go } from "../router";
import { say } from "../words/say";
import "./HandOver.css";

/** The part of a table's state that the cover uses. */
export interface PassedRound {
  path: string;
  viewer: Viewer;
  isReplay: boolean;
  session: { ended: ReadonlySignal<boolean> };
  caughtUp: ReadonlySignal<boolean>;
  /** The bill that is open. */
  bill: ReadonlySignal<number | null>;
  scene: ReadonlySignal<{ view: { turn: Seat | null } } | null>;
  people: ReadonlySignal<{ names: readonly string[] } | null>;
}

/** The person at this device who has to choose now, if it is not the one who looks on. */
function nextHere(game: PassedRound): { seat: Seat; name: string } | null {
  const seat = game.scene.value?.view.turn ?? null;
  if (seat === null || seat === game.viewer || game.isReplay) return null;
  if (!game.caughtUp.value || game.bill.value !== null || game.session.ended.value) return null;
  if (!seatsHere(ownSeat(game.path).table).includes(seat)) return null;
  return { seat, name: game.people.value?.names[seat] ?? "" };
}

export function HandOver({ game }: { game: PassedRound }) {
  const next = nextHere(game);
  if (!next) return null;
  const { seat, name } = next;
  return (
    <Sheet class="hand-over" labelledBy="hand-over-title" onClose={() => {}}>
      <h2 id="hand-over-title">{say("company-pass-title", { name })}</h2>
      <p>{say("company-pass-text", { name })}</p>
      <p class="row">
        <button type="button" class="btn btn-go big" onClick={() => go(game.path.replace(/[^/]+$/, String(seat)))}>
          <Icon name="play" />
          {say("company-pass-go", { name })}
        </button>
      </p>
    </Sheet>
  );
}
