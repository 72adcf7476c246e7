/** The bar above pages that are no table. */

import { PreferencesButton } from "../sheets/PreferencesSheet";
import { say } from "../words/say";
import { Mon } from "./Icon";
import { LanguageSwitch } from "./LanguageSwitch";

export function PageBar() {
  return (
    <>
      <a class="skip" href="#main">
        {say("skip")}
      </a>
      <header class="bar">
        <a class="home" href="/" aria-label={say("brand.home")}>
          <Mon />
          <span>{say("brand")}</span>
        </a>
        <p class="bar-t muted small">{say("brand.sub")}</p>
        <nav aria-label={say("bar.tools")}>
          <LanguageSwitch />
          <PreferencesButton />
        </nav>
      </header>
    </>
  );
}
