import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Matches types of scripts that contain data and are never run. */
const DATA = /\btype="application\//;

/**
 * Removes the nonce from a rendered page and computes the hashes of the inline scripts that had it. A script
 * without the nonce may have been injected: it gets no hash, so that browsers do not run it.
 * @throws Error if the nonce is at a place from which it cannot be removed
 */
export function inlineScriptsOf(page: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of page.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || DATA.test(attributes) || / src="/.test(attributes)) continue;
    hashes.add(createHash('sha256').update(text).digest('base64'));
  }
  const html = page.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  if (html.includes(nonce)) throw new Error('A nonce stands in a page where it is not expected.');
  return { html, hashes: [...hashes] };
}
