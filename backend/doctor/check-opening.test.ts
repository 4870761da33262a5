import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { smallShopDatabase } from '../catalog/testing/database.ts';
import { contentPage } from '../domain/tables/content.ts';
import { deliveryPart } from '../domain/tables/delivery.ts';
import type { MethodEntry } from '../domain/tables/delivery-types.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { store } from '../domain/tables/places.ts';
import { putStarterContent } from '../exchange/content/starter.ts';
import { putStarterDelivery } from '../exchange/delivery/starter.ts';
import { putPlaces } from '../exchange/places/put-places.ts';
import { ownTemplate, placeholderHash } from '../media/own-pictures/own-picture-path.ts';
import type { Database } from '../platform/db/database.ts';
import { databaseWith, type TestDatabase } from '../platform/testing/database.ts';
import { readServiceSettings } from '../service-settings.ts';
import { checkOpening } from './check-opening.ts';
import { readShop } from './opening/read-shop.ts';
import { accountsOf, checkDelivery } from './services.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** Creates the database of a shop after its first start with DEMO_DATA=off. */
const newShop = databaseWith(async (db) => {
  await putStarterContent(db, { now, ids: () => crypto.randomUUID() });
  await putPlaces(db);
  await putStarterDelivery(db);
});

let db: Database;
async function open(shop: () => Promise<TestDatabase>): Promise<void> {
  const opened = await shop();
  onTestFinished(() => opened.close());
  db = opened.db;
}

const SELLER = {
  SELLER_NAME: 'ООО «Лавка»',
  SELLER_INN: '7707083893',
  SELLER_OGRN: '1027700132195',
  SELLER_KPP: '773601001',
  SELLER_ADDRESS: 'Москва, ул. Мира, 1',
  SELLER_EMAIL: 'shop@shop.example',
  SELLER_PHONE: '+74950000000',
  SELLER_HOURS: 'ежедневно с 9 до 21',
};
const READY = { ...SELLER, SMTP_URL: 'smtp://mail.example' };
const YOOKASSA = { PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'hush' };
const CDEK = { CDEK_CLIENT_ID: 'a', CDEK_CLIENT_SECRET: 'b' };

/** Checks whether the shop is ready to open. Returns the findings about missing things, grouped by check. */
async function lacking(settings: Record<string, string> = READY, lastBackup: Date | undefined = now) {
  const services = readServiceSettings(settings);
  const found = checkOpening({
    shop: await readShop(db),
    services,
    accounts: accountsOf(services),
    lastBackup,
    now,
  });
  return Object.groupBy(found, ({ check }) => check);
}
const delivery = async (settings: Record<string, string> = {}) =>
  checkDelivery(readServiceSettings(settings), await readShop(db));

async function methodsOf(): Promise<MethodEntry[]> {
  const [row] = await db.select().from(deliveryPart).where(eq(deliveryPart.part, 'methods'));
  return row?.body as MethodEntry[];
}
const setPart = (part: 'methods' | 'zones', body: unknown) =>
  db
    .update(deliveryPart)
    .set({ body: body as never })
    .where(eq(deliveryPart.part, part));
const tariff = { price: 100, steps: [], freeFrom: null, days: { min: 1, max: 2 } };
const zone = { name: 'Зона', cities: [], regions: [], postalCodes: [], rest: false };

describe('a new shop', () => {
  beforeEach(() => open(newShop));

  it('a new shop lacks its texts and goods, but can take payments and deliver to the largest cities', async () => {
    const found = await lacking();
    expect(Object.keys(found).sort()).toEqual(['goods', 'pages']);
    expect(found.goods?.[0]).toEqual({
      check: 'goods',
      state: 'warning',
      says: expect.stringContaining('has no goods: import them'),
    });
    const shipping = found.pages?.find(({ says }) => says.startsWith('/support/shipping '));
    expect(shipping?.says).toContain(
      '[срок доставки курьером], [срок самовывоза], [срок доставки почтой], [стоимость доставки], [сумма бесплатной доставки], [время примерки]',
    );
    expect((await delivery()).state).toBe('ok');
    expect(found.pages?.map(({ says }) => says).join()).not.toContain('НДС в цене');
  });

  it('a shop of a seller in the simplified tax system must declare its VAT rate', async () => {
    const simplified = { ...READY, SELLER_TAX_SYSTEM: 'usn_income' };
    expect((await lacking(simplified)).seller?.map(({ says }) => says)).toEqual([
      expect.stringContaining('set SELLER_VAT to none if that is so'),
    ]);
    expect((await lacking({ ...simplified, SELLER_VAT: 'none' })).seller).toBeUndefined();
  });

  it("a shop gets advice to set the settings that fill in the seller's placeholders", async () => {
    const { SELLER_INN: _inn, ...withoutInn } = { ...READY, SELLER_HOURS: 'с 9 до 18' };
    const says = (await lacking(withoutInn)).pages?.map((one) => one.says) ?? [];
    expect(says.filter((line) => line.includes('SELLER_'))).toEqual([
      'Pages still show [ИНН]: set SELLER_INN and restart.',
    ]);
    expect(says.filter((line) => line.includes('npm run content')).join()).not.toMatch(/ИНН|наименование/);
  });

  it('a shop gets no warning about texts without placeholders', async () => {
    await db.delete(contentPage);
    const body = { title: 'Доставка', description: '[English]', blocks: [] };
    await db.insert(contentPage).values({ kind: 'support', slug: 'shipping', body, updatedAt: now });
    expect((await lacking()).pages).toBeUndefined();
  });

  it('a shop cannot take payments if all its methods are paid online and no provider is configured', async () => {
    await setPart(
      'methods',
      (await methodsOf()).map((method) => ({ ...method, payments: ['card-online'] })),
    );
    expect((await lacking()).payment?.[0]?.says).toContain('No order can be paid: set PAYMENTS');
    expect(await delivery()).toEqual({
      state: 'problem',
      says: expect.stringContaining('Nothing can be bought with the delivery table'),
    });
    expect((await lacking({ ...READY, ...YOOKASSA })).payment).toBeUndefined();
    expect((await delivery(YOOKASSA)).state).toBe('ok');
  });

  it('a shop cannot take payments if its payment provider supports no payment method of the delivery table', async () => {
    await setPart(
      'methods',
      (await methodsOf()).map((method) => ({ ...method, payments: ['parts'] })),
    );
    const tkassa = { PAYMENTS: 'tkassa', TKASSA_TERMINAL_KEY: '1', TKASSA_PASSWORD: 'hush' };
    expect((await delivery(tkassa)).state).toBe('problem');
    expect((await delivery(YOOKASSA)).state).toBe('ok');
  });

  it('the doctor says that no orders can come by a method without a tariff, or by pick-up in stores if the shop has none', async () => {
    await setPart('zones', [{ ...zone, rest: true, tariffs: { store: tariff } }]);
    expect((await delivery()).state).toBe('problem');
    await db.insert(store).values({
      ...{
        code: 'kazan-1',
        cityCode: 'kazan',
        name: 'Лавка',
        timeZone: 'Europe/Moscow',
        address: 'Баумана, 1',
      },
      phone: '+78430000000',
      hours: [],
      latitude: 55.8,
      longitude: 49.1,
      services: [],
    });
    expect((await delivery()).state).toBe('ok');
    expect((await lacking()).cities?.[0]?.says).toMatch(
      /^No order can go to Москва, Санкт-Петербург, Новосибирск, Екатеринбург: add a zone/,
    );
  });

  it('a warning names the largest cities to which no zone delivers', async () => {
    await setPart('zones', [
      { ...zone, cities: ['kazan'], regions: ['Москва', 'Санкт-Петербург'], tariffs: { courier: tariff } },
    ]);
    expect((await lacking()).cities?.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^No order can go to Новосибирск, Екатеринбург: /),
    ]);
  });

  it('a warning names the delivery methods that cannot be used because their carrier has no account', async () => {
    const [courier] = await methodsOf();
    const carriers = { ...courier, id: 'cdek-point', kind: 'pickup-point', carrier: 'cdek' };
    await setPart('methods', [courier, carriers]);
    expect(await delivery()).toEqual({ state: 'warning', says: expect.stringContaining('(cdek-point)') });
    await setPart('methods', [carriers]);
    await setPart('zones', [{ ...zone, rest: true, tariffs: { 'cdek-point': tariff } }]);
    expect((await delivery()).state).toBe('problem');
    expect((await lacking()).cities).toHaveLength(1);
    expect((await delivery(CDEK)).state).toBe('ok');
    expect((await lacking({ ...READY, ...CDEK })).cities).toBeUndefined();
  });
});

describe('the pictures of goods', () => {
  beforeEach(() => open(smallShopDatabase));

  it('a warning reports goods with drawn pictures of the demo shop', async () => {
    expect((await lacking()).goods?.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^(\d+) of \1 colours \(100 %\) have drawn pictures.*DEMO_DATA=off/),
    ]);
  });

  it('a warning reports how many colours have no picture', async () => {
    const picture = (hash: string) => [
      { template: ownTemplate(hash), widths: [240], alt: '', tint: '#ffffff' },
    ];
    await db.update(variant).set({ pictures: picture('a'.repeat(32)) });
    expect((await lacking()).goods).toBeUndefined();
    const [first, second] = await db.select({ id: variant.id }).from(variant);
    await db
      .update(variant)
      .set({ pictures: [] })
      .where(eq(variant.id, first?.id ?? ''));
    await db
      .update(variant)
      .set({ pictures: picture(placeholderHash) })
      .where(eq(variant.id, second?.id ?? ''));
    expect((await lacking()).goods?.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^2 of \d+ colours \(\d+ %\) have no picture: add pictures to the feed/),
    ]);
  });
});

describe('the VAT of goods', () => {
  beforeEach(() => open(smallShopDatabase));

  it.each([
    ['none', 'sells free of VAT, but sizes have 10 % or the main rate of their own (1)'],
    ['5', 'sells at 5 %, but sizes'],
    ['22', undefined],
  ])('the doctor compares the VAT rates of sizes with SELLER_VAT=%s', async (vat, says) => {
    const [one] = await db.select({ id: article.id }).from(article).limit(1);
    await db
      .update(article)
      .set({ vat: '10' })
      .where(eq(article.id, one?.id ?? ''));
    const found = (await lacking({ ...READY, SELLER_VAT: vat })).vat;
    expect(found?.map((one) => one.says)).toEqual(says && [expect.stringContaining(says)]);
  });
});

describe('the settings of a new shop', () => {
  const lacks = (settings: Record<string, string>, lastBackup: Date | undefined = now) => {
    const services = readServiceSettings(settings);
    return checkOpening({
      shop: {
        delivery: NOTHING,
        largestCities: [],
        unfilledPages: [],
        colours: COLOURS,
        sizesWithFullVat: 0,
        owners: 2,
      },
      services,
      accounts: accountsOf(services),
      lastBackup,
      now,
    })
      .filter(({ check }) => ['seller', 'letters', 'backup'].includes(check))
      .map(({ says }) => says);
  };
  const NOTHING = {
    table: {
      warehouse: {
        timeZone: 'Europe/Moscow',
        cutOff: '12:00',
        worksOn: [1],
        postalCode: '101000',
        piece: { grams: 500, length: 30, width: 20, height: 5 },
      },
      calendar: { holidays: [], workdays: [] },
      methods: [],
      zones: [],
    },
    storeCities: [],
    points: [],
  };
  const COLOURS = { all: 1, withoutPicture: 0, drawn: 0 };

  it('a shop with a seller, a mail server and a backup of today lacks nothing', () => {
    expect(lacks(READY)).toEqual([]);
  });

  test.each([
    ['no mail server', SELLER, 'set SMTP_URL and MAIL_FROM'],
    ['no seller', { SMTP_URL: READY.SMTP_URL }, 'set SELLER_NAME, SELLER_INN, SELLER_OGRN, SELLER_ADDRESS'],
    ['a wrong INN', { ...READY, SELLER_INN: '7707083894' }, 'SELLER_INN is no INN'],
    ['a wrong OGRN', { ...READY, SELLER_OGRN: '1027700132196' }, 'SELLER_OGRN is no OGRN'],
    ['a wrong KPP', { ...READY, SELLER_KPP: '003601001' }, 'SELLER_KPP is no KPP'],
    ['no hours of the phone', { ...READY, SELLER_HOURS: '' }, 'set SELLER_HOURS'],
    ['numbers of two sellers', { ...READY, SELLER_OGRN: '304500116000157' }, 'different kinds of sellers'],
    [
      'an entrepreneur with a KPP',
      { ...READY, SELLER_INN: '500100732259', SELLER_OGRN: '304500116000157' },
      'have none: remove it',
    ],
  ])('the doctor reports settings with %s', (_, settings, says) => {
    expect(lacks(settings)).toEqual([expect.stringContaining(says)]);
  });

  it('a warning asks for a backup if none was recorded or the last one is more than a day old', () => {
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    expect(lacks(READY, ago(23))).toEqual([]);
    expect(lacks(READY, ago(49))).toEqual([expect.stringContaining('is 2 days old: run npm run backup')]);
    const never = readServiceSettings(READY);
    const shop = { unread: 'Not read.' };
    const found = checkOpening({
      shop,
      services: never,
      accounts: accountsOf(never),
      lastBackup: undefined,
      now,
    });
    expect(found.map(({ check }) => check)).toEqual(['database', 'backup']);
  });
});
