/** A page for something that does not exist: the reason, and links. */

import { say } from "../words/say";
import { Page } from "./Page";
import { useTitle } from "./title";

interface GoneProps {
  title: string;
  text: string;
  /** Addresses of further links. */
  watch?: string;
  record?: string;
}

export function Gone({ title, text, watch, record }: GoneProps) {
  useTitle(title);
  return (
    <Page>
      <main id="main" class="page-m gone" tabIndex={-1}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="row">
          <a class="btn btn-go" href="/">
            {say("page-to-start")}
          </a>
          {record && (
            <a class="btn" href={record} download>
              {say("page-record")}
            </a>
          )}
          {watch && (
            <a class="btn" href={watch}>
              {say("page-gone-watch")}
            </a>
          )}
        </p>
      </main>
    </Page>
  );
}

export const GonePage = () => <Gone title={say("page-gone-title")} text={say("page-gone-text")} />;
