/** Answers of this browser in place of a server that is out of reach. */

import type { Question } from "../protocol/house";
import type { JudgeLine } from "./judgeLine";

/** The parts of an answer (hachiya/tab/judge.py); `text` and `refusal` are JSON. */
interface Parts {
  text: string | null;
  file: [mediaType: string, content: string] | null;
  refusal: string | null;
}

/** The status of an answer that is a refusal: the page reads its code from its text. */
const REFUSED = 400;

/** Rejected if the worker fails. */
export async function answerInPlace(line: JudgeLine, { name, args, language }: Question): Promise<Response> {
  const question = { is: "operation", name, arguments: JSON.stringify(args), language } as const;
  const { text, file, refusal }: Parts = JSON.parse(await line.ask(question));
  if (refusal !== null) return new Response(refusal, { status: REFUSED });
  if (file) return new Response(file[1], { headers: { "Content-Type": file[0] } });
  return new Response(text ?? "{}");
}
