/** The viewer's next action: a panel beside the piles, or a line on a small screen. */

import { Icon } from "../parts/Icon";
import { useAct } from "./act";
import { lastTold } from "./Log";
import { useTable } from "./tableContext";
import "./Act.css";

/** A line for a small screen: a warning, the seats that want the card, or the last event. */
export function Ticker() {
  const { game, people } = useTable();
  const { warnings, note } = useAct();
  const beware = warnings.length > 0;
  return (
    <p class="ticker only-phone" aria-hidden="true">
      <span class={beware ? "beware" : "note"}>
        {beware ? warnings.join(" ") : note || lastTold(game.record.value, people.names)}
      </span>
    </p>
  );
}

export function ActPanel() {
  const { text, keys, label, go, next, off, warnings, note } = useAct();
  return (
    <div class="act">
      <div class="act-notes">
        <p class="note" id="card-note">
          {note}
        </p>
        {warnings.map((warning) => (
          <p key={warning} class="beware">
            <Icon name="warn" />
            <span>{warning}</span>
          </p>
        ))}
      </div>
      <p class="say">
        {text}
        {keys && <small class="keys">{keys}</small>}
      </p>
      {label && (
        <button
          key={String(next)}
          type="button"
          class="btn btn-go"
          data-next={next}
          aria-disabled={off || undefined}
          onClick={go}
        >
          {label}
        </button>
      )}
    </div>
  );
}
