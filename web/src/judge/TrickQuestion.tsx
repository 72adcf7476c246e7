/** Who wins a trick. */

import { useSignal } from "@preact/signals";
import { cardNames, type Spelling } from "../bashifen/names";
import { PackCards } from "../bashifen/Pack";
import { Suited } from "../bashifen/Suits";
import type { TrickAnswer } from "../protocol/messages";
import { trick } from "../protocol/operations";
import { say } from "../words/say";
import type { PackSets } from "./packSets";
import { SetsPicker } from "./SetsPicker";
import type { Trumps } from "./trumps";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const NAMES = ["play-1", "play-2", "play-3", "play-4"] as const;
/** The cards of the declarer, with the kitty. */
const MOST = 33;

export function TrickQuestion({ trumps }: { trumps: Trumps }) {
  const sets = useSignal<PackSets<(typeof NAMES)[number]>>({ "play-1": [], "play-2": [], "play-3": [], "play-4": [] });
  const all = NAMES.map((name) => [...sets.value[name]]);
  const [lead] = all;
  const unlike = all.findIndex((cards) => !cards.length || cards.length !== lead!.length);
  const plays = unlike < 0 ? all : all.slice(0, unlike);
  const isWhole = all.slice(plays.length).every((cards) => !cards.length);
  const request = { ...trumps, plays };
  const answer = useVerdict<TrickAnswer>(plays.length > 1 && isWhole ? JSON.stringify(request) : null, () =>
    trick(request),
  );
  const textOf = ({ winner }: TrickAnswer, spelling: Spelling) =>
    say("verdict-winner", { n: winner + 1, cards: cardNames(all[winner]!, spelling) });
  return (
    <div class="jd">
      <div class="jd-cards">
        <SetsPicker
          names={NAMES}
          label={(name, n) => say(`verdict-set-${name}`, { n })}
          sets={sets.value}
          most={MOST}
          onChange={(name, cards) => (sets.value = { ...sets.value, [name]: cards })}
        />
      </div>
      <Verdicts
        form={
          <ol class="jd-plays">
            {plays.map((cards, place) => (
              <li key={place} class={isWinner(answer.value, place) ? "is-made" : ""}>
                <PackCards cards={cards} />
              </li>
            ))}
          </ol>
        }
        ask={isWhole ? say("verdict-ask-trick") : say("verdict-ask-equal", { n: lead!.length })}
        answer={answer.value}
        brief={(verdict) => <Suited text={textOf(verdict, "signs")} words={textOf(verdict, "words")} />}
      />
    </div>
  );
}

const isWinner = (answer: object | null, place: number): boolean =>
  answer !== null && "winner" in answer && answer.winner === place;
