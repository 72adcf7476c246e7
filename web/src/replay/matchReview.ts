/** The review of the match that a replay shows: whose choices are judged, and the moves from one to another. */

import { computed, signal } from "@preact/signals";
import { markAt, marksOf, nextMistake } from "../review/marks";
import { ReviewRequest } from "../review/request";
import { dealAt } from "./position";
import type { ReplaySession } from "./replaySession";

export class MatchReview {
  readonly request: ReviewRequest;
  readonly isReportOpen = signal(false);

  private readonly lastSeat = signal(0);

  /** The finished review. */
  readonly review = computed(() => (this.request.wanted.value && this.request.answer.value?.review) || null);
  /** The seat whose choices are judged: the one by which the replay is seen. */
  readonly seat = computed(() => {
    const { viewer } = this.session.place.value;
    return viewer === "table" ? this.lastSeat.value : viewer;
  });
  readonly marks = computed(() => (this.review.value ? marksOf(this.review.value, this.seat.value) : []));
  /** The choice that comes next, if the replay is seen by who made it. */
  readonly mark = computed(() =>
    this.session.place.value.viewer === this.seat.value ? markAt(this.marks.value, this.session.count) : undefined,
  );

  constructor(readonly session: ReplaySession) {
    const { replays, place } = session;
    this.request = new ReviewRequest(replays.key, place.peek().match);
    this.lastSeat.value = firstPerson(session.match.players);
  }

  /** Ask for the review, and look through the eyes of a seat. */
  start(): void {
    this.request.start();
    if (this.session.place.peek().viewer === "table") this.session.go({ viewer: this.seat.peek() });
  }

  close(): void {
    this.isReportOpen.value = false;
    this.request.cancel();
  }

  /** Go to the moment before a choice, and look through the eyes of who made it. */
  go(moment: { at: number; seat: number }): void {
    this.lastSeat.value = moment.seat;
    const place = dealAt(this.session.match, Math.max(0, moment.at - 1));
    this.session.playing.value = false;
    this.session.go({ ...place, viewer: moment.seat });
  }

  /** The next mistake of the seat; null if there is none. */
  readonly next = computed(() => nextMistake(this.marks.value, this.session.count) ?? null);

  goToNextMistake(): void {
    const mark = this.next.peek();
    if (mark) this.go(mark.moment);
  }
}

/** The first seat of a person; the first seat if only bots have played. */
const firstPerson = (players: readonly string[]): number => Math.max(0, players.indexOf("person"));
