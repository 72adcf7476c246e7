/** The middle of the table while cards are drawn: the stock, the declaration, and the seats that have confirmed. */

import { Term } from "../parts/Term";
import { seatLabel } from "../words/names";
import { list, say } from "../words/say";
import { Card, Cards } from "./Card";
import { declarationText } from "./names";
import { DRAWS, KITTY } from "./pack";
import { Suited } from "./Suits";
import { useTable } from "./tableContext";
import "./TableCenter.css";
import "./Drawing.css";

export function Drawing() {
  const { view, people } = useTable();
  const { declared, drawn, confirmed } = view;
  const allDrawn = drawn >= DRAWS;
  const unconfirmed = people.names.map((_, seat) => seat).filter((seat) => !confirmed.includes(seat));
  return (
    <section class="cloth-w drawing" aria-label={say("pairs-drawing")}>
      <div class="draw-stock">
        <span class="draw-pile" data-place="stock" aria-hidden="true">
          <Card card="?" />
          {!allDrawn && <Card card="?" />}
        </span>
        <p>
          <b class="num">{allDrawn ? KITTY : DRAWS - drawn}</b> {say(allDrawn ? "pairs-widow" : "desk-stock")}
        </p>
        <span class="draw-bar" role="img" aria-label={say("pairs-drawn", { n: drawn })}>
          <i style={{ width: `${(100 * drawn) / DRAWS}%` }} />
        </span>
      </div>
      <div class="stands" key={declared ? declared.seat + declared.cards.join() : ""}>
        {declared ? (
          <>
            <Cards cards={declared.cards} class="stands-c" />
            <p class="stands-t">
              <b>{seatLabel(declared.seat, people)}</b> <Term of="declare">{say("pairs-declared")}</Term>
            </p>
            <p class="small">
              <Suited
                text={declarationText(declared.cards, "signs")}
                words={declarationText(declared.cards, "words")}
              />
            </p>
          </>
        ) : (
          <>
            <span class="w empty" aria-hidden="true" />
            <p class="small muted">{say(view.n > 1 ? "pairs-undeclared" : "pairs-undeclared-first")}</p>
          </>
        )}
      </div>
      <p class="waits small">
        {allDrawn &&
          (unconfirmed.length
            ? say("pairs-waits", { who: list(unconfirmed.map((seat) => seatLabel(seat, people))) })
            : say("pairs-confirmed-all"))}
      </p>
    </section>
  );
}
