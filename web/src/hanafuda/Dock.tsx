/** The buttons of a small screen within reach of the thumb. */

import { Icon } from "../parts/Icon";
import { say } from "../words/say";
import { useAct } from "./act";
import { useTableContext } from "./tableContext";
import "./Dock.css";

export function Dock() {
  const { text, label, go, next, off } = useAct();
  const { sheet } = useTableContext();
  return (
    <div class="dock only-phone">
      <button type="button" class="dk" onClick={() => (sheet.value = "yaku")}>
        <Icon name="book" />
        <span>{say("flowers-bar-yaku")}</span>
      </button>
      <button type="button" class="dk" onClick={() => (sheet.value = "scores")}>
        <Icon name="lines" />
        <span>{say("flowers-bar-scores")}</span>
      </button>
      {label ? (
        <button
          key={String(next)}
          type="button"
          class="btn btn-go dk-go"
          data-next={next}
          aria-disabled={off || undefined}
          onClick={go}
        >
          {label}
        </button>
      ) : (
        <p class="dk-go dk-say">{text}</p>
      )}
    </div>
  );
}
