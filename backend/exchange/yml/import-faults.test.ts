import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedText, type OfferFacts, offerText } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';
import { FeedError } from './feed/feed-error.ts';

const shop: OfferFacts[] = [
  { id: 'D-1', group: 'D', size: '44' },
  { id: 'D-2', group: 'D', size: '46' },
];
const other = [...shop, { id: 'N-1', group: 'N', price: '1' }].map((offer) => ({ ...offer, price: '1' }));

describe('a refused feed', () => {
  let test: ImportTest;
  let before: Awaited<ReturnType<ImportTest['goods']>>;
  beforeEach(async () => {
    test = await openImportTest();
    await test.import(shop);
    before = await test.goods();
  });
  afterEach(() => test.close());

  it.each([
    ['cut off in the middle', feedText(other).slice(0, -60), /cut off/],
    ['that is no XML', 'price;name', /not XML/],
    ['in another currency', feedText(other, { currency: 'USD' }), /The feed is in USD/],
    ['without offers', feedText([]), /has no offers/],
    [
      'none of whose offers can be sold',
      feedText([{ price: null }, { id: 'A-2', size: null }]),
      /None of the 2 offers/,
    ],
    ['without categories', feedText(other, { categories: '' }), /no categories/],
  ])('a feed %s changes nothing', async (_, text, why) => {
    await expect(test.import(text, { prune: true })).rejects.toThrow(why);
    await expect(test.import(text, { prune: true })).rejects.toBeInstanceOf(FeedError);
    expect(await test.goods()).toEqual(before);
  });

  it('if no offer of a feed can be sold, the import leaves the stock of all sizes unchanged, and reports none as sold out', async () => {
    const offers = [offerText({ id: 'D-1', price: 'от 5' }), '<offer id="X-1"><price>5</price></offer>'];
    await expect(test.import(feedText(offers))).rejects.toThrow(/None of the 2 offers/);
    expect(await test.goods()).toEqual(before);
    expect(test.warnings.filter((line) => line.includes('sold out'))).toEqual([]);
  });

  it.each(['0', 'abc', '99999999', '1.990', '990'])(
    'a warning in Russian reports that the old price «%s» gives no discount',
    async (oldprice) => {
      await test.import([{ id: 'D-1', group: 'D', oldprice }]);
      expect(test.warnings).toEqual([expect.stringContaining('no discount is shown')]);
    },
  );

  it('a feed with an XML error after a thousand good offers changes nothing', async () => {
    const good = Array.from({ length: 1200 }, (_, place) =>
      offerText({ id: `G-${place}`, group: `G-${place}` }),
    );
    const text = feedText([...good, '<offer id="broken"><name>']);
    await expect(test.import(text)).rejects.toThrow(FeedError);
    expect(await test.goods()).toEqual(before);
  });

  it('an import during which the database fails changes nothing', async () => {
    await test.db.execute(sql`create function refuse_article() returns trigger language plpgsql as $$
      begin
        if new.sku = 'N-1' then raise exception 'the disk is full'; end if;
        return new;
      end $$`);
    await test.db.execute(
      sql`create trigger refuse before insert on article for each row execute function refuse_article()`,
    );
    await expect(test.import(other, { prune: true })).rejects.toThrow();
    expect(await test.goods()).toEqual(before);
    await test.db.execute(sql`drop trigger refuse on article`);
    await test.import(other);
    expect((await test.goods()).articles.map(({ sku }) => sku)).toEqual(['D-1', 'D-2', 'N-1']);
  });

  it('the import after a refused feed works as usual', async () => {
    await expect(test.import('nonsense')).rejects.toThrow(FeedError);
    await expect(test.import(shop)).resolves.toMatchObject({ sizes: { unchanged: 2 } });
  });
});
