/** The middle of the table: drawing, the kitty, or the trick. */

import { nearestSeat } from "../table/seats";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { BuriedKitty, Burying } from "./Burying";
import { Card } from "./Card";
import { Drawing } from "./Drawing";
import { linesOf } from "./layout";
import { cardNames } from "./names";
import type { Played } from "./scene";
import { PLACES, useTable } from "./tableContext";
import "./TableCenter.css";

export function TableCenter() {
  const { view, choice } = useTable();
  if (view.phase === "draw") return <Drawing />;
  if (view.phase === "bury") return choice.picking.value ? <Burying /> : <BuriedKitty />;
  if (view.phase === "play" || view.trick.length) return <Trick />;
  return <Between />;
}

function Trick() {
  const { scene, view, table, people } = useTable();
  const own = nearestSeat(table);
  const most = Math.max(1, ...scene.trick.map(({ cards }) => cards.length));
  return (
    <section
      class="cloth-w trick"
      aria-label={say("pairs-trick")}
      data-size={most > 4 ? "many" : most > 2 ? "some" : "few"}
    >
      {PLACES.map((place, step) => {
        const seat = (own + step) % 4;
        const play = scene.trick.find((other) => other.seat === seat);
        return (
          <div key={place} class={`at-${place} put`} data-name={seatLabel(seat, people)}>
            {play ? (
              <SeatCards play={play} />
            ) : (
              <span class={`slot ${view.turn === seat ? "next" : ""}`} aria-hidden="true" />
            )}
          </div>
        );
      })}
    </section>
  );
}

/** The cards that a seat has played to the trick. */
function SeatCards({ play }: { play: Played }) {
  const { scene, view, people } = useTable();
  const ahead = view.ahead === play.seat;
  const count = play.cards.length;
  const lines = linesOf(count, count > 10 ? 6 : 5);
  const line = Math.ceil(count / lines);
  const isLead = scene.trick[0] === play;
  const words = say(isLead ? "pairs-put-led" : "pairs-put", {
    who: seatLabel(play.seat, people),
    cards: cardNames(
      play.cards.map(({ card }) => card),
      "words",
    ),
  });
  return (
    <figure class={ahead ? "ahead" : ""} style={{ "--line": line }}>
      <span class="vh">{ahead ? say("pairs-ahead-of", { put: words }) : words}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span class="put-line" key={index} aria-hidden="true">
          {play.cards.slice(index * line, (index + 1) * line).map(({ id, card }) => (
            <Card key={id} id={id} card={card} />
          ))}
        </span>
      ))}
      {isLead && (
        <span class="led slip" aria-hidden="true">
          {say("pairs-leads")}
        </span>
      )}
      {ahead && (
        <figcaption class="slip slip-gold" aria-hidden="true">
          {say("pairs-ahead")}
        </figcaption>
      )}
    </figure>
  );
}

/** The middle between two deals. */
function Between() {
  const { view } = useTable();
  return (
    <section class="cloth-w between">
      <span class="draw-pile" data-place="stock" aria-hidden="true">
        <Card card="?" />
        <Card card="?" />
      </span>
      <p>{say(view.phase === "over" ? "desk-turn-over" : "pairs-between")}</p>
    </section>
  );
}
