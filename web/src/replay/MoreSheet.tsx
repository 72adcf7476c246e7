/** What does not fit beside the table: every setting, and what stood out, to go there. */

import { isAlone, PlayFrom } from "../frame/PlayFrom";
import { Icon } from "../parts/Icon";
import { InfoSheet } from "../parts/Sheet";
import { say } from "../words/say";
import { dealName, markName, namesOf } from "./names";
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
      <GoOn projector={projector} />
      <Share projector={projector} onPrint={onPrint} />
      <div class="row">
        <a class="btn" href={reviewOf(projector)}>
          <Icon name="hint" />
          {say("desk-result-review")}
        </a>
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

/** Where every decision of the match is judged. */
function reviewOf({ reel, place }: Projector): string {
  const { match } = place.value;
  return `/review/${reel.key}${match ? `?match=${match + 1}` : ""}`;
}

/** Of a record, or a match of this house against bots: play on from here, as the seat that is looked from. */
function GoOn({ projector }: { projector: Projector }) {
  const { reel } = projector;
  const { match, viewer } = projector.place.value;
  if (reel.house && !isAlone(projector.match.players)) return null;
  return (
    <section aria-labelledby="replay-from">
      <h3 id="replay-from">{say("replay-from")}</h3>
      {viewer === "table" ? (
        <p class="muted">{say("replay-from-seat")}</p>
      ) : (
        <>
          <p class="small muted">{say("replay-from-text")}</p>
          <PlayFrom
            open={() => reel.playFrom(match, viewer, projector.count + 1)}
            icon="play"
            name={say("replay-from-go", { who: namesOf(projector.match)[viewer]! })}
          />
        </>
      )}
    </section>
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
