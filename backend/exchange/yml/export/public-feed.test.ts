import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { seedDemo } from '../../../../demo/seed/seed.ts';
import { testCatalog, testNow } from '../../../catalog/testing/catalog.ts';
import type { OfferFacts } from '../../testing/feed.ts';
import { type ImportTest, openImportTest } from '../../testing/import.ts';
import type { RawOffer } from '../feed/raw-offer.ts';
import { readFeed } from '../feed/reading/read-feed.ts';
import { openText } from '../feed/reading/read-text.ts';
import { forWhom } from './for-whom.ts';
import { publicOfferId } from './public-offer-xml.ts';

const coat = (facts: OfferFacts = {}): OfferFacts => ({
  id: 'R-1',
  group: 'R',
  name: 'Пальто из шерсти',
  colour: 'Кэмел',
  size: '44',
  count: '7',
  params: {
    Состав: 'шерсть 70%, полиамид 30%',
    'Честный знак': 'да',
    Популярность: '912',
    'В продаже с': '2026-10-01',
    'Дополнительные категории': '3',
    Рукав: 'Длинный',
  },
  ...facts,
});

let shop: ImportTest;
beforeEach(async () => {
  shop = await openImportTest();
});
afterEach(() => shop.close());

const publicText = async () => readFile(await shop.export('public.yml', { audience: 'anyone' }), 'utf8');

async function publicOffers(): Promise<RawOffer[]> {
  const file = await shop.export('public.yml', { audience: 'anyone' });
  const offers: RawOffer[] = [];
  for await (const { items } of readFeed((await openText(file)).chunks))
    for (const item of items) if (item.kind === 'offer') offers.push(item.offer);
  return offers;
}

const paramOf = (offer: RawOffer | undefined, name: string) =>
  offer?.params.find((one) => one.name === name)?.value;

describe('the public feed', () => {
  it('offers of the public feed have names with colour and size, short ids, and the audience of the goods', async () => {
    await shop.import([
      coat(),
      coat({ id: 'R-2', size: '46' }),
      coat({ id: 'B', group: 'B', size: 'Единый' }),
    ]);
    const offers = await publicOffers();
    expect(offers.map(({ fields }) => fields.name?.[0]?.value)).toEqual(
      expect.arrayContaining([
        'Пальто из шерсти, кэмел, размер 44',
        'Пальто из шерсти, кэмел, размер 46',
        'Пальто из шерсти, кэмел',
      ]),
    );
    for (const offer of offers) {
      expect(offer.id).toMatch(/^[a-z\d]{20}$/);
      expect(offer.groupId).toMatch(/^\d{1,9}$/);
      expect([paramOf(offer, 'Пол'), paramOf(offer, 'Возраст')]).toEqual(['Женский', 'Взрослый']);
      expect([paramOf(offer, 'Цвет'), paramOf(offer, 'Рукав')]).toEqual(['Кэмел', 'Длинный']);
    }
    const [first, second] = offers.filter(({ fields }) => fields.name?.[0]?.value.includes('размер'));
    expect(second?.groupId).toBe(first?.groupId);
    expect(second?.id).not.toBe(first?.id);
  });

  it('the public feed does not contain stock, sales or internal data of the shop', async () => {
    await seedDemo(shop.db, { catalog: testCatalog(), now: testNow });
    await shop.import([coat(), coat({ id: 'R-2', size: '46', count: '0', available: false })]);
    const text = await publicText();
    expect(text).toMatch(/<offer id="\w{20}" group_id="\d+" available="false">/);
    expect(text).not.toMatch(/<count>|<outlet|instock|shop-sku/);
    for (const name of ['Популярность', 'Дата публикации', 'Честный знак', 'Размерная сетка', 'HEX цвета'])
      expect(text).not.toContain(`name="${name}"`);
    const { articles } = await shop.goods();
    const own = articles.filter(({ barcode }) => barcode.startsWith('2'));
    expect(own.length).toBeGreaterThan(0);
    for (const { barcode, id } of own) {
      expect(text).not.toContain(barcode);
      expect(text).not.toContain(id);
    }
  });

  it("the public feed contains the maker's article number, but no article number that the shop generated", async () => {
    const more = '<vendorCode>PL-100</vendorCode>';
    await shop.import([coat({ more }), coat({ id: 'N-1', group: 'N', name: 'Пальто без номера' })]);
    const codes = (await publicOffers()).map(({ fields }) => [
      fields.name?.[0]?.value.includes('без номера'),
      fields.vendorCode?.[0]?.value.startsWith('PL-100'),
    ]);
    expect(codes.sort()).toEqual([
      [false, true],
      [true, undefined],
    ]);
  });

  it('the public feed has at most ten pictures per offer, as JPEG', async () => {
    await seedDemo(shop.db, { catalog: testCatalog(), now: testNow });
    const offers = await publicOffers();
    const pictures = offers.flatMap(({ fields }) => fields.picture ?? []);
    expect(pictures.length).toBeGreaterThan(offers.length);
    for (const { value } of pictures) expect(value).toMatch(/^http:\/\/shop\.test\/pictures\/.+-\d+\.jpg$/);
    for (const { fields } of offers) expect((fields.picture ?? []).length).toBeLessThanOrEqual(10);
  });

  it('an offer of the public feed gets the same id again when its goods return, and the id is never used for other goods', async () => {
    await shop.import([coat(), coat({ id: 'S-1', group: 'S', name: 'Шарф' })]);
    const namesOf = async () =>
      new Map(
        (await publicOffers()).map((one) => [one.fields.name?.[0]?.value ?? '', [one.id, one.groupId]]),
      );
    const before = await namesOf();
    await shop.import([coat({ id: 'N-1', group: 'N', name: 'Новинка' })], { prune: true, pruneMost: true });
    const between = await namesOf();
    expect([...between.keys()]).toEqual(['Новинка, кэмел, размер 44']);
    const known = new Set([...before.values()].flat());
    for (const word of [...between.values()].flat()) expect(known).not.toContain(word);
    await shop.import([coat(), coat({ id: 'S-1', group: 'S', name: 'Шарф' })], { prune: true });
    expect(await namesOf()).toEqual(before);
  });
});

test('the id of an offer in the public feed has 20 letters and digits, and depends only on the article’s id', () => {
  const id = publicOfferId('6f1c2d3e-0000-4000-8000-000000000001');
  expect(id).toMatch(/^[a-z\d]{20}$/);
  expect(publicOfferId('6f1c2d3e-0000-4000-8000-000000000001')).toBe(id);
  expect(publicOfferId('6f1c2d3e-0000-4000-8000-000000000002')).not.toBe(id);
});

test.each([
  ['Платье', 'women', ['Женщинам', 'Платья'], 'Женский', 'Взрослый'],
  ['Рубашка', 'men', ['Мужчинам'], 'Мужской', 'Взрослый'],
  ['Рубашка', 'men', [], 'Мужской', 'Взрослый'],
  ['Платье', 'children', ['Детям', 'Девочкам'], 'Женский', 'Детский'],
  ['Пижама', 'children', ['Детям'], 'Унисекс', 'Детский'],
  ['Кроссовки для мальчиков', 'shoes', ['Обувь'], 'Мужской', 'Детский'],
  ['Шарф', 'one-size', ['Женщинам', 'Мужчинам'], 'Унисекс', 'Взрослый'],
  ['Зонт', 'one-size', ['Аксессуары'], 'Унисекс', 'Взрослый'],
])(
  'the public feed says that the product %s in %s sizes of the categories %j is for the gender and age %s, %s',
  (name, sizeSystem, categories, gender, age) => {
    expect(forWhom({ name, sizeSystem, attributes: [] }, categories)).toEqual({ gender, age });
  },
);
