import { and, eq, exists, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cartRequest } from '../../cart/tables.ts';
import { checkoutDraft } from '../../checkout/tables.ts';
import { contactRequest } from '../../contact/tables.ts';
import type { Deps } from '../../deps.ts';
import { shopEvent } from '../../domain/tables/events.ts';
import { accessToken, account, principal, tokenFamily } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import {
  accountEvent,
  accountUndo,
  confirmation,
  externalAttempt,
  externalIdentity,
  knownDevice,
  refreshToken,
} from '../../identity/tables.ts';
import { goodsChange } from '../../listing/tables.ts';
import { newsletterSending, newsletterSubscription } from '../../newsletter/tables.ts';
import { refundPhoto, refundRequestSender } from '../../refunds/tables.ts';
import { reviewPhoto } from '../../reviews/tables.ts';
import { eraseAccounts } from '../db/erase-accounts.ts';
import { limitCount } from '../limits/tables.ts';
import { outboxMessage } from '../outbox/tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long rows are kept past their use, in ms. */
const KEPT = {
  /** A repeated request id changes nothing for ten minutes (docs/security.md §2). */
  cartRequest: 10 * MINUTE,
  /** Signing in and out works with an access token that has ended, as long as its cookie lives. */
  accessToken: 7 * DAY,
  confirmation: DAY,
  /** As long as the browser keeps its cookie. */
  knownDevice: 400 * DAY,
  /** What happened to an account, for its owner to look through. */
  accountEvent: 180 * DAY,
  /** As long as a guest's identity, and so the cart of a guest, lasts without a visit. */
  checkoutDraft: 7 * DAY,
  /** A refund that was begun and not sent; longer than there is time for most. */
  refundDraft: 30 * DAY,
  /** Events of the shop's own numbers: a year can be set beside the one before. */
  shopEvent: 800 * DAY,
  /** A photograph that was sent for a review and not used. */
  reviewPhoto: DAY,
  /** A photograph that was sent for a refund and that its draft does not name. */
  refundPhoto: DAY,
  /** An unconfirmed account. One made by external sign-in may have no address at all. */
  unconfirmedAccount: 7 * DAY,
  /** Every process with goods in memory has long seen it (see `longestPause` in backend/listing/goods). */
  goodsChange: 6 * 60 * MINUTE,
  /** A family or a guest without a living token; the day guards one that is just being made. */
  orphan: DAY,
};

/** States after which an order stays as it is. */
const FINISHED = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'] as const;

/** The same of a refund. */
const REFUND_ENDED = ['REFUNDED', 'REJECTED', 'CANCELLED'] as const;

/** Accounts that one run erases; the next run takes the others. */
const MOST_ACCOUNTS = 10_000;

/**
 * Deletes what has ended: counters of limits, tokens, their families, guests without a living token, old request ids, messages that
 * are worth nothing any more, photographs that no review or refund took, notes of changes that every process has seen, buyers of
 * orders, requests to the shop and subscriptions to news that are no longer kept.
 * Returns rows.
 */
export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock().getTime();
  const before = (ms: number) => new Date(now - ms);
  return db.transaction(async (tx) => {
    // More rows than a shopper's statement ever touches.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    let rows = 0;
    const remove = async (table: PgTable, which: SQL | undefined) => {
      rows += (await tx.delete(table).where(which).returning({ one: sql`1` })).length;
    };
    await remove(cartRequest, lt(cartRequest.createdAt, before(KEPT.cartRequest)));
    await remove(accessToken, lt(accessToken.expiresAt, before(KEPT.accessToken)));
    await remove(refreshToken, lt(refreshToken.expiresAt, before(0)));
    await remove(confirmation, lt(confirmation.expiresAt, before(KEPT.confirmation)));
    await remove(knownDevice, lt(knownDevice.lastUsedAt, before(KEPT.knownDevice)));
    await remove(accountUndo, lt(accountUndo.expiresAt, before(0)));
    await remove(accountEvent, lt(accountEvent.at, before(KEPT.accountEvent)));
    await remove(checkoutDraft, lt(checkoutDraft.updatedAt, before(KEPT.checkoutDraft)));
    await remove(externalAttempt, lt(externalAttempt.expiresAt, before(0)));
    await remove(contactRequest, lt(contactRequest.keptUntil, before(0)));
    await remove(newsletterSubscription, lt(newsletterSubscription.keptUntil, before(0)));
    await remove(newsletterSending, lt(newsletterSending.keptUntil, before(0)));
    await remove(
      reviewPhoto,
      and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, before(KEPT.reviewPhoto))),
    );
    // What the draft names stays, and so does all that a refund was sent with.
    const naming = tx
      .select()
      .from(refundRequestSender)
      .where(
        and(
          eq(refundRequestSender.requestId, refundPhoto.requestId),
          sql`${refundRequestSender.choice} -> 'photos' ? ${refundPhoto.id}::text`,
        ),
      );
    await remove(refundPhoto, and(lt(refundPhoto.createdAt, before(KEPT.refundPhoto)), notExists(naming)));
    await remove(shopEvent, lt(shopEvent.at, before(KEPT.shopEvent)));
    await remove(outboxMessage, lt(outboxMessage.expiresAt, before(0)));
    await remove(limitCount, lt(limitCount.expire, before(0)));
    await remove(goodsChange, lt(goodsChange.changedAt, before(KEPT.goodsChange)));

    const finished = tx
      .select()
      .from(order)
      .where(and(eq(order.id, orderBuyer.orderId), inArray(order.state, FINISHED)));
    await remove(orderBuyer, and(lt(orderBuyer.keptUntil, before(0)), exists(finished)));

    // Those that were never sent have no lines, no steps and no money.
    const unsent = tx
      .select({ id: refundRequest.id })
      .from(refundRequest)
      .where(and(isNull(refundRequest.number), lt(refundRequest.updatedAt, before(KEPT.refundDraft))));
    await remove(refundRequestSender, inArray(refundRequestSender.requestId, unsent));
    await remove(refundPhoto, inArray(refundPhoto.requestId, unsent));
    await remove(refundRequest, inArray(refundRequest.id, unsent));
    const ended = tx
      .select({ id: refundRequest.id })
      .from(refundRequest)
      .where(inArray(refundRequest.state, REFUND_ENDED));
    await remove(
      refundRequestSender,
      and(lt(refundRequestSender.keptUntil, before(0)), inArray(refundRequestSender.requestId, ended)),
    );
    await remove(
      refundPhoto,
      and(lt(refundPhoto.keptUntil, before(0)), inArray(refundPhoto.requestId, ended)),
    );

    const refreshTokens = tx.select().from(refreshToken).where(eq(refreshToken.familyId, tokenFamily.id));
    await remove(tokenFamily, and(lt(tokenFamily.createdAt, before(KEPT.orphan)), notExists(refreshTokens)));
    const families = tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, principal.id));
    const isGuest = and(eq(principal.kind, 'guest'), lt(principal.createdAt, before(KEPT.orphan)));
    await remove(principal, and(isGuest, notExists(families)));

    const identities = tx.select().from(externalIdentity).where(eq(externalIdentity.accountId, account.id));
    const unconfirmed = await tx
      .select({ id: account.id })
      .from(account)
      .where(
        and(
          isNull(account.emailConfirmedAt),
          isNull(account.phoneConfirmedAt),
          lt(account.createdAt, before(KEPT.unconfirmedAccount)),
          notExists(identities),
        ),
      )
      .limit(MOST_ACCOUNTS)
      .for('update');
    const ids = unconfirmed.map(({ id }) => id);
    await eraseAccounts(tx, ids, clock());
    rows += ids.length;
    return rows;
  });
}
