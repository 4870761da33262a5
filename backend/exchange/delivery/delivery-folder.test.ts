import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { readDemoDelivery } from '../../../demo/delivery/read-demo-delivery.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { testCatalog, testNow } from '../../catalog/testing/catalog.ts';
import { loadDeliveryTable } from '../../delivery/table.ts';
import { type FileIssue, fileIssueLine } from '../../platform/files/file-issue.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { importStores } from '../store-table/import-stores.ts';
import { loadDelivery } from './load-delivery.ts';
import { putDelivery, putDeliveryReading } from './put-delivery.ts';
import { readDeliveryFolder, tryDeliveryFolder } from './read-folder.ts';
import { putStarterDelivery, STARTER } from './starter.ts';
import { writeDeliveryFolder } from './write-folder.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const put = async () => {
  const reading = await tryDeliveryFolder(folder);
  return database.db.transaction((tx) => putDeliveryReading(tx, reading));
};
const refusal = async () =>
  put().then(
    () => expect.unreachable(),
    (error: { issues: FileIssue[] }) => error.issues.map((issue) => fileIssueLine(issue)),
  );

it('an exported delivery table has its keys in the order in which people would write them', async () => {
  await writeDeliveryFolder(folder, await loadDelivery(database.db));
  const file = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await file('calendar.yaml')).toMatch(/^holidays:\n {2}- from: \S+\n {4}to: /);
  const [method = ''] = (await file('methods.yaml')).split(/\n(?=- )/);
  expect(method).toMatch(/^- id: \S+\n {2}kind: \S+\n {2}name: .+\n[\s\S]*deliversOn: \[\d/);
  expect(await file('zones.yaml')).toMatch(/\n {6}price: \d+\n([\s\S]*\n)? {6}days: /);
});

it('importing an exported delivery table again changes nothing (§3.7.2)', async () => {
  const before = await loadDelivery(database.db);
  expect(await writeDeliveryFolder(folder, before)).toHaveLength(6);
  const report = await put();
  expect(Object.values(report).map(({ isChanged }) => isChanged)).toEqual(Array(6).fill(false));
  expect(await loadDelivery(database.db)).toEqual(before);
  expect(await readDeliveryFolder(folder)).toEqual(before);
});

it.each([
  ['- { way: post, paidBy: shop }\n- { way: post, paidBy: buyer }\n', 'each way once'],
  ['[]\n', 'at least one way'],
  ['- { way: locker, paidBy: shop }\n', 'way'],
])('the ways of return %j are refused', async (text, why) => {
  await write('returns.yaml', text);
  expect(await refusal()).toEqual([expect.stringMatching(new RegExp(`returns\\.yaml.*${why}`))]);
});

it('an import replaces the parts whose files exist, and does not change the other parts (§3.7.2)', async () => {
  const before = await loadDelivery(database.db);
  await write(
    'warehouse.yaml',
    "timeZone: Asia/Omsk\ncutOff: '10:00'\nworksOn: [1]\npostalCode: '644000'\npiece: { grams: 1, length: 1, width: 1, height: 1 }\n",
  );
  await write(
    'points.yaml',
    "- { code: a, kind: locker, cityCode: omsk, name: А, address: 'ул. Мира, 1', latitude: 1, longitude: 2, payments: [sbp] }\n",
  );
  expect(await put()).toEqual({
    warehouse: { entries: 1, isChanged: true },
    points: { entries: 1, isChanged: true },
  });
  const after = await loadDelivery(database.db);
  expect(after).toMatchObject({
    warehouse: { timeZone: 'Asia/Omsk' },
    zones: before.zones,
    methods: before.methods,
  });
  expect(after.points).toMatchObject([{ code: 'a', address: 'ул. Мира, 1', hours: [], fitting: 'none' }]);
  await database.db.transaction((tx) => putDelivery(tx, before));
});

it('a delivery table may refer to places and regions by name (§3.7.20)', async () => {
  const before = await loadDelivery(database.db);
  await write(
    'zones.yaml',
    `- name: Рядом
  cities: [Казань, 'Киров, Калужская обл.', yaroslavl]
  regions: [Татарстан, Москва]
  tariffs: {}
`,
  );
  await put();
  expect((await loadDelivery(database.db)).zones).toMatchObject([
    {
      cities: ['kazan', 'kirov-kaluzhskaya-oblast', 'yaroslavl'],
      regions: ['Республика Татарстан', 'Москва'],
    },
  ]);
  await database.db.transaction((tx) => putDelivery(tx, before));
});

describe('an import with errors reports them with file, line and key, and changes nothing:', () => {
  const zone = (rest: string) => `- name: Россия\n  rest: true\n  tariffs:\n    ${rest}\n`;
  test.each<[string, string, string, RegExp]>([
    ['broken YAML', 'zones.yaml', '- name: [', /^zones\.yaml:1: /],
    ['an unknown key', 'warehouse.yaml', 'timezone: Europe/Moscow\n', /timezone/],
    [
      'a misspelt time zone',
      'warehouse.yaml',
      'timeZone: Europe/Moskow\n',
      /^warehouse\.yaml:1, timeZone: a time zone/,
    ],
    [
      'an impossible day',
      'calendar.yaml',
      'holidays:\n  - { from: 2027-02-30, to: 2027-03-01 }\n',
      /^calendar\.yaml:2, holidays\.0\.from: must be a day/,
    ],
    [
      'a price below nothing',
      'zones.yaml',
      zone('courier: { price: -1, days: 1 }'),
      /^zones\.yaml:4, 0\.tariffs\.courier\.price: /,
    ],
    [
      'days in the wrong order',
      'zones.yaml',
      zone('courier: { price: 1, days: [3, 1] }'),
      /^zones\.yaml:4, 0\.tariffs\.courier\.days: the smaller/,
    ],
    [
      'steps that rise',
      'zones.yaml',
      zone('courier: { price: 1, steps: [{ from: 5, price: 2 }], days: 1 }'),
      /dearer/,
    ],
    [
      'an unknown method',
      'zones.yaml',
      zone('drone: { price: 1, days: 1 }'),
      /^zones\.yaml:\d, 0\.tariffs\.drone: drone is not a method$/,
    ],
    [
      'an unknown city',
      'zones.yaml',
      '- name: Там\n  cities: [atlantida]\n  tariffs: {}\n',
      /^zones\.yaml:\d, 0\.cities\.0: atlantida is not a place of the shop$/,
    ],
    [
      'a misspelt place',
      'zones.yaml',
      '- name: Там\n  cities: [Казнь]\n  tariffs: {}\n',
      /^zones\.yaml:\d, 0\.cities\.0: Казнь is not a place of the shop; did you mean Казань \(kazan\)\?$/,
    ],
    [
      'a misspelt code of a place',
      'zones.yaml',
      '- name: Там\n  cities: [yaroslav]\n  tariffs: {}\n',
      /yaroslav is not a place of the shop; did you mean Ярославль \(yaroslavl\)\?$/,
    ],
    [
      'a misspelt region',
      'zones.yaml',
      '- name: Там\n  regions: [Тверьская область]\n  tariffs: {}\n',
      /^zones\.yaml:\d, 0\.regions\.0: Тверьская область is not a region of the shop; did you mean Тверская область\?$/,
    ],
    [
      'a name of several places',
      'zones.yaml',
      '- name: Там\n  cities: [Киров]\n  tariffs: {}\n',
      /there are several places Киров: write Киров, Кировская область; Киров, Калужская область$/,
    ],
    [
      'a place of two zones, by code and name',
      'zones.yaml',
      '- { name: А, cities: [kazan], tariffs: {} }\n- { name: Б, cities: [Казань], tariffs: {} }\n',
      /^zones\.yaml:\d, 1\.cities\.0: the zone «А» has Казань already$/,
    ],
    [
      'a city of two zones',
      'zones.yaml',
      '- { name: А, cities: [kazan], tariffs: {} }\n- { name: Б, cities: [kazan], tariffs: {} }\n',
      /^zones\.yaml:2, 1\.cities\.0: the zone «А» already has it$/,
    ],
    [
      'two methods to the same places',
      'methods.yaml',
      '- { id: a, kind: store, name: А, payments: [sbp] }\n- { id: b, kind: store, name: Б, payments: [sbp] }\n',
      /^methods\.yaml:2, 1\.kind: another method leads/,
    ],
    [
      'a carrier for stores',
      'methods.yaml',
      '- { id: a, kind: store, name: А, payments: [sbp], carrier: cdek }\n',
      /0\.carrier: a carrier can only have/,
    ],
    [
      'days to choose of the post',
      'methods.yaml',
      '- { id: a, kind: post, name: А, payments: [sbp], daysToChoose: 7 }\n',
      /^methods\.yaml:1, 0\.daysToChoose: only couriers/,
    ],
    [
      'a daily limit without a choice of days',
      'methods.yaml',
      '- { id: a, kind: courier, name: А, payments: [sbp], ordersPerDay: 40 }\n',
      /^methods\.yaml:1, 0\.ordersPerDay: a limit of orders/,
    ],
    [
      'a point in an unknown city',
      'points.yaml',
      '- { code: a, kind: locker, cityCode: atlantida, name: А, address: Б, latitude: 1, longitude: 2, payments: [sbp] }\n',
      /^points\.yaml:\d, 0\.cityCode: atlantida is not a place/,
    ],
  ])('a delivery table with %s is refused with the file and line', async (_, file, text, line) => {
    const before = await loadDelivery(database.db);
    await write(file, text);
    expect(await refusal()).toContainEqual(expect.stringMatching(line));
    expect(await loadDelivery(database.db)).toEqual(before);
  });

  test('removing a delivery method that tariffs of the shop still use is refused', async () => {
    await write('methods.yaml', '- { id: courier, kind: courier, name: Курьером, payments: [sbp] }\n');
    expect(await refusal()).toContain('zones.yaml, 0.tariffs.post: post is not a method');
  });
});

describe('tables of the project', () => {
  it.each([
    ['the starter', STARTER],
    ['the sample', fileURLToPath(new URL('../../../samples/delivery', import.meta.url))],
  ])('the delivery table of %s is read without errors', async (_, path) => {
    const set = await readDeliveryFolder(path);
    expect(Object.keys(set)).toEqual(expect.arrayContaining(['warehouse', 'calendar', 'methods', 'zones']));
  });

  it('the sample delivery table can be imported into a shop with the sample stores', async () => {
    const samples = fileURLToPath(new URL('../../../samples', import.meta.url));
    const { db, close } = await freshDatabase();
    try {
      await importStores({
        db,
        file: join(samples, 'stores.csv'),
        dataDir: tmpdir(),
        publicUrl: 'http://shop.test',
      });
      const set = await readDeliveryFolder(join(samples, 'delivery'));
      const report = await db.transaction((tx) => putDelivery(tx, set));
      expect(Object.values(report).map(({ isChanged }) => isChanged)).toEqual(Array(6).fill(true));
    } finally {
      await close();
    }
  });

  it('the delivery table of the demo gives free delivery from 5 000 ₽, courier delivery from 290 ₽, and next-day delivery in the capitals, as the pages promise', async () => {
    const { zones = [] } = await readDemoDelivery();
    const tariffs = zones.flatMap((zone) => Object.entries(zone.tariffs));
    const paid = tariffs.filter(([, { price }]) => price > 0).map(([, tariff]) => tariff);
    expect(new Set(paid.map(({ freeFrom }) => freeFrom))).toEqual(new Set([500_000]));
    expect(Math.min(...tariffs.flatMap(([id, { price }]) => (id === 'courier' ? [price] : [])))).toBe(29_000);
    expect(zones[0]?.tariffs.courier?.days).toEqual({ min: 1, max: 1 });
  });
});

it('a shop without a delivery table gets the starter table, and an existing delivery table is not changed', async () => {
  const empty = await freshDatabase();
  try {
    expect((await loadDeliveryTable(empty.db)).methods).toEqual([]);
    expect(await putStarterDelivery(empty.db)).toBe(true);
    expect((await loadDeliveryTable(empty.db)).methods.map(({ kind }) => kind)).toEqual([
      'courier',
      'store',
      'post',
    ]);
    // Every method accepts cash, so orders can be paid for in a shop without a payment provider.
    const { methods } = await loadDeliveryTable(empty.db);
    for (const { payments } of methods) expect(payments).toContain('cash');
    expect(await putStarterDelivery(empty.db)).toBe(false);
  } finally {
    await empty.close();
  }
  expect(await putStarterDelivery(database.db)).toBe(false);
});
