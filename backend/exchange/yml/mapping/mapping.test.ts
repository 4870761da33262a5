import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { yamlIssueLine } from '../../../platform/files/yaml-file.ts';
import { feedText, type OfferFacts } from '../../testing/feed.ts';
import { type ImportTest, openImportTest } from '../../testing/import.ts';
import { proposeMapping } from './propose-mapping.ts';
import { type MappingFile, readMapping } from './read-mapping.ts';

const categories = [
  '<category id="1">Женщинам</category><category id="2" parentId="1">Платья</category>',
  '<category id="3">Галерея</category><category id="30" parentId="3">Сумки</category>',
  '<category id="4">Старое</category>',
].join('');

const bag = (id: string, name: string, facts: OfferFacts = {}): OfferFacts => ({
  id,
  group: id,
  name,
  category: '30',
  size: null,
  colour: null,
  ...facts,
});

function mapping(yaml: string): MappingFile {
  const read = readMapping(yaml);
  if ('issues' in read) throw new Error(read.issues.map(({ why }) => why).join('\n'));
  return read.mapping;
}

describe('a mapping', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest();
  });
  afterEach(() => test.close());

  const importing = (offers: OfferFacts[], yaml: string) =>
    test.import(feedText(offers, { categories }), { mapping: mapping(yaml) });

  it('a mapping gives goods without size and colour default values, so that they are imported', async () => {
    const offers = [
      bag('B-1', 'Сумка-шопер чёрная'),
      bag('B-2', 'Сумка кросс-боди с узором'),
      { id: 'D-1', group: 'D', size: null },
    ];
    const { sold } = await importing(
      offers,
      `defaults:
  - { of: size, categories: [Сумки], value: Единый }
  - { of: colour, take: name }
  - { of: colour, categories: ["3"], value: Как на фото }`,
    );
    expect(sold).toBe(2);
    expect(test.refused).toEqual([expect.stringMatching(/^line \d+, offer D-1, param «Размер»: is missing/)]);
    expect(test.warnings).toEqual([]);
    const { groups, variants, articles } = await test.goods();
    expect(groups.map(({ name, sizeSystem }) => [name, sizeSystem])).toEqual([
      ['Сумка кросс-боди с узором', 'one-size'],
      ['Сумка-шопер', 'one-size'],
    ]);
    expect(variants.map(({ colorName, colorFamily }) => [colorName, colorFamily]).sort()).toEqual([
      ['Как на фото', 'Другой'],
      ['Чёрный', 'Чёрный'],
    ]);
    expect(articles.map(({ size }) => size)).toEqual(['Единый', 'Единый']);
  });

  it('a mapping defines the meaning of params, the titles of properties, the unit of sizes and the families of colours', async () => {
    const params = { Ростовка: '44', Тон: 'Мечта капитана', Служебное: 'да', PROP_7: 'Гладкая' };
    await importing(
      [{ id: 'D-1', group: 'D', size: null, colour: null, params }],
      `params: { size: [Ростовка], colour: [ТОН] }
hidden: [служебное]
titles: { PROP_7: Фактура }
units: { size: RU }
colours: { мечта капитана: Синий }`,
    );
    const { groups, variants, articles } = await test.goods();
    expect(groups[0]?.attributes).toEqual([{ name: 'Фактура', value: 'Гладкая' }]);
    expect(variants[0]).toMatchObject({ colorName: 'Мечта капитана', colorFamily: 'Синий' });
    expect(articles[0]).toMatchObject({ size: '44', international: 'S' });
    expect(test.warnings.concat(test.refused)).toEqual([]);
  });

  it('a mapping joins offers without group_id to models by article number, name or another field', async () => {
    const offers = ['42', '44'].flatMap((size) =>
      ['Синий', 'Белый'].map((colour) => ({
        id: `${colour}-${size}`,
        group: null,
        colour,
        size,
        name: `Платье Лето ${colour.toLowerCase()} ${size}`,
        params: { 'Код модели': 'M-1' },
        more: '<vendorCode>ART-5</vendorCode>',
      })),
    );
    const other = { id: 'S', group: null, name: 'Сарафан', more: '<vendorCode>ART-6</vendorCode>' };
    const modelsBy = async (yaml: string) => {
      await importing([...offers, other], yaml);
      return (await test.goods()).groups.map(({ name }) => name);
    };
    expect(await modelsBy('hidden: []')).toHaveLength(5);
    expect(test.warnings).toEqual([
      expect.stringMatching(/group_id: is missing in 4 offers that look like sizes of 1 models/),
    ]);
    expect(await modelsBy('groups: { by: article }')).toEqual(['Платье Лето', 'Сарафан']);
    expect(await modelsBy('groups: { by: name }')).toEqual(['Платье Лето', 'Сарафан']);
    expect(await modelsBy('groups: { by: { field: код модели } }')).toEqual(['Платье Лето', 'Сарафан']);
    expect(test.warnings).toHaveLength(1);
  });

  it('a mapping splits an offer with several sizes, and distributes exactly its pieces among the sizes', async () => {
    const listed = { id: 'D', group: 'D', size: '42, 44; 46', count: '5' };
    const other = { id: 'E', group: 'E', name: 'Сарафан' };
    await importing([listed, other], 'hidden: []');
    expect(test.refused).toEqual([
      expect.stringMatching(/offer D, param «Размер»: names 3 sizes in one offer \(42, 44, 46\)/),
    ]);
    const pieces = async () =>
      (await test.goods()).articles.filter(({ sku }) => sku !== 'E').map(({ size, stock }) => [size, stock]);
    await importing([listed, other], 'severalSizes: split');
    expect(await pieces()).toEqual([
      ['42', 2],
      ['44', 2],
      ['46', 1],
    ]);
    await importing([{ ...listed, size: '44, 46', count: '2' }, other], 'severalSizes: split');
    expect(await pieces()).toEqual([
      ['42', 0],
      ['44', 1],
      ['46', 1],
    ]);
    await importing([{ ...listed, price: null }, other], 'severalSizes: split');
    expect(await pieces()).toEqual([
      ['42', 0],
      ['44', 0],
      ['46', 0],
    ]);
    expect(test.warnings.filter((line) => /offer D, offer: is refused/.test(line))).toHaveLength(3);
    await importing([{ ...listed, id: 'D'.repeat(60) }, other], 'severalSizes: split');
    expect(test.refused.at(-1)).toMatch(/id: is too long to be split into sizes$/);
  });

  it('a mapping defines the stock of available offers without a number, and the element that contains the number', async () => {
    const offers = [
      { id: 'A', group: 'A', count: null },
      { id: 'B', group: 'B', count: null, more: '<lager>7 шт</lager>' },
      { id: 'C', group: 'C', count: null, available: false },
    ];
    const stock = async () => (await test.goods()).articles.map((one) => one.stock);
    await importing(offers, 'hidden: []');
    expect(await stock()).toEqual([1, 1, 0]);
    await importing(offers, 'stock: { withoutNumber: 3, elements: [lager] }');
    expect(await stock()).toEqual([3, 7, 0]);
    expect(test.warnings).toEqual([
      expect.stringMatching(/is missing in 2 offers, .* with 1 pieces each/),
      expect.stringMatching(
        /offer B, lager: is not an element that the shop reads; it is left out in 1 offers/,
      ),
      expect.stringMatching(/is missing in 1 offers, .* with 3 pieces each/),
    ]);
  });

  it('a mapping defines whether three digits after a separator in a price are thousands or decimals', async () => {
    const prices = async (yaml: string) => {
      await importing([{ price: '1.990' }, { id: 'B', group: 'B', price: '12.990,00' }], yaml);
      return (await test.goods()).variants.map(({ price }) => price);
    };
    expect(await prices('hidden: []')).toEqual([1_299_000]);
    expect((await prices('prices: { threeDigits: thousands }')).sort()).toEqual([1_299_000, 199_000]);
    expect((await prices('prices: { threeDigits: decimals }')).sort()).toEqual([1_299_000, 199]);
  });

  it('a mapping moves categories, and excludes categories from the import', async () => {
    const offers = [
      { id: 'D-1', group: 'D' },
      { id: 'B-1', group: 'B', name: 'Сумка', category: '30' },
      { id: 'O-1', group: 'O', name: 'Шаль', category: '4' },
    ];
    await importing(
      offers,
      `categories:
  - { feed: [30], to: Женщинам / Аксессуары / Сумки }
  - { feed: [Старое], leave: true }`,
    );
    const { categories: tree } = await test.goods();
    expect(tree.filter(({ kind }) => kind === 'category').map(({ path }) => path)).toEqual([
      'zhenshchinam',
      'zhenshchinam/aksessuary',
      'zhenshchinam/aksessuary/sumki',
      'zhenshchinam/platya',
    ]);
    expect(test.refused).toEqual([
      expect.stringMatching(/offer O-1, categoryId: is left out by the mapping \(4\)$/),
    ]);
  });

  it('a colour that is only a code is refused, unless the feed has its colour family', async () => {
    await test.import([
      { id: 'A', group: 'A', colour: '000417' },
      { id: 'B', group: 'B', colour: '000417', params: { 'Базовый цвет': 'Красный' } },
    ]);
    expect(test.refused).toEqual([expect.stringMatching(/offer A, param «Цвет»: is a code \(000417\)$/)]);
    expect((await test.goods()).variants.map(({ colorName }) => colorName)).toEqual(['Красный']);
  });
});

describe('a mapping file', () => {
  it.each([
    ['params: { shoes: [Обувь] }', /^m.yaml:1, params\.shoes: is not a key of this file/],
    ['hidden: []\ndefaults:\n  - of: size\n', /^m.yaml:3, defaults\.0: either value or take: name$/],
    ['defaults:\n  - { of: fit, take: name }', /^m.yaml:2, defaults\.0: only a colour or a size/],
    ['colours:\n  Ночь: Тёмный', /^m.yaml:2, colours\.Ночь: /],
    ['categories:\n  - feed: [1]', /^m.yaml:2, categories\.0: either to/],
    ['sizes: {}', /^m.yaml:1, sizes: is not a key/],
    ['params: [', /^m.yaml:\d+: /],
  ])('the error in the mapping «%s» is reported', (yaml, mistake) => {
    const read = readMapping(yaml);
    const lines = 'issues' in read ? read.issues.map((issue) => yamlIssueLine('m.yaml', issue)) : [];
    expect(lines).toEqual([expect.stringMatching(mistake)]);
  });
});

describe('a proposed mapping', () => {
  it('a proposed mapping defines params with unknown names, and default values for missing values', async () => {
    const test = await openImportTest();
    try {
      const offers: OfferFacts[] = [
        {
          id: 'D-1',
          group: 'D',
          size: null,
          colour: null,
          params: { 'Размер у нас': '44', 'Расцветка ткани': 'синий' },
        },
        {
          id: 'D-2',
          group: 'D',
          size: null,
          colour: null,
          params: { 'Размер у нас': '46', 'Расцветка ткани': 'белый' },
        },
        bag('B-1', 'Сумка чёрная'),
        bag('B-2', 'Сумка с узором'),
        { id: 'D-3', group: 'D3', size: null, colour: 'Мечта капитана' },
      ];
      const file = join(test.folder, 'unseen.yml');
      await writeFile(file, feedText(offers, { categories }));
      const proposal = await proposeMapping(file, 'ru');
      expect(proposal).toMatchObject({ offers: 5, passing: { without: 0, with: 4 } });
      expect(mapping(proposal?.yaml ?? '')).toMatchObject({
        params: { size: ['Размер у нас'], colour: ['Расцветка ткани'] },
        defaults: [
          { of: 'size', categories: ['30'], value: 'Единый' },
          { of: 'colour', take: 'name' },
          { of: 'colour', value: 'Как на фото' },
        ],
      });
      expect(proposal?.yaml).toContain('#   "Мечта капитана": { family: Разноцветный, hex: "#b5b2ac" }');
      expect(proposal?.yaml).toContain('только у части товаров, и они не продаются: Платья.');
      const english = await proposeMapping(file, 'en');
      // The comments of the proposed mapping, except entries that are commented out.
      const remarks = (yaml = '') => yaml.match(/^# (?! |colours:).*$/gm) ?? [];
      expect(mapping(english?.yaml ?? '')).toEqual(mapping(proposal?.yaml ?? ''));
      expect(english?.yaml).toContain('lack a size, and those are not sold: Платья.');
      const namedInFeed = /«.*?»|: .*$/g;
      for (const remark of remarks(english?.yaml))
        expect(remark.replaceAll(namedInFeed, '')).not.toMatch(/[а-яё]/i);
      expect(remarks(english?.yaml)).toHaveLength(remarks(proposal?.yaml).length);
      for (const remark of remarks(proposal?.yaml)) expect(remark).toMatch(/[а-яё]/i);
      const { sold } = await test.import('', { file, mapping: mapping(proposal?.yaml ?? '') });
      expect(sold).toBe(4);
    } finally {
      await test.close();
    }
  });

  it('no mapping is proposed for a feed that needs none', async () => {
    const test = await openImportTest();
    const file = join(test.folder, 'known.yml');
    await writeFile(file, feedText([{ id: 'A-1' }]));
    expect(await proposeMapping(file, 'ru')).toBeNull();
    await test.close();
  });
});
