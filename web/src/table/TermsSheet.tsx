/** 用語: the terms of the game on the table, each with its meaning, and the lesson that shows it. */

import { Furigana } from "../parts/Furigana";
import { InfoSheet } from "../parts/Sheet";
import { currentGame, say } from "../words/say";
import { type TermName, termOf, termsOf } from "../words/terms";
import { lessonFrom } from "./lessonFrom";
import "./TermsSheet.css";

/** The lessons that show a term, as game and name. */
const LESSONS: Partial<Record<TermName, string>> = {
  hand_yaku: "sannin/hand",
  captured_yaku: "sannin/captured",
  light: "sannin/points",
  tane: "sannin/points",
  ribbon: "sannin/points",
  kasu: "sannin/points",
  card_points: "sannin/points",
  field: "sannin/field",
  large: "sannin/field",
  grand: "sannin/field",
  sage: "sannin/sage",
  hatto: "sannin/hatto",
  month_stone: "sannin/month",
  mizuten: "nakayoshi/mizuten",
  fold_fee: "nakayoshi/out",
  squeezed: "nakayoshi/squeeze",
  tobikomi: "shiragiku/back",
  double: "hachiju/double",
  stage: "bashifen/eighty",
  trumps: "bashifen/trumps",
  widow: "bashifen/kitty",
  point_cards: "bashifen/partner",
  declare: "bashifen/declare",
  trick: "bashifen/follow",
};

/** `path` is that of the table, to which a lesson leads back. */
export function TermsSheet({ path, onClose }: { path: string; onClose: () => void }) {
  return (
    <InfoSheet id="terms-title" title={say("desk-terms-title")} onClose={onClose}>
      <dl class="terms">
        {termsOf(currentGame.value).map((name) => {
          const { word, means } = termOf(name);
          const lesson = LESSONS[name];
          return (
            <div key={name}>
              <dt>
                <Furigana text={word} />
              </dt>
              <dd>
                {means}
                {lesson && (
                  <a class="term-lesson" href={lessonFrom(path, lesson)}>
                    {say("desk-in-lesson")}
                    <span class="vh">: {word}</span>
                  </a>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </InfoSheet>
  );
}
