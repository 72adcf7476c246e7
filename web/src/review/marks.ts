/** The choices of one seat on the line of a replay, and the way from one mistake to the next. */

import type { MessageJson, MomentJson, ReviewJson } from "../protocol/messages";
import { message } from "../words/say";

export type Verdict = MomentJson["verdict"];

/** All verdicts, the worst first. */
export const VERDICTS: readonly Verdict[] = ["blunder", "mistake", "small", "best"];

export interface ChoiceMark {
  /** The number of the moment before the choice, from 0. */
  count: number;
  moment: MomentJson;
}

/** The choices of a seat in their order. */
export const marksOf = ({ moments }: Pick<ReviewJson, "moments">, seat: number): ChoiceMark[] =>
  moments.filter((moment) => moment.seat === seat).map((moment) => ({ count: Math.max(0, moment.at - 1), moment }));

/** How many choices of each verdict there are. */
export const countsOf = (marks: readonly ChoiceMark[]): Record<Verdict, number> => {
  const counts = { best: 0, small: 0, mistake: 0, blunder: 0 };
  for (const { moment } of marks) counts[moment.verdict] += 1;
  return counts;
};

/** The choice that follows a moment; the dearest if several do. */
export const markAt = (marks: readonly ChoiceMark[], count: number): ChoiceMark | undefined =>
  marks.filter((mark) => mark.count === count).sort((a, b) => b.moment.loss - a.moment.loss)[0];

/** The next mistake or blunder after a moment; the first follows the last. */
export function nextMistake(marks: readonly ChoiceMark[], count: number): ChoiceMark | undefined {
  const mistakes = marks.filter(({ moment }) => moment.verdict === "mistake" || moment.verdict === "blunder");
  return mistakes.find((mark) => mark.count > count) ?? mistakes[0];
}

/** The choice that is nearest to a moment. */
export const nearestMark = (marks: readonly ChoiceMark[], count: number): ChoiceMark | undefined =>
  [...marks].sort((a, b) => Math.abs(a.count - count) - Math.abs(b.count - count))[0];

/** What a review says of a choice: that nothing was better, or nothing in the deal, or what it cost. */
export function sentenceOf({ chosen, best, loss, verdict, for_match }: MomentJson, unit: MessageJson): MessageJson {
  if (verdict !== "best") {
    const amount = message("learn-amount", { number: loss.toFixed(1), unit });
    return message("insight-chosen-worse", { choice: chosen.said, better: best.said, amount });
  }
  const winsMatch = !for_match || JSON.stringify(for_match.said) === JSON.stringify(chosen.said);
  return message(winsMatch ? "insight-chosen-best" : "insight-chosen-for-deal", { choice: chosen.said });
}
