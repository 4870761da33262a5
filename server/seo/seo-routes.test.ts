import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '#contract/sdk/client/index.ts';
import { startShop } from '../testing.ts';
import type { Api } from './api-client.ts';
import { createSitemaps } from './sitemaps.ts';

const publicUrl = 'https://shop.example';

const entry = (path: string, pictures: string[] = []) => ({
  path,
  lastModified: '2026-11-20T12:30:00.000Z',
  pictures,
});

/** A backend whose sitemap has one part. Counts how often it is requested. */
function sitemapOf(entries: ReturnType<typeof entry>[]) {
  const requests: string[] = [];
  const backend = (app: Hono) =>
    app
      .get('/api/_sitemap', (context) => {
        requests.push(context.req.path);
        const parts = [
          { name: 'pages', lastModified: null },
          { name: 'products-1', lastModified: '2026-11-20T12:30:00.000Z' },
        ];
        return context.json({ parts });
      })
      .get('/api/_sitemap/products-1', (context) => {
        requests.push(context.req.path);
        return context.json({ entries });
      })
      .get('/api/_sitemap/:part', (context) => context.json({ code: 'NOT_FOUND' }, 404));
  return { backend, requests };
}

describe('/robots.txt', () => {
  it('/robots.txt excludes calls and private pages, and names the sitemap', async () => {
    const shop = await startShop({ config: { publicUrl } });
    const response = await shop.get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    for (const path of ['/api/', '/cart', '/login', '/myprofile', '/*?*cena_ot='])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    // Robots must be allowed to fetch pages with a noindex tag, because otherwise they would not see the tag.
    expect(text).not.toMatch(/Disallow: \/(search|wishlist|$)/m);
    expect(text).not.toMatch(/Disallow: .*(cvet|sort|page)/);
  });

  it('/robots.txt excludes all robots if the shop must not be indexed; the pages then have a noindex tag', async () => {
    const shop = await startShop({ config: { publicUrl, isIndexed: false } });
    expect(await (await shop.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await shop.get('/')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const indexed = await startShop({ config: { publicUrl } });
    expect((await indexed.get('/')).headers.get('x-robots-tag')).toBeNull();
  });
});

describe('/llms.txt (§2.4.3)', () => {
  const backend = (app: Hono) =>
    app.get('/api/catalog-orchestration/v1/navigation', (context) =>
      context.json({
        categories: [
          { path: 'zhenshchinam', name: 'Женщинам' },
          { path: 'zhenshchinam/platya', name: 'Платья' },
        ],
        pages: [{ label: 'О нас](https://evil.example)', path: '/about/o-nas' }],
      }),
    );

  it('/llms.txt lists departments and pages as Markdown, and /mcp only if programs may call it', async () => {
    const shop = await startShop({ config: { publicUrl, agents: true }, backend });
    const answer = await shop.get('/llms.txt');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const text = await answer.text();
    expect(text).toContain('- [Женщинам](https://shop.example/zhenshchinam.md)\n');
    expect(text).not.toContain('Платья');
    expect(text).toContain('- [О нас (https://evil.example)](https://shop.example/about/o-nas.md)\n');
    expect(text).toContain('(https://shop.example/mcp)');
    const without = await startShop({ config: { publicUrl }, backend });
    expect(await (await without.get('/llms.txt')).text()).not.toContain('/mcp');
  });

  it('/llms.txt gives a 503 if the API fails', async () => {
    const shop = await startShop({ backend: (app) => app.all('*', (context) => context.text('', 500)) });
    expect((await shop.get('/llms.txt')).status).toBe(503);
  });
});

describe('the sitemap', () => {
  it('the sitemap has an index of its parts with absolute URLs', async () => {
    const shop = await startShop({ config: { publicUrl }, backend: sitemapOf([]).backend });
    const response = await shop.get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>
<sitemap><loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>2026-11-20T12:30:00.000Z</lastmod></sitemap>
</sitemapindex>
`,
    );
  });

  it('a part of the sitemap has pictures, is escaped and compressed, and is answered with 304 if it has not changed', async () => {
    const entries = [entry('/stores?city=a&b=<c>'), entry('/product/x', ['/pictures/0/a/b/c-900.webp'])];
    const shop = await startShop({
      config: { publicUrl },
      backend: sitemapOf([...entries, ...Array.from({ length: 30 }, (_, at) => entry(`/product/${at}`))])
        .backend,
    });
    const response = await shop.get('/sitemaps/products-1.xml', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const text = await response.text();
    expect(text).toContain('<loc>https://shop.example/stores?city=a&amp;b=%3Cc%3E</loc>');
    expect(text).toContain(
      '<image:image><image:loc>https://shop.example/pictures/0/a/b/c-900.webp</image:loc></image:image>',
    );
    const etag = response.headers.get('etag') ?? '';
    expect((await shop.get('/sitemaps/products-1.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  it('the sitemap is requested from the API once for all clients until its copy expires', async () => {
    const { backend, requests } = sitemapOf([entry('/')]);
    const shop = await startShop({ config: { publicUrl }, backend });
    await Promise.all(Array.from({ length: 5 }, () => shop.get('/sitemap.xml')));
    await shop.get('/sitemap.xml');
    expect(requests).toHaveLength(1);
  });

  it('the sitemap answers 404 for an unknown part, and 503 if the API fails', async () => {
    const shop = await startShop({ config: { publicUrl }, backend: sitemapOf([]).backend });
    for (const name of ['products-2.xml', 'products-1', '..%2f..%2fx.xml', 'a.xml.xml'])
      expect((await shop.get(`/sitemaps/${name}`)).status, name).toBe(404);
    const broken = await startShop({ backend: (app) => app.all('*', (context) => context.text('', 500)) });
    const response = await broken.get('/sitemap.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('the sitemap keeps its last content while the API fails', async () => {
    let isDown = false;
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return isDown ? new Response('', { status: 503 }) : Response.json({ parts: [] });
    };
    const headers = { 'X-Request-Id': '', 'X-Requested-From': 'server', 'X-Site-Id': '' } as const;
    const client = createClient({ baseUrl: 'http://vitrina.internal', fetch });
    const api: Api = () => ({ client, query: { site: 'ru' }, headers });
    // Copies expire at once, so that each request calls the API.
    const sitemaps = createSitemaps({ api, publicUrl, copySeconds: () => 0 });
    const ask = () => sitemaps(new Request('http://shop.example/sitemap.xml'), 'id');
    const text = await (await ask()).text();
    isDown = true;
    while (calls < 3) {
      expect(await (await ask()).text()).toBe(text);
      await setImmediate();
    }
  });

  it('the sitemap has URLs with the host of the request if no origin is configured', async () => {
    const shop = await startShop({ backend: sitemapOf([]).backend });
    expect(await (await shop.get('/sitemap.xml')).text()).toContain(`<loc>${shop.origin}/sitemaps/pages.xml`);
  });
});

describe('the host of the request in robots.txt and the sitemap', () => {
  const paths = ['/robots.txt', '/sitemap.xml', '/sitemaps/products-1.xml'];
  const { backend } = sitemapOf([entry('/')]);

  it.each(paths)(
    '%s is not stored in shared caches without PUBLIC_URL, because it contains the host of the request',
    async (path) => {
      const shop = await startShop({ backend });
      const response = await shop.get(path);
      expect(await response.text()).toContain(shop.origin);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const etag = response.headers.get('etag');
      const again = await shop.get(path, etag === null ? {} : { 'if-none-match': etag });
      expect(again.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each(paths)(
    '%s does not contain the host of the request with PUBLIC_URL, and may be cached for an hour',
    async (path) => {
      const shop = await startShop({ config: { publicUrl }, backend });
      const response = await shop.get(path);
      expect(await response.text()).not.toContain(shop.origin);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    },
  );
});

describe('how long the sitemap and the feed may be cached', () => {
  it('the sitemap and the feed may be cached only until prices or content begin or end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const gzipped = join(folder, 'yml.xml.gz');
    await writeFile(gzipped, gzipSync('<yml_catalog/>'));
    const madeAt = new Date('2026-11-21T09:00:00Z');
    const boundary = madeAt.getTime() + 3_600_000;
    let now = boundary - 60_000;
    const shop = await startShop({
      config: { publicUrl },
      backend: sitemapOf([entry('/')]).backend,
      feed: async () => ({ gzipped, madeAt }),
      nextBoundary: (moment) => (moment < boundary ? boundary : Number.POSITIVE_INFINITY),
      now: () => now,
    });
    const timesOf = async () =>
      Promise.all(
        ['/sitemap.xml', '/sitemaps/products-1.xml', '/yml.xml'].map(async (path) =>
          (await shop.get(path)).headers.get('cache-control'),
        ),
      );
    expect(await timesOf()).toEqual(['public, max-age=60', 'public, max-age=60', 'public, max-age=60']);
    // Other processes may not have noticed the new prices yet, so nothing may be cached.
    now = boundary + 1000;
    expect(await timesOf()).toEqual(['public, max-age=0', 'public, max-age=0', 'public, max-age=0']);
    // The feed was made before prices changed, so it still has the old ones.
    now = boundary + 60_000;
    expect(await timesOf()).toEqual(['public, max-age=3600', 'public, max-age=3600', 'public, max-age=0']);
    madeAt.setTime(boundary);
    expect((await timesOf()).at(-1)).toBe('public, max-age=600');
  });
});

describe('the feed of goods', () => {
  async function fileOf(text: string) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const gzipped = join(folder, 'yml.xml.gz');
    await writeFile(gzipped, gzipSync(text));
    return { gzipped, madeAt: new Date('2026-11-21T09:00:00Z') };
  }

  it('the feed of goods answers 503 with a sentence if the first feed cannot be made yet', async () => {
    const feed = () => Promise.reject(new Error('no database'));
    const shop = await startShop({ feed });
    const response = await shop.get('/yml.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(await response.text()).toContain('Please try again');
    expect((await shop.get('/')).status).toBe(200);
  });

  it('the feed of goods is sent from its file, and compressed for clients that accept compression', async () => {
    const file = await fileOf('<yml_catalog/>');
    const shop = await startShop({ feed: async () => file });
    const response = await shop.get('/yml.xml', { 'accept-encoding': 'gzip' });
    expect(await response.text()).toBe('<yml_catalog/>');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
    const plain = await shop.get('/yml.xml', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('<yml_catalog/>');
    const etag = plain.headers.get('etag') ?? '';
    const again = await shop.get('/yml.xml', { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(again.status).toBe(304);
    const since = async (moment: string) =>
      (await shop.get('/yml.xml', { 'if-modified-since': moment })).status;
    expect(await since('Sat, 21 Nov 2026 09:00:00 GMT')).toBe(304);
    expect(await since('Sat, 21 Nov 2026 08:59:59 GMT')).toBe(200);
    const head = await shop.send('HEAD', '/yml.xml', {});
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('the feed of goods is sent to each client even if other clients stop reading', async () => {
    const file = await fileOf('<offer/>'.repeat(8_000_000));
    const shop = await startShop({ feed: async () => file });
    const read = (encoding: string) => shop.get('/yml.xml', { 'accept-encoding': encoding });
    const stalled = await Promise.all(Array.from({ length: 20 }, () => read('identity')));
    expect(stalled.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await (await read('gzip;q=0')).text()).length).toBe(64_000_000);
    const packed = await read('gzip;q=0.5, br');
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    for (const { body } of [...stalled, packed]) await body?.cancel();
  });

  it('the feed of goods does not exist if another system manages the goods', async () => {
    expect((await (await startShop()).get('/yml.xml')).status).toBe(404);
  });
});

describe('pictures for shared links', () => {
  const picture = { template: '/pictures/0/coat/front/camel-{width}.{format}', widths: [240, 400, 640, 900] };
  const backend = (app: Hono) =>
    app
      .get('/api/catalog-orchestration/v1/products/palto', (context) =>
        context.json({ name: 'Пальто', colour: { displayValue: 'Кэмел' }, pictures: [picture] }),
      )
      .get('/api/catalog-orchestration/v1/listings', (context) =>
        context.req.query('path') === 'zhenshchinam/platya'
          ? context.json({
              title: 'Платья',
              breadcrumbs: [{ name: 'Женщинам' }, { name: 'Платья' }],
              items: [],
            })
          : context.json({ code: 'NOT_FOUND' }, 404),
      )
      .get('/api/store-orchestration/v1/stores/tver-1', (context) =>
        context.json({
          name: 'Лавка',
          cityName: 'Тверь',
          address: 'ул. Мира, 1',
          pictures: [
            { template: '/pictures/own/whole/ab-{width}.{format}', widths: [400, 640, 960, 1280, 1600] },
          ],
        }),
      )
      .get('/api/content-orchestration/v1/home', (context) => context.json({ hero: null }))
      .all('/api/*', (context) => context.json({ code: 'NOT_FOUND' }, 404));

  it('pictures for shared links show the page’s data from the API', async () => {
    const pages: unknown[] = [];
    const shop = await startShop({
      backend,
      sharedPicture: async (page) => {
        pages.push(page);
        return new Uint8Array([1, 2, 3]);
      },
    });
    const response = await shop.get('/pictures/og/1vxe6j9/product/palto.jpg');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = response.headers.get('etag') ?? '';
    expect((await shop.get('/pictures/og/2/product/palto.jpg', { 'if-none-match': etag })).status).toBe(304);
    await shop.get('/pictures/og/1/listing/zhenshchinam/platya.jpg');
    await shop.get('/pictures/og/1/store/tver-1.jpg');
    await shop.get('/pictures/og/1/shop.jpg');
    const brand = 'Витрина';
    expect(pages).toEqual([
      { brand, title: 'Пальто', caption: 'Кэмел', picture: '/pictures/0/coat/front/camel-640.webp' },
      { brand, title: 'Пальто', caption: 'Кэмел', picture: '/pictures/0/coat/front/camel-640.webp' },
      { brand, title: 'Платья', caption: 'Женщинам', picture: null },
      { brand, title: 'Лавка', caption: 'Тверь, ул. Мира, 1', picture: '/pictures/own/whole/ab-1280.webp' },
      { brand, title: '', caption: '', picture: null },
    ]);
  });

  it('pictures for shared links exist only for existing pages', async () => {
    const sharedPicture = async () => Promise.reject(new Error('never asked'));
    const shop = await startShop({ backend, sharedPicture });
    for (const subject of [
      'product/net',
      'listing/net',
      'store/net',
      'cart',
      'product/%2e%2e',
      'product/PALTO',
      'product/',
    ])
      expect((await shop.get(`/pictures/og/1/${subject}.jpg`)).status, subject).toBe(404);
    expect((await shop.get('/pictures/og/1/shop.jpg')).status).toBe(503);
    // Paths of other pictures are handled by another route.
    expect(await (await shop.get('/pictures/0/x.avif')).text()).toBe('picture');
  });
});
