/** A name with its reading above, where readings are wanted and the page speaks Japanese. */

import { furigana } from "../preferences";
import { read } from "../words/readings";
import { tongue } from "../words/say";
import "./Furigana.css";

export function Furigana({ text }: { text: string }) {
  if (furigana.value === "off" || tongue.value !== "ja") return <>{text}</>;
  return (
    <>
      {read(text).map(({ base, kana }, index) =>
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
