/** The spoken code of a free seat: it is asked for again when it is valid no longer, or when it could not be had. */

import { signal } from "@preact/signals";
import type { Failure } from "../protocol/ask";
import type { Seat } from "../protocol/messages";
import { newSeatCode } from "../protocol/operations";
import { ownSeat } from "../protocol/seats";

/** The least pause before a code is asked for again, in milliseconds: each code makes the former one invalid. */
const PAUSE = 5000;

/** A code, and until when it is valid: in milliseconds since the page was opened, whatever the device's clock says. */
interface ValidCode {
  code: string;
  until: number;
}

/** The codes that this page has received, by the seat's path and the link that was valid then. */
const codes = new Map<string, ValidCode>();

export class SeatCode {
  /** The eight digits; null while there is no valid code. */
  readonly code = signal<string | null>(null);
  /** Why there is no code; it may pass. */
  readonly failure = signal<Failure | null>(null);

  private readonly key: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    private readonly path: string,
    private readonly seat: Seat,
    /** The link to the seat: a new one makes the code invalid. */
    link: string | undefined,
  ) {
    this.key = `${path} ${seat} ${link}`;
  }

  start(): void {
    void this.renew();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async renew(): Promise<void> {
    const known = codes.get(this.key);
    const valid = known && known.until > performance.now() ? known : await this.ask();
    if (this.isStopped) return;
    this.code.value = valid?.code ?? null;
    this.timer = setTimeout(() => this.start(), Math.max(PAUSE, (valid?.until ?? 0) - performance.now()));
  }

  private async ask(): Promise<ValidCode | null> {
    this.code.value = null;
    const answer = await newSeatCode({ ...ownSeat(this.path), seat: this.seat });
    this.failure.value = "why" in answer ? answer : null;
    if ("why" in answer) return null;
    const valid = { code: answer.code, until: performance.now() + answer.left };
    codes.set(this.key, valid);
    return valid;
  }
}
