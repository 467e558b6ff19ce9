/** Long enough for a browser to begin with the download. */
const KEPT_MS = 60_000;

export interface FetchedFile {
  readonly content: Blob;
  /** As the server calls it. */
  readonly name: string;
}

/** Hands a file that was fetched over to the browser, as a download. */
export function saveFile({ content, name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
