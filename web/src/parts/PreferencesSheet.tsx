/** 設定: all preferences of a person, in a sheet that every page opens. */

import type { Signal } from "@preact/signals";
import { signal } from "@preact/signals";
import { canCall } from "../motion/calling";
import { sampleSound } from "../motion/sound";
import {
  CAUTIONS,
  calls,
  caution,
  DECKS,
  deck,
  furigana,
  labels,
  remarks,
  SPEEDS,
  SUIT_COLOURS,
  SWITCH,
  speed,
  suitColours,
  THEMES,
  THUMBS,
  theme,
  thumb,
  VOLUMES,
  type Volume,
  vibration,
  volume,
} from "../preferences";
import { type Key, say } from "../words/say";
import { Icon } from "./Icon";
import { LanguageSwitch } from "./LanguageSwitch";
import { Segments } from "./Segments";
import { InfoSheet } from "./Sheet";
import "./PreferencesSheet.css";

const isOpen = signal(false);

const openPreferences = (): void => {
  isOpen.value = true;
};

export function PreferencesButton({ class: extra = "btn btn-quiet" }: { class?: string }) {
  return (
    <button type="button" class={extra} aria-label={say("page-prefs-title")} onClick={openPreferences}>
      <Icon name="settings" />
      <span>{say("page-prefs-title")}</span>
    </button>
  );
}

export function PreferencesSheet() {
  if (!isOpen.value) return null;
  return (
    <InfoSheet id="prefs-title" title={say("page-prefs-title")} onClose={() => (isOpen.value = false)}>
      <div class="prefs">
        <div class="menu-part">
          <h3 id="prefs-language">{say("page-language")}</h3>
          <LanguageSwitch />
        </div>
        <Choice title="page-prefs-theme" of={theme} values={THEMES} words="theme" />
        <Choice title="page-prefs-deck" of={deck} values={DECKS} words="deck" />
        <Choice title="page-prefs-labels" of={labels} values={SWITCH} words="switch" />
        <Choice title="page-suits" of={suitColours} values={SUIT_COLOURS} words="suits" />
        <Choice title="page-prefs-furigana" of={furigana} values={SWITCH} words="switch" />
        <Choice title="page-speed" of={speed} values={SPEEDS} words="speed" />
        <Choice title="page-prefs-thumb" of={thumb} values={THUMBS} words="thumb" />
        <Choice title="page-caution" of={caution} values={CAUTIONS} words="caution" />
        <Choice title="page-prefs-remarks" of={remarks} values={SWITCH} words="switch" />
        <VolumeChoice />
        {canCall && <Choice title="page-prefs-calls" of={calls} values={SWITCH} words="switch" />}
        {"vibrate" in navigator && (
          <Choice title="page-prefs-vibration" of={vibration} values={SWITCH} words="switch" />
        )}
      </div>
      <p class="small muted">{say("page-prefs-kept")}</p>
    </InfoSheet>
  );
}

/** A slider; a press on it lets the person hear how loud it is. */
const VolumeChoice = () => (
  <label class="menu-part">
    <h3>{say("page-prefs-volume")}</h3>
    <input
      type="range"
      min={0}
      max={VOLUMES.length - 1}
      step={1}
      value={volume.value}
      aria-valuetext={volume.value === "0" ? say("page-volume-off") : undefined}
      onInput={({ currentTarget: { value } }) => {
        volume.value = value as Volume;
        void sampleSound();
      }}
    />
  </label>
);

interface ChoiceProps<T extends string> {
  title: Key;
  of: Signal<T>;
  values: readonly T[];
  /** The beginning of the keys that name the values. */
  words: "theme" | "deck" | "switch" | "suits" | "speed" | "thumb" | "caution";
}

function Choice<T extends string>({ title, of, values, words }: ChoiceProps<T>) {
  const id = title.replace("page-", "");
  return (
    <div class="menu-part">
      <h3 id={id}>{say(title)}</h3>
      <Segments
        labelledBy={id}
        values={values}
        chosen={of.value}
        name={(value) => say(`page-${words}-${value}` as Key)}
        choose={(value) => (of.value = value)}
      />
    </div>
  );
}
