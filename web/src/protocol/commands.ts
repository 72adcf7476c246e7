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
  private readonly pending = new Map<string, Asked<Answer>>();

  constructor(
    private readonly send: (message: Sent) => void,
    private readonly newId: () => string,
  ) {}

  ask(command: Command): Promise<Answer> {
    const message = { ...command, id: this.newId() } as Sent;
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** Whether this was the answer to a command. */
  hear(id: string | null, answer: Answer): boolean {
    const command = this.pending.get(id ?? "");
    this.pending.delete(id ?? "");
    command?.answer(answer);
    return command !== undefined;
  }

  /** Send all again on a new connection: the server knows by their ids which ones it has carried out. */
  sendAgain(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** Answer all commands, because the server will not. */
  end(answer: Answer): void {
    for (const id of [...this.pending.keys()]) this.hear(id, answer);
  }
}
