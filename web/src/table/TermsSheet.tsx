/** 用語: the terms of the game on the table, each with its meaning. */

import { Furigana } from "../parts/Furigana";
import { InfoSheet } from "../parts/Sheet";
import { currentGame, say } from "../words/say";
import { termOf, termsOf } from "../words/terms";
import "./TermsSheet.css";

export function TermsSheet({ onClose }: { onClose: () => void }) {
  return (
    <InfoSheet id="terms-title" title={say("desk-terms-title")} onClose={onClose}>
      <dl class="terms">
        {termsOf(currentGame.value).map((name) => {
          const { word, means } = termOf(name);
          return (
            <div key={name}>
              <dt>
                <Furigana text={word} />
              </dt>
              <dd>{means}</dd>
            </div>
          );
        })}
      </dl>
    </InfoSheet>
  );
}
