/** Captured cards by kind, as fans. */

import { Fan } from "../cards/Card";
import { KINDS, ofKind, pointsOf } from "../cards/deck";
import type { Seat } from "../protocol/messages";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./tableContext";
import "./Piles.css";

/** `moves` says that these are the cards themselves, and not their picture in a sheet. */
export function Piles({ cards, moves = false }: { cards: string; moves?: boolean }) {
  const { card_points } = useTable().table;
  return (
    <ul class="piles">
      {KINDS.map((kind) => {
        const pile = ofKind(cards, kind);
        const name = say(`flowers-pile-${kind}`);
        return (
          <li
            class="pile"
            key={kind}
            data-kind={kind}
            aria-label={say("flowers-pile-of", { kind: name, n: pile.length, points: pointsOf(pile, card_points) })}
          >
            {pile ? <Fan cards={pile} moves={moves} class="closes-up" /> : <div class="pile-none" />}
            <p class="pile-tag" aria-hidden="true">
              <span class="pile-name">{name}</span>
              <b>{pile.length}</b>
              {!moves && (
                <span>
                  {pointsOf(pile, card_points)}
                  {say("flowers-points-short")}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export function Sum({ cards }: { cards: string }) {
  const { card_points } = useTable().table;
  return (
    <span class="pts">
      {pointsOf(cards, card_points)}
      <small>{say("flowers-points-short")}</small>
    </span>
  );
}

/** The cards that a seat has captured; a press shows them larger. */
export function Captured({ seat }: { seat: Seat }) {
  const { view, people, sheet } = useTable();
  const cards = view.captured[seat] ?? "";
  return (
    <div class="captured" data-place={`pile-${seat}`}>
      <Piles cards={cards} moves />
      <button
        type="button"
        class="captured-open"
        aria-label={say("flowers-piles-of", { who: seatLabel(seat, people) })}
        onClick={() => (sheet.value = { piles: seat })}
      />
    </div>
  );
}
