/** A sum in kan and points, its units small. */

import { form, parts } from "../money";
import { heard, say } from "../words/say";

export function Money({ points, signed = false }: { points: number; signed?: boolean }) {
  const { sign, kan, points: rest } = parts(points, signed);
  const tone = signed && points ? (points > 0 ? " gain" : " pay") : "";
  const space = heard.value === "ja" ? "" : " ";
  return (
    <span class={`num money${tone}`}>
      {sign}
      {kan > 0 && (
        <>
          {kan}
          <small>
            {space}
            {say("kan")}
          </small>
        </>
      )}
      {kan > 0 && rest > 0 && space}
      {(rest > 0 || kan === 0) && (
        <>
          {rest}
          <small>
            {space}
            {(rest === 1 ? form.value.one : form.value.brief)[heard.value]}
          </small>
        </>
      )}
    </span>
  );
}
