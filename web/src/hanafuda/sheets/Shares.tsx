/** What each payer pays, by name; what stays to be paid where play goes on. */

import { Money } from "../../parts/Money";
import { Term } from "../../parts/Term";
import type { Later as Remaining, Share } from "../../protocol/messages";
import { type People, shareNames, total, who, yakuName } from "../../words/names";
import { list, say } from "../../words/say";
import { useTable } from "../desk";

export function Shares({ shares }: { shares: readonly Share[] }) {
  const { people } = useTable();
  return (
    <ul class="c-list">
      {shares.map(({ seat, points, liable }) => (
        <li key={seat}>
          <span>
            {say("share.pays", { who: who(seat, people) })}
            {liable && (
              <small>
                {say(`liable.${liable}.why`)} <Term of={liable} />
              </small>
            )}
          </span>
          <Money points={points} />
        </li>
      ))}
    </ul>
  );
}

/** Going on: more comes, nothing comes, or another makes a yaku, and who is near to one. */
export function Later({ later, collected = false }: { later: Remaining | undefined; collected?: boolean }) {
  const { view, people } = useTable();
  const { alone, beaten } = later ?? { alone: [], beaten: [] };
  const near = view.order.flatMap((seat) =>
    seat === people.viewer
      ? []
      : (view.progress[seat] ?? [])
          .filter(({ possible, lacks }) => possible && lacks === 1)
          .map(({ yaku }) => say("decide.near.one", { who: who(seat, people), yaku: yakuName([yaku]) })),
  );
  return (
    <ul class="c-list">
      <li>
        <span>{say("decide.sage.more")}</span>
        <b class="gain">{say(collected ? "decide.sage.more.kept" : "decide.sage.more.pays")}</b>
      </li>
      <li>
        <span>
          {say("decide.sage.alone")}
          <small>{remaining(alone, people)}</small>
        </span>
        <Money points={total(alone)} signed />
      </li>
      <li>
        <span>
          {say("decide.sage.beaten")}
          <small>{say("decide.sage.beaten.pays")}</small>
          {near.length > 0 && <small>{say("decide.near", { near: list(near) })}</small>}
          <small>{remaining(beaten, people)}</small>
        </span>
        <Money points={total(beaten)} signed />
      </li>
    </ul>
  );
}

/** What is still paid for what was made, or goes back. */
function remaining(shares: readonly Share[], people: People): string {
  if (total(shares) >= 0) return say("decide.own", { shares: shareNames(shares, people) });
  return say("decide.back", {
    shares: shareNames(
      shares.map((share) => ({ ...share, points: -share.points })),
      people,
      "share.to",
    ),
  });
}
