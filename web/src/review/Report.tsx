/** The report of a review beside its replay: the course, the dearest moments, and figures of every seat. */

import { Icon } from "../parts/Icon";
import type { MomentJson, ReviewJson } from "../protocol/messages";
import { say } from "../words/say";
import { CostliestMoments } from "./CostliestMoments";
import { LuckCurve } from "./LuckCurve";
import { Seats } from "./Seats";
import "./review.css";

interface ReportProps {
  review: ReviewJson;
  names: readonly string[];
  seat: number;
  deal: number;
  go: (moment: MomentJson) => void;
  close: () => void;
}

export function Report({ review, names, seat, deal, go, close }: ReportProps) {
  const n = review.moments.length;
  return (
    <aside
      class="rv-report"
      aria-labelledby="rv-report"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <div class="i-top">
        <h2 id="rv-report">{say("insight-report")}</h2>
        <button type="button" class="btn btn-quiet" aria-label={say("page-close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <LuckCurve review={review} names={names} seat={seat} deal={deal} />
      <CostliestMoments review={review} names={names} go={go} />
      <Seats review={review} names={names} />
      <p class="small muted">{say("insight-judged", { n, worlds: review.worlds })}</p>
      <p class="small muted">{say("insight-review-note")}</p>
    </aside>
  );
}
