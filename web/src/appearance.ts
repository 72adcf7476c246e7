/** Writes the preferences that styles depend on to the root element. */

import { effect } from "@preact/signals";
import { fullPath } from "./addresses";
import { furigana, speed, theme, thumb } from "./preferences";
import { currentLanguage, languageTag } from "./words/languages";
import { say } from "./words/say";

export function applyAppearance(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const night = theme.value === "dark" || (theme.value === "system" && dark.matches);
    root.dataset.theme = night ? "dark" : "light";
    // The browser's bar has the colour of the page, whatever the device prefers.
    const ground = getComputedStyle(root).getPropertyValue("--washi").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", ground);
  };
  effect(paint);
  dark.addEventListener("change", paint);
  effect(() => {
    root.lang = languageTag.value;
    // An installed app is named in the reader's language.
    document
      .querySelector("link[rel=manifest]")
      ?.setAttribute("href", fullPath(`/manifest.${currentLanguage.value}.webmanifest`));
    document.querySelector("meta[name=apple-mobile-web-app-title]")?.setAttribute("content", say("page-brand"));
  });
  effect(() => {
    root.dataset.thumb = thumb.value;
    root.dataset.furigana = furigana.value;
    root.dataset.speed = speed.value;
  });
}
