/** A warning before a lead of several cards that may be beaten. */

import { Decision } from "../../table/Decision";
import { say } from "../../words/say";
import { doubtText } from "../act";
import { Cards } from "../Card";
import { uncertainParts } from "../claim";
import { Suited } from "../Suits";
import { useTable } from "../tableContext";
import "./WarningSheet.css";

export function WarningSheet() {
  const { choice, view } = useTable();
  const chosen = choice.chosen.value;
  const { pairs, singles } = uncertainParts(chosen, view.tops);
  const close = () => (choice.warning.value = false);
  return (
    <Decision labelledBy="warning-title" class="small-sheet" waits={false} onClose={close}>
      <div class="d-top">
        <div>
          <h2 id="warning-title">{say("pairs-warning-title")}</h2>
          <p class="warning-cards">
            <Cards cards={chosen} />
          </p>
        </div>
      </div>
      <div class="choice">
        <p>
          <Suited
            text={say("pairs-warning-doubt", { cards: doubtText(pairs, singles, "signs") })}
            words={say("pairs-warning-doubt", { cards: doubtText(pairs, singles, "words") })}
          />
        </p>
        <p class="alert">{say("pairs-warning-price")}</p>
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {say("pairs-warning-back")}
        </button>
        <button type="button" class="btn" onClick={() => choice.send()}>
          {say("pairs-warning-do")}
        </button>
      </div>
    </Decision>
  );
}
