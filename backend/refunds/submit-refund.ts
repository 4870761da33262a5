import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Refund, RefundSubmission } from '#contract/client/client.schemas.ts';
import { missingChoiceErrors, refundChoiceErrors } from '#shared/refunds/check-choice.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { Transaction } from '../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { notifyShop } from '../shop-notices/notify-shop.ts';
import type { RefundsDeps } from './base/deps.ts';
import type { RefundChoice } from './base/refund-choice.ts';
import { refundRequestLine, refundRequestSender } from './base/tables.ts';
import { dropUnusedPhotos } from './photos/photos.ts';
import { addStep, type StepDeps } from './queries/add-step.ts';
import { type LockedRefund, lockRefund } from './queries/lock-refund.ts';
import { readOffer } from './reading/read-offer.ts';
import { readRefund } from './reading/read-refund.ts';
import { waysOf } from './reading/ways.ts';

type SubmitDeps = StepDeps & Pick<RefundsDeps, 'db' | 'shopNotices'>;
type Asked = { id: string; ownerId: string; key: string; seen: RefundSubmission };

/**
 * Submits a draft, unless it has changed since the shopper saw it. The order is locked, so that of two
 * refunds with the same piece, the second one is refused. A repeated call with the same idempotency key
 * returns the refund without changing it.
 */
export async function submitRefund(deps: SubmitDeps, { id, ownerId, key, seen }: Asked): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const lockedRefund = await lockRefund(tx, { id, ownerId });
    if (lockedRefund.row.key !== key) await send(tx, deps, lockedRefund, { key, seen });
    return readRefund(tx, { id, ownerId, now: deps.clock() });
  });
}

const changed = () => new ProblemError(409, 'REFUND_CHANGED');

async function send(
  tx: Transaction,
  deps: SubmitDeps,
  { row, order }: LockedRefund,
  { key, seen }: Pick<Asked, 'key' | 'seen'>,
): Promise<void> {
  if (row.state !== 'DRAFT' || row.version !== seen.version) throw changed();
  const now = deps.clock();
  const [sender] = await tx
    .select()
    .from(refundRequestSender)
    .where(eq(refundRequestSender.requestId, row.id));
  const offer = await readOffer(tx, order, now);
  if (!sender || offer.obstacle) throw changed();
  const { choice } = sender;
  const ways = await waysOf(tx, order, now);
  const errors = missingChoiceErrors(choice, { ways, paidOnReceipt: offer.paidOnReceipt });
  if (errors.length > 0) throw invalidRequest(errors);
  // What the shopper has chosen earlier (a store, a day, a piece) may have become impossible.
  if (refundChoiceErrors(relevantChoice(choice), { lines: offer.lines, ways }).length > 0) throw changed();
  const sums = refundSums(offer, choice.lines);
  if (sums.sum !== seen.sum) throw changed();
  await tx.insert(refundRequestLine).values(
    choice.lines.map(({ position, quantity, reason }, place) => ({
      requestId: row.id,
      position,
      quantity,
      reason: reason ?? 'OTHER',
      sum: sums.lines[place] ?? 0,
    })),
  );
  const photos = await dropUnusedPhotos(tx, row.id, choice);
  await tx
    .update(refundRequestSender)
    .set({ choice: { ...choice, photos } })
    .where(eq(refundRequestSender.requestId, row.id));
  const number = await nextNumber(tx, order);
  await addStep(tx, deps, row, {
    to: 'REQUESTED',
    by: 'shopper',
    set: {
      key,
      submittedAt: now,
      number,
      way: choice.way,
      storeCode: choice.way === 'STORE' ? choice.storeCode : null,
      sum: sums.sum,
      deliverySum: sums.delivery,
    },
  });
  const pieces = choice.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await notifyShop(tx, deps, { event: 'REFUND_REQUESTED', number, sum: sums.sum, pieces });
}

/**
 * The shopper's choices that matter for the chosen way of return. For example, if the goods are sent by post,
 * a courier day in the past does not matter.
 */
const relevantChoice = ({ pickup, storeCode, ...choice }: RefundChoice): Partial<RefundChoice> => ({
  ...choice,
  ...(choice.way === 'COURIER' && { pickup }),
  ...(choice.way === 'STORE' && { storeCode }),
});

/** The number for the next refund of an order. The caller must have locked the order. */
export async function nextNumber(tx: Transaction, { id, number }: LockedRefund['order']): Promise<string> {
  const [sent] = await tx
    .select({ refunds: count() })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, id), isNotNull(refundRequest.number)));
  return `${number}/${(sent?.refunds ?? 0) + 1}`;
}
