/** Where there is nothing: what happened, and a way on. */

import { say } from "../words/say";
import { Page } from "./Page";
import { useTitle } from "./title";

interface GoneProps {
  title: string;
  text: string;
  /** Ways on beside the one to the start. */
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
            {say("gone.home")}
          </a>
          {record && (
            <a class="btn" href={record} download>
              {say("result.download")}
            </a>
          )}
          {watch && (
            <a class="btn" href={watch}>
              {say("gone.watch")}
            </a>
          )}
        </p>
      </main>
    </Page>
  );
}

export const GonePage = () => <Gone title={say("gone.title")} text={say("gone.text")} />;
