/** The last closed deal: who has won and why, what each seat has won, and every payment. */

import { LevelSteps } from "../bashifen/sheets/LevelSteps";
import { PaymentGroups, PaymentList } from "../hanafuda/sheets/PaymentGroups";
import { Sum } from "../parts/Money";
import { MessageText } from "../parts/Say";
import type { BillJson, DealBillJson, TallyAnswer } from "../protocol/messages";
import { type People, seatLabel } from "../words/names";
import { say, sayMessage } from "../words/say";

interface LastDealProps {
  answer: TallyAnswer;
  people: People;
}

export function LastDeal({ answer: { bill, deals, game, names }, people }: LastDealProps) {
  const name = deals.at(-1)?.name;
  return (
    <section class="ty-bill" aria-labelledby="ty-bill">
      <p class="small muted">{name && sayMessage(name, names)}</p>
      <h2 id="ty-bill">
        <MessageText message={bill!.title} names={names} />
      </h2>
      {"groups" in bill! ? (
        <Paid bill={bill} game={game} people={people} />
      ) : (
        <Risen bill={bill as DealBillJson} people={people} />
      )}
    </section>
  );
}

function Paid({
  bill: { standing, groups, settlement },
  game,
  people,
}: {
  bill: BillJson;
  game: string;
  people: People;
}) {
  return (
    <>
      <ul class="ty-won">
        {standing.map(({ won }, seat) => (
          <li key={seat}>
            <b class="of-seat" data-seat={seat}>
              {seatLabel(seat, people)}
            </b>{" "}
            <Sum sum={won} signed />
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <details>
          <summary>{say("notebook-payments")}</summary>
          <PaymentGroups groups={groups} caption={say("notebook-payments")} game={game} people={people} />
        </details>
      )}
      {settlement.length > 0 && (
        <details open>
          <summary>{say("flowers-result-payments")}</summary>
          <PaymentList payments={settlement} caption={say("flowers-result-payments")} game={game} people={people} />
        </details>
      )}
    </>
  );
}

function Risen({ bill: { points, need, pairs, follows }, people }: { bill: DealBillJson; people: People }) {
  return (
    <>
      <p>{say("notebook-opponents-points", { n: points, need })}</p>
      <ul class="steps">
        {pairs.map((pair) => (
          <LevelSteps key={pair.seats.join()} pair={pair} people={people} />
        ))}
      </ul>
      <p>
        <MessageText message={follows} names={people.names} />
      </p>
    </>
  );
}
