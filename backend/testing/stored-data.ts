import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { cart, cartLine, cartPromoCode } from '../cart/base/tables.ts';
import { cartIdOf } from '../cart/queries/cart-id.ts';
import { checkoutDraft, savedAddress } from '../checkout/base/tables.ts';
import { contactRequest } from '../contact/tables.ts';
import { account, consent, principal, tokenFamily } from '../domain/tables/identities.ts';
import { order } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { accountEvent, bodyMeasures, externalIdentity } from '../identity/base/tables.ts';
import type { Database } from '../platform/db/database.ts';
import { refundPhoto } from '../refunds/base/tables.ts';
import { review, reviewComplaint, reviewHelpful, reviewPhoto, reviewText } from '../reviews/base/tables.ts';
import { wishlistItem, wishlistShare } from '../wishlist/base/tables.ts';
import { PEOPLE, type Person, type PersonName } from './people.ts';

/**
 * SQL for the rows of a table as JSON texts, each with the id of the principal, account or cart that owns it.
 */
const ownedRows = (part: string, table: AnyPgTable, owner: AnyPgColumn, from: SQL = sql`${table}`): SQL =>
  sql`select ${part}::text as part, ${owner}::text as owner, to_jsonb(${table})::text as row from ${from}`;

const ofOrder = sql`inner join ${order} on ${order.id} = ${refundRequest.orderId}`;

/** Reads all data by one query, because the tests read it before and after every call. */
const STORED = sql.join(
  [
    ownedRows('principal', principal, principal.id),
    ownedRows('account', account, account.id),
    ownedRows('signIns', tokenFamily, tokenFamily.principalId),
    ownedRows('signsInElsewhere', externalIdentity, externalIdentity.accountId),
    ownedRows('events', accountEvent, accountEvent.accountId),
    ownedRows('consents', consent, consent.accountId),
    ownedRows('orders', order, order.ownerId),
    ownedRows('refunds', refundRequest, order.ownerId, sql`${refundRequest} ${ofOrder}`),
    ownedRows(
      'refundPhotos',
      refundPhoto,
      order.ownerId,
      sql`${refundPhoto} inner join ${refundRequest} on ${refundRequest.id} = ${refundPhoto.requestId} ${ofOrder}`,
    ),
    ownedRows('reviews', review, review.ownerId),
    ownedRows(
      'reviewTexts',
      reviewText,
      review.ownerId,
      sql`${reviewText} inner join ${review} on ${review.id} = ${reviewText.reviewId}`,
    ),
    ownedRows('reviewPhotos', reviewPhoto, reviewPhoto.ownerId),
    ownedRows('reviewMarks', reviewHelpful, reviewHelpful.ownerId),
    ownedRows('complaints', reviewComplaint, reviewComplaint.ownerId),
    ownedRows('draft', checkoutDraft, checkoutDraft.ownerId),
    ownedRows('addresses', savedAddress, savedAddress.ownerId),
    ownedRows('measures', bodyMeasures, bodyMeasures.accountId),
    ownedRows('cart', cart, cart.ownerId),
    ownedRows('lines', cartLine, cartLine.cartId),
    ownedRows('codes', cartPromoCode, cartPromoCode.cartId),
    ownedRows('wishlist', wishlistItem, wishlistItem.ownerId),
    ownedRows('contact', contactRequest, contactRequest.ownerId),
    ownedRows('share', wishlistShare, wishlistShare.ownerId),
  ],
  sql` union all `,
);

/**
 * All stored data of each person, as sorted rows. Outbox messages are not included: a call by someone else
 * may write a message to a person, for example when a visitor without an account requests a password reset
 * for that person's address.
 */
export async function storedDataOf(
  db: Database,
  people: Record<PersonName, Person>,
): Promise<Record<PersonName, unknown>> {
  const { rows } = await db.execute<{ part: string; owner: string | null; row: string }>(STORED);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  const ofOne = ({ id }: Person) =>
    id === ''
      ? null
      : [id, cartIdOf(id)]
          .flatMap((owner) => byOwner.get(owner) ?? [])
          .map(({ part, row }) => `${part} ${row}`)
          .sort();
  return Object.fromEntries(PEOPLE.map((name) => [name, ofOne(people[name])])) as Record<PersonName, unknown>;
}
