import { and, asc, desc, eq, exists, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { timeInMoscow } from '#shared/text/dates.ts';
import type { CatalogDeps } from '../../catalog/base/deps.ts';
import { hasDearerSizes } from '../../domain/article-prices.ts';
import { signedId } from '../../domain/signing/signed-id.ts';
import { signingSecret } from '../../domain/signing/signing-secret.ts';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { account, principal } from '../../domain/tables/identities.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { emailOf } from '../../platform/mail/enqueue-letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { priceDropLetter as lastLetter, wishlistItem } from '../base/tables.ts';
import { isAvailable } from '../is-available.ts';
import { wishPrice } from '../wish-price.ts';
import { agreed } from './agreed.ts';
import { type Drop, priceDropLetter } from './price-drop-letter.ts';
import type { PriceDropMessage } from './price-drop-messages.ts';

/** How many shoppers one transaction handles. */
const BATCH = 20;
const DAY = 24 * 60 * 60 * 1000;
/**
 * Letters are written only between these hours, Moscow time. So if imports change prices several times in a
 * night, the shopper gets one letter in the morning.
 */
const HOURS = { from: '09:00', to: '21:00' };

type DropDeps = Pick<
  CatalogDeps,
  'db' | 'clock' | 'ids' | 'secrets' | 'publicUrl' | 'shopName' | 'ink' | 'phone' | 'hours' | 'wakeOutbox'
>;
type Shopper = { id: string; email: string | null };

/**
 * Writes letters about wishlist items that became cheaper and are in stock, to shoppers who consented to such
 * letters: at most one letter a day for all items of a shopper. A price is compared with the price in the
 * last letter or, without such a letter, with the price at which the item was added. So a price that rises
 * and falls back causes no letter. Shoppers are locked, so that two processes do not write the same letter.
 * Returns the number of letters.
 */
export async function writeAboutPriceDrops(deps: DropDeps): Promise<number> {
  const hour = timeInMoscow(deps.clock());
  if (hour < HOURS.from || hour >= HOURS.to) return 0;
  const secret = await signingSecret(deps, 'unsubscribe');
  let written = 0;
  for (;;) {
    const letters = await deps.db.transaction(async (tx) => {
      let ofBatch = 0;
      for (const shopper of await takeShoppers(tx, deps.clock()))
        if (await writeTo(tx, deps, shopper, secret)) ofBatch += 1;
      return ofBatch;
    });
    written += letters;
    if (letters === 0) return written;
    deps.wakeOutbox();
  }
}

/**
 * The price that the shopper knows: from the last letter or, without such a letter, from the time when the
 * item was added. Null if unknown.
 */
const known = sql<number>`coalesce(${wishlistItem.mentionedPrice}, ${wishlistItem.keptPrice})`;
const isDrop = and(sql`${wishPrice} < ${known}`, isAvailable);

/**
 * Locks shoppers who may get a letter, by the same lock that changes of their wishlists take. Parallel
 * processes lock other shoppers.
 */
function takeShoppers(tx: Transaction, now: Date): Promise<Shopper[]> {
  const drops = tx
    .select()
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(and(eq(wishlistItem.ownerId, account.id), isDrop));
  return tx
    .select({ id: account.id, email: account.email })
    .from(account)
    .innerJoin(principal, eq(principal.id, account.id))
    .where(
      and(isNotNull(account.email), exists(agreed(tx)), notExists(lettersOfToday(tx, now)), exists(drops)),
    )
    .orderBy(asc(account.id))
    .limit(BATCH)
    .for('no key update', { of: principal, skipLocked: true });
}

const lettersOfToday = (tx: Transaction, now: Date) =>
  tx
    .select()
    .from(lastLetter)
    .where(and(eq(lastLetter.ownerId, account.id), gt(lastLetter.writtenAt, new Date(now.getTime() - DAY))));

/**
 * After the shopper was selected, another process may have written a letter, so the conditions are checked
 * again while the shopper is locked.
 */
async function writeTo(tx: Transaction, deps: DropDeps, shopper: Shopper, secret: string): Promise<boolean> {
  const { id, email } = shopper;
  const now = deps.clock();
  const today = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), exists(lettersOfToday(tx, now))));
  const drops = today.length > 0 ? [] : await takeDrops(tx, id);
  if (drops.length === 0 || email === null) return false;
  const unsubscribe = `${deps.publicUrl}/unsubscribe?token=${signedId('price-drops', id, secret)}`;
  const letter = priceDropLetter(deps, drops, unsubscribe);
  const oneClick = unsubscribe.replace('/unsubscribe?', '/unsubscribe/one-click?');
  const message = { ...emailOf(email, letter, deps), unsubscribe: oneClick };
  await enqueue<PriceDropMessage>(tx, deps, {
    content: { kind: 'price-drop-letter', accountId: id, message },
    life: DAY,
  });
  for (const [price, named] of Map.groupBy(drops, (drop) => drop.price)) {
    const ids = named.map(({ articleId }) => articleId);
    await tx
      .update(wishlistItem)
      .set({ mentionedPrice: price })
      .where(and(eq(wishlistItem.ownerId, id), inArray(wishlistItem.articleId, ids)));
  }
  await tx
    .insert(lastLetter)
    .values({ ownerId: id, writtenAt: now })
    .onConflictDoUpdate({ target: lastLetter.ownerId, set: { writtenAt: now } });
  return true;
}

/**
 * The items that became cheaper, largest difference first. Rows that an import has locked in order to delete
 * goods are skipped, to avoid deadlocks.
 */
function takeDrops(tx: Transaction, ownerId: string): Promise<Drop[]> {
  return tx
    .select({
      articleId: article.id,
      name: variantGroup.name,
      colour: variant.colorName,
      size: sql<string | null>`case when ${wishlistItem.sizeChosen} then ${article.size} end`,
      productUrl: variant.productUrl,
      was: known,
      price: wishPrice,
      isFrom: sql<boolean>`not ${wishlistItem.sizeChosen} and ${hasDearerSizes}`,
    })
    .from(wishlistItem)
    .innerJoin(article, eq(article.id, wishlistItem.articleId))
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(and(eq(wishlistItem.ownerId, ownerId), isDrop))
    .orderBy(desc(sql`${known} - ${wishPrice}`), asc(variant.productUrl), asc(article.ordinal))
    .for('no key update', { of: wishlistItem, skipLocked: true });
}
