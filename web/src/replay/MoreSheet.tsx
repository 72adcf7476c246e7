/** A sheet with all settings and with links to the marks, for small screens. */

import { InfoSheet } from "../parts/Sheet";
import { isAlone, PlayFrom } from "../table/PlayFrom";
import { say } from "../words/say";
import { dealName, markName, namesOf } from "./names";
import type { ReplaySession } from "./replaySession";
import { BillButton, DealChoice, MatchChoice, OpenButton, SeatChoice, SpeedChoice } from "./Settings";
import { Share } from "./Share";
import "./MoreSheet.css";

interface MoreSheetProps {
  session: ReplaySession;
  onPrint: () => void;
  onClose: () => void;
}

export function MoreSheet({ session, onPrint, onClose }: MoreSheetProps) {
  return (
    <InfoSheet id="replay-more" title={say("replay-more-title")} class="replay-more" onClose={onClose}>
      <div class="lb-settings">
        <MatchChoice session={session} />
        <DealChoice session={session} />
        <SeatChoice session={session} />
        <SpeedChoice />
        <OpenButton session={session} />
        <BillButton session={session} onOpen={onClose} />
      </div>
      <section aria-labelledby="replay-marks">
        <h3 id="replay-marks">{say("replay-marks")}</h3>
        <Marks session={session} onGo={onClose} />
      </section>
      <GoOn session={session} />
      <Share session={session} onPrint={onPrint} />
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

/** A button to play on from here in the present seat, for records and for matches against bots. */
function GoOn({ session }: { session: ReplaySession }) {
  const { replays } = session;
  const { match, viewer } = session.place.value;
  if (replays.isStored && !isAlone(session.match.players)) return null;
  return (
    <section aria-labelledby="replay-from">
      <h3 id="replay-from">{say("replay-from")}</h3>
      {viewer === "table" ? (
        <p class="muted">{say("replay-from-seat")}</p>
      ) : (
        <>
          <p class="small muted">{say("replay-from-text")}</p>
          <PlayFrom
            open={() => replays.playFrom(match, viewer, session.count + 1)}
            icon="play"
            name={say("replay-from-go", { who: namesOf(session.match)[viewer]! })}
          />
        </>
      )}
    </section>
  );
}

function Marks({ session, onGo }: { session: ReplaySession; onGo: () => void }) {
  const { match } = session;
  const entries = match.deals.flatMap(({ marks }, deal) => marks.map((mark) => ({ mark, deal })));
  if (!entries.length) return <p class="muted">{say("replay-no-marks")}</p>;
  const go = (deal: number, at: number) => {
    onGo();
    session.go({ deal, at });
  };
  return (
    <ul class="lb-marked">
      {entries.map(({ mark, deal }, index) => (
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
