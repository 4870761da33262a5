import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Refund, RefundSubmission } from '#contract/client/client.schemas.ts';
import { missingInChoice, wrongInChoice } from '#shared/refunds/check-choice.ts';
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
import { type HeldRefund, lockRefund } from './queries/lock-refund.ts';
import { readOffer } from './reading/read-offer.ts';
import { readRefund } from './reading/read-refund.ts';
import { waysOf } from './reading/ways.ts';

type SubmitDeps = StepDeps & Pick<RefundsDeps, 'db' | 'shopNotices'>;
type Asked = { id: string; ownerId: string; key: string; seen: RefundSubmission };

/**
 * Sends a draft to the shop as its shopper saw it. The row of the order is locked, so that of two refunds that want the same
 * piece one is refused. The same key answers the refund as it is.
 */
export async function submitRefund(deps: SubmitDeps, { id, ownerId, key, seen }: Asked): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const held = await lockRefund(tx, { id, ownerId });
    if (held.row.key !== key) await send(tx, deps, held, { key, seen });
    return readRefund(tx, { id, ownerId, now: deps.clock() });
  });
}

const changed = () => new ProblemError(409, 'REFUND_CHANGED');

async function send(
  tx: Transaction,
  deps: SubmitDeps,
  { row, order }: HeldRefund,
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
  const errors = missingInChoice(choice, { ways, paidOnReceipt: offer.paidOnReceipt });
  if (errors.length > 0) throw invalidRequest(errors);
  // What was possible when it was filled in may be so no longer.
  if (wrongInChoice(usedOf(choice), { lines: offer.lines, ways }).length > 0) throw changed();
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

/** What of a choice its way uses: a day of the courier that has passed is nothing to the post. */
const usedOf = ({ pickup, storeCode, ...choice }: RefundChoice): Partial<RefundChoice> => ({
  ...choice,
  ...(choice.way === 'COURIER' && { pickup }),
  ...(choice.way === 'STORE' && { storeCode }),
});

/** Refunds of an order are counted; its row is locked. */
async function nextNumber(tx: Transaction, { id, number }: HeldRefund['order']): Promise<string> {
  const [sent] = await tx
    .select({ refunds: count() })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, id), isNotNull(refundRequest.number)));
  return `${number}/${(sent?.refunds ?? 0) + 1}`;
}
