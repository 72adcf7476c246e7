/** The line to the worker that judges choices. The worker starts with the first question. */

import type { FromJudge, JudgeQuestion, ToJudge } from "./messages";

/** The parts of the Worker that the line uses. */
export interface JudgeDoor {
  postMessage(message: ToJudge): void;
  onmessage: ((event: MessageEvent<FromJudge>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(text: string): void;
  reject(reason: Error): void;
  tell(text: string): void;
}

export class JudgeLine {
  /** Whether the worker has answered a question. */
  hasStarted = false;
  private door: JudgeDoor | null = null;
  private isBroken = false;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly open: () => JudgeDoor) {}

  /** The answer as JSON; `tell` gets the progress of a review. Rejected if the worker fails. */
  ask(question: JudgeQuestion, tell: (text: string) => void = () => {}): Promise<string> {
    return new Promise((resolve, reject) => {
      this.door ??= this.start();
      if (this.isBroken) throw new Error("the worker has failed");
      const id = this.asked++;
      this.waiting.set(id, { resolve, reject, tell });
      this.door.postMessage({ ...question, id });
    });
  }

  private start(): JudgeDoor {
    const door = this.open();
    door.onmessage = ({ data }) => this.receive(data);
    door.onerror = ({ message }) => {
      this.isBroken = true;
      for (const { reject } of this.waiting.values()) reject(new Error(message));
      this.waiting.clear();
    };
    return door;
  }

  private receive(message: FromJudge): void {
    this.hasStarted = true;
    const waiting = this.waiting.get(message.id);
    if (message.is !== "progress") this.waiting.delete(message.id);
    switch (message.is) {
      case "progress":
        waiting?.tell(message.text);
        break;
      case "answer":
        waiting?.resolve(message.text);
        break;
      case "failure":
        waiting?.reject(new Error(message.detail));
        break;
    }
  }
}
