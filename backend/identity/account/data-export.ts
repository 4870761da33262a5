import { asc, desc, eq } from 'drizzle-orm';
import type { MyData } from '#contract/zod/zod.schemas.ts';
import { maxLines, maxWishes } from '#shared/cart/limits.ts';
import { cart, cartLine } from '../../cart/base/tables.ts';
import { getMyAddresses } from '../../checkout/addresses.ts';
import { storedDraftOf } from '../../checkout/draft.ts';
import { contactRequestsOf } from '../../contact/read-requests.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { newsletterOf } from '../../newsletter/read-subscriptions.ts';
import { readOrdersWhole } from '../../orders/reading/read-order.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { readRefundsWhole } from '../../refunds/reading/read-refund.ts';
import { reviewComplaint } from '../../reviews/base/tables.ts';
import { readComplaints, readMarks, readReviewsWhole } from '../../reviews/reading/read-mine.ts';
import { wishlistItem } from '../../wishlist/base/tables.ts';
import { readAccountEvents } from './account-events.ts';
import { getMyConsents } from './consents.ts';
import { getMyMeasures } from './measures.ts';
import { findAccount, profileOf } from './queries.ts';
import { getMySignIns } from './sign-ins.ts';

/**
 * Reads all stored data of a shopper as one consistent snapshot. Throws 401 if the account no longer exists.
 */
export async function getMyData(
  db: Database,
  asked: { accountId: string; familyId: string; now: Date },
): Promise<MyData> {
  const { accountId, now } = asked;
  return db.transaction(
    async (tx) => ({
      exportedAt: now.toISOString(),
      profile: profileOf(await findAccount(tx, accountId)),
      consents: (await getMyConsents(tx, accountId)).items,
      signIns: (await getMySignIns(tx, asked)).items,
      measures: await getMyMeasures(tx, accountId),
      accountEvents: await readAccountEvents(tx, { accountId, now, most: 1000 }),
      addresses: (await getMyAddresses(tx, accountId)).items,
      checkoutDraft: await storedDraftOf(tx, accountId),
      cart: await readCart(tx, accountId),
      wishlist: await readWishlist(tx, accountId),
      orders: await readOrdersWhole(tx, accountId, now),
      refunds: await readRefundsWhole(tx, accountId, now),
      contactRequests: await contactRequestsOf(tx, accountId),
      newsletter: await newsletterOf(tx, accountId),
      reviews: await readReviewsWhole(tx, accountId),
      reviewMarks: await readMarks(tx, accountId),
      reviewComplaints: await readComplaints(tx, eq(reviewComplaint.ownerId, accountId)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function readCart(tx: Transaction, ownerId: string): Promise<MyData['cart']> {
  return tx
    .select({
      articleId: cartLine.articleId,
      name: variantGroup.name,
      size: article.size,
      quantity: cartLine.quantity,
    })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .innerJoin(article, eq(article.id, cartLine.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(eq(cart.ownerId, ownerId))
    .orderBy(asc(cartLine.position), asc(cartLine.articleId))
    .limit(maxLines);
}

async function readWishlist(tx: Transaction, ownerId: string): Promise<MyData['wishlist']> {
  const rows = await tx
    .select({
      articleId: wishlistItem.articleId,
      name: variantGroup.name,
      size: article.size,
      addedAt: wishlistItem.addedAt,
    })
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(eq(wishlistItem.ownerId, ownerId))
    .orderBy(desc(wishlistItem.addedAt), desc(wishlistItem.position))
    .limit(maxWishes);
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}
