import { describe, expect, it } from 'vitest';
import { feedText, type OfferFacts } from '../../testing/feed.ts';
import { issueLine } from '../feed/issue.ts';
import { readFeed } from '../feed/reading/read-feed.ts';
import { mappingFor } from '../mapping/mapping.ts';
import { emptyMapping } from '../mapping/read-mapping.ts';
import { checkOffer } from './check-offer.ts';
import type { Offer } from './offer.ts';

const context = {
  shopName: 'Лавка',
  isCategory: (id: string) => ['1', '2', '3'].includes(id),
  currency: 'RUR',
  defaultStock: 10,
  mapping: mappingFor(emptyMapping, []),
};

async function check(facts: OfferFacts, more: { hasWholeSizes?: boolean } = {}) {
  async function* chunks() {
    yield { text: feedText([facts]), bytesRead: 0 };
  }
  for await (const { items } of readFeed(chunks()))
    for (const item of items)
      if (item.kind === 'offer') return checkOffer(item.offer, { ...context, ...more });
  throw new Error('The feed has no offer.');
}

async function refusals(facts: OfferFacts): Promise<string[]> {
  const checked = await check(facts);
  return 'refusals' in checked ? checked.refusals.map((one) => issueLine(one, 'en')) : [];
}

async function accepted(facts: OfferFacts): Promise<{ offer: Offer; warnings: string[] }> {
  const checked = await check(facts);
  if ('refusals' in checked) throw new Error(checked.refusals.map((one) => issueLine(one, 'en')).join('\n'));
  const [offer] = checked.offers;
  if (!offer) throw new Error('A valid offer is at least one size.');
  return { offer, warnings: checked.warnings.map((one) => issueLine(one, 'en')) };
}

describe('validating an offer', () => {
  it('with hasWholeSizes, a size that contains its height is accepted even if a param contains another height', async () => {
    const facts = { size: '44/176', params: { Рост: '170' } };
    expect(await refusals(facts)).toHaveLength(1);
    expect(await check(facts, { hasWholeSizes: true })).toMatchObject({ offers: [{ size: '44/176' }] });
  });

  it('if a colour is a hexadecimal code and the feed has its family, the family becomes the name and the code becomes the swatch', async () => {
    const { offer } = await accepted({ colour: '#FF0000', params: { 'Семейство цвета': 'Красный' } });
    expect(offer.colour).toMatchObject({ name: 'Красный', family: 'Красный', hex: '#ff0000' });
  });

  it.each<[string, OfferFacts, RegExp]>([
    ['without a price', { price: null }, /^line 15, offer A-1, price: is missing$/],
    ['without a size', { size: null }, /param «Размер»: is missing; goods of one size say/],
    ['without a colour', { colour: null }, /param «Цвет»: is missing$/],
    ['with a dash for its colour', { colour: '-' }, /param «Цвет»: is missing$/],
    ['with the number of a colour', { colour: '#ff0000' }, /param «Цвет»: is a code \(#ff0000\)$/],
    ['without a name', { name: null }, /name: is missing$/],
    ['without a category', { category: null }, /categoryId: is missing$/],
    ['without an id', { id: null }, /^line 15, id: is missing$/],
    ['for nothing', { price: '0' }, /^line 17, offer A-1, price: is zero$/],
    ['below nothing', { price: '-5' }, /price: «-5» is not an amount in roubles/],
    ['with a price in words', { price: 'по запросу' }, /price: «по запросу» is not an amount/],
    ['with a price beyond all', { price: '99999999' }, /price: is more than/],
    ['in dollars', { currency: 'USD' }, /currencyId: is not RUR or RUB/],
    [
      'in a category that is not there',
      { category: '77' },
      /categoryId: does not name a category of the feed \(77\)/,
    ],
    ['with an endless size', { size: 'очень большой размер для всех' }, /Размер»: is longer than 20/],
  ])('an offer %s is refused', async (_, facts, why) => {
    expect(await refusals(facts)).toEqual([expect.stringMatching(why)]);
  });

  it('all reasons for the refusal of an offer are reported at once', async () => {
    expect(await refusals({ price: null, size: null, colour: null })).toHaveLength(3);
  });

  it('prices in a feed are read in the forms that people write', async () => {
    const price = async (text: string) => (await accepted({ price: text })).offer.price;
    expect(await price('4990')).toBe(499_000);
    expect(await price('4990.5')).toBe(499_050);
    expect(await price('4 990,50')).toBe(499_050);
    expect(await price('1')).toBe(100);
    for (const text of [
      '1990р',
      '1990руб.',
      'RUB 1990',
      '₽1 990',
      "1'990.00",
      '1990,-',
      '1.990,00',
      '1990 руб/шт',
    ])
      expect(await price(text), text).toBe(199_000);
    expect(await price('1990.0000')).toBe(199_000);
  });

  it.each<[OfferFacts, number]>([
    [{ count: '7' }, 7],
    [{ count: '7', available: false }, 0],
    [{ count: null }, 10],
    [{ count: '' }, 0],
    [{ count: '> 10' }, 10],
    [{ count: 'много' }, 0],
    [{ count: '2.7' }, 2],
    [{ count: 'есть' }, 10],
    [{ count: null, more: '<quantity>3</quantity>' }, 3],
    [{ count: null, more: '<available>false</available>' }, 0],
    [{ count: null, params: { Остаток: '4 шт.' } }, 4],
    [{ count: null, available: false }, 0],
    [{ count: null, more: '<outlets><outlet id="1" instock="2"/></outlets>' }, 2],
    [{ count: null, more: '<outlets/>' }, 0],
    [{ count: '7', more: '<outlets><outlet id="1" instock="2"/></outlets>' }, 7],
    [{ count: '7', available: false, more: '<outlets><outlet id="1" instock="0"/></outlets>' }, 0],
  ])('a feed offer with the data %j has the stock %d', async (facts, stock) => {
    expect((await accepted(facts)).offer.stock).toBe(stock);
  });

  it('pieces are assigned to stores, and the pieces of outlets that are the same store are added up', async () => {
    const outlets = ['TD-12" instock="2', 'td-12" instock="1 000', 'Склад" instock="0', 'kazan" instock="3'];
    const more = `<outlets>${outlets.map((one) => `<outlet id="${one}"/>`).join('')}</outlets>`;
    const { offer, warnings } = await accepted({ count: '2000', more });
    expect(offer.outlets).toEqual([
      { code: 'td-12', pieces: 1002 },
      { code: 'kazan', pieces: 3 },
    ]);
    expect(warnings).toEqual([]);
    expect((await accepted({})).offer.outlets).toBeNull();
    expect((await accepted({ more: '<outlets/>' })).offer.outlets).toEqual([]);
  });

  it('if an offer has no name, the name is composed of typePrefix, vendor and model', async () => {
    const more = '<typePrefix>Кроссовки</typePrefix><vendor>Лавка</vendor><model>Бег</model>';
    expect((await accepted({ name: null, more })).offer.name).toBe('Кроссовки Лавка Бег');
  });

  it.each<[OfferFacts, Partial<Offer>, RegExp]>([
    [{ oldprice: '3000' }, { priceBefore: null }, /oldprice: is not higher than the price/],
    [{ params: { Состав: 'хлопок 90%' } }, { composition: [] }, /Состав»: is not fibres/],
    [
      { count: '1', more: '<outlets><outlet id="a" instock="4"/></outlets>' },
      { stock: 4, outlets: [{ code: 'a', pieces: 4 }] },
      /^line 20, offer A-1, count: is 1, less than the 4 pieces/,
    ],
    [
      { available: false, more: '<outlets><outlet id="a" instock="4"/></outlets>' },
      { stock: 0, outlets: [] },
      /outlets: hold 4 pieces of an offer that is not available/,
    ],
    [{ more: '<outlets><outlet id="a"/></outlets>' }, { stock: 5, outlets: [] }, /outlet «a»: does not say/],
    [{ more: '<outlets><outlet id=" " instock="1"/></outlets>' }, { outlets: [] }, /outlet: has no id/],
    [{ more: '<barcode>нет</barcode>' }, { barcode: '' }, /barcode: is not 4 to 32/],
    [
      { more: '<barcode>4600000000001</barcode>' },
      { barcode: '4600000000001' },
      /barcode: «4600000000001» has a wrong check digit/,
    ],
    [{ colour: 'Мечта' }, {}, /Цвет»: «Мечта» is in no colour family/],
  ])(
    'a feed offer with the data %j is accepted without its invalid part, with a warning',
    async (facts, part, why) => {
      const { offer, warnings } = await accepted(facts);
      expect(offer).toMatchObject(part);
      expect(warnings).toEqual([expect.stringMatching(why)]);
    },
  );

  it('the usual attributes of clothes are recognised', async () => {
    const { offer, warnings } = await accepted({
      oldprice: '6990',
      params: {
        Состав: 'Лён 55%, хлопок 45%',
        Подкладка: 'вискоза 100%',
        Сезон: 'летний',
        Крой: 'Прямой',
        Уход: 'Ручная стирка',
        Пол: 'Женский',
        'Рост модели': '176 см',
        'Размер на модели': '44',
        Рукав: 'Короткий',
        'Вырез горловины': 'V-образный вырез',
      },
      more: '<vendor>Лавка</vendor><country_of_origin>Россия</country_of_origin><url>https://old.example/product/plate-iz-lna</url>',
    });
    expect(warnings).toEqual([]);
    expect(offer).toMatchObject({
      priceBefore: 699_000,
      composition: [
        { fibre: 'лён', percent: 55 },
        { fibre: 'хлопок', percent: 45 },
      ],
      lining: [{ fibre: 'вискоза', percent: 100 }],
      season: 'Лето',
      fit: 'Прямой',
      careCodes: ['WASH_HAND'],
      wornBy: { heightCm: 176, size: '44' },
      attributes: [
        { name: 'Пол', value: 'Женский' },
        { name: 'Рукав', value: 'Короткий' },
        { name: 'Вырез', value: 'V-образный' },
      ],
      country: 'Россия',
      productUrl: 'plate-iz-lna',
    });
  });

  it("names and values that are internal to the retailer's system are hidden", async () => {
    const params = {
      PROP_12: 'да',
      attr17: 'да',
      '100045': 'да',
      Узор: 'PATTERN_SOLID',
      Ткань: 'c0a8f5e1-7d3b-11ea-9b5a-00155d0a2b01',
      Технология: 'Gore-Tex',
      Карманы: '2',
    };
    const { offer } = await accepted({ params });
    expect(offer.attributes.map(({ name }) => name)).toEqual(['Технология', 'Карманы']);
  });

  it('an id that is a UUID is used as it is, and from all other ids a stable UUID is derived', async () => {
    const uuid = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';
    expect((await accepted({ id: uuid, group: uuid })).offer).toMatchObject({
      articleId: uuid,
      groupId: uuid,
    });
    const [one, other] = [await accepted({ id: 'X-1' }), await accepted({ id: 'X-1', price: '1' })];
    expect(one.offer.articleId).toBe(other.offer.articleId);
    expect(one.offer.articleId).toMatch(/^[\da-f]{8}-[\da-f]{4}-5/);
    expect((await accepted({ id: 'X-1', group: null })).offer.groupId).not.toBe(
      (await accepted({ id: 'X-2', group: null })).offer.groupId,
    );
  });
});
