/** The choice of a language. */

import { language } from "../preferences";
import { offeredLanguages, wantedLanguage } from "../words/languages";
import { say } from "../words/say";
import "./Segments.css";

export function LanguageSwitch() {
  return (
    <div class="seg" role="group" aria-label={say("page-language")}>
      {offeredLanguages.value.map(({ code, tag, name }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          aria-pressed={wantedLanguage.value === code}
          onClick={() => (language.value = code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
