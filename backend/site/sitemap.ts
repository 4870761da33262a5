import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, asc, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Sitemap, SitemapEntry, SitemapPart } from '#contract/client/client.schemas.ts';
import { widestShown } from '#shared/web/picture-widths.ts';
import { isColourShown } from '../domain/hidden-goods.ts';
import { contentPage } from '../domain/tables/content.ts';
import type { ContentKind, PictureSource } from '../domain/tables/content-types.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import { city, store } from '../domain/tables/places.ts';
import { hashOfTemplate, placeholderHash } from '../media/own-pictures/own-picture-path.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { SiteDeps } from './deps.ts';
import { landingPages, landingPaths, listingPages } from './listing-pages.ts';

/**
 * Maximum number of pages per part of the sitemap, as in the contract, and of pictures per page. With more
 * pictures, a part might be larger than the web server allows.
 */
const PART = 10_000;
const PICTURES = 5;
/** How many goods one query reads. */
const BATCH = 1000;
/** An id that is less than all others. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Kinds of text pages that have URLs of their own. */
const kinds: ContentKind[] = ['page', 'guide', 'policy', 'support', 'about', 'journal'];

type SitemapTools = Pick<SiteDeps, 'db' | 'goods'> & { now: Date; partSize?: number; leastModels?: number };

/** Reads of the sitemap index that are running now, by database. */
const reading = new WeakMap<Database, Promise<Sitemap>>();

/**
 * The parts of the sitemap, each with its latest change (openapi, getSitemap). Goods are divided into parts
 * of `partSize` by their ids, facet landings by their order. All goods are read for it; callers at the same
 * time share one read.
 */
export function getSitemap(tools: SitemapTools): Promise<Sitemap> {
  const { db } = tools;
  const running = reading.get(db) ?? readParts(tools).finally(() => reading.delete(db));
  reading.set(db, running);
  return running;
}

async function readParts(tools: SitemapTools): Promise<Sitemap> {
  const { db, partSize = PART } = tools;
  const [pages] = await db
    .select({ changed: newest(contentPage.updatedAt) })
    .from(contentPage)
    .where(inArray(contentPage.kind, kinds));
  const goods = await goodsParts(db, partSize);
  // A listing counts as changed when its goods change. So the latest change of all listings is that of all
  // goods.
  const lastModified = goods.reduce(newer, null);
  const landings = Math.ceil((await landingPaths(tools)).length / partSize);
  return {
    parts: [
      { name: 'pages', lastModified: pages?.changed ?? null },
      { name: 'listings', lastModified },
      ...Array.from({ length: landings }, (_, part) => ({ name: `landings-${part + 1}`, lastModified })),
      ...goods.map((changed, part) => ({ name: `products-${part + 1}`, lastModified: changed })),
    ],
  };
}

/** When the goods in each part last changed. */
async function goodsParts(db: Database, partSize: number): Promise<(string | null)[]> {
  const parts: (string | null)[] = [];
  // Each part is read by a query of its own, so that other calls can run between the queries.
  for (let after = FIRST; ; ) {
    const inPart = db
      .select({ id: variant.id, changed: changedAt.as('changed') })
      .from(variant)
      .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
      .where(and(gt(variant.id, after), isColourShown()))
      .orderBy(asc(variant.id))
      .limit(partSize)
      .as('in_part');
    const [found] = await db
      .select({ last: sql<string | null>`max(${inPart.id}::text)`, changed: newest(inPart.changed) })
      .from(inPart);
    if (!found?.last) return parts;
    parts.push(found.changed);
    after = found.last;
    await yieldToEventLoop();
  }
}

/** The pages in a part of the sitemap (openapi, getSitemapPart). Throws NOT_FOUND for an unknown part. */
export async function getSitemapPart(tools: SitemapTools, name: string): Promise<SitemapPart> {
  if (name === 'pages') return { entries: await pagesOf(tools.db) };
  if (name === 'listings') return { entries: (await listingPages(tools)).slice(0, PART) };
  const [, kind, part] = /^(products|landings)-(\d+)$/.exec(name) ?? [];
  const read = kind === 'landings' ? landingsOf : productsOf;
  const entries = part === undefined ? [] : await read(tools, Number(part));
  if (entries.length === 0) throw new ProblemError(404, 'NOT_FOUND');
  return { entries };
}

/**
 * SQL: when the page of a colour last changed, which is the later of the colour's and the model's last
 * change.
 */
const changedAt = sql<Date>`greatest(${variant.updatedAt}, ${variantGroup.updatedAt})`;

const toInstant = (value: string | Date | null) => (value === null ? null : new Date(value).toISOString());

const newer = (one: string | null, other: string | null) => ((other ?? '') > (one ?? '') ? other : one);

const newest = (column: Parameters<typeof sql>[1]) =>
  sql<string | null>`max(${column})`.mapWith({ mapFromDriverValue: toInstant });

async function productsOf({ db, partSize = PART }: SitemapTools, part: number): Promise<SitemapEntry[]> {
  // Finds the first id of the part by an index-only scan. From there on, reads the goods in order, in small
  // batches.
  const [first] = await db
    .select({ id: variant.id })
    .from(variant)
    .where(isColourShown())
    .orderBy(asc(variant.id))
    .offset((part - 1) * partSize)
    .limit(1);
  const entries: SitemapEntry[] = [];
  for (let from = first && gte(variant.id, first.id); from; ) {
    const rows = await db
      .select({
        id: variant.id,
        productUrl: variant.productUrl,
        pictures: variant.pictures,
        changed: changedAt,
      })
      .from(variant)
      .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
      .where(and(from, isColourShown()))
      .orderBy(asc(variant.id))
      .limit(Math.min(BATCH, partSize - entries.length));
    for (const { productUrl, pictures, changed } of rows)
      entries.push({
        path: `/product/${productUrl}`,
        lastModified: toInstant(changed),
        pictures: picturesOf(pictures),
      });
    const last = rows.at(-1);
    from = last && entries.length < partSize ? gt(variant.id, last.id) : undefined;
  }
  return entries;
}

/**
 * URLs of the widest WebP file of each picture. All search engines can read WebP. Placeholders are left out.
 */
const picturesOf = (pictures: readonly PictureSource[]): string[] =>
  pictures
    .filter(({ template }) => hashOfTemplate(template) !== placeholderHash)
    .slice(0, PICTURES)
    .map(({ template, widths }) =>
      template.replace('{width}', String(widestShown(widths))).replace('{format}', 'webp'),
    );

async function landingsOf(tools: SitemapTools, part: number): Promise<SitemapEntry[]> {
  const { partSize = PART } = tools;
  return (await landingPages(tools)).slice((part - 1) * partSize, part * partSize);
}

async function pagesOf(db: Database): Promise<SitemapEntry[]> {
  const texts = await db
    .select({ kind: contentPage.kind, slug: contentPage.slug, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .where(inArray(contentPage.kind, kinds))
    .orderBy(asc(contentPage.kind), asc(contentPage.slug))
    .limit(PART / 2);
  const cities = await db
    .select({ code: city.code })
    .from(city)
    .innerJoin(store, sql`${store.cityCode} = ${city.code}`)
    .groupBy(city.code)
    .orderBy(desc(count(store.code)), asc(city.code))
    .limit(PART / 10);
  const stores = await db
    .select({ code: store.code })
    .from(store)
    .orderBy(asc(store.code))
    .limit(PART / 10);
  return [
    unchanging('/'),
    ...texts.map(({ kind, slug, updatedAt }) => ({
      path: `/${kind}/${slug}`,
      lastModified: updatedAt.toISOString(),
      pictures: [],
    })),
    ...(texts.some(({ kind }) => kind === 'journal') ? [unchanging('/journal')] : []),
    ...(stores.length > 0 ? [unchanging('/stores')] : []),
    ...cities.map(({ code }) => unchanging(`/stores?city=${code}`)),
    ...stores.map(({ code }) => unchanging(`/stores/${code}`)),
  ];
}

const unchanging = (path: string): SitemapEntry => ({ path, lastModified: null, pictures: [] });
