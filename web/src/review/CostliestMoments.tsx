/** The moments that cost most; each button goes to its moment in the replay. */

import type { MomentJson, ReviewJson } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { say, sayAt } from "../words/say";
import { sentenceOf } from "./marks";
import { VerdictSign } from "./VerdictSign";

interface CostliestMomentsProps {
  review: ReviewJson;
  names: readonly string[];
  go: (moment: MomentJson) => void;
}

export function CostliestMoments({ review, names, go }: CostliestMomentsProps) {
  const moments = review.dearest.map((place) => review.moments[place]!);
  return (
    <section class="rv-part" aria-labelledby="rv-dearest">
      <h3 id="rv-dearest">{say("review-dearest")}</h3>
      {moments.length ? (
        <ol class="rv-dearest">
          {moments.map((moment) => (
            <li key={moment.at}>
              <button type="button" class="btn btn-quiet" onClick={() => go(moment)}>
                <VerdictSign verdict={moment.verdict} />
                <span>
                  <b>
                    {sayAt(review.game, "story-month", { n: moment.deal })} {names[moment.seat]}
                  </b>{" "}
                  <Pictured message={sentenceOf(moment, review.unit)} names={names} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p>{say("review-nothing-dear")}</p>
      )}
    </section>
  );
}
