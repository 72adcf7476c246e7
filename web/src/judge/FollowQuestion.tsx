/** Whether cards of a hand may follow a lead, and what the rules ask of the follow. */

import { useSignal } from "@preact/signals";
import { demandText } from "../bashifen/demand";
import { groupName, type Spelling } from "../bashifen/names";
import { Suited } from "../bashifen/Suits";
import type { FollowAnswer, PackCard } from "../protocol/messages";
import { follow } from "../protocol/operations";
import { say } from "../words/say";
import { OfHand } from "./OfHand";
import { type PackSets, stillHeld } from "./packSets";
import { SetsPicker } from "./SetsPicker";
import type { Trumps } from "./trumps";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const NAMES = ["lead", "hand"] as const;
/** The cards of the declarer, with the kitty. */
const MOST = 33;

export function FollowQuestion({ trumps }: { trumps: Trumps }) {
  const sets = useSignal<PackSets<(typeof NAMES)[number]>>({ lead: [], hand: [] });
  const chosen = useSignal<readonly PackCard[]>([]);
  const { lead, hand } = sets.value;
  const request = { ...trumps, follow: [...chosen.value], lead: [...lead], hand: [...hand] };
  const question = lead.length && hand.length ? JSON.stringify(request) : null;
  const answer = useVerdict<FollowAnswer>(question, () => follow(request));
  const textOf = (verdict: FollowAnswer, spelling: Spelling) => {
    const demand = demandText(verdict, groupName(verdict.suit, spelling));
    if (chosen.value.length < verdict.cards) return demand;
    return verdict.legal ? say("verdict-legal") : `${say("verdict-illegal")} ${demand}`;
  };
  return (
    <div class="jd">
      <div class="jd-cards">
        <SetsPicker
          names={NAMES}
          label={(name, n) => say(`verdict-set-${name}`, { n })}
          sets={sets.value}
          most={MOST}
          onChange={(name, cards) => {
            sets.value = { ...sets.value, [name]: cards };
            chosen.value = stillHeld(chosen.value, sets.value.hand);
          }}
        />
      </div>
      <Verdicts
        form={
          <OfHand
            label={say("verdict-choose-follow")}
            hand={hand}
            chosen={chosen.value}
            onChange={(cards) => (chosen.value = cards)}
          />
        }
        ask={say("verdict-ask-follow")}
        answer={answer.value}
        brief={(verdict) => <Suited text={textOf(verdict, "signs")} words={textOf(verdict, "words")} />}
      />
    </div>
  );
}
