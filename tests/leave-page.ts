/** Resets the document after a component test: empty content, no cookies, empty storage, the path `/`. */
export function leavePage() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  // biome-ignore lint/suspicious/noDocumentCookie: the page of the tests has no Cookie Store API
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
