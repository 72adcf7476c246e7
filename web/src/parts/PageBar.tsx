/** The bar above pages other than tables. */

import { say } from "../words/say";
import { Home, Skip } from "./Home";
import { LanguageSwitch } from "./LanguageSwitch";
import { PreferencesButton } from "./PreferencesSheet";

export function PageBar() {
  return (
    <>
      <Skip />
      <header class="bar">
        <Home />
        <p class="bar-t muted small">{say("page-brand-sub")}</p>
        <nav aria-label={say("page-tools")}>
          <LanguageSwitch />
          <PreferencesButton />
        </nav>
      </header>
    </>
  );
}
