/**
 * How long to wait before the memory of the file is released, in ms: by then the browser has started the
 * download.
 */
const GRACE_MS = 10_000;

/** Downloads a JSON text as a file. Works only in the browser. */
export function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), GRACE_MS);
}
