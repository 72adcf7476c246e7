/** A name with its reading above, if readings are wanted and the language has them. */

import { furigana } from "../preferences";
import { readingOf } from "../words/readings";
import "./Furigana.css";

export function Furigana({ text }: { text: string }) {
  if (furigana.value === "off") return <>{text}</>;
  return (
    <>
      {readingOf(text).map(({ base, kana }, index) =>
        kana === null ? (
          base
        ) : (
          <ruby key={index}>
            {base}
            <rp>（</rp>
            <rt>{kana}</rt>
            <rp>）</rp>
          </ruby>
        ),
      )}
    </>
  );
}
