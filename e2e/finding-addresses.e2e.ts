import { allPages } from '../shared/web/pages.ts';
import { requestAsWritten, requestPlain, structuredDataOf } from './support/plain-request.ts';
import { changeGoods } from './support/shop/former-goods.ts';
import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda';

test('all spellings of a set of filters redirect to one canonical URL (§2.1.28)', async ({ server }) => {
  const canonical: [requested: string, address: string][] = [
    ['?cvet=siniy&razmer=44', '?razmer=44&cvet=siniy'],
    ['?cvet=siniy&cvet=chernyy', '?cvet=chernyy,siniy'],
    ['?cvet=siniy,chernyy', '?cvet=chernyy,siniy'],
    ['?cvet=siniy,siniy', '?cvet=siniy'],
    ['?cvet=siniy,net-takogo', '?cvet=siniy'],
    ['?cvet=net-takogo', ''],
    ['?cvet=', ''],
    ['?sort=popular', ''],
    ['?page=1', ''],
    ['?page=abc', ''],
    ['?sort=net-takogo', ''],
    ['?cena_ot=abc', ''],
    ['?sort=price-asc&cena_do=20000&cvet=siniy', '?cvet=siniy&cena_do=20000&sort=price-asc'],
  ];
  for (const [requested, address] of canonical) {
    const answer = await requestPlain(`${server.url}${OUTERWEAR}${requested}`);
    expect([answer.status, answer.location], requested).toEqual([301, OUTERWEAR + address]);
    const { status } = await requestPlain(server.url + answer.location);
    expect(status, address).toBe(200);
  }
  const { status } = await requestPlain(`${server.url}${OUTERWEAR}?utm_source=pismo`);
  expect(status, 'advertising parameters stay in the address').toBe(200);
  const search = await requestPlain(`${server.url}/search?cvet=siniy&q=${encodeURIComponent('пальто')}`);
  expect([search.status, search.location]).toEqual([301, '/search?q=пальто&cvet=siniy']);
  const twice = await requestPlain(`${server.url}/search?q=${encodeURIComponent('пальто')}&q=2`);
  expect([twice.status, twice.location]).toEqual([301, '/search?q=пальто']);
});

test('the URL of a listing with a page number after the last page gives a 404', async ({ server }) => {
  for (const path of [
    `${OUTERWEAR}?page=999`,
    `${OUTERWEAR}?cvet=siniy&page=50`,
    '/search?q=пальто&page=999',
  ])
    expect((await requestPlain(server.url + encodeURI(path))).status, path).toBe(404);
});

test('pages declare their canonical URL and whether they may be indexed', async ({ server }) => {
  const headOf = async (path: string) => {
    const { text } = await requestPlain(server.url + encodeURI(path));
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] ?? '';
    return {
      canonical: decodeURIComponent(canonical).replace(server.url, ''),
      isHidden: /<meta[^>]*name="robots"[^>]*noindex/.test(text),
      title: /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '',
    };
  };
  const whole = await headOf(OUTERWEAR);
  expect(whole).toMatchObject({ canonical: OUTERWEAR, isHidden: false });
  expect(await headOf(`${OUTERWEAR}?utm_source=pismo`)).toEqual(whole);
  // The second page of a department's listing exists and has its own title.
  expect(await headOf('/zhenshchinam?page=2')).toMatchObject({
    canonical: '/zhenshchinam?page=2',
    isHidden: false,
    title: expect.stringContaining('2'),
  });
  const blue = await headOf(`${OUTERWEAR}?cvet=siniy`);
  expect(blue).toMatchObject({ canonical: `${OUTERWEAR}?cvet=siniy`, isHidden: false });
  expect(blue.title).not.toBe(whole.title);
  for (const choice of ['?razmer=46', '?cvet=chernyy,siniy', '?cvet=siniy&sort=price-asc', '?cena_do=20000'])
    expect(await headOf(OUTERWEAR + choice), choice).toMatchObject({ canonical: OUTERWEAR, isHidden: true });
  expect(await headOf('/search?q=пальто')).toMatchObject({ isHidden: true });
});

test('the sitemap lists all public pages and no private ones (§2.1.21, §2.1.24, §2.1.26, §2.1.27, §2.1.28)', async ({
  server,
  page,
  shopper,
}) => {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const index = await requestPlain(`${server.url}/sitemap.xml`);
  expect(index.headers.get('content-type')).toContain('xml');
  const parts = addressesIn(index.text);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const listed: string[] = [];
  for (const part of parts) {
    const { status, text } = await requestPlain(part);
    expect(status, part).toBe(200);
    if (!part.endsWith('pages.xml')) expect(text, part).toMatch(/<\/loc><lastmod>2\d{3}-/);
    listed.push(
      ...addressesIn(text).map((address) => decodeURIComponent(address.replace(server.url, '')) || '/'),
    );
  }
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain(`${OUTERWEAR}?cvet=siniy`);
  const closed =
    /^\/(api|cart|checkout|login|register|password|confirmation|myprofile|editpreferences|wishlist|search|orders|orderstatus|contactform)(\/|\?|$)/;
  expect(listed.filter((path) => closed.test(path))).toEqual([]);

  // Indexable pages linked from these pages. Each must be in the sitemap.
  const seen = new Set<string>();
  for (const path of ['/', OUTERWEAR, '/rasprodazha', '/stores', '/support/shipping']) {
    await shopper.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const link of links) if (!closed.test(link)) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(50);
  expect([...seen].filter((path) => !listed.includes(path) && !/\.\w+$/.test(path))).toEqual([]);

  // Tests one in forty of the pages in the sitemap: it must exist and be indexable.
  for (const path of listed.filter((_path, place) => place % 40 === 0)) {
    const { status, text } = await requestPlain(server.url + encodeURI(path));
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  }
});

test('robots.txt lists the disallowed paths, the sitemap and the feed (§8.11)', async ({ server }) => {
  const { status, text, headers } = await requestPlain(`${server.url}/robots.txt`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  for (const path of ['/cart', '/login', '/myprofile', '/api/']) expect(text).toContain(`Disallow: ${path}`);
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const feed = await requestPlain(`${server.url}/yml.xml`);
  expect(feed.status).toBe(200);
  expect(feed.text).toMatch(/<yml_catalog[\s\S]*<offer /);
});

test('pages contain structured data (JSON-LD)', async ({ server, shopper }) => {
  const home = structuredDataOf((await requestPlain(`${server.url}/`)).text);
  // Search engines accept `Organization` of schema.org; the shop uses its subtype for online shops.
  expect([...home.keys()]).toContain('OnlineStore');
  const listing = structuredDataOf((await requestPlain(server.url + OUTERWEAR)).text);
  expect(listing.get('BreadcrumbList')).toMatchObject({ itemListElement: expect.any(Array) });

  await shopper.goto(OUTERWEAR);
  const name = await shopper.openProduct();
  const html = (await requestPlain(shopper.page.url())).text;
  const product = structuredDataOf(html);
  expect([...product.keys()]).toEqual(
    expect.arrayContaining(['ProductGroup', 'Product', 'Offer', 'BreadcrumbList']),
  );
  expect(JSON.stringify(product.get('ProductGroup'))).toContain(name.split(/\s/)[0] ?? '');
  expect(product.get('Offer')).toMatchObject({ priceCurrency: 'RUB' });
  expect(html).toMatch(/<meta[^>]*property="og:image"[^>]*content="http/);
  const picture = /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(picture.replaceAll('&amp;', '&'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

test('the URL of moved goods redirects to the new one, and the page of removed goods offers other goods (§2.1.24)', async ({
  server,
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/410/);
  await shopper.goto('/zhenshchinam/platya');
  const links = shopper.cards.getByRole('heading').getByRole('link');
  const [moved = '', gone = ''] = await links.evaluateAll((found) =>
    [found.at(-6), found.at(-1)].map((link) => link?.getAttribute('href') ?? ''),
  );
  const to = `${moved}-novoe`;
  await page.goto('about:blank');
  await changeGoods(server, { moved, to, gone });

  expect(await requestPlain(server.url + moved)).toMatchObject({ status: 301, location: to });
  expect((await requestPlain(server.url + to)).status).toBe(200);

  const answer = await page.goto(gone);
  expect(answer?.status()).toBe(410);
  await expect(shopper.heading).toHaveText(/больше нет/);
  expect(await shopper.cards.count()).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Платья' }).first().click();
  await expect(page).toHaveURL(/\/zhenshchinam\/platya$/);
  const sitemap = await requestPlain(`${server.url}/sitemaps/products-1.xml`);
  expect(sitemap.text).toContain(`${to}<`);
  expect(sitemap.text).not.toContain(`${gone}<`);
});

test('a crawler gets complete pages (§1.8, §8.11)', async ({ server }) => {
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' };
  for (const path of [OUTERWEAR, `${OUTERWEAR}?cvet=siniy`, '/zhenshchinam?page=2']) {
    const { status, text } = await requestPlain(server.url + path, crawler);
    expect(status, path).toBe(200);
    expect(text, path).toMatch(/<\/html>\s*$/);
    const goods = new Set([...text.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href]) => href));
    expect(goods.size, path).toBeGreaterThan(3);
    expect(text, path).toMatch(/<h1[^>]*>/);
  }
  const { status, text } = await requestPlain(`${server.url}/net-takogo-razdela`, crawler);
  expect(status).toBe(404);
  expect(text).toContain('Страница не');
});

test.describe('a crawler that runs scripts', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1) Chrome/130 Safari/537.36',
  });

  test('a crawler that runs scripts gets the page instead of an error page, even if the scripts fail (§8.11)', async ({
    page,
    shopper,
    consoleWatch,
  }) => {
    consoleWatch.allow(/50\d|API call failed|ApiError/);
    await shopper.goto(OUTERWEAR);
    const goods = await shopper.cards.count();
    expect(goods).toBeGreaterThan(10);
    await page.route('**/listings?**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('navigation', { name: 'Подразделы' }).getByRole('link', { name: 'Платья' }).click();
    await expect(page).toHaveURL(/\/platya$/);
    await expect(shopper.cards).toHaveCount(goods);
    await expect(shopper.heading).toHaveText('Верхняя одежда');
    await expect(page.getByText(/Что-то\s+пошло\s+не\s+так/)).toHaveCount(0);
  });
});

test('no character in an address (URL) makes a page redirect to itself endlessly', async ({ server }) => {
  const ascii = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place));
  const signs = [...ascii.filter((sign) => !'/?#'.includes(sign)), 'ё', 'É', '\u0301', '\u200b', '😀', 'ﷺ'];
  const paths = [
    ...signs.flatMap((sign) => [`/product/a${sign}b`, `/zhenshchinam/a${sign}b`, `/search?q=a${sign}b`]),
    ...allPages().map(([route]) => `${route.replaceAll(/\$\w*/g, 'a')}${signs.join('')}`),
    ...allPages().map(
      ([route]) => `${route.replaceAll(/\$\w*/g, 'a')}?x=${signs.join('')}&q=${signs.join('')}`,
    ),
  ];
  const endless: string[] = [];
  let redirects = 0;
  for (const path of paths) {
    const seen = new Set<string>();
    for (let next: string | undefined = path; next !== undefined; ) {
      const answer: Awaited<ReturnType<typeof requestAsWritten>> = await requestAsWritten(server.url, next);
      if (answer.status >= 500) endless.push(`${path}: ${answer.status}`);
      next = answer.location;
      if (next !== undefined && (seen.has(next) || seen.size > 4)) {
        endless.push(`${path} → ${next}`);
        break;
      }
      if (next !== undefined) {
        redirects += 1;
        seen.add(next);
      }
    }
  }
  const figures = { signs: signs.length, routes: allPages().length, addresses: paths.length, redirects };
  console.info(`Figures: ${JSON.stringify(figures)}`);
  expect(endless).toEqual([]);
});
