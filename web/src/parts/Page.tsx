/** The layout of a page other than a table. */

import type { ComponentChildren } from "preact";
import { PageBar } from "./PageBar";
import "./Page.css";

export const Page = ({ children }: { children: ComponentChildren }) => (
  <div class="page">
    <PageBar />
    {children}
  </div>
);
