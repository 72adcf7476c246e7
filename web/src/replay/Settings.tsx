/** The settings of a replay: seat, open cards, speed, deal, match and bills. */

import { useId } from "preact/hooks";
import { replaySpeed } from "../motion/pace";
import { Icon } from "../parts/Icon";
import { list, say } from "../words/say";
import { dealName, namesOf } from "./names";
import type { ReplaySession } from "./replaySession";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  choose: (value: string) => void;
}

/** A native select. */
function Choice({ label, value, options, choose }: ChoiceProps) {
  const id = useId();
  return (
    <p class="lb-pick">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([item, name]) => (
          <option key={item} value={item} selected={item === value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

interface SettingProps {
  session: ReplaySession;
}

export function SeatChoice({ session }: SettingProps) {
  const seats = namesOf(session.match).map((name, seat) => [String(seat), name] as const);
  return (
    <Choice
      label={say("replay-seat")}
      value={String(session.place.value.viewer)}
      options={[["table", say("replay-onlooker")], ...seats]}
      choose={(seat) => session.go({ viewer: seat === "table" ? seat : Number(seat) })}
    />
  );
}

const SPEEDS = [0.5, 1, 2, 4];

export const SpeedChoice = () => (
  <Choice
    label={say("replay-speed")}
    value={String(replaySpeed.value)}
    options={SPEEDS.map((times) => [String(times), say("replay-times", { times: String(times) })])}
    choose={(times) => (replaySpeed.value = Number(times))}
  />
);

export function DealChoice({ session }: SettingProps) {
  const { deals } = session.match;
  return (
    <Choice
      label={say("replay-deal")}
      value={String(session.place.value.deal)}
      options={deals.map((_, deal) => [String(deal), dealName(session.match, deal)])}
      choose={(deal) => session.go({ deal: Number(deal), at: 1 })}
    />
  );
}

/** The choice of a match, for records with several. */
export function MatchChoice({ session }: SettingProps) {
  const { matches } = session.replays;
  if (matches.length < 2) return null;
  return (
    <Choice
      label={say("replay-match")}
      value={String(session.place.value.match)}
      options={matches.map((match, number) => [String(number), `${number + 1}. ${list(namesOf(match), "")}`])}
      choose={(match) => session.go({ match: Number(match), deal: 0, at: 1 })}
    />
  );
}

export function OpenButton({ session }: SettingProps) {
  const open = session.place.value.open;
  return (
    <button type="button" class="btn" aria-pressed={open} onClick={() => session.go({ open: !open })}>
      <Icon name="eye" />
      {say("replay-open")}
    </button>
  );
}

export function BillButton({ session, onOpen }: SettingProps & { onOpen?: () => void }) {
  const isDisabled = session.billDeal.value === null;
  const open = () => {
    if (isDisabled) return;
    onOpen?.();
    session.openBill();
  };
  return (
    <button type="button" class="btn" aria-disabled={isDisabled || undefined} onClick={open}>
      <Icon name="sheet" />
      {say("replay-bill")}
    </button>
  );
}
