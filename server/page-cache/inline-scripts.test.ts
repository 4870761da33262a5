import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptsOf } from './inline-scripts.ts';

const NONCE = 'c/rkMb9Lpco0VR3ZHKqW+g==';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('the scripts of a page are hashed, and the nonce is removed', () => {
  const page = [
    `<meta property="csp-nonce" content="${NONCE}"/>`,
    `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>`,
    `<script nonce="${NONCE}">one()</script>`,
    `<script nonce="${NONCE}" data-part="">two("</div>")\n</script>`,
    `<script nonce="${NONCE}">one()</script>`,
    `<script type="module" src="/a.js" nonce="${NONCE}"></script>`,
    `<script type="application/ld+json" nonce="${NONCE}">{}</script>`,
  ].join('');
  const { html, hashes } = inlineScriptsOf(page, NONCE);
  expect(hashes).toEqual([hashOf('one()'), hashOf('two("</div>")\n')]);
  expect(html).not.toContain('nonce');
  expect(html).toContain('<script>one()</script>');
  expect(html).toContain('<script type="module" src="/a.js"></script>');
});

test('an injected script without the nonce is not hashed', () => {
  const { hashes } = inlineScriptsOf('<script>evil()</script><script nonce="guess">evil()</script>', NONCE);
  expect(hashes).toEqual([]);
});

test('a page with the nonce in an unexpected place is rejected', () => {
  expect(() => inlineScriptsOf(`<p>${NONCE}</p>`, NONCE)).toThrow('nonce');
});
