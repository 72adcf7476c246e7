/** What has been told of the open deal, each fact with a button that takes it back, and what it has moved. */

import { PaymentGroups } from "../hanafuda/sheets/PaymentGroups";
import { Icon } from "../parts/Icon";
import type { People } from "../words/names";
import { say, sayMessage } from "../words/say";
import type { TallySession } from "./session";

export function Facts({ session, people }: { session: TallySession; people: People }) {
  const { facts, payments, game, names, next } = session.shown.value!;
  if (!facts.length) return null;
  return (
    <section class="ty-facts" aria-labelledby="ty-facts">
      <h2 id="ty-facts">{say("notebook-facts")}</h2>
      <ol>
        {facts.map(({ say: message }, place) => {
          const words = sayMessage(message, names);
          return (
            <li key={place}>
              <span>{words}</span>
              <button
                type="button"
                class="btn btn-quiet"
                aria-label={say("notebook-take-back", { what: words })}
                onClick={() => void session.drop(place)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
      {next?.lacks && <p class="small muted">{say("notebook-lacks", { what: sayMessage(next.lacks, names) })}</p>}
      {payments.length > 0 && (
        <PaymentGroups groups={payments} caption={say("notebook-payments")} game={game} people={people} />
      )}
    </section>
  );
}
