/** 用語: the words of the game on the table, each with its meaning. */

import { Furigana } from "../parts/Furigana";
import { InfoSheet } from "../parts/Sheet";
import { termOf, termsOf } from "../words/glossary";
import { played, say, tongue } from "../words/say";
import "./TermsSheet.css";

export function TermsSheet({ onClose }: { onClose: () => void }) {
  return (
    <InfoSheet id="terms-title" title={say("terms.title")} onClose={onClose}>
      <dl class="terms">
        {termsOf(played.value).map((name) => {
          const { words, means } = termOf(name);
          return (
            <div key={name}>
              <dt>
                <Furigana text={words[tongue.value]} />
              </dt>
              <dd>{means[tongue.value]}</dd>
            </div>
          );
        })}
      </dl>
    </InfoSheet>
  );
}
