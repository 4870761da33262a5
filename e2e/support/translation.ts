import type { Page } from '@playwright/test';

/**
 * Changes the page as a browser's translation does: replaces each text node, now and whenever one is added or
 * changed, by `<font><font>…</font></font>` with a new text node. The text itself stays the same, so that
 * tests can find it.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(translateDocument);
}

/**
 * Applies `translate` to every page that is opened from now on, when its HTML has arrived and before its
 * scripts run.
 */
export async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translateDocument})())`);
}

function translateDocument(): void {
  const UNTRANSLATED = 'script, style, noscript, textarea, title, option, svg, [translate="no"], font';
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(UNTRANSLATED) || text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  document.documentElement.classList.add('translated-ltr');
  replaceIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') replaceIn(target);
      else addedNodes.forEach(replaceIn);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
