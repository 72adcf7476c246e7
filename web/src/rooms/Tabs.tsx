/** Links side by side, one of which leads to what is shown. */

import "./Tabs.css";

export interface Tab {
  href: string;
  name: string;
  /** Whether this is the page that is shown, or one above it. */
  current?: "page" | "true" | undefined;
}

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav class="tabs" aria-label={label}>
    <ul>
      {tabs.map(({ href, name, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
