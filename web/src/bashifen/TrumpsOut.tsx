/** The number of trumps that are still out. */

import { Term } from "../parts/Term";
import { named, say } from "../words/say";
import { seenCards } from "./names";
import { rankName, suitInForce, trumpsLeft } from "./pack";
import { SuitMark } from "./Suits";
import { useTable } from "./tableContext";
import "./TrumpsOut.css";

/** The trumps that the viewer has not seen. */
export function TrumpsOut() {
  const { game, view } = useTable();
  const suit = suitInForce(view);
  if (!suit || view.phase === "deal" || view.phase === "over") return null;
  const rest = trumpsLeft(seenCards(game.record.value, view), view.trump_rank, suit);
  const rank = rankName(view.trump_rank);
  return (
    <section aria-labelledby="out-title">
      <div class="panel-h">
        <h2 id="out-title">
          <Term of="trumps">{say("pairs-out")}</Term>
        </h2>
        <span class="side-note">{say("pairs-out-note")}</span>
      </div>
      <dl class="rem">
        <div>
          <dt>{named("pack", "BJ")}</dt>
          <dd>{rest.big}</dd>
        </div>
        <div>
          <dt>{named("pack", "LJ")}</dt>
          <dd>{rest.little}</dd>
        </div>
        {rest.trumpLevelCards !== null && suit !== "none" && (
          <div>
            <dt>
              <SuitMark suit={suit} />
              <span class="vh">{named("suit", suit)}</span>
              {rank}
            </dt>
            <dd>{rest.trumpLevelCards}</dd>
          </div>
        )}
        <div>
          <dt>{say(rest.trumpLevelCards === null ? "pairs-out-stages" : "pairs-out-others", { rank })}</dt>
          <dd>{rest.otherLevelCards}</dd>
        </div>
        {rest.suit !== null && suit !== "none" && (
          <div>
            <dt>
              <SuitMark suit={suit} />
              <span class="vh">{named("suit", suit)}</span> {say("pairs-out-rest")}
            </dt>
            <dd>{rest.suit}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
