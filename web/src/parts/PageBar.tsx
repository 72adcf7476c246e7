/** The bar above pages other than tables: the way to all rooms, the language and the settings. */

import { say } from "../words/say";
import { Home, Skip } from "./Home";
import { LanguageSwitch } from "./LanguageSwitch";
import { PreferencesButton } from "./PreferencesSheet";
import { RoomNav } from "./RoomNav";

export function PageBar() {
  return (
    <>
      <Skip />
      <header class="bar">
        <Home />
        <RoomNav />
        <nav aria-label={say("page-tools")}>
          <LanguageSwitch />
          <PreferencesButton />
        </nav>
      </header>
    </>
  );
}
