/** What is done at once, and again whenever somebody looks at the page again. */

import { useEffect } from "preact/hooks";

export function useAgain(look: () => void): void {
  useEffect(() => {
    look();
    const seen = () => {
      if (!document.hidden) look();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
