/** The title of the window. */

import { useEffect } from "preact/hooks";
import { say } from "../words/say";

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} – ${say("brand")}`;
  });
}
