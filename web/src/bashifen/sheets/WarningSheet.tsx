/** Several cards of which one may be beaten: asked once, before it is too late. */

import { Decision } from "../../frame/Decision";
import { say } from "../../words/say";
import { doubts } from "../act";
import { Cards } from "../Card";
import { uncertain } from "../claim";
import { useTable } from "../desk";
import { Suited } from "../Suits";
import "./WarningSheet.css";

export function WarningSheet() {
  const { choice, view } = useTable();
  const chosen = choice.chosen.value;
  const { pairs, singles } = uncertain(chosen, view.tops);
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
            text={say("pairs-warning-doubt", { cards: doubts(pairs, singles, "signs") })}
            words={say("pairs-warning-doubt", { cards: doubts(pairs, singles, "words") })}
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
