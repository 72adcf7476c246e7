/** Commands to a table beside choices: each is sent under its own id, and again until it is answered. */

import type { ChooseSign, GiveUp, Silence, Speak, Wish } from "./messages";

type Sent = Speak | Wish | ChooseSign | Silence | GiveUp;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Command = WithoutId<Sent>;

interface Asked<Answer> {
  message: Sent;
  answer: (answer: Answer) => void;
}

export class Commands<Answer> {
  private readonly asked = new Map<string, Asked<Answer>>();

  constructor(
    private readonly send: (message: Sent) => void,
    private readonly newId: () => string,
  ) {}

  ask(command: Command): Promise<Answer> {
    const message = { ...command, id: this.newId() } as Sent;
    return new Promise((answer) => {
      this.asked.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** Whether this was the answer to a command. */
  hear(id: string | null, answer: Answer): boolean {
    const asked = this.asked.get(id ?? "");
    this.asked.delete(id ?? "");
    asked?.answer(answer);
    return asked !== undefined;
  }

  /** Send all again on a new connection: the server knows by their ids which ones it has carried out. */
  sendAgain(): void {
    for (const { message } of this.asked.values()) this.send(message);
  }

  /** Answer all commands, because the server will not. */
  end(answer: Answer): void {
    for (const id of [...this.asked.keys()]) this.hear(id, answer);
  }
}
