/** What a person takes along: files that this page makes. */

/** Keep it as a file of this name. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Text for spreadsheets, which know by the mark before it that it is UTF-8. */
export const csvFile = (text: string): Blob => new Blob(["\ufeff", text], { type: "text/csv" });
