/** Downloads of files that the page makes. */

/** Download content as a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** CSV for spreadsheets, with the mark by which they know UTF-8. */
export const csvFile = (text: string): Blob => new Blob(["\ufeff", text], { type: "text/csv" });
