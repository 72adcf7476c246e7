/** A table that may be wider than the screen and scrolls by itself, also by keys. */

import type { ComponentChildren } from "preact";

export const ScrollingTable = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="rv-wide" role="group" aria-label={title} tabIndex={0}>
    <table class="rv-table">{children}</table>
  </div>
);
