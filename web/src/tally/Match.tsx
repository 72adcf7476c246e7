/** A tally: the open deal with its seats, what may be subject next, and what has been subject. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { speak } from "../motion/calling";
import { useTitle } from "../parts/title";
import { aloud } from "../preferences";
import type { FactName, TallyAnswer } from "../protocol/messages";
import { useWakeLock } from "../table/useWakeLock";
import { languageTag } from "../words/languages";
import { gameName, type People } from "../words/names";
import { list, say, sayMessage } from "../words/say";
import { Banners } from "./Banners";
import { Dock } from "./Dock";
import { Facts } from "./Facts";
import { BRIGHTS, FieldChoice } from "./FieldChoice";
import { Head } from "./Head";
import { LastDeal } from "./LastDeal";
import { brightsToChange } from "./lastFact";
import { PointsPad } from "./PointsPad";
import { ResultOf } from "./ResultOf";
import { SeatPanel } from "./SeatPanel";
import { Seats } from "./Seats";
import { SheetOf } from "./SheetOf";
import type { TallySession } from "./session";
import type { Subject } from "./subject";
import "./tally.css";

export function Match({ session }: { session: TallySession }) {
  const subject = useSignal<Subject>(null);
  const answer = session.shown.value!;
  const { names, next } = answer;
  const people: People = { names, viewer: "table" };
  useTitle(`${gameName(answer.game)} · ${list(names, "")}`);
  useWakeLock(true);
  const speaker = next?.seat ?? null;
  const deal = answer.open?.n;
  useEffect(() => {
    // The seat whose word is awaited is chosen; a new deal begins with nothing chosen.
    subject.value = speaker === null ? null : { seat: speaker };
  }, [speaker, deal]);
  useEffect(() => scrollTo(0, 0), [deal]);
  const news = session.news.value;
  useEffect(() => {
    if (aloud.value === "on" && news.length) speak(news.join(" "), languageTag.peek());
  }, [news]);
  const points = next?.forms.find(({ what }) => what === "points" || what === "opponents");
  const isDraft = session.draft.value !== null;
  const brights = brightsToChange(answer, BRIGHTS);
  const seat = typeof subject.value === "object" ? subject.value?.seat : undefined;
  return (
    <main id="main" class="page-m ty-match" tabIndex={-1}>
      <Banners session={session} />
      {answer.open && <Head open={answer.open} />}
      {answer.result && <ResultOf answer={answer} people={people} />}
      {answer.open && (
        <div class={subject.value === "points" ? "ty-deal is-counting" : "ty-deal"}>
          <Seats answer={answer} people={people} subject={subject} />
          <div class="ty-panel">
            {brights !== undefined && subject.value !== "points" && <FieldChoice brights={brights} session={session} />}
            {subject.value === "points" && points ? (
              <PointsPad key={deal} form={points} session={session} people={people} />
            ) : seat !== undefined ? (
              <SeatPanel key={seat} seat={seat} session={session} people={people} />
            ) : (
              <Hint answer={answer} />
            )}
          </div>
        </div>
      )}
      <p class={answer.facts.length ? "ty-news" : "vh"} role="status">
        {news.join(" ")}
      </p>
      <Facts session={session} people={people} />
      {!isDraft && answer.bill && <LastDeal answer={answer} people={people} />}
      {!isDraft && answer.deals.length > 0 && <SheetOf session={session} people={people} />}
      <Dock session={session} subject={subject} />
    </main>
  );
}

/** What is awaited while no seat is chosen; the field asks for itself. */
function Hint({ answer: { next, facts, names } }: { answer: TallyAnswer }) {
  const asks = (what: FactName) => next?.forms.some((form) => form.what === what);
  if (asks("white")) return <p class="muted">{say("notebook-white")}</p>;
  if (asks("field")) return null;
  const isMissing = next?.lacks && !facts.length;
  return <p class="muted">{isMissing ? sayMessage(next.lacks!, names) : say("notebook-whose")}</p>;
}
