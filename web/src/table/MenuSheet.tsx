/** The menu of a table: language, settings, glossary, the key to the seat, the address for spectators. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { addressOf, isLocalOnly, tabWorker } from "../addresses";
import { Address } from "../parts/Address";
import { FullScreenButton } from "../parts/FullScreenButton";
import { Icon } from "../parts/Icon";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { PreferencesButton } from "../parts/PreferencesSheet";
import { InfoSheet } from "../parts/Sheet";
import type { Viewer } from "../protocol/messages";
import { seatKey } from "../protocol/seatKey";
import { openFrom } from "../protocol/seats";
import { go } from "../router";
import { say } from "../words/say";
import { AllowHints, ChatButton, EndEarly, Onlookers } from "./AttendanceSlots";
import { AttendanceContext } from "./attendance";
import { GiveUp } from "./GiveUp";
import { lessonFrom } from "./lessonFrom";
import { PlayFrom } from "./PlayFrom";
import { ShuffleButton } from "./ShuffleButton";
import { TermsSheet } from "./TermsSheet";

interface MenuProps {
  path: string;
  viewer: Viewer;
  /** Whether the server stores this table. */
  isStored: boolean;
  /** Whether one person plays against bots. */
  alone: boolean;
  /** Whether the viewer plays in a match that is not over. */
  playing: boolean;
  onClose: () => void;
  /** Further buttons. */
  children?: ComponentChildren;
}

export function MenuSheet({ path, viewer, isStored, alone, playing, onClose, children }: MenuProps) {
  const terms = useSignal(false);
  const attendance = useContext(AttendanceContext);
  const key = seatKey(path);
  // A table in a tab is open in no other browser.
  const isShared = isStored && !tabWorker;
  const watch = addressOf(path.replace(/[^/]+$/, "table"));
  return (
    <InfoSheet id="menu-title" title={say("desk-menu-title")} onClose={onClose}>
      <div class="menu-part">
        <h3 id="menu-language">{say("page-language")}</h3>
        <LanguageSwitch />
      </div>
      <div class="row">
        <Onlookers viewer={viewer} />
      </div>
      <div class="row">
        <ChatButton onOpen={onClose} />
        <PreferencesButton class="btn" />
        <button type="button" class="btn" onClick={() => (terms.value = true)}>
          <Icon name="book" />
          {say("desk-terms-title")}
        </button>
        {isStored && (
          <a class="btn" href={lessonFrom(path)}>
            <Icon name="hint" />
            {say("desk-lessons")}
          </a>
        )}
        <FullScreenButton />
        {playing && <ShuffleButton path={path} over={false} />}
      </div>
      {key && isShared && (
        <div class="menu-part">
          <h3>{say("desk-menu-key")}</h3>
          <p class="small muted">{say(isLocalOnly() ? "desk-menu-key-here" : "desk-menu-key-why")}</p>
          <Address href={key} label={say("desk-menu-key")} />
        </div>
      )}
      {isShared && (
        <div class="menu-part">
          <h3>{say("desk-menu-watch")}</h3>
          <p class="small muted">{say(isLocalOnly() ? "desk-menu-watch-here" : "desk-menu-watch-why")}</p>
          <Address href={watch} label={say("desk-menu-watch")} />
        </div>
      )}
      <div class="row">
        {children}
        <a class="btn" href="/">
          {say("desk-leave")}
        </a>
        {playing && alone && <PlayFrom open={() => openFrom(path)} icon="again" name={say("desk-take-back")} />}
        {playing && <AllowHints path={path} viewer={viewer} />}
        {playing && <EndEarly path={path} viewer={viewer} />}
        {playing && attendance && (
          <GiveUp path={path} giveUp={() => attendance.actions.ask({ do: "give_up" })} onDone={() => go("/")} />
        )}
      </div>
      {terms.value && <TermsSheet path={path} onClose={() => (terms.value = false)} />}
    </InfoSheet>
  );
}
