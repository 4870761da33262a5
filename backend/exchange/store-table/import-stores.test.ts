import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GetStoreResponse } from '#contract/zod/store.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { testCatalog, testNow } from '../../catalog/testing/catalog.ts';
import { article } from '../../domain/tables/goods.ts';
import { city, store, storeStock } from '../../domain/tables/places.ts';
import { fileIssueLine } from '../../platform/files/file-issue.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { importStores, type StoreImportOptions, StoresRefusedError } from './import-stores.ts';

const SHOP = 'https://shop.test';
const HEAD = 'code;city;region;name;address;landmark;phone;hours;latitude;longitude;time zone;services';
const tver =
  'tver-1;Тверь;Тверская область;Лавка на Советской;ул. Советская, 12;;8 (482) 212-34-56;ежедневно 10:00–21:00;56,8584;35.9176;;Примерка, Самовывоз';
const omsk =
  ';Омск;;Лавка на Ленина;ул. Ленина, 3;Остановка «Любинский»;+7 381 212-34-56;"пн–пт 10–20; сб, вс 11–19";54.98;73.37;Asia/Omsk;';

describe('importing stores', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let folder: string;
  beforeEach(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'vitrina-stores-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function take(rows: readonly string[], options: Partial<StoreImportOptions> = {}) {
    const file = join(folder, 'stores.csv');
    if (!options.file) await writeFile(file, `${[HEAD, ...rows].join('\r\n')}\r\n`);
    return importStores({
      db: database.db,
      file,
      dataDir: join(folder, 'data'),
      publicUrl: SHOP,
      ...options,
    });
  }
  const stores = () => database.db.select().from(store).orderBy(asc(store.code));
  async function refusal(
    rows: readonly string[],
    options: Partial<StoreImportOptions> = {},
  ): Promise<string[]> {
    const error = await take(rows, options).catch((reason: unknown) => reason);
    if (!(error instanceof StoresRefusedError)) throw error;
    return error.issues.map((issue) => fileIssueLine(issue));
  }

  it('feeds/stores-wild.csv: phones, days and places are read in the many ways in which people write them', async () => {
    await take([], { file: join(import.meta.dirname, '../testing/cases/feeds/stores-wild.csv') });
    const rows = await stores();
    expect(rows.map(({ code, cityCode, timeZone, phone }) => [code, cityCode, timeZone, phone])).toEqual([
      ['aura', 'yaroslavl', 'Europe/Moscow', '+74852313131;ext=12'],
      ['kir', 'yaroslavl', 'Europe/Moscow', '+74852303030'],
      ['kost', 'kostroma', 'Europe/Moscow', '+74942101010'],
    ]);
    expect(rows.map(({ hours }) => hours.length)).toEqual([1, 1, 2]);
    const ofContract = GetStoreResponse.shape.phone;
    for (const { phone } of rows) expect(ofContract.parse(phone)).toBe(phone);
  });

  it('stores in known places are added, with all fields that the contract requires', async () => {
    expect(await take([tver, omsk])).toEqual({ added: 2, changed: 0, unchanged: 0, left: 0, cities: 0 });
    const rows = await stores();
    expect(rows.map(({ code, cityCode, timeZone }) => [code, cityCode, timeZone])).toEqual([
      ['omsk-lavka-na-lenina', 'omsk', 'Asia/Omsk'],
      ['tver-1', 'tver', 'Europe/Moscow'],
    ]);
    for (const row of rows) GetStoreResponse.parse({ ...row, cityName: 'Город' });
    expect(rows[1]).toMatchObject({
      name: 'Лавка на\u00a0Советской',
      phone: '+74822123456',
      landmark: null,
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '21:00' }],
      latitude: 56.8584,
      services: ['Примерка', 'Самовывоз'],
    });
    const defaults = await database.db.select().from(city).where(eq(city.isDefault, true));
    expect(defaults.map(({ code }) => code)).toEqual(['omsk']);
  });

  it('importing the same table of stores again changes nothing, and importing a changed one writes only the differences', async () => {
    await take([tver, omsk]);
    const before = await stores();
    expect(await take([omsk, tver])).toMatchObject({ added: 0, changed: 0, unchanged: 2, cities: 0 });
    expect(await stores()).toEqual(before);
    const moved = tver.replace('ул. Советская, 12', 'ул. Советская, 14');
    expect(await take([moved])).toMatchObject({ added: 0, changed: 1, unchanged: 0, left: 0 });
    expect((await stores())[1]?.address).toBe('ул. Советская, 14');
  });

  describe('pictures of stores', () => {
    const named = (cell: string) => {
      const file = join(folder, 'stores.csv');
      return writeFile(file, `${HEAD};фотографии\n${tver};"${cell}"\n`).then(() => ({ file }));
    };
    const photo = async (name: string, width: number, height: number) =>
      writeFile(
        join(folder, name),
        await sharp({ create: { width, height, channels: 3, background: '#c8c0b0' } })
          .jpeg()
          .toBuffer(),
      );

    it('all pictures of a store are imported, the portrait first; importing them again changes nothing', async () => {
      await photo('hall.jpg', 1500, 1000);
      await photo('street.jpg', 900, 1200);
      const names = await named('hall.jpg\nstreet.jpg');
      expect(await take([], names)).toMatchObject({ added: 1 });
      const [{ pictures } = { pictures: [] }] = await stores();
      expect(pictures).toMatchObject([
        { widths: [400, 640, 960, 1280], width: 1280, height: 853, alt: 'Магазин «Лавка на\u00a0Советской»' },
        { widths: [400, 640], width: 640, height: 853 },
      ]);
      for (const { template } of pictures)
        expect(template).toMatch(/^\/pictures\/own\/whole\/[0-9a-f]{32}-\{width\}\.\{format\}$/);
      for (const row of await stores()) GetStoreResponse.parse({ ...row, cityName: 'Город' });
      expect(await take([], names)).toMatchObject({ changed: 0, unchanged: 1 });
      expect(await take([], { ...names, dryRun: true })).toMatchObject({ unchanged: 1 });
      expect(await take([tver])).toMatchObject({ changed: 1 });
      expect((await stores())[0]?.pictures).toEqual([]);
    });

    it('a dry run of importing stores saves no pictures', async () => {
      await photo('hall.jpg', 1500, 1000);
      await take([], { ...(await named('hall.jpg')), dryRun: true });
      await expect(readdir(join(folder, 'data', 'own-pictures'))).rejects.toThrow(/ENOENT/);
    });

    it.each([
      ['no.jpg', 'stores.csv:2, pictures: «no.jpg»: is not there'],
      ['small.jpg', 'stores.csv:2, pictures: «small.jpg»: is 300 pixels wide, less than 800'],
      ['page.jpg', 'stores.csv:2, pictures: «page.jpg»: it is not a JPEG, PNG, WebP, AVIF or GIF picture'],
      ['../x.jpg', 'stores.csv:2, pictures: «../x.jpg»: leads outside the folder of the feed'],
      ['a|b|c|d|e|f|g', 'stores.csv:2, pictures: are more than 6'],
    ])('the error in the store picture %s is reported, and nothing is imported', async (cell, why) => {
      await photo('small.jpg', 300, 200);
      await writeFile(join(folder, 'page.jpg'), '<!doctype html>');
      expect(await refusal([], await named(cell))).toEqual([why]);
      expect(await stores()).toEqual([]);
    });
  });

  it('with prune, stores that the table does not contain are removed, together with their stock', async () => {
    await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
    const count = (await stores()).length;
    const [size] = await database.db.select().from(article).limit(1);
    expect((await database.db.select().from(storeStock)).length).toBeGreaterThan(0);
    expect(await take([tver])).toMatchObject({ added: 1, left: 0, cities: 0 });
    await database.db
      .insert(storeStock)
      .values({ articleId: size?.id ?? randomUUID(), storeCode: 'tver-1', quantity: 1 });
    expect(await take([tver], { prune: true, dryRun: true })).toMatchObject({ unchanged: 1, left: count });
    expect(await stores()).toHaveLength(count + 1);
    await take([tver], { prune: true });
    expect((await stores()).map(({ code }) => code)).toEqual(['tver-1']);
    const left = await database.db.select().from(storeStock);
    expect(left.map(({ storeCode }) => storeCode)).toEqual(['tver-1']);
  });

  it('every error in a table of stores is reported with its line, and nothing is imported', async () => {
    expect(
      await refusal([tver, tver.replace('tver-1', 'TVER_1'), ';Тверь;;;;;12345;иногда;100;x;Mars/Base;']),
    ).toEqual([
      'stores.csv:3, code: tver-1 is already the store of line 2',
      'stores.csv:4, name: is missing',
      'stores.csv:4, address: is missing',
      'stores.csv:4, phone: is not a Russian phone number such as +7 495 123-45-67',
      'stores.csv:4, hours: are not written as in «пн–пт 10:00–21:00; сб, вс 11:00–20:00» («иногда»)',
      'stores.csv:4, latitude: is not a number of degrees between -90 and 90 such as 55.7617',
      'stores.csv:4, longitude: is not a number of degrees between -180 and 180 such as 55.7617',
      'stores.csv:4, time zone: is not a time zone such as Asia/Novosibirsk',
    ]);
    expect(await stores()).toEqual([]);
  });

  it("the town of a store is added to the shop's list of places if it is missing, and a town is never removed (§3.7.17)", async () => {
    const row = (region: string, zone: string) =>
      `k;Китеж;${region};Лавка;ул. Озёрная, 1;;+7 495 123-45-67;10–20;57;45;${zone};`;
    expect(await refusal([row('', '')])).toEqual([
      'stores.csv:2, time zone: is missing; that of Китеж is not known',
    ]);
    expect(await take([row('Самарская обл.', '')])).toMatchObject({ added: 1, cities: 1 });
    expect((await stores())[0]).toMatchObject({ cityCode: 'kitezh', timeZone: 'Europe/Samara' });
    const before = await database.db.$count(city);
    expect(before).toBeGreaterThan(1000);
    await take([tver], { prune: true });
    expect(await database.db.$count(city)).toBe(before);
  });

  it('a table of stores must name the region if several cities have the same name', async () => {
    const row = (region: string) =>
      `k;Киров;${region};Лавка;ул. Мира, 1;;+7 495 123-45-67;10–20;57;45;Europe/Moscow;`;
    expect(await refusal([row('')])).toEqual([
      'stores.csv:2, region: is needed: there are several Киров (Кировская область, Калужская область)',
    ]);
    await take([row('калужская область')]);
    expect((await stores())[0]?.cityCode).toBe('kirov-kaluzhskaya-oblast');
    await take([row('Другая область').replace('k;', 'other;')]);
    expect((await stores()).map(({ cityCode }) => cityCode)).toContain('kirov-drugaya-oblast');
  });

  it.each([
    ['', /^The file is empty/],
    [HEAD, /^The file has no stores/],
    ['PK\u0003\u0004\0\0', /is not a text file; save the spreadsheet as CSV/],
    ['city;name\nТверь;Лавка', /has no column address, phone, hours, latitude, longitude/],
    [`${HEAD};nmae\n${tver};`, /«nmae» is not a column of stores; the columns are code, city/],
    [`${HEAD};город\n${tver};`, /the column city comes twice/],
  ])('a table of stores with the contents %j is refused', async (text, why) => {
    const file = join(folder, 'stores.csv');
    await writeFile(file, text);
    await expect(importStores({ db: database.db, file, dataDir: folder, publicUrl: SHOP })).rejects.toThrow(
      why,
    );
  });

  it('a missing table of stores is refused', async () => {
    await expect(take([], { file: join(folder, 'no.csv') })).rejects.toThrow(/ENOENT/);
  });
});
