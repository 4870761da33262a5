/** How long a browser may take to begin the download, in ms; then the memory is given back. */
const GRACE_MS = 10_000;

/** Gives the browser a JSON text to keep under a name. Browser only. */
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
