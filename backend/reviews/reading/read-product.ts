import { and, asc, between, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type {
  MyProductReviews,
  ProductReviews,
  Review,
  ReviewSort,
  ReviewSummary,
} from '#contract/client/client.schemas.ts';
import { HEIGHT_REACH, summaryOf } from '#shared/reviews/summary.ts';
import { findProduct } from '../../catalog/cached/products.ts';
import type { Goods } from '../../listing/goods.ts';
import { createModelCache, type ModelCache } from '../../listing/model-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { ReviewsDeps } from '../base/deps.ts';
import { review, reviewComplaint, reviewHelpful, reviewText } from '../base/tables.ts';
import { answerOf, contentOf } from './content-of.ts';
import { helpfulOf } from './read-mine.ts';
import { waitingLines } from './received-lines.ts';

export type ReviewsWanted = {
  stars?: number | undefined;
  bought?: string | undefined;
  height?: number | undefined;
  withPhotos?: 'true' | undefined;
  sort: ReviewSort;
  page: number;
};

type Parts = Pick<ReviewsDeps, 'db' | 'goods'>;
type Page = Pick<ProductReviews, 'totalItems' | 'items'>;

/** Number of reviews per page. */
const SIZE = 10;
const MAX_PAGES = 2000;

type Caches = { summaries: ModelCache<ReviewSummary>; pages: ModelCache<Page> };
const keptBy = new WeakMap<Goods, Caches>();

function keptOf(goods: Goods): Caches {
  const known = keptBy.get(goods) ?? {
    summaries: createModelCache<ReviewSummary>(goods, MAX_PAGES),
    pages: createModelCache<Page>(goods, MAX_PAGES),
  };
  keptBy.set(goods, known);
  return known;
}

/**
 * One page of the reviews of a model. If nothing has changed, it comes from the cache.
 * @throws ProblemError NOT_FOUND for an unknown product or page
 */
export async function readProductReviews(
  parts: Parts,
  productUrl: string,
  wanted: ReviewsWanted,
): Promise<ProductReviews> {
  const groupId = await modelOf(parts, productUrl);
  const { summaries, pages } = keptOf(parts.goods);
  const summary = await cachedOrRead(summaries, groupId, groupId, () => readSummary(parts.db, groupId));
  const { stars, bought, height, withPhotos, sort, page } = wanted;
  const key = JSON.stringify([groupId, stars, bought, height, withPhotos, sort, page]);
  const { totalItems, items } = await cachedOrRead(pages, key, groupId, () =>
    readPage(parts.db, groupId, wanted),
  );
  const totalPages = Math.max(1, Math.ceil(totalItems / SIZE));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  return { variantGroupId: groupId, summary, page, size: SIZE, totalItems, totalPages, items };
}

/**
 * A shopper's own reviews of a model, and the helpful marks that the shopper has given to other reviews of
 * it.
 * @throws ProblemError NOT_FOUND for an unknown product
 */
export async function readMyProductReviews(
  parts: Parts,
  productUrl: string,
  ownerId: string,
): Promise<MyProductReviews> {
  const groupId = await modelOf(parts, productUrl);
  const { db } = parts;
  const ofModel = eq(review.groupId, groupId);
  const helpful = await db
    .select({ id: review.id })
    .from(review)
    .innerJoin(reviewHelpful, eq(reviewHelpful.reviewId, review.id))
    .where(and(ofModel, eq(reviewHelpful.ownerId, ownerId)))
    .limit(1000);
  const own = await db
    .select({ id: review.id })
    .from(review)
    .where(and(ofModel, eq(review.ownerId, ownerId)))
    .limit(1000);
  const complained = await db
    .select({ id: review.id })
    .from(review)
    .innerJoin(reviewComplaint, eq(reviewComplaint.reviewId, review.id))
    .where(and(ofModel, eq(reviewComplaint.ownerId, ownerId)))
    .limit(1000);
  const [line] = await waitingLines(db, { ownerId, groupId, limit: 1 });
  return {
    helpful: helpful.map(({ id }) => id),
    own: own.map(({ id }) => id),
    complained: complained.map(({ id }) => id),
    waiting: line ? { orderId: line.orderId, position: line.position } : null,
  };
}

async function modelOf(parts: Parts, productUrl: string): Promise<string> {
  await parts.goods.current();
  const found = await findProduct(parts, productUrl);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found.group.id;
}

const cachedOrRead = async <V>(cache: ModelCache<V>, key: string, groupId: string, read: () => Promise<V>) =>
  cache.get(key) ?? cache.fill(read, (value) => [{ key, value, groupIds: [groupId] }]);

const isShown = (groupId: string): SQL | undefined =>
  and(eq(review.groupId, groupId), eq(reviewText.slot, 'SHOWN'));

const photos = sql<number>`jsonb_array_length(${reviewText.photos})`;

async function readSummary(db: Database, groupId: string): Promise<ReviewSummary> {
  const { stars, fit, heightCm } = reviewText;
  const { size, isDemo } = review;
  const rows = await db
    .select({ stars, fit, size, heightCm, isDemo, photos, count: count() })
    .from(review)
    .innerJoin(reviewText, eq(reviewText.reviewId, review.id))
    .where(isShown(groupId))
    .groupBy(stars, fit, size, heightCm, isDemo, photos)
    .orderBy(asc(size), asc(stars));
  return summaryOf(rows);
}

const marks = sql<number>`(select count(*) from ${reviewHelpful} where ${reviewHelpful.reviewId} = ${review.id})`;

const ORDERS: Readonly<Record<ReviewSort, SQL[]>> = {
  newest: [],
  helpful: [desc(marks)],
  best: [desc(reviewText.stars)],
  worst: [asc(reviewText.stars)],
};

async function readPage(
  db: Database,
  groupId: string,
  { stars, bought, height, withPhotos, sort, page }: ReviewsWanted,
): Promise<Page> {
  const which = and(
    isShown(groupId),
    stars === undefined ? undefined : eq(reviewText.stars, stars),
    bought === undefined ? undefined : eq(review.size, bought),
    height === undefined
      ? undefined
      : between(reviewText.heightCm, height - HEIGHT_REACH, height + HEIGHT_REACH),
    withPhotos ? gt(photos, 0) : undefined,
  );
  const from = { review, text: reviewText };
  const [all] = await db
    .select({ items: count() })
    .from(review)
    .innerJoin(reviewText, eq(reviewText.reviewId, review.id))
    .where(which);
  const rows = await db
    .select(from)
    .from(review)
    .innerJoin(reviewText, eq(reviewText.reviewId, review.id))
    .where(which)
    .orderBy(...ORDERS[sort], desc(reviewText.writtenAt), desc(review.id))
    .offset((page - 1) * SIZE)
    .limit(SIZE);
  const helpful = await helpfulOf(
    db,
    rows.map((row) => row.review.id),
  );
  return {
    totalItems: all?.items ?? 0,
    items: rows.map(({ review: row, text }): Review => {
      const { isAnonymous: _, photos, ...content } = contentOf(text);
      return {
        id: row.id,
        ...content,
        size: row.size,
        colour: row.colour,
        author: text.author,
        photos: photos.map(({ picture }) => picture),
        writtenAt: text.writtenAt.toISOString(),
        helpful: helpful.get(row.id) ?? 0,
        isDemo: row.isDemo,
        answer: answerOf(row),
      };
    }),
  };
}
