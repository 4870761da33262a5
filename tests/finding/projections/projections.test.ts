import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSmallShop } from '../../../backend/catalog/testing/database.ts';
import { variant } from '../../../backend/domain/tables/goods.ts';
import { type Boundaries, followBoundaries } from '../../../backend/follow-boundaries.ts';
import { noRules } from '../../../backend/listing/search-rules.ts';
import { createTestApp } from '../../../backend/testing/app.ts';
import { type PageConfig, requestContext } from '../../../src/lib/page/request-context.ts';
import { disagreements, type Views } from './disagreements.ts';
import { feedOffers } from './feed-offers.ts';
import { changeSomething, randomNumbers } from './random-changes.ts';
import { readers, type Sources } from './readers.ts';

/** PROJECTION_CHANGES=10000 makes more changes. PROJECTION_SEED repeats an earlier run. */
const SEED = Number(process.env.PROJECTION_SEED ?? 2026);
const CHANGES = Number(process.env.PROJECTION_CHANGES ?? 200);
/** Maximum number of changes between two comparisons. */
const MOST_AT_ONCE = Math.max(24, CHANGES / 100);

vi.mock('@/lib/page/request-context');
const config: PageConfig = {
  apiBaseUrl: '',
  site: 'ru',
  siteId: 'ru',
  brand: 'Лавка',
  build: 'test',
  publicUrl: 'https://shop.example',
};
vi.mocked(requestContext).mockReturnValue({ config } as ReturnType<typeof requestContext>);

const db = await openSmallShop();
// Does not check responses against the contract: the check would take half of the test's time, and other
// tests do it.
const shop = createTestApp(db, { checkAnswers: false });
const { clock, goods, logger } = shop.deps;
let boundaries: Boundaries;
beforeAll(async () => {
  boundaries = await followBoundaries({ db, goods, clock, logger, rules: { current: () => noRules } });
});
afterAll(() => boundaries.stop());

/**
 * Makes the sources for one comparison. They cache every response and the feed, so that each is requested
 * only once.
 */
function sourcesNow(): Sources {
  const answers = new Map<string, Promise<unknown>>();
  let feed: ReturnType<typeof feedOffers> | undefined;
  const ask = async (path: string, query: Record<string, string>) => {
    const response = await shop.call(path, { query });
    if (response.status === 404) return null;
    expect(response.status, path).toBe(200);
    return response.json();
  };
  return {
    get<T>(path: string, query: Record<string, string> = {}) {
      const key = `${path}?${new URLSearchParams(query)}`;
      const answer = answers.get(key) ?? ask(path, query);
      answers.set(key, answer);
      return answer as Promise<T | null>;
    },
    feed: () => {
      feed ??= feedOffers(db, clock());
      return feed;
    },
  };
}

async function viewsOf(productUrl: string, sources: Sources): Promise<Views> {
  const views: Views = {};
  for (const [name, read] of Object.entries(readers)) views[name] = (await read(productUrl, sources)) ?? null;
  return views;
}

async function compare(productUrls: Iterable<string>, changes: number): Promise<number> {
  const sources = sourcesNow();
  let facts = 0;
  for (const productUrl of productUrls) {
    const views = await viewsOf(productUrl, sources);
    facts += 1;
    expect(disagreements(views), `${productUrl} after ${changes} changes, seed ${SEED}`).toEqual([]);
  }
  return facts;
}

test('a projection of goods that shows another value than all others is named', async () => {
  const views = await viewsOf('plate-midi-izumrud', sourcesNow());
  const stale = { ...views.Markdown, price: (views.Markdown?.price ?? 0) + 100 };
  expect(disagreements(views)).toEqual([]);
  expect(disagreements({ ...views, Markdown: stale })).toEqual([
    expect.stringMatching(/^price: .*Markdown says/),
  ]);
  expect(disagreements({ ...views, MCP: null }).join()).toMatch(/is shown: .*MCP says false/);
});

test('all projections of goods agree on name, prices, stock and sizes after random changes', async () => {
  const random = randomNumbers(SEED);
  const own = { db, clock, advance: shop.advance, check: () => boundaries.check() };
  const all = (await db.select({ productUrl: variant.productUrl }).from(variant)).map(
    ({ productUrl }) => productUrl,
  );
  let compared = 0;
  for (let done = 0; done < CHANGES; ) {
    const changed = new Set<string>();
    for (let left = 1 + Math.floor(random() * MOST_AT_ONCE); left > 0 && done < CHANGES; left -= 1, done += 1)
      for (const productUrl of await changeSomething(own, random)) changed.add(productUrl);
    compared += await compare(changed, done);
  }
  compared += await compare(all, CHANGES);
  console.info(`Figures: ${JSON.stringify({ seed: SEED, changes: CHANGES, colours: compared })}`);
}, 3_600_000);
