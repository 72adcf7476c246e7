/** The house of a tab: a worker answers operations, and carries tables over ports. It may start later. */

import type { House, Line, Question } from "../protocol/house";
import type { FromWorker, HouseProblem, ToWorker } from "./messages";
import { PortLine } from "./portLine";

/** The parts of the Worker that the house uses. */
export interface WorkerDoor {
  postMessage(message: ToWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Listener {
  ready(): void;
  problem(problem: HouseProblem): void;
  /** The person opens a table. */
  opened(): void;
}

/** The name of the operation that opens a table. */
const OPEN_TABLE = "open_table";

/** The status of an answer that is a refusal: the page reads its code from its text. */
const REFUSED = 400;

export class TabHouse implements House {
  private readonly waiting = new Map<number, { resolve(answer: Response): void; reject(reason: Error): void }>();
  private asked = 0;

  constructor(
    private readonly worker: Promise<WorkerDoor>,
    private readonly listener: Listener,
  ) {
    void worker.then((door) => {
      door.onmessage = ({ data }) => this.receive(data);
      // A worker whose script cannot be fetched has no message; an error of one question is answered to it.
      door.onerror = (event) => {
        if (!event.message) this.fail({ kind: "fetching", detail: "" });
      };
    });
  }

  ask({ name, args, language }: Question): Promise<Response> {
    const { data, ...rest } = args as { data?: Uint8Array<ArrayBuffer> };
    const id = this.asked++;
    if (name === OPEN_TABLE) this.listener.opened();
    const message = { is: "ask", id, name, arguments: JSON.stringify(rest), language } as const;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      void this.worker.then((door) => door.postMessage(data ? { ...message, data } : message, []));
    });
  }

  open(path: string): Line {
    const { port1, port2 } = new MessageChannel();
    void this.worker.then((door) => door.postMessage({ is: "open", path, port: port2 }, [port2]));
    return new PortLine(port1);
  }

  private receive(message: FromWorker): void {
    switch (message.is) {
      case "ready":
        this.listener.ready();
        break;
      case "problem":
        this.fail(message.problem);
        break;
      case "answer":
        this.asking(message.id)?.resolve(responseOf(message));
        break;
      case "failure":
        this.asking(message.id)?.reject(new Error(message.detail));
        break;
    }
  }

  /** The question of an answer, which waits no more. */
  private asking(id: number) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private fail(problem: HouseProblem): void {
    this.listener.problem(problem);
    for (const { reject } of this.waiting.values()) reject(new Error(problem.detail));
    this.waiting.clear();
  }
}

function responseOf({ text, file, refusal }: Extract<FromWorker, { is: "answer" }>): Response {
  if (refusal !== null) return new Response(refusal, { status: REFUSED });
  if (file) return new Response(file[2], { headers: { "Content-Type": file[1] } });
  return new Response(text);
}
