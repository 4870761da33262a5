import { describe, expect, it, test } from 'vitest';
import { startShop } from '../testing.ts';
import type { PageHandler } from './render-page.ts';
import { pageOfMarkdownPath, prefersMarkdown } from './wants-markdown.ts';

const publicUrl = 'https://shop.example';

/** A page handler in which only product pages have Markdown. One product has moved and one was removed. */
const page: PageHandler = async (request, context) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/product/staroe')
    return new Response(null, { status: 301, headers: { location: `/product/novoe${search}` } });
  if (pathname === '/product/net') return new Response('нет', { status: 404 });
  if (context.asMarkdown && pathname.startsWith('/product/')) {
    context.answer.markdown = `# ${pathname}\n${'Текст. '.repeat(400)}`;
    return new Response(null);
  }
  return new Response(`<!doctype html><h1>${pathname}</h1>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

const openShop = () => startShop({ config: { publicUrl }, page, pageCache: { maxBytes: 1_000_000 } });
const MARKDOWN = { accept: 'text/markdown, text/html;q=0.5' };
const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

describe('a page as Markdown (§2.4.3)', () => {
  it('a page as Markdown has the page’s URL with .md, may be cached by everyone, and names the HTML page as canonical', async () => {
    const shop = await openShop();
    const answer = await shop.get('/product/palto.md', { 'accept-encoding': 'br' });
    expect(await answer.text()).toMatch(/^# \/product\/palto\n/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      link: `<${publicUrl}/product/palto>; rel="canonical"`,
      'x-robots-tag': 'noindex',
      vary: 'Accept, Accept-Encoding',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await shop.get('/product/palto.md', { 'if-none-match': etag })).status).toBe(304);
    const head = await shop.send('HEAD', '/product/palto.md', {});
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('the Accept header can ask for Markdown, which caches keep apart from the HTML and shared caches do not store', async () => {
    const shop = await openShop();
    for (const _ of ['rendered', 'kept']) {
      const html = await shop.get('/product/palto', { accept: 'text/html,*/*;q=0.8' });
      expect([typeOf(html), html.headers.get('vary')]).toEqual(['text/html', 'Accept, Accept-Encoding']);
      expect(await html.text()).toContain('<h1>/product/palto</h1>');
      const markdown = await shop.get('/product/palto', MARKDOWN);
      expect([typeOf(markdown), markdown.headers.get('cache-control')]).toEqual([
        'text/markdown',
        'private, max-age=0, must-revalidate',
      ]);
    }
  });

  it('pages without Markdown, private pages and missing pages have no URL with .md', async () => {
    const shop = await openShop();
    for (const path of ['/stores.md', '/cart.md', '/product/net.md', '/orders/1.md'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404]);
    const stores = await shop.get('/stores', MARKDOWN);
    expect([stores.status, typeOf(stores)]).toEqual([200, 'text/html']);
    expect((await shop.get('/cart', MARKDOWN)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('the URL with .md of a page that has moved redirects', async () => {
    const shop = await openShop();
    const moved = await shop.get('/product/staroe.md?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/product/novoe.md?a=1']);
    const byAccept = await shop.get('/product/staroe', MARKDOWN);
    expect([byAccept.status, byAccept.headers.get('location')]).toEqual([301, '/product/novoe']);
  });
});

test.each([
  ['text/markdown', true],
  ['text/html, text/markdown', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, text/html;q=0.4', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
])('Accept: %s asks for Markdown: %s', (accept, is) => {
  expect(prefersMarkdown(accept)).toBe(is);
});

test('the path of a page as Markdown needs a name before .md', () => {
  expect(pageOfMarkdownPath('/a/b.md')).toBe('/a/b');
  for (const path of ['/.md', '/a', '/a/.md', 'a.md']) expect(pageOfMarkdownPath(path)).toBeUndefined();
});
