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
  const held = [...view.hands.join("")].filter((card) => card === UNKNOWN).length;
  return (
    <>
      <p class="muted small">{say("flowers-unseen-why", { n: view.unseen.length, hands: held, stock: view.stock })}</p>
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
  const left = [...cards].filter((card) => view.unseen.includes(card)).join("");
  return (
    <li
      class={left ? "" : "all-seen"}
      aria-label={
        left
          ? say("flowers-unseen-month", { plant: plant(month), cards: cardNames(left) })
          : say("flowers-unseen-none", { plant: plant(month) })
      }
    >
      <p aria-hidden="true">
        <b>{plant(month)}</b> <span>{left.length}</span>
      </p>
      <div class="y-cards">
        {[...cards].map((card) => (
          <Face key={card} card={card} class={left.includes(card) ? "" : "is-gone"} />
        ))}
      </div>
    </li>
  );
}
