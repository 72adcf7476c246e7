/** Japanese, English or Chinese, at any time. */

import { LANGUAGES, type Language, language } from "../preferences";
import { say } from "../words/say";
import "./Segments.css";

const OWN_NAMES: Record<Language, string> = { ja: "日本語", en: "English", zh: "中文" };

export function LanguageSwitch() {
  return (
    <div class="seg" role="group" aria-label={say("menu.language")}>
      {LANGUAGES.map((value) => (
        <button
          key={value}
          type="button"
          lang={value === "zh" ? "zh-Hans" : value}
          aria-pressed={language.value === value}
          onClick={() => (language.value = value)}
        >
          {OWN_NAMES[value]}
        </button>
      ))}
    </div>
  );
}
