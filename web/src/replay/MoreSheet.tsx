/** What does not fit beside the table: every setting, and what stood out, to go there. */

import { InfoSheet } from "../parts/Sheet";
import { say } from "../words/say";
import { dealName, markName } from "./names";
import type { Projector } from "./projector";
import { BillButton, DealChoice, MatchChoice, OpenButton, SeatChoice, SpeedChoice } from "./Settings";
import { Share } from "./Share";
import "./MoreSheet.css";

interface MoreSheetProps {
  projector: Projector;
  onPrint: () => void;
  onClose: () => void;
}

export function MoreSheet({ projector, onPrint, onClose }: MoreSheetProps) {
  return (
    <InfoSheet id="replay-more" title={say("replay-more-title")} class="replay-more" onClose={onClose}>
      <div class="lb-settings">
        <MatchChoice projector={projector} />
        <DealChoice projector={projector} />
        <SeatChoice projector={projector} />
        <SpeedChoice />
        <OpenButton projector={projector} />
        <BillButton projector={projector} onOpen={onClose} />
      </div>
      <section aria-labelledby="replay-marks">
        <h3 id="replay-marks">{say("replay-marks")}</h3>
        <Marks projector={projector} onGo={onClose} />
      </section>
      <Share projector={projector} onPrint={onPrint} />
      <div class="row">
        <a class="btn" href="/replay/">
          {say("replay-another")}
        </a>
        <a class="btn" href="/">
          {say("page-to-start")}
        </a>
      </div>
    </InfoSheet>
  );
}

function Marks({ projector, onGo }: { projector: Projector; onGo: () => void }) {
  const { match } = projector;
  const found = match.deals.flatMap(({ marks }, deal) => marks.map((mark) => ({ mark, deal })));
  if (!found.length) return <p class="muted">{say("replay-no-marks")}</p>;
  const go = (deal: number, at: number) => {
    onGo();
    projector.go({ deal, at });
  };
  return (
    <ul class="lb-marked">
      {found.map(({ mark, deal }, index) => (
        <li key={index}>
          <button type="button" class="btn btn-quiet" onClick={() => go(deal, mark.at)}>
            <i class="lb-mark" data-what={mark.what} aria-hidden="true" />
            <span>
              <b>{dealName(match, deal)}</b> {markName(match, mark)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
