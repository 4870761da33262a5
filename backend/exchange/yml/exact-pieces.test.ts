import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedText, type OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';
import { stockElements } from './feed/stock-elements.ts';

/** For each colour of the shop, the ways in which feeds write it. */
const colours: Record<string, string[]> = {
  Чёрный: ['чёрный', 'черн.', 'Чёрный – Чёрный – BLACK', 'ЧЁРНЫЙ'.toLowerCase()],
  'Тёмно-синий': ['т.синий', 'тёмно-синий', 'тем.син.'],
  Бежевый: ['беж', 'бежевый', 'Бежевый/Beige'],
  Бирюза: ['бирюза'],
  Ivory: ['Ivory'],
};
const sizes: Record<string, string[]> = {
  42: ['42', 'р.42', 'размер 42', '42.0'],
  '44–46': ['44-46', '44 – 46'],
  M: ['M', 'М', 'm'],
  XL: ['XL', 'ХL', 'ХЛ'],
  '75B': ['75B', '75в', '75 B'],
};
const heights = ['164', '170', '176'];
const prices: [string, number | null][] = [
  ['1990', 199_000],
  ['1 990,50', 199_050],
  ['1990 руб.', 199_000],
  ['1,990.00', 199_000],
  ['1990.000', 199_000],
  ['по запросу', null],
  ['1.990', null],
  ['0', null],
];
const stocks: [string | null, number][] = [
  ['5', 5],
  ['5.000', 5],
  ['3,0', 3],
  ['7 шт', 7],
  ['1 200', 1200],
  ['0.00', 0],
  ['-2', 0],
  ['не знаю', 0],
  ['нет', 0],
  ['', 0],
  [null, 1],
];
const names = ['Платье', 'П\u0061льто', 'H&M Джемпер', 'Юбка &laquo;Миди&raquo;'];

const size = fc.record({
  colour: fc.constantFrom(...Object.keys(colours)),
  size: fc.constantFrom(...Object.keys(sizes)),
  height: fc.constantFrom(...heights),
  form: fc.nat(11),
  isOneParam: fc.boolean(),
  price: fc.constantFrom(...prices),
  stock: fc.constantFrom(...stocks),
  element: fc.constantFrom(...stockElements),
  isAvailable: fc.boolean(),
});
const model = fc.record({
  hasHeights: fc.boolean(),
  name: fc.constantFrom(...names),
  sleeve: fc.constantFrom('Короткий', 'Длинный'),
  sizes: fc.uniqueArray(size, {
    minLength: 1,
    maxLength: 8,
    selector: (one) => `${one.colour} ${one.size}`,
  }),
});

type Expected = { colour: string; size: string; pieces: number; price: number; sleeve: string };

/**
 * Writes the generated models as offers of a feed. Also returns, for each offer id, the values with which the
 * shop must sell it, or null if it must refuse the offer.
 */
function made(models: readonly (typeof model extends fc.Arbitrary<infer M> ? M : never)[]) {
  const offers: OfferFacts[] = [];
  const expected = new Map<string, Expected | null>();
  for (const [number, { sizes: own, hasHeights, name, sleeve }] of models.entries()) {
    const valid = own.filter(({ price: [, kopecks] }) => kopecks !== null);
    const isTall = hasHeights && new Set(valid.map(({ height }) => height)).size > 1;
    for (const [place, one] of own.entries()) {
      const id = `O-${number}-${place}`;
      const write = (ways: readonly string[] = []) => ways[one.form % ways.length] ?? '';
      const [colour, written] = [write(colours[one.colour]), write(sizes[one.size])];
      const [price, kopecks] = one.price;
      const [stock, pieces] = one.stock;
      // Whether colour and size are written in one param. If one of them contains a dash or slash, they are
      // not, because the shop would read several values.
      const isOneParam = one.isOneParam && !/[–/]/.test(colour) && !/[–-]/.test(written);
      offers.push({
        id,
        group: `M-${number}`,
        available: one.isAvailable,
        name: null,
        price,
        count: null,
        colour: isOneParam ? null : colour,
        size: isOneParam ? null : written,
        unit: '',
        params: {
          Рукав: sleeve,
          ...(isOneParam && { Характеристика: `${colour}, ${written}` }),
          ...(hasHeights && { Рост: one.height }),
        },
        more: `<name>${name} ${number}</name>${stock === null ? '' : `<${one.element}>${stock}</${one.element}>`}`,
      });
      expected.set(
        id,
        kopecks === null
          ? null
          : {
              colour: one.colour,
              size: isTall ? `${one.size}/${one.height}` : one.size,
              pieces: one.isAvailable ? pieces : 0,
              price: kopecks,
              sleeve,
            },
      );
    }
  }
  return { offers, expected };
}

describe('random feeds in the usual forms', () => {
  let test: ImportTest;
  beforeAll(async () => {
    test = await openImportTest();
  });
  afterAll(() => test.close());

  it('the shop sells exactly the pieces in a random feed, and reports every refused offer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(model, { minLength: 1, maxLength: 5 }), async (models) => {
        const { offers, expected } = made(models);
        fc.pre([...expected.values()].some((one) => one !== null));
        test.refused.length = 0;
        test.warnings.length = 0;
        await test.import(feedText(offers), { prune: true, pruneMost: true });
        const { articles, variants, groups } = await test.goods();
        const refusedIds = new Set(test.refused.map((line) => /offer ([^,]+),/.exec(line)?.[1]));
        const sold = new Map(
          articles.map((article) => {
            const variant = variants.find(({ id }) => id === article.variantId);
            const group = groups.find(({ id }) => id === variant?.groupId);
            return [
              article.sku,
              {
                colour: variant?.colorName,
                size: article.size,
                pieces: article.stock,
                price: article.price ?? variant?.price,
                sleeve: group?.attributes.find(({ name }) => name === 'Рукав')?.value,
              },
            ];
          }),
        );
        for (const [id, wanted] of expected)
          if (wanted) expect({ id, ...sold.get(id) }).toEqual({ id, ...wanted });
          else {
            expect([...refusedIds]).toContain(id);
            // If an earlier feed contained the size of a refused offer, it is still in the shop, but sold
            // out.
            expect(sold.get(id)?.pieces ?? 0).toBe(0);
          }
        expect([...sold.keys()].filter((id) => !expected.has(id))).toEqual([]);
        expect(refusedIds.size).toBe([...expected.values()].filter((one) => one === null).length);
      }),
      { numRuns: 25 },
    );
  });
});
