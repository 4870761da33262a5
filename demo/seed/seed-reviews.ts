import type { Deps } from '../../backend/deps.ts';
import { principal } from '../../backend/domain/tables/identities.ts';
import { review, reviewText } from '../../backend/reviews/base/tables.ts';
import { DEMO_REVIEWS } from '../content/reviews.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoCatalog } from '../garments/types.ts';

/** The author of the demo reviews: an identity that has no account and no person behind it. */
const NO_ONE = demoUuid('principal', 'reviews');
const DAY = 24 * 60 * 60 * 1000;

/**
 * Inserts the demo reviews. Pages mark them as examples, and search engines do not get them
 * (docs/decisions/0043-reviews.md).
 */
export async function seedReviews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { groups }: Pick<DemoCatalog, 'groups'>,
): Promise<void> {
  const now = clock().getTime();
  await db.insert(principal).values({ id: NO_ONE, kind: 'user', createdAt: clock() });
  for (const [path, reviews] of Object.entries(DEMO_REVIEWS)) {
    const [group] = groups
      .filter(({ categoryPaths }) => categoryPaths.some((one) => one === path || one.startsWith(`${path}/`)))
      .sort((one, other) => other.popularity - one.popularity);
    const [shown] = group?.variants ?? [];
    if (!group || !shown) continue;
    for (const [place, { daysAgo, ...text }] of reviews.entries()) {
      const id = demoUuid('review', path, place);
      const writtenAt = new Date(now - daysAgo * DAY);
      await db.insert(review).values({
        id,
        ownerId: NO_ONE,
        groupId: group.id,
        productUrl: shown.productUrl,
        productName: group.name,
        colour: shown.colour.displayValue,
        state: 'PUBLISHED',
        version: 1,
        isDemo: true,
        decidedAt: writtenAt,
      });
      for (const slot of ['WRITTEN', 'SHOWN'] as const)
        await db
          .insert(reviewText)
          .values({ ...text, reviewId: id, slot, isAnonymous: true, photos: [], writtenAt });
    }
  }
}
