/** Whether a lead out of a hand is certain, by all that its player knows. */

import { useSignal } from "@preact/signals";
import { cardNames, groupName, type Spelling } from "../bashifen/names";
import { Suited } from "../bashifen/Suits";
import type { LeadAnswer, PackCard } from "../protocol/messages";
import { lead } from "../protocol/operations";
import { list, say } from "../words/say";
import { OfHand } from "./OfHand";
import { type PackSets, stillHeld } from "./packSets";
import { SetsPicker } from "./SetsPicker";
import type { Trumps } from "./trumps";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const NAMES = ["hand", "gone"] as const;
/** All cards of two packs may be known to be out of play. */
const MOST = 108;

export function LeadQuestion({ trumps }: { trumps: Trumps }) {
  const sets = useSignal<PackSets<(typeof NAMES)[number]>>({ hand: [], gone: [] });
  const chosen = useSignal<readonly PackCard[]>([]);
  const { hand, gone } = sets.value;
  const request = { ...trumps, lead: [...chosen.value], hand: [...hand], gone: [...gone] };
  const question = chosen.value.length ? JSON.stringify(request) : null;
  const answer = useVerdict<LeadAnswer>(question, () => lead(request));
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
            label={say("verdict-choose-lead")}
            hand={hand}
            chosen={chosen.value}
            onChange={(cards) => (chosen.value = cards)}
          />
        }
        ask={say("verdict-ask-lead")}
        answer={answer.value}
        brief={(verdict) => (
          <Suited text={textOf(verdict, chosen.value, "signs")} words={textOf(verdict, chosen.value, "words")} />
        )}
      />
    </div>
  );
}

function textOf({ certain, beatable, suits }: LeadAnswer, cards: readonly PackCard[], spelling: Spelling): string {
  if (suits.length > 1) return say("verdict-suits", { suits: list(suits.map((suit) => groupName(suit, spelling))) });
  if (!certain) return say("verdict-beatable", { cards: cardNames(beatable, spelling) });
  const isPlain = cards.length === 1 || (cards.length === 2 && cards[0] === cards[1]);
  return say(isPlain ? "verdict-plain" : "verdict-certain");
}
