/** The table of a replay, with the controls below it. */

import { type Signal, useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { fullPath } from "../addresses";
import type { Failure } from "../protocol/ask";
import { Report } from "../review/Report";
import { VerdictBar } from "../review/VerdictBar";
import { cardSelectors, lightUp } from "../table/lights";
import type { TableProps } from "../table/tableLine";
import { setCurrentGame } from "../words/say";
import { AddressWriter } from "./addressWriter";
import { Controls } from "./Controls";
import { onKey } from "./keys";
import type { LoadedRecord } from "./loadedRecord";
import { MatchReview } from "./matchReview";
import { namesOf } from "./names";
import { PrintedSheet } from "./PrintedSheet";
import { isReviewed, positionOf, searchOf } from "./position";
import { ReplaySession } from "./replaySession";
import { type SheetTable, sheetTableOf } from "./sheetTable";
import { swipeHandlers } from "./swipe";
import "./ReplayTable.css";

interface ReplayTableProps {
  /** A new object each time that an address of this record is opened. */
  place: object;
  replays: LoadedRecord;
  failure: Signal<Failure | null>;
  Table: FunctionComponent<TableProps>;
}

export function ReplayTable({ place, replays, failure, Table }: ReplayTableProps) {
  const paper = useSignal<SheetTable | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const reviewed = useSignal(isReviewed(location));
  const writer = useMemo(() => new AddressWriter(), [replays]);
  const session = useMemo(
    () =>
      new ReplaySession(replays, positionOf(location.search), (place, chosen) => {
        failure.value = null;
        writer.write(fullPath(replays.pathWith(searchOf(place, reviewed.peek()))), chosen);
      }),
    [replays],
  );
  const number = session.place.value.match;
  const review = useMemo(() => new MatchReview(session), [session, number]);
  const swipe = useMemo(() => swipeHandlers((by) => session.step(by)), [session]);

  useEffect(() => {
    reviewed.value = isReviewed(location);
    if (reviewed.peek()) review.request.start();
    else review.close();
    session.follow(positionOf(location.search));
  }, [session, place]);
  useEffect(
    () => () => {
      session.stop();
      writer.stop();
      setCurrentGame({ game: "", options: {} });
    },
    [session],
  );
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event, session, review);
    document.addEventListener("keydown", keys, true);
    if (reviewed.peek()) review.start();
    return () => {
      document.removeEventListener("keydown", keys, true);
      review.request.cancel();
    };
  }, [review]);

  // The best cards are outlined where another choice was made.
  const mark = review.mark.value;
  const missed = mark && mark.moment.verdict !== "best" ? mark.moment.best_actions : [];
  useLayoutEffect(() => lightUp(stage.current!, cardSelectors(missed, session.match.family)), [mark]);

  const setReviewed = (on: boolean) => {
    reviewed.value = on;
    if (on) review.start();
    else review.close();
    session.go({});
  };
  const { wanted, hasWords, failure: unread } = review.request;
  const names = namesOf(session.match);
  const printed = async () => {
    const sheet = await session.sheet();
    if (sheet) paper.value = sheetTableOf(namesOf(session.match), sheet);
  };

  return (
    <>
      <div class="lb-replay">
        <div class="lb-room" data-report={review.isReportOpen.value || undefined}>
          <div class="lb-stage" ref={stage} {...swipe}>
            <Table
              key={session.place.value.match}
              session={session}
              family={session.match.family}
              onMissing={() => location.reload()}
            />
          </div>
          {wanted.value && hasWords.value && (
            <VerdictBar
              request={review.request}
              names={names}
              seat={review.seat.value}
              marks={review.marks.value}
              mark={mark}
              next={review.next.value && (() => review.goToNextMistake())}
              isReportOpen={review.isReportOpen.value}
              toggleReport={() => (review.isReportOpen.value = !review.isReportOpen.peek())}
              close={() => setReviewed(false)}
            />
          )}
          <Controls
            session={session}
            review={review}
            failure={session.failure.value ?? failure.value ?? (hasWords.value ? null : unread.value)}
            onReview={() => setReviewed(!reviewed.peek())}
            onPrint={() => void printed()}
          />
          {review.review.value && review.isReportOpen.value && (
            <Report
              review={review.review.value}
              names={names}
              seat={review.seat.value}
              deal={session.match.deals[session.place.value.deal]?.n ?? 0}
              go={(moment) => review.go(moment)}
              close={() => (review.isReportOpen.value = false)}
            />
          )}
        </div>
      </div>
      {paper.value && (
        <PrintedSheet
          game={session.match.game}
          names={namesOf(session.match)}
          paper={paper.value}
          onPrinted={() => (paper.value = null)}
        />
      )}
    </>
  );
}
