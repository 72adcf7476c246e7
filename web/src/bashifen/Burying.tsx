/** The middle of the table while the kitty is buried. */

import { Term } from "../parts/Term";
import { seatLabel } from "../words/names";
import { say } from "../words/say";
import { Card, Cards } from "./Card";
import { KITTY, sumOf } from "./pack";
import { useTable } from "./tableContext";
import "./TableCenter.css";
import "./Burying.css";

/** The eight places of the kitty. */
export function Burying() {
  const { view, choice } = useTable();
  const chosen = choice.chosen.value;
  const points = sumOf(chosen);
  return (
    <section class="cloth-w burying" aria-labelledby="bury-title">
      <div class="bury-t">
        <h2 id="bury-title">
          <Term of="widow">{say("pairs-bury-title")}</Term>
        </h2>
        <span class="num" role="status" aria-label={say("pairs-bury-chosen", { n: chosen.length, most: KITTY })}>
          {chosen.length} / {KITTY}
        </span>
      </div>
      <div class="slots-w" aria-hidden="true" data-place="stock">
        {Array.from({ length: KITTY }, (_, index) => {
          const card = chosen[index];
          return card ? <Card key={index} card={card} /> : <span key={index} class="w empty" />;
        })}
      </div>
      <p class={`bury-n ${points ? "warns" : ""}`}>
        {points ? say("pairs-bury-points", { points, twice: 2 * points }) : say("pairs-bury-none")}
      </p>
      {view.turned.length > 0 && <OpenKitty />}
    </section>
  );
}

/** The kitty while another seat buries. */
export function BuriedKitty() {
  const { view, people } = useTable();
  return (
    <section class="cloth-w burying" aria-label={say("pairs-widow")}>
      <p class="bury-who">{view.dealer !== null && say("pairs-bury-waits", { who: seatLabel(view.dealer, people) })}</p>
      <div class="slots-w" aria-hidden="true" data-place="stock">
        {Array.from({ length: KITTY }, (_, index) => (
          <Card key={index} card="?" />
        ))}
      </div>
      {view.turned.length > 0 && <OpenKitty />}
    </section>
  );
}

function OpenKitty() {
  const { view } = useTable();
  return (
    <p class="turned small">
      {say("pairs-turned")} <Cards cards={view.turned} />
    </p>
  );
}
