import type { SearchResult } from '#contract/client/client.schemas.ts';
import { operations } from '#contract/operations.ts';
import { type Chance, chanceOf } from '../../demo/generate/chance.ts';
import { type CoreTimings, measureCore } from './core.ts';
import type { FilledDatabase } from './filled-database.ts';
import { type Freshness, measureFreshness } from './freshness.ts';
import { chosenOf, LISTINGS, listingMixes, readListings } from './listing-calls.ts';
import { type Memory, memoryNow } from './memory.ts';
import { keystrokes, queryMixes } from './queries.ts';
import { type BenchShop, openShop, type Query } from './shop.ts';
import { type Timings, timeAll } from './timings.ts';

const FACETS = operations.getListingFacets.path;
const SEARCH = operations.searchProducts.path;
const SUGGESTIONS = operations.getSuggestions.path;

export type MeasureTask = FilledDatabase & {
  /** Number of calls of each kind, and number of changes of goods. */
  calls: number;
  changes: number;
  seed: number;
};

export type Measured = MeasureTask & {
  /** In ms: until the database is open, and from then on until the first listing is answered. */
  start: { database: number; firstListing: number };
  /** Memory before the shop reads all goods into memory, just after that, and at the end. */
  memory: { before: Memory; ready: Memory; end: Memory };
  listings: Record<string, Timings>;
  listingFacets: Timings;
  searches: Record<string, Timings>;
  suggestions: Timings;
  core: CoreTimings;
  freshness: Freshness;
};

/** Measures one shop in this process. Makes its calls one after the other. */
async function measure(task: MeasureTask): Promise<Measured> {
  const chance = chanceOf(task.seed, 0);
  const memoryBefore = memoryNow();
  let began = performance.now();
  const shop = await openShop(task);
  const database = performance.now() - began;
  began = performance.now();
  await shop.get(LISTINGS, { path: 'zhenshchinam' });
  const firstListing = performance.now() - began;
  const ready = memoryNow();

  const warmUp = Math.ceil(task.calls / 5);
  const known = await readListings(shop);
  const mixes = listingMixes(known, chance, task.calls);
  const ask = (path: string, queries: readonly Query[]) =>
    timeAll(queries, warmUp, (query) => shop.get(path, query));
  const listings = await eachMix(mixes, (queries) => ask(LISTINGS, queries));
  const filtered = mixes['two to four facets'] ?? [];
  const listingFacets = await ask(FACETS, filtered);
  const searches = await measureSearches(shop, task, chance, ask);
  const typed = keystrokes(chance, task.calls).map((q) => ({ q }));
  const suggestions = await ask(SUGGESTIONS, typed);
  const core = await measureCore(await shop.goods.current(), chance, task.calls);
  const freshness = await measureFreshness(shop, task, { chance, calls: filtered, changes: task.changes });
  const memory = { before: memoryBefore, ready, end: memoryNow() };
  await shop.close();
  return {
    ...task,
    start: { database, firstListing },
    memory,
    listings,
    listingFacets,
    searches,
    suggestions,
    core,
    freshness,
  };
}

async function measureSearches(
  shop: BenchShop,
  { calls }: MeasureTask,
  chance: Chance,
  ask: (path: string, queries: readonly Query[]) => Promise<Timings>,
): Promise<Record<string, Timings>> {
  const mixes = queryMixes(chance, calls);
  const plain = Object.fromEntries(
    Object.entries(mixes).map(([name, queries]) => [name, queries.map((q): Query => ({ q }))]),
  );
  const { facets } = (await shop.get(SEARCH, { q: 'платье' })).json as SearchResult;
  const words = [...(mixes['one word'] ?? []), ...(mixes['two words'] ?? [])];
  const withFacets = Array.from({ length: calls }, (): Query => {
    return { q: chance.pick(words), ...chosenOf(facets, chance.whole(1, 3), chance) };
  });
  return eachMix({ ...plain, 'with one to three facets': withFacets }, (queries) => ask(SEARCH, queries));
}

async function eachMix(
  mixes: Record<string, Query[]>,
  work: (queries: readonly Query[]) => Promise<Timings>,
): Promise<Record<string, Timings>> {
  const measured: Record<string, Timings> = {};
  for (const [name, queries] of Object.entries(mixes)) measured[name] = await work(queries);
  return measured;
}

process.once('message', async (task: MeasureTask) => {
  const measured = await measure(task);
  process.send?.(measured, undefined, undefined, () => process.exit(0));
});
