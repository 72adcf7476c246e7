/** The review of a match: the worth of every decision, and luck apart from skill. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import type { Failure } from "../protocol/ask";
import { review as reviewOf } from "../protocol/judge";
import type { ReviewAnswer, ShelfName } from "../protocol/messages";
import { loadShelves } from "../words/languages";
import { gameName, peopleAt } from "../words/names";
import { say } from "../words/say";
import { families } from "../words/shelves.json";
import { CostliestMoments } from "./CostliestMoments";
import { Course } from "./Course";
import { matchOf } from "./figures";
import { Seats } from "./Seats";
import "./review.css";

/** The pause before the next request, in milliseconds. */
const AGAIN = 700;

export function Review({ match }: { match: string }) {
  useTitle(say("insight-review"));
  const number = matchOf(location.search);
  const state = useReview(match, number);
  const answer = state.answer;
  return (
    <Page>
      <main id="main" class="guide review" tabIndex={-1}>
        <h1>{say("insight-review")}</h1>
        {answer && <p class="lead">{gameName(answer.game)}</p>}
        {state.failure && (
          <p class="alert" role="alert">
            {state.failure.why}
          </p>
        )}
        {answer?.failed && (
          <p class="alert" role="alert">
            {say("insight-review-failed")}
          </p>
        )}
        {answer?.review ? (
          <ReviewContent answer={answer} match={match} number={number} />
        ) : (
          !state.failure && !answer?.failed && <Progress done={answer?.done ?? 0} of={answer?.of ?? 0} />
        )}
        <p class="row">
          <a class="btn" href={`/replay/${match}${number ? `?match=${number + 1}` : ""}`}>
            {say("desk-result-replay")}
          </a>
          <a class="btn" href="/">
            {say("page-to-start")}
          </a>
        </p>
      </main>
    </Page>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <p class="rv-progress">
      <label for="rv-progress">{say("insight-reviewing")}</label>
      {of ? <progress id="rv-progress" max={of} value={done} /> : <progress id="rv-progress" />}
    </p>
  );
}

interface ReviewContentProps {
  answer: ReviewAnswer;
  match: string;
  number: number;
}

function ReviewContent({ answer: response, match, number }: ReviewContentProps) {
  const { names } = peopleAt({ ...response, viewer: "table" });
  const answer = { ...response, names: [...names] };
  const review = answer.review!;
  const n = review.moments.length;
  return (
    <>
      <p>{say("insight-judged", { n, worlds: review.worlds })}</p>
      <Seats review={review} names={names} />
      <CostliestMoments answer={answer} match={match} number={number} />
      <Course review={review} names={names} />
      <p class="small muted">{say("insight-review-note")}</p>
    </>
  );
}

/** The review as far as it is ready; it is requested again until it is whole. */
function useReview(match: string, number: number): { answer: ReviewAnswer | null; failure: Failure | null } {
  const answer = useSignal<ReviewAnswer | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = true;
    const ask = async () => {
      const response = await reviewOf({ key: match, match: number });
      if (!looks) return;
      if ("why" in response) {
        failure.value = response;
        const passes = response.unreachable || response.code === "not_ready" || response.code === "unavailable";
        if (passes) timer = setTimeout(() => void ask(), 4 * AGAIN);
        return;
      }
      failure.value = null;
      // The texts of choices need the names of cards and yaku.
      if (response.review) await loadShelves(...(families[response.family] as ShelfName[]));
      answer.value = response;
      if (!response.review && !response.failed) timer = setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      looks = false;
      clearTimeout(timer);
    };
  }, [match, number]);
  return { answer: answer.value, failure: failure.value };
}
