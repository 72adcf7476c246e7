/** A page that is no table. */

import type { ComponentChildren } from "preact";
import { PageBar } from "./PageBar";
import "./Page.css";

export const Page = ({ children }: { children: ComponentChildren }) => (
  <div class="page">
    <PageBar />
    {children}
  </div>
);
