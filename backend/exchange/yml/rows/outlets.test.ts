import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OfferFacts, offerText } from '../../testing/feed.ts';
import { type ImportTest, openImportTest } from '../../testing/import.ts';
import { openStores } from '../../testing/store.ts';

/**
 * An offer with ten pieces. `outlets` has the number of pieces per store; if undefined, the offer has no
 * `<outlets>`.
 */
const offer = (id: string, outlets?: Record<string, number>, facts: OfferFacts = {}): OfferFacts => ({
  id,
  group: 'D',
  size: id.slice(-2),
  count: '10',
  ...facts,
  more: outlets
    ? `<outlets>${Object.entries(outlets).map(([at, pieces]) => `<outlet id="${at}" instock="${pieces}"/>`)}</outlets>`
    : '',
});

describe('stock of stores in a feed', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest();
    await openStores(test.db, 'mag-1', 'mag-2');
  });
  afterEach(() => test.close());

  /** The stock in all stores, one line each: «size store pieces». */
  async function stock(): Promise<string[]> {
    const { articles, outlets } = await test.goods();
    const sizeOf = new Map(articles.map(({ id, size }) => [id, size]));
    return outlets.map(({ articleId, storeCode, quantity }) =>
      [sizeOf.get(articleId), storeCode, quantity].join(' '),
    );
  }
  const sorted = async () => (await stock()).sort();

  it('the stock in stores is written, and importing the same feed again changes nothing', async () => {
    const feed = [offer('D-44', { 'mag-1': 2, 'MAG-2': 3 }), offer('D-46', { 'mag-2': 1 })];
    const { outlets } = await test.import(feed);
    expect(outlets).toEqual({ added: 3, changed: 0, unchanged: 0, left: 0 });
    expect(await sorted()).toEqual(['44 mag-1 2', '44 mag-2 3', '46 mag-2 1']);
    expect((await test.import(feed)).outlets).toEqual({ added: 0, changed: 0, unchanged: 3, left: 0 });
    expect(test.warnings).toEqual([]);
  });

  it('the stock in stores increases, decreases and disappears as the next feed says', async () => {
    await test.import([offer('D-44', { 'mag-1': 2, 'mag-2': 3 }), offer('D-46', { 'mag-1': 1 })]);
    const { outlets } = await test.import([
      offer('D-44', { 'mag-1': 5 }),
      offer('D-46'),
      offer('D-48', { 'mag-1': 1 }),
    ]);
    expect(outlets).toEqual({ added: 1, changed: 1, unchanged: 0, left: 2 });
    expect(await sorted()).toEqual(['44 mag-1 5', '48 mag-1 1']);
  });

  it('the stock in stores stays unchanged if a feed contains no stores, but never exceeds the total stock', async () => {
    await test.import([offer('D-44', { 'mag-1': 4, 'mag-2': 3 }), offer('D-46', { 'mag-1': 1 })]);
    await test.import([offer('D-44'), offer('D-46')]);
    expect(await sorted()).toEqual(['44 mag-1 4', '44 mag-2 3', '46 mag-1 1']);
    await test.import([offer('D-44', undefined, { count: '6' }), offer('D-46', undefined, { count: '0' })]);
    expect(await sorted()).toEqual(['44 mag-1 4', '44 mag-2 2']);
  });

  it('an unknown store in a feed is reported once, and its pieces are added to the total stock', async () => {
    const offers = [
      offer('D-44', { 'mag-9': 2, 'mag-1': 1 }, { count: null }),
      offer('D-46', { 'mag-9': 1, sklad: 2 }),
    ];
    await test.import(offers);
    expect(await sorted()).toEqual(['44 mag-1 1']);
    const { articles } = await test.goods();
    expect(articles.map(({ size, stock }) => [size, stock]).sort()).toEqual([
      ['44', 3],
      ['46', 10],
    ]);
    expect(test.warnings).toEqual([
      'line 15, offer D-44, outlet «mag-9»: is not a store of the shop (2 offers, this is the first); its pieces are in stock, but not in a store',
      `line ${15 + offerText(offers[0]).split('\n').length}, offer D-46, outlet «sklad»: is not a store of the shop (this offer only); its pieces are in stock, but not in a store`,
    ]);
  });

  it('the stock in stores is unchanged by a dry run, and removed with the goods', async () => {
    await test.import([offer('D-44', { 'mag-1': 2 }), offer('D-46', { 'mag-1': 2 })]);
    const { outlets } = await test.import([offer('D-44', { 'mag-2': 2 })], { dryRun: true });
    expect(outlets).toMatchObject({ added: 1, left: 1 });
    expect(await sorted()).toEqual(['44 mag-1 2', '46 mag-1 2']);
    await test.import([offer('D-44', { 'mag-2': 2 })], { prune: true });
    expect(await sorted()).toEqual(['44 mag-2 2']);
  });

  it('importing an export restores the stock in stores unchanged', async () => {
    await test.import([
      offer('D-44', { 'mag-2': 3, 'mag-1': 2 }),
      offer('D-46'),
      offer('D-48', undefined, { count: '0' }),
    ]);
    const before = await test.goods();
    const first = await readFile(await test.export('feed.yml'), 'utf8');
    expect(first).toContain(
      '<outlets>\n          <outlet id="mag-1" instock="2"/>\n          <outlet id="mag-2" instock="3"/>\n',
    );
    expect(first.match(/<outlets>/g)).toHaveLength(1);
    const { outlets } = await test.import(first);
    expect(outlets).toEqual({ added: 0, changed: 0, unchanged: 2, left: 0 });
    expect(await test.goods()).toEqual(before);
    const other = await openImportTest();
    try {
      await openStores(other.db, 'mag-1', 'mag-2');
      await other.import(first);
      expect((await other.goods()).outlets).toEqual(before.outlets);
      expect(await readFile(await other.export('feed.yml'), 'utf8')).toBe(first);
    } finally {
      await other.close();
    }
  });
});
