/**
 * How long to wait before the memory of the file is released, in ms: by then the browser has started the
 * download.
 */
const GRACE_MS = 10_000;

/** Downloads a text or bytes as a file of the given media type. Works only in the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), GRACE_MS);
}
