import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typeset } from '#shared/text/typeset.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { promoCode } from '../../cart/base/tables.ts';
import { testCatalog, testNow } from '../../catalog/testing/catalog.ts';
import { fillInPage, sellerDetails } from '../../domain/pages/page-details.ts';
import { sellerSettings } from '../../domain/seller-settings.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { category, categoryGroup } from '../../domain/tables/goods.ts';
import { fileIssueLine } from '../../platform/files/file-issue.ts';
import { databaseWith, type TestDatabase } from '../../platform/testing/database.ts';
import { openImportTest } from '../testing/import.ts';
import { ContentRefused } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { putContent, putTriedContent } from './put-content.ts';
import { readContentFolder, tryContentFolder } from './read-folder.ts';
import { openPictureTaker } from './take-picture.ts';
import { writeContentFolder } from './write-folder.ts';

const typesetShop = databaseWith((db) => {
  const catalog = testCatalog();
  const home = JSON.parse(typeset(JSON.stringify(catalog.home)));
  return seedDemo(db, { catalog: { ...catalog, home }, now: testNow });
});

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await typesetShop();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const write = async (file: string, text: string | Uint8Array) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
const read = (shownLater = {}) =>
  readContentFolder(folder, { shownLater, take: openPictureTaker(folder, join(folder, 'originals'), true) });
const put = async (options: { prune?: boolean } = {}) => {
  const { content } = await read();
  return database.db.transaction((tx) => putContent(tx, content, { ...putOptions, ...options }));
};
const putOptions = { now: testNow, idOf: () => crypto.randomUUID() };

it('importing exported content into the same shop changes nothing', async () => {
  const before = await loadContent(database.db);
  await writeContentFolder(folder, before);
  const { parts } = await put({ prune: true });
  expect(Object.keys(parts)).toHaveLength(9);
  expect(Object.entries(parts).filter(([, { added, changed, left }]) => added + changed + left > 0)).toEqual(
    [],
  );
  expect(await loadContent(database.db)).toEqual(before);
});

it('importing exported content into the same shop changes nothing if the shop has only goods of a feed', async () => {
  const shop = await openImportTest();
  try {
    await shop.import([{ id: 'D-1', group: 'D', colour: 'Синий', size: '46', name: 'Платье' }]);
    const before = await loadContent(shop.db);
    expect(before.campaigns?.map(({ kind }) => kind)).toEqual(['new', 'sale']);
    await writeContentFolder(folder, before);
    const { content } = await read();
    await shop.db.transaction((tx) => putContent(tx, content, putOptions));
    expect(await loadContent(shop.db)).toEqual(before);
  } finally {
    await shop.close();
  }
});

it('a page, a promo code and a collection with its goods are imported; importing them again changes nothing', async () => {
  await write(
    'pages/support/gifts.md',
    '---\ntitle: Подарки\ndescription: О подарках.\nupdated: 2026-11-20\n---\n\nТекст.\n',
  );
  await write('promo-codes.yaml', '- code: ZIMA20\n  percent: 20\n  ends: 2026-12-31\n');
  await write(
    'campaigns.yaml',
    '- path: kollektsiya/novyy-god\n  name: Новый год\n  kind: collection\n  ordinal: 7\n  goods: [svitshot]\n  landing: { text: К празднику. }\n',
  );
  const { parts } = await put();
  expect(parts).toMatchObject({ pages: { added: 1 }, promoCodes: { added: 1 }, campaigns: { added: 1 } });
  const [page] = await database.db.select().from(contentPage).where(eq(contentPage.slug, 'gifts'));
  expect(page).toMatchObject({ kind: 'support', body: { blocks: [{ kind: 'paragraph', text: 'Текст.' }] } });
  const [code] = await database.db.select().from(promoCode).where(eq(promoCode.code, 'ZIMA20'));
  expect(code).toMatchObject({ kind: 'percent', value: 20, endsAt: new Date('2026-12-31T20:59:59.999Z') });
  const gathered = await database.db
    .select({ path: category.path })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .where(eq(category.path, 'kollektsiya/novyy-god'));
  expect(gathered).toHaveLength(1);
  expect((await put()).parts).toMatchObject({
    pages: { added: 0, changed: 0 },
    promoCodes: { added: 0, changed: 0 },
    campaigns: { added: 0, changed: 0 },
  });
});

it('with prune, an import removes entries that the folder does not contain, but only in parts that the folder contains; without prune, it removes nothing', async () => {
  await write('promo-codes.yaml', '- code: ZIMA20\n  percent: 20\n');
  const before = await loadContent(database.db);
  expect((await put()).parts.promoCodes?.left).toBe(0);
  expect((await put({ prune: true })).parts.promoCodes?.left).toBe(before.promoCodes.length);
  const after = await loadContent(database.db);
  expect(after.promoCodes.map(({ code }) => code)).toEqual(['ZIMA20']);
  expect(after.pages).toEqual(before.pages);
});

it('a journal piece is imported with its pictures and goods, and exported unchanged', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b28a5e' } })
    .jpeg()
    .toBuffer();
  await write('pictures/coats.jpg', picture);
  const own = '{ file: pictures/coats.jpg, alt: Пальто }';
  const head = `title: Шерсть\ndescription: О шерсти.\nupdated: 2026-11-20\nscene: { wide: ${own}, narrow: ${own} }\n`;
  const matter = `${head}goods: [plate-midi-izumrud, net-takogo]\npictures: { rail: { file: pictures/coats.jpg } }\n`;
  await write('pages/journal/sherst.md', `---\n${matter}---\n\nТекст.\n\n![На рейле](rail "Плечики")\n`);
  const { parts, warnings } = await put();
  expect(parts).toMatchObject({ pages: { added: 1 } });
  expect(warnings).toEqual([
    { file: 'pages/journal/sherst.md', place: 'goods', why: 'net-takogo is not a product of the shop' },
  ]);
  const [piece] = (await loadContent(database.db)).pages.filter(({ kind }) => kind === 'journal');
  expect(piece?.body).toMatchObject({
    scene: { wide: { alt: 'Пальто', width: 900, height: 600 } },
    productUrls: ['plate-midi-izumrud', 'net-takogo'],
    blocks: [
      { kind: 'paragraph' },
      { kind: 'picture', picture: { alt: typeset('На рейле') }, caption: 'Плечики' },
    ],
  });
  await writeContentFolder(folder, await loadContent(database.db));
  expect((await put()).parts).toMatchObject({ pages: { added: 0, changed: 0 } });
  await write('pages/journal/sherst.md', `---\n${head}---\n\n![Пальто](net)\n`);
  await expect(read()).rejects.toMatchObject({
    issues: [
      { file: 'pages/journal/sherst.md', line: 8, place: '', why: 'the front matter has no picture net' },
    ],
  });
});

it('pictures from the content folder are imported as the shop’s own pictures', async () => {
  const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#b28a5e' } })
    .jpeg()
    .toBuffer();
  await write('pictures/hero.jpg', picture);
  const scene = '{ file: pictures/hero.jpg, alt: Пальто }';
  await write(
    'home.yaml',
    `hero: { title: Зима, text: Тепло., link: { label: Смотреть, path: /novinki }, scene: { wide: ${scene}, narrow: ${scene} } }\nsections: []\n`,
  );
  const { content } = await read();
  expect(content.home?.hero?.scene.wide).toMatchObject({
    template: expect.stringMatching(/^\/pictures\/own\/[0-9a-f]{32}-\{width\}\.\{format\}$/),
    alt: 'Пальто',
    width: 900,
    height: 450,
  });
});

it('the sample folder in samples/content is read without errors', async () => {
  const sample = fileURLToPath(new URL('../../../samples/content', import.meta.url));
  const take = openPictureTaker(sample, join(folder, 'originals'), false);
  const { content, warnings } = await readContentFolder(sample, { take });
  expect(Object.keys(content)).toHaveLength(9);
  expect(warnings).toEqual([]);
});

it('placeholders for the seller stay in the text, and placeholders without a setting are reported', async () => {
  await write(
    'pages/policy/terms.md',
    '---\ntitle: Условия\ndescription: Кто продаёт.\nupdated: 2026-11-20\n---\n\nПродавец: [наименование продавца], ОГРН [ОГРН].\n',
  );
  const { content, warnings } = await read({ 'наименование продавца': 'ООО «Ткани»' });
  expect(JSON.stringify(content.pages)).toContain('[наименование продавца]');
  expect(warnings).toEqual([{ file: 'pages/policy/terms.md', place: '[ОГРН]', why: 'is not filled in' }]);
});

it.each([
  ['1027700132195', 'Продавец: ОГРН 1027700132195.'],
  ['304500116000157', 'Продавец: ОГРНИП 304500116000157.'],
])('the registration number of the seller is filled in: %s', async (ogrn, words) => {
  await write(
    'pages/policy/terms.md',
    '---\ntitle: Условия\ndescription: Кто продаёт.\nupdated: 2026-11-20\n---\n\nПродавец: ОГРН [ОГРН].\n',
  );
  const { content } = await read();
  const details = sellerDetails(sellerSettings.parse({ SELLER_OGRN: ogrn }));
  const shown = content.pages?.map(({ body }) => fillInPage(body, details));
  expect(JSON.stringify(shown).replaceAll('\u00a0', ' ')).toContain(words);
});

it('placeholders are exported with plain spaces, so that an editor can search for them, and are imported unchanged', async () => {
  const words = '[перечень обработчиков и их адреса]';
  const text = `Продавец: [наименование продавца]. Обработка поручается: ${words}.`;
  await write(
    'pages/policy/terms.md',
    `---\ntitle: Условия\ndescription: "Кратко: ${words}"\nupdated: 2026-11-20\n---\n\n${text}\n`,
  );
  await put();
  await rm(join(folder, 'pages'), { recursive: true });
  await writeContentFolder(folder, await loadContent(database.db));
  const exported = await readFile(join(folder, 'pages/policy/terms.md'), 'utf8');
  expect(exported).toContain(text);
  expect(exported).toContain(`Кратко: ${words}`);
  expect((await put()).parts.pages).toMatchObject({ added: 0, changed: 0 });
});

it('an import reports the errors of all files at once, with their lines', async () => {
  await write(
    'promo-codes.yaml',
    '- code: ZIMA20\n  percent: "20"\n  ends: 01.12.2026\n- code: LETO\n  sum: 300\n  listings: [net]\n',
  );
  await write('gift-rules.yaml', '- title: Подарок\n  models: [net]\n  gifts: [NET]\n');
  await write('home.yml', 'hero: null\n');
  await write('pages/page/a.md', '---\ntitle: а\nupdated: 2026-11-20\n---\n\n**а**\n\n> б\n');
  const reading = await tryContentFolder(folder, { take: openPictureTaker(folder, folder, false) });
  const refused = database.db.transaction((tx) => putTriedContent(tx, reading, putOptions));
  const error = await refused.catch((reason: unknown) => reason);
  expect(error instanceof ContentRefused && error.issues.map((issue) => fileIssueLine(issue))).toEqual([
    'pages/page/a.md:2, description: is missing',
    'pages/page/a.md:6: this text must be plain: strong is not allowed here',
    'pages/page/a.md:8: blockquote cannot be shown on a page',
    'promo-codes.yaml:2, 0.percent: must be a number without quotes: 20',
    'promo-codes.yaml:3, 0.ends: must be a day such as 2027-01-08; write 2026-12-01',
    expect.stringMatching(/^home\.yml: is not a file of the content/),
    'gift-rules.yaml:1, Подарок: net is not a model of the shop',
    'gift-rules.yaml:1, Подарок: NET is not a SKU of the shop',
  ]);
});

describe('an import with errors reports every error and changes nothing', () => {
  it.each([
    ['promo-codes.yaml', '- code: ZIMA20\n', '0', /one of percent/],
    ['promo-codes.yaml', '- code: zima\n  percent: 5\n', '0.code', /capital/],
    ['promo-codes.yaml', '- [\n', '', /bracket/],
    [
      'promo-codes.yaml',
      '- { code: ZIMA20, percent: 5 }\n- { code: ZIMA20, percent: 9 }\n',
      '1.code',
      /another promo code has this code/,
    ],
    [
      'promo-codes.yaml',
      '- { code: ZIMA20, percent: 5, starts: 2026-12-02, ends: 2026-12-01 }\n',
      '0.ends',
      /must not be before starts/,
    ],
    [
      'gift-rules.yaml',
      '- { title: Шарф, gifts: [A-1] }\n- { title: Шарф, gifts: [A-2] }\n',
      '1.title',
      /another gift rule has this id or title/,
    ],
    ['decorations.yaml', '- { path: a }\n- { path: a }\n', '1.path', /another entry has this path/],
    ['services.yaml', '- kind: gift\n  title: а\n  text: б\n  link: null\n', '0.kind', /./],
    [
      'size-tables.yaml',
      'x: { title: а, note: null, columns: [б], rows: [{ russian: "42", european: null, international: null, measurements: [] }], advice: [] }\n',
      'x.rows.0.measurements',
      /1 measurements/,
    ],
    [
      'home.yaml',
      'hero: { title: а, text: б, link: { label: в, path: г }, scene: null }\nsections: []\n',
      'hero.link.path',
      /slash/,
    ],
    ['pages/page/a.md', 'Без заголовка.', '', /front matter/],
    ['pages/page/a.md', '---\ntitle: а\ndescription: б\nupdated: 2026-11-20\n---\n\n**а**\n', '', /plain/],
    [
      'decorations.yaml',
      '- path: net\n  tile: { title: а, link: { label: б, path: /в }, picture: { file: ../secret.jpg } }\n',
      '0.tile.picture',
      /does not exist|outside/,
    ],
  ])('a mistake in the file %s with the text %j is reported', async (file, text, place, why) => {
    await write(file, text);
    await expect(read()).rejects.toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ file, place, why: expect.stringMatching(why) }),
      ]),
    });
  });

  it.each([
    ['promo-codes.yaml', '- code: ZIMA20\n  percent: 5\n  listings: [net]\n', 'net is not a listing'],
    ['gift-rules.yaml', '- title: Подарок\n  gifts: [NET]\n', 'NET is not a SKU'],
    ['gift-rules.yaml', '- title: Подарок\n  models: [net]\n  gifts: [NET]\n', 'net is not a model'],
    [
      'campaigns.yaml',
      '- { path: kollektsiya/a, name: а, kind: collection, ordinal: 1, goods: [net] }\n',
      'net is not a model',
    ],
    [
      'campaigns.yaml',
      '- { path: zhenshchinam, name: а, kind: collection, ordinal: 1 }\n',
      'already the path of a category',
    ],
    ['decorations.yaml', '- path: net\n', 'not a listing'],
  ])(
    'the file %s with the text %j is refused, because it does not match the goods and listings of the shop',
    async (file, text, why) => {
      await write(file, text);
      const before = await loadContent(database.db);
      await expect(put()).rejects.toMatchObject({
        issues: expect.arrayContaining([
          expect.objectContaining({ file, why: expect.stringContaining(why) }),
        ]),
      });
      expect(await loadContent(database.db)).toEqual(before);
    },
  );
});
