/** A button that shares the picture of a result, or downloads it where the browser cannot share files. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { download } from "../parts/download";
import { Icon } from "../parts/Icon";
import { say } from "../words/say";
import { AttendanceContext } from "./attendance";
import { pictureOfResult, type ResultPicture } from "./resultPicture";

export function SharePicture({ result }: { result: Omit<ResultPicture, "date"> }) {
  const endedOn = useContext(AttendanceContext)?.endedOn.value ?? null;
  const failed = useSignal(false);
  const share = async () => {
    const image = await pictureOfResult({ ...result, date: endedOn }).catch(() => null);
    failed.value = image === null;
    if (!image) return;
    const name = `hachiya-${result.game}.png`;
    const files = [new File([image], name, { type: image.type })];
    // A person who closes the share sheet has shared nothing, and wants nothing else.
    if (navigator.canShare?.({ files })) await navigator.share({ files, text: result.title }).catch(() => {});
    else download(name, image);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void share()}>
        <Icon name="save" />
        {say("desk-result-picture")}
      </button>
      {failed.value && (
        <span class="alert" role="alert">
          {say("desk-result-picture-failed")}
        </span>
      )}
    </>
  );
}
