/** The cards that may be in a hand or in the stock, as far as the viewer knows, month by month. */

import { Face } from "../cards/Card";
import { LETTERS, UNKNOWN } from "../cards/deck";
import { Icon } from "../parts/Icon";
import { cardNames, plant } from "../words/names";
import { say } from "../words/say";
import { useTable } from "./tableContext";
import "./YakuPanel.css";
import "./Unseen.css";

export function UnseenButton() {
  const { view, sheet } = useTable();
  return (
    <button type="button" class="btn" onClick={() => (sheet.value = "unseen")}>
      <Icon name="eye" />
      {say("flowers-unseen-button", { n: view.unseen.length })}
    </button>
  );
}

export function Unseen() {
  const { view } = useTable();
  const closed = [...view.hands.join("")].filter((card) => card === UNKNOWN).length;
  return (
    <>
      <p class="muted small">
        {say("flowers-unseen-why", { n: view.unseen.length, hands: closed, stock: view.stock })}
      </p>
      <ol class="unseen">
        {Array.from({ length: LETTERS.length / 4 }, (_, month) => (
          <Month key={month} month={month} cards={LETTERS.slice(4 * month, 4 * month + 4)} />
        ))}
      </ol>
    </>
  );
}

function Month({ month, cards }: { month: number; cards: string }) {
  const { view } = useTable();
  const rest = [...cards].filter((card) => view.unseen.includes(card)).join("");
  return (
    <li
      class={rest ? "" : "all-seen"}
      aria-label={
        rest
          ? say("flowers-unseen-month", { plant: plant(month), cards: cardNames(rest) })
          : say("flowers-unseen-none", { plant: plant(month) })
      }
    >
      <p aria-hidden="true">
        <b>{plant(month)}</b> <span>{rest.length}</span>
      </p>
      <div class="y-cards">
        {[...cards].map((card) => (
          <Face key={card} card={card} class={rest.includes(card) ? "" : "is-gone"} />
        ))}
      </div>
    </li>
  );
}
