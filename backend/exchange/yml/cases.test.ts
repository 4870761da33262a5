import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportTest, openImportTest } from '../testing/import.ts';
import { proposeMapping } from './mapping/propose-mapping.ts';
import { readMapping } from './mapping/read-mapping.ts';

const folder = join(import.meta.dirname, '../testing/cases/feeds');
const read = (name: string) => readFile(join(folder, name), 'utf8');

/** Each file is a feed with one oddity that occurs in feeds of real retailers. */
describe('feeds like those of real retailers', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest();
  });
  afterEach(() => test.close());

  /**
   * All goods of the shop, one line per size: «model | colour | size | number of pieces», in display order.
   */
  async function sold(): Promise<string[]> {
    const { groups, variants, articles } = await test.goods();
    return groups.flatMap((group) =>
      variants
        .filter(({ groupId }) => groupId === group.id)
        .flatMap((variant) =>
          articles
            .filter(({ variantId }) => variantId === variant.id)
            .sort((one, other) => one.ordinal - other.ordinal)
            .map(({ size, stock }) => [group.name, variant.colorName, size, stock].join(' | ')),
        ),
    );
  }

  const stockBySize = async () =>
    Object.fromEntries((await test.goods()).articles.map(({ size, stock }) => [size, stock]));

  it('w2-count-decimal.yml: stock with decimals is read, and stock below zero is read as 0', async () => {
    await test.import(await read('w2-count-decimal.yml'));
    expect(await stockBySize()).toEqual({ 40: 5, 42: 0, 44: 0, 46: 3 });
    expect(test.refused).toEqual([]);
    expect(test.warnings).toEqual([
      expect.stringMatching(/offer d2, count: «-2» is below zero; nothing is sold$/),
    ]);
  });

  it('w3-stock-tags.yml: stock is read from elements with unusual names', async () => {
    await test.import(await read('w3-stock-tags.yml'));
    const { articles } = await test.goods();
    expect(articles.map(({ sku, stock }) => [sku, stock])).toEqual(
      ['q0', 'q1', 'q2', 'q3', 'q4'].map((sku) => [sku, 0]),
    );
    expect(test.warnings).toEqual([]);
  });

  it('w4-colours.yml: nouns, short forms, English names and patterns get their colour families', async () => {
    await test.import(await read('w4-colours.yml'));
    const { variants } = await test.goods();
    expect(variants).toHaveLength(53);
    expect(
      variants.filter(({ colorFamily }) => colorFamily === 'Другой').map(({ colorName }) => colorName),
    ).toEqual(['Цвет 5']);
    expect(test.warnings).toEqual([expect.stringContaining('«Цвет 5» is in no colour family')]);
  });

  it('w6-prices.yml: prices with currency signs, separators and three decimals are read', async () => {
    await test.import(await read('w6-prices.yml'));
    const { articles, variants } = await test.goods();
    const priceOf = new Map(variants.map(({ id, price }) => [id, price]));
    expect(Object.fromEntries(articles.map(({ sku, variantId }) => [sku, priceOf.get(variantId)]))).toEqual({
      p0: 199_000,
      p1: 199_050,
      p2: 199_000,
      p3: 199_000,
      p4: 199_050,
      p5: 199_000,
      p6: 199_000,
      p10: 199_000,
      p11: 199_000,
    });
    expect(test.refused.map((line) => /offer (\S+),/.exec(line)?.[1])).toEqual([
      'p7',
      'p8',
      'p9',
      'p12',
      'p13',
    ]);
    expect(test.refused[2]).toMatch(/has three digits after its sign/);
  });

  it.each([
    ['w7-ampersand.yml', 'H&M', /line 3, xml: has a bare «&»/],
    ['w8-leading-newline.yml', 'R', /line 1, xml: begins with empty lines/],
  ])('%s: the feed is imported, with a warning', async (name, vendor, why) => {
    const { sold: sizes } = await test.import(await read(name));
    expect(sizes).toBe(1);
    expect((await test.goods()).groups.map(({ brandLine }) => brandLine)).toEqual([vendor]);
    expect(test.warnings).toEqual([
      expect.stringMatching(why),
      expect.stringMatching(/is missing in 1 offers.*with 1 pieces each/),
    ]);
  });

  it('w1-one-characteristic.yml: a param that has both colour and size is split', async () => {
    await test.import(await read('w1-one-characteristic.yml'));
    expect(await sold()).toEqual([
      'Платье лён | Белый | 42 | 1',
      'Платье лён | Белый | 44 | 1',
      'Платье лён | Синий | 42 | 1',
    ]);
    expect(test.warnings[0]).toMatch(/«белый, 42» is read as the colour «белый» and the size «42»$/);
  });

  it('w14-same-article-no-group.yml: the proposed mapping joins offers with the same article number to models, and shows examples', async () => {
    const text = await read('w14-same-article-no-group.yml');
    await test.import(text);
    expect(new Set((await test.goods()).groups.map(({ id }) => id)).size).toBe(3);
    const proposal = await proposeMapping(join(folder, 'w14-same-article-no-group.yml'), 'ru');
    expect(proposal?.yaml).toContain('ART-55: «Платье Лето 42», «Платье Лето 44», «Платье Лето 46»');
    const mapping = readMapping(proposal?.yaml ?? '');
    if (!('mapping' in mapping)) throw new Error(mapping.issues.map(({ why }) => why).join());
    await test.import(text, { mapping: mapping.mapping });
    expect(await sold()).toEqual([
      'Платье Лето | Синий | 42 | 1',
      'Платье Лето | Синий | 44 | 1',
      'Платье Лето | Синий | 46 | 1',
    ]);
  });

  it('w16-second-dimension.yml: height, cup, leg length and width become part of the sizes, which are sorted', async () => {
    await test.import(await read('w16-second-dimension.yml'));
    expect(test.refused).toEqual([]);
    expect(await sold()).toEqual(
      [
        ...['38 F', '38 G'].map((size) => `Ботильоны | Чёрный | ${size}`),
        ...['75B', '75C', '75D', '80B', '80C', '80D'].map((size) => `Бюстгальтер Анна | Чёрный | ${size}`),
        ...['W30 L32', 'W30 L34', 'W32 L32', 'W32 L34'].map((size) => `Джинсы прямые | Синий | ${size}`),
        ...['44/158', '44/164', '44/170', '46/158', '46/164', '46/170'].map(
          (size) => `Костюм брючный | Бежевый | ${size}`,
        ),
      ].map((line) => `${line} | 4`),
    );
    const { groups, articles } = await test.goods();
    expect(groups.map(({ sizeSystem }) => sizeSystem)).toEqual(['shoes', 'bra', 'women', 'women']);
    expect(articles.find(({ size }) => size === '44/170')?.international).toBe('S');
  });

  it('w18-single-root-branch.yml: the only child of a root category becomes a department, and keeps its path when the root gets a second child', async () => {
    const text = await read('w18-single-root-branch.yml');
    await test.import(text);
    const paths = async () =>
      (await test.goods()).categories.filter(({ kind }) => kind === 'category').map(({ path }) => path);
    expect(await paths()).toEqual(['muzhchinam', 'muzhchinam/rubashki']);
    const second =
      '<category id="10" parentId="1">Женщинам</category><category id="11" parentId="10">Платья</category></categories>';
    await test.import(
      text
        .replace('</categories>', second)
        .replace(
          '</offers>',
          '<offer id="r2"><price>2490</price><categoryId>11</categoryId><name>Платье</name><param name="Размер">44</param><param name="Цвет">белый</param><count>3</count></offer></offers>',
        ),
    );
    expect(await paths()).toEqual([
      'muzhchinam',
      'muzhchinam/rubashki',
      'zhenshchinam',
      'zhenshchinam/platya',
    ]);
  });

  it('w21-stock-update-s1.yml, then -s2: a size whose stock falls below zero is sold out', async () => {
    await test.import(await read('w21-stock-update-s1.yml'));
    expect((await sold()).map((line) => line.split(' | ').at(-1))).toEqual(['5', '2']);
    await test.import(await read('w21-stock-update-s2.yml'), { prune: true });
    expect((await sold()).map((line) => line.split(' | ').at(-1))).toEqual(['0', '2']);
  });
});
