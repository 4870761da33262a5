import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Home, Listing } from '#contract/client/client.schemas.ts';
import { campaignCatalog } from '../../catalog/testing/campaigns.ts';
import { testNow } from '../../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../../catalog/testing/shop.ts';
import { article, category } from '../../domain/tables/goods.ts';
import { fileIssueLine } from '../../platform/files/file-issue.ts';
import { ContentRefused } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { putContent } from './put-content.ts';
import { readContentFolder } from './read-folder.ts';
import { writeContentFolder } from './write-folder.ts';

const PICTURE = { template: '/a/{width}.{format}', widths: [600], tint: '#e4e2dd', width: 600, height: 400 };
const scene = JSON.stringify({ ...PICTURE, alt: '' });

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await openTestShop(campaignCatalog());
  folder = await mkdtemp(join(tmpdir(), 'periods-'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
const read = (timeZone?: string) =>
  readContentFolder(folder, {
    take: async () => PICTURE,
    ...(timeZone !== undefined && { timeZone }),
  });
async function put(timeZone?: string, prune = false) {
  const { content } = await read(timeZone);
  return shop.db.transaction((tx) =>
    putContent(tx, content, { now: testNow, idOf: () => crypto.randomUUID(), prune }),
  );
}
/** Reads the folder, which must be refused. Returns the error lines that an operator sees. */
const refusals = () =>
  read().then(
    () => [],
    (error: unknown) => {
      if (error instanceof ContentRefused) return error.issues.map((issue) => fileIssueLine(issue));
      throw error;
    },
  );

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await shop.call(path, { query });
  expect(answer.status).toBe(200);
  return answer.json();
}
const home = () => get<Home>('/api/content-orchestration/v1/home');
const listing = (path: string) =>
  shop.call('/api/catalog-orchestration/v1/listings', { query: { path, page: '1' } });

const hero = (title: string, more = '') =>
  `{ title: ${title}, text: б, link: { label: в, path: /novinki }, scene: { wide: ${scene}, narrow: ${scene} }${more} }`;
const services = (title: string, more = '') =>
  `  - { kind: services, title: ${title}, services: [{ title: г, text: д }]${more} }\n`;

/**
 * For a period from 27 to 30 November in each time zone: the last moment before the period, its first moment,
 * and its end (the first moment after it).
 */
const AROUND: [zone: string, last: string, first: string, end: string][] = [
  ['Europe/Moscow', '2026-11-26T20:59:59.999Z', '2026-11-26T21:00:00.000Z', '2026-11-30T21:00:00.000Z'],
  ['Europe/Berlin', '2026-11-26T22:59:59.999Z', '2026-11-26T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
];

it.each(AROUND)(
  'the home page has the current hero and the current sections before and after midnight in %s',
  async (zone, last, first, end) => {
    const days = ', from: 2026-11-27, to: 2026-11-30';
    await write(
      'home.yaml',
      `hero: ${hero('Зима')}\ntimedHeroes:\n  - ${hero('Пятница', days)}\nsections:\n${services('Всегда')}${services('Дни', days)}`,
    );
    await put(zone);
    const shown = async (moment: string) => {
      shop.setNow(new Date(moment));
      const { hero: one, sections } = await home();
      return [one?.title, ...sections.map(({ title }) => title)];
    };
    expect(await shown(last)).toEqual(['Зима', 'Всегда']);
    expect(await shown(first)).toEqual(['Пятница', 'Всегда', 'Дни']);
    expect(await shown(new Date(Date.parse(end) - 1).toISOString())).toEqual(['Пятница', 'Всегда', 'Дни']);
    expect(await shown(end)).toEqual(['Зима', 'Всегда']);
  },
);

it.each(AROUND)(
  'a promotion opens and closes at midnight in %s, and shows its days',
  async (zone, last, first, end) => {
    await write(
      'campaigns.yaml',
      '- { path: aktsii/pyatnitsa, name: Пятница, kind: promotion, ordinal: 1, landing: { text: а, from: 2026-11-27, to: 2026-11-30 } }\n',
    );
    await put(zone);
    const status = async (moment: string) => {
      shop.setNow(new Date(moment));
      return (await listing('aktsii/pyatnitsa')).status;
    };
    expect([await status(last), await status(first), await status(end)]).toEqual([404, 200, 404]);
    shop.setNow(new Date(first));
    const { landing }: Listing = await (await listing('aktsii/pyatnitsa')).json();
    expect(landing).toMatchObject({ startsAt: '2026-11-27', endsAt: '2026-11-30' });
  },
);

it("a listing shows a further tile during that tile's period, and its usual tile at other times", async () => {
  const tile = (title: string, more = '') =>
    `{ title: ${title}, link: { label: в, path: /novinki }, picture: ${scene}${more} }`;
  await write(
    'decorations.yaml',
    `- path: muzhchinam\n  tile: ${tile('Зима')}\n  timedTiles:\n    - ${tile('Час', ', from: 2026-11-27 10:00, to: 2026-11-27 11:00')}\n`,
  );
  await put();
  const shown = async (moment: string) => {
    shop.setNow(new Date(moment));
    const { tile: one }: Listing = await (await listing('muzhchinam')).json();
    return one?.title;
  };
  expect(await shown('2026-11-27T06:59:59.999Z')).toBe('Зима');
  expect(await shown('2026-11-27T07:00:00.000Z')).toBe('Час');
  expect(await shown('2026-11-27T08:00:00.000Z')).toBe('Зима');
});

it('imported prices replace all scheduled prices of the same code, and with prune, the import removes the scheduled prices of all other codes', async () => {
  const [size] = await shop.db.select().from(article).limit(1);
  const sku = size?.sku ?? '';
  const scheduled = async () =>
    (await shop.db.select().from(article).where(eq(article.sku, sku)))[0]?.scheduledPrice;
  const entry = `- sku: ${sku}\n  price: 990.50\n  oldPrice: 1990\n`;
  await write(
    'prices.yaml',
    `${entry}  to: 2026-11-30\n- vendorCode: NET-TAKOGO\n  price: 5\n  from: 2026-12-01\n`,
  );
  const { parts, warnings } = await put();
  expect(parts.prices).toEqual({ added: 2, changed: 0, unchanged: 0, left: 0 });
  expect(warnings.map((issue) => fileIssueLine(issue))).toEqual([
    'prices.yaml, NET-TAKOGO: no goods of the shop have this code yet',
  ]);
  expect(await scheduled()).toBe(99_050);
  expect((await put()).parts.prices).toMatchObject({ unchanged: 2, changed: 0 });
  await write('prices.yaml', `${entry}  from: 2026-11-30\n`);
  expect((await put()).parts.prices).toMatchObject({ changed: 1, left: 0 });
  expect(await scheduled()).toBeNull();
  expect((await put(undefined, true)).parts.prices).toMatchObject({ unchanged: 1, left: 1 });
  expect((await loadContent(shop.db)).prices.map(({ code }) => code)).toEqual([sku]);
});

it('periods are exported as a person would write them, and importing the export changes nothing', async () => {
  await write(
    'prices.yaml',
    '- { sku: A-1, price: 990, from: 2026-11-27, to: 2026-11-30 }\n- { vendorCode: A, price: 9, to: 2026-11-30 18:00 }\n',
  );
  await write(
    'home.yaml',
    `hero: null\ntimedHeroes:\n  - ${hero('Пятница', ', from: 2026-11-27')}\nsections:\n${services('Дни', ', to: 2026-10-25 02:30')}`,
  );
  await write(
    'campaigns.yaml',
    '- { path: aktsii/chas, name: Час, kind: promotion, ordinal: 1, landing: { text: а, from: 2026-11-27 10:00, to: 2026-11-30 } }\n',
  );
  await put('Europe/Berlin');
  // The campaigns of the test shop are stored with whole days in Moscow time. This first export and import
  // converts them to exact moments.
  await writeContentFolder(folder, await loadContent(shop.db), 'Europe/Berlin');
  await put('Europe/Berlin');
  const before = await loadContent(shop.db);
  expect(before.prices).toMatchObject([{ code: 'A-1' }, { code: 'A', to: '2026-11-30T17:00:00.000Z' }]);
  await writeContentFolder(folder, before, 'Europe/Berlin');
  const { content } = await read('Europe/Berlin');
  expect(content).toEqual(before);
  const rows = Object.values((await put('Europe/Berlin', true)).parts);
  expect(rows.filter(({ added, changed, left }) => added + changed + left > 0)).toEqual([]);
});

it('a content folder that was exported before campaigns had times can still be imported', async () => {
  await write(
    'campaigns.yaml',
    '- { path: aktsii/a, name: а, kind: promotion, ordinal: 1, landing: { text: а, startsAt: 2026-11-27, endsAt: null } }\n',
  );
  await put();
  const [node] = await shop.db.select().from(category).where(eq(category.path, 'aktsii/a'));
  expect(node?.landing).toEqual({
    text: 'а',
    scene: null,
    terms: null,
    startsAt: '2026-11-27',
    endsAt: null,
  });
});

it('invalid periods are refused with their file and line', async () => {
  await write(
    'prices.yaml',
    [
      '- sku: A-1',
      '  price: 990',
      '  from: 2026-11-30',
      '  to: 2026-11-27',
      '- { sku: A-2, price: 990 }',
      '- { sku: A-3, price: 990, from: 27.11.2026 }',
      '- { price: 990, from: 2026-11-27 }',
      '- { sku: A-4, price: 990, oldPrice: 990, from: 2026-11-27 }',
      '- { sku: A-5, price: 0, from: 2026-11-27 }',
      '- { sku: A-6, vendorCode: A, price: 9, oldPrice: 9, from: 2026-11-27, to: 2026-11-26 }',
    ].join('\n'),
  );
  await write(
    'home.yaml',
    `hero: null\nsections:\n${services('Дни', ', from: 2026-11-30 18:00, to: 2026-11-30 18:00')}`,
  );
  await write(
    'campaigns.yaml',
    '- path: aktsii/a\n  name: а\n  kind: promotion\n  ordinal: 1\n  landing:\n    text: а\n    from: 2026-11-30\n    to: 2026-11-01\n',
  );
  expect(await refusals()).toEqual([
    'home.yaml:3, sections.0.to: must be later than from',
    'campaigns.yaml:8, 0.landing.to: must be later than from',
    'prices.yaml:4, 0.to: must be later than from',
    'prices.yaml:5, 1: from, to or both',
    'prices.yaml:6, 2.from: must be a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00; write 2026-11-27',
    'prices.yaml:7, 3: one of sku and vendorCode',
    'prices.yaml:8, 4.oldPrice: must be more than price',
    'prices.yaml:9, 5.price: more than 0',
    'prices.yaml:10, 6.to: must be later than from',
    'prices.yaml:10, 6: one of sku and vendorCode',
    'prices.yaml:10, 6.oldPrice: must be more than price',
  ]);
});

it('scheduled prices with another mistake are not checked for contradictions with other prices', async () => {
  await write(
    'prices.yaml',
    [
      '- { sku: A-1, price: 990, from: 2026-11-30, to: 2026-11-27 }',
      '- { sku: A-2, price: 990, from: 2026-11-30, to: 2026-11-27 }',
      '- { vendorCode: B, price: 990, oldPrice: 890, from: 2026-11-30 }',
      '- { vendorCode: C, price: 990, oldPrice: 890, from: 2026-11-30 }',
    ].join('\n'),
  );
  expect(await refusals()).toEqual([
    'prices.yaml:1, 0.to: must be later than from',
    'prices.yaml:2, 1.to: must be later than from',
    'prices.yaml:3, 2.oldPrice: must be more than price',
    'prices.yaml:4, 3.oldPrice: must be more than price',
  ]);
});

it('two scheduled prices of a code that begin at the same moment are refused', async () => {
  await write(
    'prices.yaml',
    '- { sku: A, price: 9, from: 2026-11-27 }\n- { sku: A, price: 8, from: 2026-11-27 00:00 }\n',
  );
  expect(await refusals()).toEqual(['prices.yaml:2, 1: A has another price from the same moment']);
});
