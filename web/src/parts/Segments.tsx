/** A choice of one among a few values, side by side. */

import "./Segments.css";

interface SegmentsProps<T extends string | number> {
  labelledBy: string;
  values: readonly T[];
  chosen: T;
  name: (value: T) => string;
  choose: (value: T) => void;
}

export function Segments<T extends string | number>({ labelledBy, values, chosen, name, choose }: SegmentsProps<T>) {
  return (
    <div class="seg" role="group" aria-labelledby={labelledBy}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {name(value)}
        </button>
      ))}
    </div>
  );
}
