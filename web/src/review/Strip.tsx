/** The choices of a seat as signs on the line of a replay; a press goes to the nearest. */

import { useRef } from "preact/hooks";
import { say } from "../words/say";
import { type ChoiceMark, nearestMark } from "./marks";
import { VerdictSign } from "./VerdictSign";
import "./Strip.css";

interface StripProps {
  marks: readonly ChoiceMark[];
  /** The number of moments of the match. */
  counts: number;
  /** The number of the present moment, from 0. */
  count: number;
  go: (mark: ChoiceMark) => void;
}

export function Strip({ marks, counts, count, go }: StripProps) {
  const track = useRef<HTMLDivElement>(null);
  const last = Math.max(1, counts - 1);
  const press = ({ clientX }: MouseEvent) => {
    const { left, width } = track.current!.getBoundingClientRect();
    const mark = nearestMark(marks, ((clientX - left) / width) * last);
    if (mark) go(mark);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider beneath and the report go to each moment by keys
    <div class="rv-strip" ref={track} onClick={press}>
      {marks.map((mark) => (
        <i
          key={`${mark.moment.at}-${mark.moment.kind}`}
          data-verdict={mark.moment.verdict}
          data-now={mark.count === count || undefined}
          style={{ insetInlineStart: `${(Math.min(mark.count, last) / last) * 100}%` }}
          title={say(`insight-verdict-${mark.moment.verdict}`)}
        >
          <VerdictSign verdict={mark.moment.verdict} />
        </i>
      ))}
    </div>
  );
}
