/** The offer of a first lesson, at the first table of a game that somebody opens on this device. */

import { signal } from "@preact/signals";
import { recall, remember } from "../preferences";
import { say } from "../words/say";
import { lessonFrom } from "./lessonFrom";
import { doneLessons } from "./lessonProgress";
import "./LessonOffer.css";

/** The games whose lessons have been offered on this device. */
const OFFERED = "offered";

/** The first lesson of a game; who does not know flower cards begins with them. */
const FIRST: Record<string, string> = { bashifen: "bashifen/declare" };
const OF_FLOWER_CARDS = "sannin/deck";

/** The path of the table at which a lesson is offered now, and the lesson. */
const offer = signal<{ path: string; lesson: string } | null>(null);

/** Offer a lesson at a table that was just opened, unless its game was offered before or its lessons were begun. */
export function offerLesson(game: string, path: string): void {
  const offered = (recall(OFFERED) ?? "").split(" ");
  const lesson = FIRST[game] ?? OF_FLOWER_CARDS;
  if (offered.includes(game) || doneLessons.peek().has(lesson)) return;
  remember(OFFERED, [...offered, game].join(" ").trim());
  offer.value = { path, lesson };
}

export function LessonOffer({ path }: { path: string }) {
  if (offer.value?.path !== path) return null;
  return (
    <aside class="lesson-offer" aria-label={say("page-room-learn")}>
      <p>{say("running-offer")}</p>
      <a class="btn btn-go" href={lessonFrom(path, offer.value.lesson)} onClick={() => (offer.value = null)}>
        {say("running-offer-go")}
      </a>
      <button type="button" class="btn btn-quiet" onClick={() => (offer.value = null)}>
        {say("running-offer-no")}
      </button>
    </aside>
  );
}
