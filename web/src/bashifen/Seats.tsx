/** The seats around the table: name, side, number of cards, open cards, and turn. */

import type { Group } from "../protocol/messages";
import { Plate } from "../table/Plate";
import { nearestSeat } from "../table/seats";
import { seatLabel } from "../words/names";
import { list, say } from "../words/say";
import { Backs, Cards } from "./Card";
import { cardNames, groupName } from "./names";
import type { Suit } from "./pack";
import { DRAWS, partnerOf } from "./pack";
import { Suited, SuitMark } from "./Suits";
import { placeOf, sideOf, useTable } from "./tableContext";
import "./Seats.css";

/** The most open cards of a hand, except in a replay with all hands open. */
export const FEW = 4;

/** The seat whose turn it is to play or to draw. */
function isOn(seat: number, view: ReturnType<typeof useTable>["view"]): boolean {
  if (view.phase === "draw" && view.drawn < DRAWS) return (view.first + view.drawn) % 4 === seat;
  return view.turn === seat;
}

/** 親 or 子, and ダーチャ. */
export function Side({ seat }: { seat: number }) {
  const { view } = useTable();
  const side = sideOf(view, seat);
  if (!side) return null;
  return (
    <>
      <span class={side === "oya" ? "seal" : "seal seal-line"}>{say(`pairs-${side}`)}</span>
      {view.dealer === seat && (
        <span class="seal seal-dacha">
          <span aria-hidden="true">{say("pairs-dacha-seal")}</span>
          <span class="vh">{say("pairs-dacha")}</span>
        </span>
      )}
    </>
  );
}

/** Marks of a seat: it leads, has confirmed, or has declared. */
export function Marks({ seat }: { seat: number }) {
  const { view } = useTable();
  const isLeader = view.phase === "play" && (view.trick[0]?.seat ?? view.turn) === seat;
  const voids = (view.voids[seat] ?? []) as Group[];
  return (
    <>
      {isLeader && <span class="slip slip-gold">{say("pairs-leads")}</span>}
      {view.phase === "draw" && view.confirmed.includes(seat) && (
        <span class="slip slip-done">{say("pairs-confirmed")}</span>
      )}
      {voids.length > 0 && (
        <span
          class="voids"
          title={say("pairs-voids", { groups: list(voids.map((group) => groupName(group, "words"))) })}
        >
          <span class="vh">
            {say("pairs-voids", { groups: list(voids.map((group) => groupName(group, "words"))) })}
          </span>
          {voids.map((group) => (
            <span key={group} class="void" aria-hidden="true">
              {group === "trumps" ? say("pairs-trumps-sign") : <SuitMark suit={group as Suit} />}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

export function Seat({ seat }: { seat: number }) {
  const { table, view, people } = useTable();
  const own = nearestSeat(table);
  const place = placeOf(seat, own);
  const hand = view.hands[seat] ?? [];
  const open = view.open[seat] ?? [];
  const name = seatLabel(seat, people);
  return (
    <article class={`seat at-${place}`} aria-label={name} data-place={place === "s" ? undefined : `seat-${seat}`}>
      <Plate
        seat={seat}
        people={people}
        player={table.players[seat]}
        isOn={isOn(seat, view)}
        seals={<Side seat={seat} />}
        about={
          <>
            <Marks seat={seat} />
            {people.viewer !== "table" && seat === partnerOf(own) && <span class="mate">{say("pairs-partner")}</span>}
            {place !== "s" && open.length > 0 && open.length <= FEW && (
              <span class="open-text slip">
                <Suited
                  text={cardNames(open, "signs")}
                  words={say("pairs-open-cards", { cards: cardNames(open, "words") })}
                />
              </span>
            )}
          </>
        }
        score={say("pairs-count", { n: hand.length })}
      />
      {place !== "s" && (
        <div class={open.length > FEW ? "seat-cards whole" : "seat-cards"}>
          <Backs count={hand.length - open.length} />
          {open.length > 0 && (
            <span class="open-cards">
              <span class="vh">{say("pairs-open-cards", { cards: cardNames(open, "words") })}</span>
              <Cards cards={open} />
            </span>
          )}
        </div>
      )}
    </article>
  );
}
