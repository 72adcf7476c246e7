/** 法度: a warning before a card that helps another seat, with the seat, the yaku and the cost. */

import { Face } from "../../cards/Card";
import { Icon } from "../../parts/Icon";
import { Money } from "../../parts/Money";
import type { Danger } from "../../protocol/messages";
import { Decision } from "../../table/Decision";
import { cardName, seatLabel, yakuName } from "../../words/names";
import { say } from "../../words/say";
import type { Doubt } from "../choice";
import { useTable } from "../tableContext";
import "./HattoSheet.css";

export function HattoSheet({ doubt: { card, dangers, play } }: { doubt: Doubt }) {
  const { choice } = useTable();
  const close = () => (choice.doubt.value = null);
  return (
    <Decision labelledBy="hatto-title" class="small-sheet hatto" waits={false} onClose={close}>
      <div class="d-top">
        <Icon name="warn" />
        <h2 id="hatto-title">{say("flowers-hatto-title")}</h2>
      </div>
      <div class="choice">
        <div class="dg-cards">
          <figure>
            <Face card={card} named />
            <figcaption>{say("flowers-hatto-card")}</figcaption>
          </figure>
          <span class="arr" aria-hidden="true">
            →
          </span>
          {dangers.map((danger) => (
            <HelpedYaku key={danger.seat} danger={danger} />
          ))}
        </div>
        {dangers.map((danger) => (
          <Price key={danger.seat} card={card} danger={danger} />
        ))}
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {say("flowers-hatto-back")}
        </button>
        <button type="button" class="btn" onClick={play}>
          {say("flowers-hatto-do")}
        </button>
        <p class="small muted">{say("flowers-hatto-off")}</p>
      </div>
    </Decision>
  );
}

/** The cards of the yaku that the other seat has, and those that it lacks. */
function HelpedYaku({ danger: { seat, yaku } }: { danger: Danger }) {
  const { view, people } = useTable();
  const rows = (view.progress[seat] ?? []).filter((row) => yaku.includes(row.yaku));
  const three = rows.length ? "" : (view.exposed[seat] ?? "");
  return (
    <figure>
      <div class="dg-made">
        {rows.map(({ have, open }) => (
          <>
            {[...have].map((card) => (
              <Face key={card} card={card} named />
            ))}
            {[...open].map((card) => (
              <Face key={card} card={card} named class="is-need" />
            ))}
          </>
        ))}
        {[...three].map((card) => (
          <Face key={card} card={card} named />
        ))}
      </div>
      <figcaption>{say("flowers-hatto-of", { who: seatLabel(seat, people), yaku: yakuName(yaku) })}</figcaption>
    </figure>
  );
}

function Price({ card, danger: { seat, yaku, points } }: { card: string; danger: Danger }) {
  const { people } = useTable();
  const args = { card: cardName(card), who: seatLabel(seat, people), yaku: yakuName(yaku) };
  return (
    <>
      <p>{say("flowers-hatto-why", args)}</p>
      <p class="dg-price">
        <span>{say("flowers-hatto-both", args)}</span>
        <Money points={-points} signed />
      </p>
    </>
  );
}
