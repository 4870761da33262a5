import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** What stands in a script of these types is never executed. */
const DATA = /\btype="application\//;

/**
 * Takes the nonce of its rendering out of a page, and hashes the inline scripts that carried it. A script without it is
 * none of ours: it gets no hash, so browsers do not execute it, as with a nonce.
 * @throws Error when the nonce stands where it cannot be taken away
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
