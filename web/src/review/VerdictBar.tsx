/** The verdict on the choice that comes next, with the reasons, beneath the table; before that the progress. */

import { Icon } from "../parts/Icon";
import type { MomentJson, ReviewAnswer } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { forMatch } from "../table/hint";
import { say } from "../words/say";
import { type ChoiceMark, countsOf, sentenceOf, VERDICTS } from "./marks";
import type { ReviewRequest } from "./request";
import { VerdictSign } from "./VerdictSign";
import "./VerdictBar.css";

interface VerdictBarProps {
  request: ReviewRequest;
  names: readonly string[];
  seat: number;
  marks: readonly ChoiceMark[];
  /** The choice that comes next, if it is one of the seat's. */
  mark: ChoiceMark | undefined;
  next: (() => void) | null;
  isReportOpen: boolean;
  toggleReport: () => void;
  close: () => void;
}

export function VerdictBar(props: VerdictBarProps) {
  const { request, names, seat, marks, mark, next, isReportOpen, toggleReport, close } = props;
  const answer = request.answer.value;
  const failure = request.failure.value?.why ?? (answer?.failed ? say("insight-review-failed") : "");
  return (
    <section class="rv-bar" aria-label={say("replay-review")}>
      {answer?.review ? (
        <>
          <div class="rv-say" role="status">
            {mark ? <Judgement answer={answer} moment={mark.moment} names={names} /> : null}
            {!mark && <Counts marks={marks} name={names[seat] ?? ""} />}
          </div>
          <div class="rv-go">
            <button
              type="button"
              class="btn btn-go"
              aria-disabled={!next || undefined}
              aria-keyshortcuts="M"
              onClick={() => next?.()}
            >
              {say(next ? "insight-next-mistake" : "insight-no-mistake")}
            </button>
            <button type="button" class="btn" aria-pressed={isReportOpen} onClick={toggleReport}>
              <Icon name="sheet" />
              {say("insight-report")}
            </button>
            <button type="button" class="btn btn-quiet" aria-label={say("page-close")} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        </>
      ) : (
        <>
          {failure ? (
            <p class="alert" role="alert">
              {failure}
            </p>
          ) : (
            <Progress done={answer?.done ?? 0} of={answer?.of ?? 0} />
          )}
          <div class="rv-go">
            <button type="button" class="btn" onClick={close}>
              {say("insight-cancel")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const Progress = ({ done, of }: { done: number; of: number }) => (
  <p class="rv-progress">
    <label for="rv-progress">{say("insight-reviewing")}</label>
    {of ? <progress id="rv-progress" max={of} value={done} /> : <progress id="rv-progress" />}
  </p>
);

interface JudgementProps {
  answer: ReviewAnswer;
  moment: MomentJson;
  names: readonly string[];
}

function Judgement({ answer, moment, names }: JudgementProps) {
  const { verdict, why, for_match } = moment;
  return (
    <div class="rv-judged">
      <p class="rv-verdict" data-verdict={verdict}>
        <VerdictSign verdict={verdict} />
        <b>{say(`insight-verdict-${verdict}`)}</b>{" "}
        <Pictured message={sentenceOf(moment, answer.review!.unit)} names={names} />
      </p>
      {verdict !== "best" && <Reasons reasons={why} names={names} />}
      {for_match && (
        <p>
          <Pictured message={forMatch(for_match)} names={names} />
        </p>
      )}
    </div>
  );
}

/** How many choices of each verdict a seat has made: also the legend of the signs. */
function Counts({ marks, name }: { marks: readonly ChoiceMark[]; name: string }) {
  const counts = countsOf(marks);
  return (
    <div class="rv-counts">
      <b>{say("insight-choices-of", { who: name })}</b>
      <ul>
        {VERDICTS.map((verdict) => (
          <li key={verdict}>
            <VerdictSign verdict={verdict} />
            {say(`insight-counted-${verdict}`, { n: counts[verdict] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
