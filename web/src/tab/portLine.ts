/** The line of a table over a port to the worker of this tab. */

import { type Line, OPEN } from "../protocol/house";
import type { FromLine, ToLine } from "./messages";

const [CONNECTING, CLOSED] = [0, 3];

export class PortLine implements Line {
  readyState: number = CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<FromLine>) => this.receive(data);
  }

  send(text: string): void {
    this.port.postMessage({ is: "text", text } satisfies ToLine);
  }

  close(): void {
    if (this.readyState !== CLOSED) this.end();
  }

  private receive(message: FromLine): void {
    switch (message.is) {
      case "open":
        this.readyState = OPEN;
        this.onopen?.();
        break;
      case "text":
        this.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.end();
        this.onclose?.({ code: message.code });
        break;
    }
  }

  private end(): void {
    this.port.postMessage({ is: "end" } satisfies ToLine);
    this.readyState = CLOSED;
    this.port.onmessage = null;
    this.port.close();
  }
}
