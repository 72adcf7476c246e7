/** The share of each payer, and the payments that remain where play goes on. */

import { Money } from "../../parts/Money";
import { Term } from "../../parts/Term";
import type { Later as Remaining, Share } from "../../protocol/messages";
import { type People, seatLabel, shareNames, total, yakuName } from "../../words/names";
import { list, say } from "../../words/say";
import { useTable } from "../tableContext";

export function Shares({ shares }: { shares: readonly Share[] }) {
  const { people } = useTable();
  return (
    <ul class="c-list">
      {shares.map(({ seat, points, liable }) => (
        <li key={seat}>
          <span>
            {say("flowers-share-pays", { who: seatLabel(seat, people) })}
            {liable && (
              <small>
                {say(`flowers-liable-${liable}-why`)} <Term of={liable} />
              </small>
            )}
          </span>
          <Money points={points} />
        </li>
      ))}
    </ul>
  );
}

/** The outcomes of going on: another yaku, none, or a yaku of another seat; and the seats that are near to one. */
export function LaterPayments({ later, collected = false }: { later: Remaining | undefined; collected?: boolean }) {
  const { view, people } = useTable();
  const { alone, beaten } = later ?? { alone: [], beaten: [] };
  const near = view.order.flatMap((seat) =>
    seat === people.viewer
      ? []
      : (view.progress[seat] ?? [])
          .filter(({ possible, lacks }) => possible && lacks === 1)
          .map(({ yaku }) => say("flowers-decide-near-one", { who: seatLabel(seat, people), yaku: yakuName([yaku]) })),
  );
  return (
    <ul class="c-list">
      <li>
        <span>{say("flowers-decide-sage-more")}</span>
        <b class="gain">{say(collected ? "flowers-decide-sage-more-kept" : "flowers-decide-sage-more-pays")}</b>
      </li>
      <li>
        <span>
          {say("flowers-decide-sage-alone")}
          <small>{remaining(alone, people)}</small>
        </span>
        <Money points={total(alone)} signed />
      </li>
      <li>
        <span>
          {say("flowers-decide-sage-beaten")}
          <small>{say("flowers-decide-sage-beaten-pays")}</small>
          {near.length > 0 && <small>{say("flowers-decide-near", { near: list(near) })}</small>}
          <small>{remaining(beaten, people)}</small>
        </span>
        <Money points={total(beaten)} signed />
      </li>
    </ul>
  );
}

/** The payments for yaku that are still due, or that are paid back. */
function remaining(shares: readonly Share[], people: People): string {
  if (total(shares) >= 0) return say("flowers-decide-own", { shares: shareNames(shares, people, "flowers-share") });
  return say("flowers-decide-back", {
    shares: shareNames(
      shares.map((share) => ({ ...share, points: -share.points })),
      people,
      "flowers-share-to",
    ),
  });
}
