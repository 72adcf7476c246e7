/** The link past the bar, and the link to the start. */

import { say } from "../words/say";
import { Mon } from "./Icon";
import "./Bar.css";

export const Skip = () => (
  <a class="skip" href="#main">
    {say("page-skip")}
  </a>
);

export const Home = () => (
  <a class="home" href="/" aria-label={say("page-brand-home")}>
    <Mon />
    <span>{say("page-brand")}</span>
  </a>
);
