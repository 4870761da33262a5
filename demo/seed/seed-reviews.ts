import type { Deps } from '../../backend/deps.ts';
import { principal } from '../../backend/domain/tables/identities.ts';
import { review, reviewText, type StoredPhoto } from '../../backend/reviews/base/tables.ts';
import { type DemoReview, demoReviews } from '../content/reviews.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoCatalog } from '../garments/types.ts';
import { scenePicture } from '../scenes/all-scenes.ts';

/** The id of the author of all demo reviews, an identity without an account. */
const NO_ONE = demoUuid('principal', 'reviews');
const DAY = 24 * 60 * 60 * 1000;
/** Rows per statement: a row has at most 16 parameters, and PostgreSQL allows 65,535 per statement. */
const BATCH = 500;

/**
 * Inserts the demo reviews. Pages mark them as examples, and search engines do not get them
 * (docs/decisions/0043-reviews.md).
 */
export async function seedReviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { groups }: Pick<DemoCatalog, 'groups'>,
  pictureVersion: string,
): Promise<void> {
  const now = clock().getTime();
  const rows = demoReviews(groups).map((one, place) => rowsOf(one, { place, now, pictureVersion }));
  await db.insert(principal).values({ id: NO_ONE, kind: 'user', createdAt: clock() });
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await db.insert(review).values(batch.map((row) => row.review));
    for (const slot of ['WRITTEN', 'SHOWN'] as const)
      await db.insert(reviewText).values(batch.map(({ text }) => ({ ...text, slot })));
  }
}

type Placed = { place: number; now: number; pictureVersion: string };

function rowsOf(one: DemoReview, { place, now, pictureVersion }: Placed) {
  const { group, variant, daysAgo, scene, answer, ...text } = one;
  const id = demoUuid('review', group.slug, place);
  const writtenAt = new Date(now - daysAgo * DAY);
  return {
    review: {
      id,
      ownerId: NO_ONE,
      groupId: group.id,
      productUrl: variant.productUrl,
      productName: group.name,
      colour: variant.colour.displayValue,
      state: 'PUBLISHED' as const,
      version: 1,
      isDemo: true,
      decidedAt: writtenAt,
      answer,
      answeredAt: answer === null ? null : new Date(writtenAt.getTime() + DAY / 2),
    },
    text: {
      ...text,
      reviewId: id,
      isAnonymous: false,
      photos: scene === null ? [] : [photoOf(scene, id, pictureVersion)],
      writtenAt,
    },
  };
}

function photoOf(scene: NonNullable<DemoReview['scene']>, id: string, pictureVersion: string): StoredPhoto {
  const { template, widths, tint } = scenePicture(pictureVersion, scene, '');
  return { id: demoUuid('review-photo', id), tint, picture: { template, widths } };
}
