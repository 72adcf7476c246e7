/** The log of a deal. */

import { Log as Lines } from "../table/Log";
import { sentenceOf } from "../table/sentences";
import { Suited } from "./Suits";
import { useTable } from "./tableContext";

export function Log() {
  const { game, people } = useTable();
  const record = game.record.value;
  const deal = record.findLastIndex(({ e }) => e === "deal");
  const lines = record.slice(Math.max(0, deal)).flatMap((event) => {
    const text = sentenceOf(event, people.names);
    return text === null
      ? []
      : [
          {
            text: <Suited text={text} />,
            mine: "seat" in event && event.seat === people.viewer,
            seat: "seat" in event ? event.seat : undefined,
          },
        ];
  });
  return <Lines lines={lines} />;
}
