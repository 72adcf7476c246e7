/** The moments that cost most, with the better choices, the reasons, and links to the replay. */

import type { MessageJson, MomentJson, ReviewAnswer } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { message, messageAt, say } from "../words/say";
import { replayAddress } from "./figures";

interface CostliestMomentsProps {
  answer: ReviewAnswer;
  match: string;
  /** The number of the match in the record, from 0. */
  number: number;
}

export function CostliestMoments({ answer, match, number }: CostliestMomentsProps) {
  const review = answer.review!;
  const moments = review.dearest.map((place) => review.moments[place]!);
  return (
    <section class="rv-part" aria-labelledby="rv-dearest">
      <h2 id="rv-dearest">{say("review-dearest")}</h2>
      {moments.length ? (
        <ol class="rv-dearest">
          {moments.map((moment) => (
            <li key={moment.at}>
              <p>
                <b>
                  <Pictured message={momentMessage(answer, moment)} names={answer.names} />
                </b>
              </p>
              <Reasons reasons={moment.why} names={answer.names} />
              <a class="btn" href={`/replay/${match}${replayAddress(answer.starts, moment, number)}`}>
                {say("insight-look")}
              </a>
            </li>
          ))}
        </ol>
      ) : (
        <p>{say("review-nothing-dear")}</p>
      )}
    </section>
  );
}

function momentMessage(answer: ReviewAnswer, moment: MomentJson): MessageJson {
  const unit = answer.review!.unit;
  const amount = message("learn-amount", { number: moment.loss.toFixed(1), unit });
  return message("insight-moment", {
    chapter: messageAt(answer.game, "story-month", { n: moment.deal }),
    person: { seat: moment.seat },
    choice: moment.chosen.said,
    better: moment.best.said,
    amount,
  });
}
