/** How the whole page looks by what a person chose: it stands at the root, where the styles find it. */

import { effect } from "@preact/signals";
import { furigana, theme, thumb } from "./preferences";
import { at } from "./reach";
import { spoken, tag } from "./words/languages";
import { say } from "./words/say";

export function follow(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const night = theme.value === "dark" || (theme.value === "system" && dark.matches);
    root.dataset.theme = night ? "dark" : "light";
    // The bar of the browser is as the page is, whatever the device prefers.
    const ground = getComputedStyle(root).getPropertyValue("--washi").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", ground);
  };
  effect(paint);
  dark.addEventListener("change", paint);
  effect(() => {
    root.lang = tag.value;
    // Who keeps the page as an app gets its name in the language that they read.
    document.querySelector("link[rel=manifest]")?.setAttribute("href", at(`/manifest.${spoken.value}.webmanifest`));
    document.querySelector("meta[name=apple-mobile-web-app-title]")?.setAttribute("content", say("page-brand"));
  });
  effect(() => {
    root.dataset.thumb = thumb.value;
    root.dataset.furigana = furigana.value;
  });
}
