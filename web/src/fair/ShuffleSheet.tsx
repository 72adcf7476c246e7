/** A sheet about fair shuffles: an explanation, the person's own words, and the check after the match. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { InfoSheet } from "../parts/Sheet";
import type { Seat } from "../protocol/messages";
import { AttendanceContext } from "../table/attendance";
import { type ShuffleAsked, ShuffleContext } from "../table/shuffle";
import { peopleAt } from "../words/names";
import { sayMessage as inWords, list, message, say } from "../words/say";
import { type CheckedDeal, checkDeals, summary } from "./check";
import { eventsOf } from "./record";
import { canCompute } from "./sha256";
import { wordSeats } from "./wordSeats";
import { LONGEST, ownWords, sentWords, storeOwnWords } from "./words";
import "./ShuffleSheet.css";

export interface ShuffleSheetProps extends ShuffleAsked {
  onClose: () => void;
}

interface CheckResult {
  deals: readonly CheckedDeal[];
  names: readonly string[];
}

export function ShuffleSheet({ path, reveal, record, onClose }: ShuffleSheetProps) {
  return (
    <InfoSheet id="shuffle-title" title={say("shuffle-title")} onClose={onClose}>
      <p>{say("shuffle-why")}</p>
      {reveal && !record && <p>{say(reveal === "deal" ? "shuffle-told-deal" : "shuffle-told-match")}</p>}
      {!record && <ThisDeal />}
      {record ? <Check path={path} record={record} /> : <OwnWords />}
    </InfoSheet>
  );
}

/** The seats whose words are in the present cards, and the seats that were left out. */
function ThisDeal() {
  const around = useContext(ShuffleContext)?.shuffle?.dealt.value ?? [];
  const table = useContext(AttendanceContext)?.seating.value;
  if (!around.length || !table) return null;
  const { names } = peopleAt(table);
  const namesArgument = (seats: readonly Seat[]) => ({ names: list(seats.map((seat) => names[seat] ?? "")) });
  const { open, unopened, silent } = wordSeats(
    around,
    table.players.flatMap((player, seat) => (player === "person" ? [seat] : [])),
  );
  return (
    <div role="status">
      <p>{open.length ? say("shuffle-mixed", namesArgument(open)) : say("shuffle-mixed-none")}</p>
      {unopened.length > 0 && <p>{say("shuffle-unopened", namesArgument(unopened))}</p>}
      {silent.length > 0 && <p>{say("shuffle-silent", namesArgument(silent))}</p>}
    </div>
  );
}

const OwnWords = () => (
  <label class="shuffle-own">
    {say("shuffle-own")}
    <input
      type="text"
      maxLength={LONGEST}
      defaultValue={ownWords()}
      onInput={({ currentTarget }) => storeOwnWords(currentTarget.value)}
    />
    <span class="small muted">{say("shuffle-own-why")}</span>
  </label>
);

function Check({ path, record }: { path: string | null; record: () => Promise<string> }) {
  const result = useSignal<CheckResult | "failed" | null>(null);
  useEffect(() => {
    if (!canCompute()) return;
    record()
      .then(async (text) => {
        const events = eventsOf(text);
        const names = events[0]?.names ?? [];
        result.value = { deals: await checkDeals(events, path === null ? {} : sentWords(path)), names };
      })
      .catch(() => (result.value = "failed"));
  }, []);
  if (!canCompute()) return <p class="alert">{say("shuffle-no-browser")}</p>;
  if (result.value === "failed") return <p class="alert">{say("shuffle-failed")}</p>;
  return (
    <div aria-live="polite">
      {result.value ? <Findings {...result.value} /> : <p class="muted">{say("shuffle-checking")}</p>}
    </div>
  );
}

const SIGNS = { holds: "right", wrong: "close", sealed: "eye", plain: "eye" } as const;

const Findings = ({ deals, names }: CheckResult) => (
  <>
    <p class="mincho">{inWords(summary(deals))}</p>
    <ol class="shuffle-deals">
      {deals.map(({ n, verdict, what }) => (
        <li key={n} data-verdict={verdict}>
          <Icon name={SIGNS[verdict]} />
          <span>{inWords(message("fair-deal", { number: n, what }), names)}</span>
        </li>
      ))}
    </ol>
  </>
);
