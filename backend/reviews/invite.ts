import {
  and,
  arrayContains,
  asc,
  between,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
} from 'drizzle-orm';
import { account, consent } from '../domain/tables/identities.ts';
import { order, orderLine } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import { enqueueLetter, NOTICE_LIFE } from '../platform/mail/enqueue-letter.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { reviewInvitation } from './base/tables.ts';
import { RECEIVED, receivedAt, waitingLines } from './reading/received-lines.ts';

/** How many orders one transaction handles. */
const BATCH = 20;
const DAY = 24 * 60 * 60 * 1000;
/**
 * An invitation is not sent if it would be late by more than this number of days, because the shop was down
 * or invitations were turned off.
 */
const MAX_DAYS_LATE = 14;
/** Maximum number of goods whose names an invitation lists. */
const NAMED = 5;

type InviteDeps = Pick<
  ReviewsDeps,
  | 'db'
  | 'clock'
  | 'ids'
  | 'publicUrl'
  | 'shopName'
  | 'ink'
  | 'phone'
  | 'hours'
  | 'wakeOutbox'
  | 'reviewInvitationDays'
>;

/**
 * Invites buyers to review the goods that they received some days ago, once per order. Only buyers who have
 * an account and agreed to get the newsletter by email are invited. Returns the number of letters written.
 */
export async function inviteToReview(deps: InviteDeps): Promise<number> {
  const { reviewInvitationDays: days, clock } = deps;
  if (days === null) return 0;
  const latest = new Date(clock().getTime() - days * DAY);
  const earliest = new Date(latest.getTime() - MAX_DAYS_LATE * DAY);
  let written = 0;
  for (;;) {
    const orderCount = await deps.db.transaction(async (tx) => {
      const orders = await takeOrders(tx, { earliest, latest });
      for (const { id, number, ownerId, email } of orders) {
        await tx.insert(reviewInvitation).values({ orderId: id, at: clock() });
        const lines = ownerId === null ? [] : await waitingLines(tx, { ownerId, orderId: id, limit: NAMED });
        // If all goods were reviewed or are no longer sold, no invitation is needed; without an email
        // address, none is possible.
        if (lines.length === 0 || email === null) continue;
        const letter = invitation(deps, { number, names: lines.map(({ name }) => name) });
        await enqueueLetter(tx, deps, { to: { channel: 'email', value: email }, letter, life: NOTICE_LIFE });
        written += 1;
      }
      return orders.length;
    });
    if (orderCount < BATCH) break;
  }
  if (written > 0) deps.wakeOutbox();
  return written;
}

/**
 * Locks the orders whose buyers may be invited to review. Orders that other processes have locked are
 * skipped.
 */
function takeOrders(tx: Transaction, { earliest, latest }: { earliest: Date; latest: Date }) {
  const agreed = tx
    .select()
    .from(consent)
    .where(
      and(eq(consent.accountId, account.id), eq(consent.purpose, 'marketing'), isNull(consent.withdrawnAt)),
    );
  const invited = tx.select().from(reviewInvitation).where(eq(reviewInvitation.orderId, order.id));
  const lines = tx.select().from(orderLine).where(eq(orderLine.orderId, order.id));
  return tx
    .select({ id: order.id, number: order.number, ownerId: order.ownerId, email: account.email })
    .from(order)
    .innerJoin(account, eq(account.id, order.ownerId))
    .where(
      and(
        inArray(order.state, RECEIVED),
        between(
          receivedAt,
          sql`${earliest.toISOString()}::timestamptz`,
          sql`${latest.toISOString()}::timestamptz`,
        ),
        isNotNull(account.email),
        arrayContains(account.subscriptions, ['EMAIL_NEWS']),
        exists(agreed),
        exists(lines),
        notExists(invited),
      ),
    )
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(BATCH)
    .for('update', { of: order, skipLocked: true });
}

const invitation = (
  { publicUrl }: Pick<ReviewsDeps, 'publicUrl'>,
  { number, names }: { number: string; names: string[] },
): Letter => ({
  subject: `Как вам покупка? Заказ №\u00a0${number}`,
  before: [
    'Расскажите, как сидят вещи и\u00a0как ведёт себя ткань: это поможет другим выбрать размер.',
    names.join('; '),
  ],
  link: { label: 'Оставить отзыв', href: `${publicUrl}/reviews` },
  after: [
    `Вы\u00a0получили это письмо, потому что согласились на\u00a0новости и\u00a0предложения. Отказаться: ${publicUrl}/editpreferences`,
  ],
});
