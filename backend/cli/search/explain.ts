import { eq, inArray } from 'drizzle-orm';
import { variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Ruled } from '../../listing/apply-rules.ts';
import { createFinder } from '../../listing/finder.ts';
import { openGoods } from '../../listing/goods.ts';
import { noRules, type SearchRules } from '../../listing/search-rules.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import type { Database } from '../../platform/db/database.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { say } from '../terminal/say.ts';

const FIRST = 10;

/**
 * The result of a search query. If the typed text is a path with a leading slash, the goods of that listing.
 * `ruled` describes how the search rules changed the query; `names` has the names of the first ten models.
 */
type Answer = { ruled: Ruled; total: number; names: string[] };

export type Ask = (query: string, rules: SearchRules) => Promise<Answer>;

/** The interpretation of an empty query, used for listings, because they are shown without a query. */
const nothingRead = { matches: null, shownQuery: null, understood: [], unmet: [], redirectTo: null };

/** Loads the goods once, and calls `work` with a function that searches these goods. */
export async function withGoods<T>(db: Database, work: (ask: Ask) => Promise<T>): Promise<T> {
  const goods = openGoods({ db, clock: () => new Date(), logger });
  try {
    const snapshot = await goods.current();
    return await work(async (query, rules) => {
      const finder = createFinder(snapshot, rules);
      const path = /^\/(?=\S)(\S+)$/.exec(query)?.[1];
      if (path !== undefined) {
        const listing = snapshot.categories.find((node) => node.path === path);
        if (!listing) throw new CommandRefused(`There is no listing ${query}.`);
        const choice = finder.inListing(listing, {}, new Date());
        const names = await namesOf(db, choice.page('popular', 1, FIRST));
        const ruled = { ...nothingRead, searched: query, banner: finder.bannerOf(path, new Date()) };
        return { ruled, total: choice.totalItems, names };
      }
      const { choice, ...ruled } = finder.search(query, {}, new Date());
      const ids = choice.page('popular', 1, FIRST);
      return { ruled, total: choice.totalItems, names: await namesOf(db, ids) };
    });
  } finally {
    await goods.close();
  }
}

/** Describes, as lines of text, what a query finds without and with the search rules. */
export async function explain(ask: Ask, query: string, rules: SearchRules): Promise<string[]> {
  const [before, after] = [await ask(query, noRules), await ask(query, rules)];
  const { searched, redirectTo, banner } = after.ruled;
  return [
    query.startsWith('/') ? say`Listing: ${query}` : say`Query: ${query}`,
    ...(searched === query ? [] : [say`Synonyms: searched as «${searched}»`]),
    ...(redirectTo === null ? [] : [say`Redirect: shoppers are sent to ${redirectTo}`]),
    ...(banner === null
      ? []
      : [say`Banner: ${banner.link === null ? banner.text : `${banner.text} (${banner.link.path})`}`]),
    '',
    ...side(say`Before the rules: ${before.total} models`, before),
    '',
    ...side(say`After the rules: ${after.total} models`, after, before.names),
  ];
}

function side(title: string, { ruled, names }: Answer, before?: readonly string[]): string[] {
  const { shownQuery, understood, unmet } = ruled;
  return [
    title,
    ...(shownQuery === null ? [] : [say`  answered as «${shownQuery}»`]),
    ...(understood.length === 0 ? [] : [say`  understood: ${understood.map(({ name }) => name).join('; ')}`]),
    ...unmet.map(({ words, how, shown }) => `  ${how}: «${words}»${shown === null ? '' : ` → ${shown}`}`),
    ...names.map((name, place) => `  ${String(place + 1).padStart(2)}. ${name}${moved(name, place, before)}`),
  ];
}

function moved(name: string, place: number, before: readonly string[] | undefined): string {
  if (!before) return '';
  const was = before.indexOf(name);
  if (was === place) return '';
  return was < 0 ? say`  (new among the first ten)` : say`  (was ${was + 1})`;
}

async function namesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: variant.id, name: variantGroup.name, colour: variant.colorName, code: variant.vendorCode })
    .from(variant)
    .innerJoin(variantGroup, eq(variant.groupId, variantGroup.id))
    .where(inArray(variant.id, [...ids]));
  const names = new Map(rows.map(({ id, name, colour, code }) => [id, `${name}, ${colour} [${code}]`]));
  return ids.flatMap((id) => names.get(id) ?? []);
}
