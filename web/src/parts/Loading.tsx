/** A page that is still loading. */

import { say } from "../words/say";
import "./Page.css";

export const Loading = () => (
  <main id="main" class="page-m" aria-busy="true">
    <h1 class="quiet">{say("page-loading")}</h1>
  </main>
);
