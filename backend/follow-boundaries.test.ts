import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart, Product } from '#contract/client/client.schemas.ts';
import { loadBoundaries } from './catalog/schedule/boundaries.ts';
import {
  type CodePrices,
  findUnnamedCodes,
  putScheduledPrices,
  type ScheduledPrice,
} from './catalog/schedule/scheduled-prices.ts';
import { testNow } from './catalog/testing/catalog.ts';
import { smallShopDatabase } from './catalog/testing/database.ts';
import { article, variant } from './domain/tables/goods.ts';
import { codeMark } from './domain/vendor-codes.ts';
import { type Boundaries, followBoundaries } from './follow-boundaries.ts';
import { noRules, type SearchRules } from './listing/search-rules.ts';
import { silentLogger } from './platform/log/logger.ts';
import type { TestDatabase } from './platform/testing/database.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { becomeGuest } from './testing/shopping.ts';

const HOUR = 60 * 60_000;
const URL = 'plate-midi-izumrud';
const at = (hours: number) => new Date(testNow.getTime() + hours * HOUR);

let database: TestDatabase;
let shop: TestApp;
let boundaries: Boundaries;
let passed: number;
let banners: SearchRules['banners'];
const rules = { current: () => ({ ...noRules, banners }) };
let usual: Product;
beforeEach(async () => {
  banners = [];
  database = await smallShopDatabase();
  shop = createTestApp(database.db);
  boundaries = await follow();
  usual = await product();
});
afterEach(async () => {
  await boundaries.stop();
  await database.close();
});

async function follow() {
  const { db, goods, clock } = shop.deps;
  const followed = await followBoundaries({ db, goods, clock, rules, logger: silentLogger });
  passed = 0;
  followed.onPassed(() => {
    passed += 1;
  });
  await followed.check();
  return followed;
}

/** Advances the clock, but does not run the check for boundaries, as while a machine sleeps. */
const sleepUntil = (moment: Date) => shop.advance(moment.getTime() - shop.deps.clock().getTime());
async function goTo(hours: number): Promise<void> {
  sleepUntil(at(hours));
  await boundaries.check();
}

async function get<T>(path: string, token?: string): Promise<T> {
  const answer = await shop.call(path, { token });
  expect(answer.status).toBe(200);
  return answer.json();
}
const product = () => get<Product>(`/api/catalog-orchestration/v1/products/${URL}`);
const shown = async () => {
  const { price, priceBefore } = await product();
  return [price, priceBefore];
};

const price = (kopecks: number, more: Partial<ScheduledPrice> = {}): ScheduledPrice => ({
  price: kopecks,
  priceBefore: null,
  startsAt: null,
  endsAt: null,
  ...more,
});
const put = (...codes: CodePrices[]) =>
  database.db.transaction((tx) => putScheduledPrices(tx, codes, shop.deps.clock()));
const ofColour = (...prices: ScheduledPrice[]): CodePrices => ({
  kind: 'vendorCode',
  code: usual.vendorCode ?? '',
  prices,
});
const ofSize = (sku: string | undefined, ...prices: ScheduledPrice[]): CodePrices => ({
  kind: 'sku',
  code: sku ?? '',
  prices,
});

const unnamed = (codes: Parameters<typeof findUnnamedCodes>[1]) =>
  database.db.transaction((tx) => findUnnamedCodes(tx, codes));

describe('a scheduled price', () => {
  it('a scheduled price applies from its start to its end, and does not change the usual price', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1), endsAt: at(2) })));
    expect(await loadBoundaries(database.db)).toEqual(
      expect.arrayContaining([at(1).getTime(), at(2).getTime()]),
    );
    const before = [usual.price, usual.priceBefore];
    await goTo(0.99);
    expect(await shown()).toEqual(before);
    expect(boundaries.next(at(0.99).getTime())).toBe(at(1).getTime());
    await goTo(1);
    expect(await shown()).toEqual([100_000, usual.price]);
    expect(boundaries.next(at(1).getTime())).toBe(at(2).getTime());
    await goTo(2);
    expect(await shown()).toEqual(before);
  });

  it('the old price beside a scheduled price is the one given with it; without one, the usual price if that is higher', async () => {
    await put(ofColour(price(100_000, { priceBefore: 150_000 })));
    expect(await shown()).toEqual([100_000, 150_000]);
    await put(ofColour(price(usual.price + 100)));
    expect(await shown()).toEqual([usual.price + 100, null]);
  });

  it('a scheduled price that has no start or has already started applies at once; one that has ended does not apply', async () => {
    await put(
      ofColour(price(100_000, { startsAt: at(-5), endsAt: at(-1) }), price(90_000, { endsAt: at(1) })),
    );
    expect((await shown())[0]).toBe(90_000);
    await goTo(1);
    expect((await shown())[0]).toBe(usual.price);
    await put(ofColour(price(80_000, { startsAt: at(-5) })));
    await goTo(24 * 365);
    expect((await shown())[0]).toBe(80_000);
  });

  it('a scheduled price replaces an earlier one that is still valid; the earlier one applies again afterwards', async () => {
    await put(
      ofColour(
        price(100_000, { startsAt: at(1), endsAt: at(10) }),
        price(70_000, { startsAt: at(3), endsAt: at(4) }),
      ),
    );
    for (const [hours, kopecks] of [
      [1, 100_000],
      [3, 70_000],
      [4, 100_000],
      [10, usual.price],
    ] as const) {
      await goTo(hours);
      expect((await shown())[0], `after ${hours} h`).toBe(kopecks);
    }
  });

  it('a scheduled price for a vendor code applies to all colours that have this vendor code in the feed', async () => {
    const [one, other] = await database.db.select().from(variant).limit(2);
    for (const [row, suffix] of [
      [one, 'AA'],
      [other, 'BB'],
    ] as const) {
      const vendorCode = `SL101-${codeMark(row?.groupId ?? '')}-${suffix}`;
      await database.db
        .update(variant)
        .set({ vendorCode })
        .where(eq(variant.id, row?.id ?? ''));
    }
    await put({ kind: 'vendorCode', code: 'SL101', prices: [price(100_000)] });
    const changed = await database.db
      .selectDistinct({ id: article.variantId })
      .from(article)
      .where(eq(article.scheduledPrice, 100_000));
    expect(changed.map(({ id }) => id).sort()).toEqual([one?.id, other?.id].sort());
  });

  describe('scheduled prices for a vendor code to which the shop has appended the colour', () => {
    const code = (text: string) => ({ kind: 'vendorCode', code: text }) as const;
    const repriced = async () => {
      const rows = await database.db
        .selectDistinct({ vendorCode: variant.vendorCode })
        .from(article)
        .innerJoin(variant, eq(variant.id, article.variantId))
        .where(eq(article.scheduledPrice, 100_000));
      return rows.map(({ vendorCode }) => vendorCode).sort();
    };
    /** Sets the vendor codes of colours. Each argument is a list of codes for the colours of one model. */
    async function withCodes(...models: string[][]): Promise<void> {
      const colours = await database.db.select().from(variant).orderBy(variant.groupId, variant.id);
      const groups = [...Map.groupBy(colours, ({ groupId }) => groupId).values()];
      for (const codes of models) {
        const at = groups.findIndex((group) => group.length >= codes.length);
        const [group = []] = groups.splice(at, 1);
        for (const [place, vendorCode] of codes.entries())
          await database.db
            .update(variant)
            .set({ vendorCode })
            .where(eq(variant.id, group[place]?.id ?? ''));
      }
    }

    it('the price for a vendor code applies to the colours whose codes were extended by the colour', async () => {
      await withCodes(['L01-GREEN', 'L01-WHITE']);
      await put({ ...code('L01'), prices: [price(100_000)] });
      expect(await repriced()).toEqual(['L01-GREEN', 'L01-WHITE']);
      expect(await unnamed([code('L01'), code('L0'), code('L01-GREEN')])).toEqual([
        { ...code('L0'), why: 'UNKNOWN' },
      ]);
    });

    it('the price for a vendor code does not apply to extended codes if a colour has exactly this code', async () => {
      await withCodes(['L01-GREEN', 'L01-WHITE'], ['L01']);
      await put({ ...code('L01'), prices: [price(100_000)] });
      expect(await repriced()).toEqual(['L01']);
    });

    it('the price for a vendor code does not apply if extended codes of several models begin with it', async () => {
      await withCodes(['L01-GREEN', 'L01-WHITE'], ['L01-2']);
      await put({ ...code('L01'), prices: [price(100_000)] });
      expect(await repriced()).toEqual([]);
      expect(await unnamed([code('L01')])).toEqual([{ ...code('L01'), why: 'SEVERAL_MODELS' }]);
    });
  });

  it('a scheduled price for a size takes precedence over the one for its colour', async () => {
    const [first] = usual.articles;
    await put(ofColour(price(100_000)), ofSize(first?.sku, price(120_000)));
    const { articles } = await product();
    expect(articles.map((article) => article.price)).toEqual(
      articles.map(({ sku }) => (sku === first?.sku ? 120_000 : 100_000)),
    );
  });

  it('a scheduled price is removed by an import that contains its vendor code without prices', async () => {
    await put(ofColour(price(100_000)));
    await put(ofColour());
    expect((await shown())[0]).toBe(usual.price);
  });

  it('a scheduled price can be set for a vendor code that no goods have yet; such codes are reported', async () => {
    await put(ofSize('NET', price(100_000)));
    const codes = [
      { kind: 'sku', code: 'NET' },
      { kind: 'vendorCode', code: usual.vendorCode ?? '' },
      { kind: 'vendorCode', code: usual.articles[0]?.sku ?? '' },
    ] as const;
    expect(await unnamed(codes)).toEqual([
      { ...codes[0], why: 'UNKNOWN' },
      { ...codes[2], why: 'UNKNOWN' },
    ]);
  });

  it('a scheduled price changes the price in listings, and in a cart with the usual notice', async () => {
    const { access: token } = await becomeGuest(shop);
    const articleId = usual.articles.find(({ state }) => state === 'IN_STOCK')?.articleId;
    const CART = '/api/cart-orchestration/v1/carts';
    const items = [{ action: 'ADD', articleId, quantity: 1, isGift: false }];
    const added = await shop.call(`${CART}/items/list`, { token, body: { items } });
    expect(added.status).toBe(200);
    await put(ofColour(price(100_000, { startsAt: at(0.1) })));
    await get<Cart>(CART, token);
    await goTo(0.1);
    expect((await get<Cart>(CART, token)).items).toMatchObject([
      { unitPrice: 100_000, notices: [{ code: 'PRICE_CHANGED' }] },
    ]);
    const finder = await shop.deps.goods.finder();
    expect(finder.snapshot.price).toContain(100_000);
  });
});

describe('boundaries of periods', () => {
  it('boundaries of periods are announced to listeners once, even if the check is late', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1), endsAt: at(2) })));
    await goTo(0.5);
    expect(passed).toBe(0);
    await goTo(1);
    await goTo(1.5);
    expect(passed).toBe(1);
    await goTo(48);
    expect(passed).toBe(2);
    expect((await shown())[0]).toBe(usual.price);
  });

  it('boundaries of periods include the start and end of banners in the search rules', async () => {
    banners = [
      { listings: ['novinki'], text: 'Час', starts: at(1).toISOString(), ends: at(2).toISOString() },
    ];
    await goTo(0.5);
    expect(boundaries.next(at(0.5).getTime())).toBe(at(1).getTime());
    await goTo(1);
    await goTo(2);
    expect(passed).toBe(2);
  });

  it('boundaries that passed while no process was running are handled at the start of the process', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1), endsAt: at(9) })));
    await boundaries.stop();
    sleepUntil(at(2));
    boundaries = await follow();
    expect((await shown())[0]).toBe(100_000);
  });

  it('price changes at a boundary are undone if the clock is set back to before the boundary', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1) })));
    await goTo(1);
    await goTo(0);
    expect((await shown())[0]).toBe(usual.price);
    expect(passed).toBe(2);
  });

  it('boundaries that passed during an outage of the database are handled after the outage', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1) })));
    await boundaries.check();
    const fault = vi.spyOn(database.db, 'transaction').mockRejectedValueOnce(new Error('down'));
    await goTo(1);
    expect((await shown())[0]).toBe(usual.price);
    fault.mockRestore();
    await boundaries.check();
    expect((await shown())[0]).toBe(100_000);
  });

  it('boundaries are handled once if two processes check at the same time', async () => {
    await put(ofColour(price(100_000, { startsAt: at(1) })));
    const { db, goods, clock } = shop.deps;
    const other = await followBoundaries({ db, goods, clock, rules, logger: silentLogger });
    sleepUntil(at(1));
    await Promise.all([boundaries.check(), other.check()]);
    await other.stop();
    expect((await shown())[0]).toBe(100_000);
    expect(passed).toBe(1);
  });
});
