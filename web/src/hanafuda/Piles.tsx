/** Captured cards by kind: as fans, or folded to one line of counts. */

import { Fan } from "../cards/Card";
import { KINDS, ofKind, pointsOf } from "../cards/deck";
import { Icon } from "../parts/Icon";
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
              <b>{name}</b>
              <span class="n">{pile.length}</span>
              <span class="p">
                {pointsOf(pile, card_points)}
                {say("flowers-points-short")}
              </span>
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
    <p class="pts">
      {pointsOf(cards, card_points)}
      <small>{say("flowers-points-short")}</small>
    </p>
  );
}

/** A line for a small screen that opens the piles; `short` is for little room. */
export function PileStrip({ seat, short = false }: { seat: Seat; short?: boolean }) {
  const { table, view, people, sheet } = useTable();
  const cards = view.captured[seat] ?? "";
  return (
    <button
      type="button"
      class="strip only-phone"
      data-place={`pile-${seat}`}
      onClick={() => (sheet.value = { piles: seat })}
    >
      <span class="vh">{say("flowers-piles-of", { who: seatLabel(seat, people) })}</span>
      {KINDS.map((kind) => {
        const count = ofKind(cards, kind).length;
        return (
          <span key={kind} class={count ? "k" : "k zero"}>
            {short ? (
              <abbr title={say(`flowers-pile-${kind}`)}>{say(`flowers-pile-${kind}-short`)}</abbr>
            ) : (
              <i>{say(`flowers-pile-${kind}`)}</i>
            )}
            <b>{count}</b>
          </span>
        );
      })}
      <span class="sum">
        {pointsOf(cards, table.card_points)}
        <small>{say("flowers-points-short")}</small>
      </span>
      <Icon name="down" />
    </button>
  );
}
