/**
 * Things below each other that grow and change their order: placed by transforms, so that the browser lays nothing out
 * anew and nothing else is pushed about.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./Stack.css";

/** The elements to place: the items of a list, or the element itself. */
const ITEMS = ":scope > ul > li, :scope > :not(ul)";

export function Stack({ children }: { children: ComponentChildren }) {
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = stack.current!;
    const items = () => all.querySelectorAll<HTMLElement>(ITEMS);
    const place = () => {
      // All elements are measured before any is moved, so that the browser lays out the page once.
      const heights = Array.from(items(), (item) => {
        const { marginTop, marginBottom } = getComputedStyle(item);
        return [item, item.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom)] as const;
      });
      let top = 0;
      for (const [item, height] of heights) {
        item.style.transform = `translateY(${top}px)`;
        top += height;
      }
      all.style.height = `${top}px`;
    };
    const sizes = new ResizeObserver(place);
    const watch = () => {
      sizes.disconnect();
      for (const item of items()) sizes.observe(item);
      place();
    };
    const changes = new MutationObserver(watch);
    changes.observe(all, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
  return (
    <div class="placed" ref={stack}>
      {children}
    </div>
  );
}
