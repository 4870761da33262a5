import { describe, expect, it } from 'vitest';
import { feedText } from '../../testing/feed.ts';
import { issueLine } from '../feed/issue.ts';
import { readFeed } from '../feed/reading/read-feed.ts';
import { mappingFor } from '../mapping/mapping.ts';
import { emptyMapping, type MappingFile } from '../mapping/read-mapping.ts';
import { checkOffer } from './check-offer.ts';
import { mergeOffers } from './merge-offers.ts';

type Params = readonly (readonly [name: string, value: string])[];

/** Imports offers of one model. Returns the model's sizes, and the reasons for refused offers. */
async function model(offers: readonly Params[], mapping: Partial<MappingFile> = {}) {
  const text = feedText(
    offers.map((params, number) => ({
      id: `A-${number}`,
      size: null,
      more: params.map(([name, value]) => `<param name="${name}">${value}</param>`).join(''),
    })),
  );
  async function* chunks() {
    yield { text, bytesRead: 0 };
  }
  const context = {
    shopName: '',
    isCategory: () => true,
    currency: 'RUR',
    defaultStock: 1,
    mapping: mappingFor({ ...emptyMapping, ...mapping }, []),
  };
  const refused: string[] = [];
  const accepted = [];
  for await (const { items } of readFeed(chunks()))
    for (const item of items) {
      if (item.kind !== 'offer') continue;
      const checked = checkOffer(item.offer, context);
      if ('offers' in checked) accepted.push(...checked.offers);
      else
        refused.push(...checked.refusals.map((issue) => issueLine(issue, 'en').replace(/^line \d+, /, '')));
    }
  const merged = mergeOffers(accepted);
  refused.push(...merged.refusals.map((issue) => issueLine(issue, 'en').replace(/^line \d+, /, '')));
  if (merged.model?.attributes.some(({ name }) => name === 'Рост'))
    throw new Error('The height is a property.');
  return { sizes: merged.model?.colours.flatMap((one) => one.offers.map(({ size }) => size)), refused };
}

const sized = (size: string, ...more: (readonly [string, string])[]): Params => [['Размер', size], ...more];

describe('further dimensions of a size', () => {
  it.each<[string[], Params[]]>([
    [
      ['80B/C', '80D/DD'],
      [sized('80', ['Чашка', 'B/C']), sized('80', ['Чашка', 'D/DD'])],
    ],
    [
      ['44 высокий', '44 средний'],
      [sized('44', ['Рост', 'Высокий']), sized('44', ['Рост', 'Средний'])],
    ],
    [
      ['48–50/170–176', '48–50/182–188'],
      [sized('48/50', ['Рост', '170/176']), sized('48/50', ['Рост', '182/188'])],
    ],
    [
      ['44/170', '44/176'],
      [sized('44/170', ['Рост', '170']), sized('44', ['Рост', '176 см'])],
    ],
    [
      ['75C', '75D'],
      [sized('75C', ['Чашка', 'С']), sized('75', ['Чашка', 'D'])],
    ],
    [
      ['38 широкая', '38 узкая'],
      [sized('38', ['Полнота', 'широкая']), sized('38', ['Полнота', 'узкая'])],
    ],
    [
      ['W30 L32/170', 'W30 L34/176'],
      [
        sized('30', ['Длина по внутреннему шву', '32'], ['Рост', '170']),
        sized('30', ['Длина по внутреннему шву', '34'], ['Рост', '176']),
      ],
    ],
    [
      ['98', '104'],
      [[['Рост', '98']], [['Рост', '104']]],
    ],
    [
      ['44', '46/170', '46/176'],
      [sized('44'), sized('46', ['Рост', '170']), sized('46', ['Рост', '176'])],
    ],
    [
      ['44', '46'],
      [sized('44'), sized('46')],
    ],
    [
      ['98–104', '110–116'],
      [sized('98-104', ['Рост', '98/104']), sized('110-116', ['Рост', '110-116'])],
    ],
    [
      ['W30 L32', 'W32 L32'],
      [sized('W30 L32'), sized('32/32')],
    ],
    [
      ['30/32', '34/36'],
      [sized('30/32'), sized('34/36')],
    ],
  ])('offers with further dimensions of a size result in the sizes %j', async (sizes, offers) => {
    expect(await model(offers)).toEqual({ sizes, refused: [] });
  });

  it.each<[Params, string]>([
    [sized('80', ['Чашка', '1']), 'param «Чашка»: «1» cannot be read as a part of the size 80'],
    [sized('44', ['Рост', '5.10 ft']), 'param «Рост»: «5.10 ft» cannot be read as a part of the size 44'],
    [sized('75C', ['Чашка', 'D']), 'param «Чашка»: «D» contradicts the size 75C, which says C'],
    [sized('44/170', ['Рост', '164']), 'param «Рост»: «164» contradicts the size 44/170, which says 170'],
    [
      sized('46', ['Рост', '164'], ['Рост', '170']),
      'param «Размер»: names 2 sizes in one offer (46/164, 46/170); the mapping can split it (severalSizes: split)',
    ],
    [
      sized('46', ['Рост', '164, 170']),
      'param «Размер»: names 2 sizes in one offer (46/164, 46/170); the mapping can split it (severalSizes: split)',
    ],
  ])(
    'an offer whose dimensions of a size are unclear or contradict each other is refused: %j',
    async (params, why) => {
      expect((await model([params])).refused).toEqual([`offer A-0, ${why}`]);
    },
  );

  it('an offer with several values of a dimension is split like an offer with several sizes', async () => {
    const offer = sized('46', ['Рост', '164'], ['Рост', '170']);
    expect(await model([offer], { severalSizes: 'split' })).toEqual({
      sizes: ['46/164', '46/170'],
      refused: [],
    });
  });

  it.each(['Посадка', 'Длина рукава', 'Длина изделия'])(
    'the mapping can make the param «%s» a dimension of the size',
    async (name) => {
      const offers = [sized('44', [name, 'короткая']), sized('44', [name, 'длинная'])];
      expect((await model(offers)).refused).toEqual([
        `offer A-1, param «Размер»: this size of the colour is already on line 15; they differ in «${name}»: длинная / короткая; the mapping can make that a part of the size (params: width: [${name}])`,
      ]);
      expect(await model(offers, { params: { width: [name] } })).toEqual({
        sizes: ['44 короткая', '44 длинная'],
        refused: [],
      });
    },
  );

  it.each([
    ['W30 L32', 'W30/L32', '30/32', 'W30L32', '30х32'],
    ['44/170', '44*170', '170/44', '44-170'],
    ['46 (M)', 'M (46)'],
    ['46 RU', 'RU 46', '46'],
    ['80Е/F', '80E/F'],
  ])('«%s» and its other spellings are one size', async (...sizes) => {
    expect((await model(sizes.map((size) => sized(size)))).sizes).toHaveLength(1);
  });
});
