import { and, eq, sql } from 'drizzle-orm';
import type { CounterLine, CounterRefund, OperatorRefund } from '#contract/client/client.schemas.ts';
import { counterLinesErrors } from '#shared/refunds/check-choice.ts';
import { refundSums } from '#shared/refunds/sums.ts';
import { hashOf } from '../../domain/secrets.ts';
import { store } from '../../domain/tables/places.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { assertVersion } from '../../orders/operator/change-order.ts';
import { type LockedOrder, lockOrder } from '../../orders/queries/lock-order.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import type { RefundsDeps } from '../base/deps.ts';
import type { RefundRow } from '../base/refund-row.ts';
import { refundRequestLine } from '../base/tables.ts';
import { writeRefundLetter } from '../letters/write-letter.ts';
import { addStep, writeEvent } from '../queries/add-step.ts';
import { type OrderOffer, readOffer } from '../reading/read-offer.ts';
import { nextNumber } from '../submit-refund.ts';
import { invalidField } from './change-refund.ts';
import { assertMeans, sendMoney } from './pay-refund.ts';
import { readOperatorRefund } from './read-refund.ts';
import { acceptGoods } from './receive-refund.ts';

type Call = {
  deps: RefundsDeps;
  principal: CallingOperator;
  params: { orderId: string };
  header: { 'Idempotency-Key': string };
  body: CounterRefund;
};

/**
 * Takes goods back at the counter and pays the money out, in one transaction. The order may be that of a
 * guest or of an account. It is locked before its version is compared: of two changes that start from the
 * same version, the second one is refused. A repeated call with the same key returns the refund of the first
 * call.
 */
export async function refundAtCounter(call: Call): Promise<OperatorRefund> {
  const { deps, principal, params, header, body } = call;
  const { orderId } = params;
  const refunded = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ProblemError(404, 'NOT_FOUND');
    // The version is not part of the hash. A repeated call may carry a newer version, because the first call
    // has created it.
    const { version, ...asked } = body;
    const request = { key: header['Idempotency-Key'], bodyHash: hashOf(JSON.stringify(asked)) };
    const made = await refundOfKey(tx, orderId, request);
    if (!made) await assertVersion(tx, orderId, version);
    const id = made ?? (await takeBack(tx, call, order, request));
    await principal.sign(tx);
    return readOperatorRefund(tx, { id, orderId, now: deps.clock() });
  });
  deps.wakeOutbox();
  return refunded;
}

type Request = { key: string; bodyHash: string };

/** @throws ProblemError 422 if the idempotency key was used with another body */
async function refundOfKey(
  tx: Transaction,
  orderId: string,
  { key, bodyHash }: Request,
): Promise<string | undefined> {
  const [made] = await tx
    .select({ id: refundRequest.id, bodyHash: refundRequest.bodyHash })
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), eq(refundRequest.key, key)));
  if (made && made.bodyHash !== bodyHash) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  return made?.id;
}

async function takeBack(
  tx: Transaction,
  { deps, principal, body }: Call,
  order: LockedOrder,
  request: Request,
): Promise<string> {
  const { payBy } = body;
  const { id: operatorId } = principal;
  const offer = await readOffer(tx, order, deps.clock());
  if (offer.obstacle) throw new ProblemError(409, 'REFUND_NOT_OFFERED');
  const errors = counterLinesErrors(body, offer.lines);
  if (errors.length > 0) throw invalidRequest(errors);
  await assertMeans(tx, order, payBy);
  const requested = await writeRequest(tx, deps, order, { body, request, operatorId, offer });
  const sums = await acceptGoods(tx, { row: requested, order }, body.lines);
  if (sums.sum === 0) throw new ProblemError(409, 'REFUND_NOT_POSSIBLE');
  const now = deps.clock();
  const [row] = await tx
    .update(refundRequest)
    .set({ ...sums, state: 'RECEIVED', receivedAt: now, version: sql`${refundRequest.version} + 1` })
    .where(eq(refundRequest.id, requested.id))
    .returning();
  if (!row) throw new Error('The refund of the counter is missing.');
  await writeEvent(tx, row.id, { state: 'RECEIVED', at: now, by: 'operator', operatorId });
  const sent = await sendMoney(tx, deps, { row, order }, { payBy, operatorId });
  // Returning goods at the counter takes several steps, about which this is the only letter.
  if (sent === 'asked') await writeRefundLetter(tx, deps, row.id);
  else
    await addStep(tx, deps, row, { to: 'REFUNDED', by: 'operator', operatorId, set: { moneySentAt: now } });
  return row.id;
}

type Counted = { body: CounterRefund; request: Request; operatorId: string; offer: OrderOffer };

const piecesOf = ({ good, damaged }: CounterLine) => good + damaged;

/** Stores the refund request that the buyer makes in person. */
async function writeRequest(
  tx: Transaction,
  { ids, clock }: RefundsDeps,
  order: LockedOrder,
  { body, request, operatorId, offer }: Counted,
): Promise<RefundRow> {
  const now = clock();
  const lines = body.lines.map((line) => ({ position: line.position, quantity: piecesOf(line) }));
  // The sums do not include the delivery price. It is added later, when the goods are accepted, if the buyer
  // keeps no other goods of the order.
  const sums = refundSums({ ...offer, deliverySum: 0 }, lines);
  const [row] = await tx
    .insert(refundRequest)
    .values({
      ...request,
      id: ids(),
      orderId: order.id,
      number: await nextNumber(tx, order),
      state: 'REQUESTED',
      version: 1,
      createdAt: now,
      updatedAt: now,
      submittedAt: now,
      way: 'STORE',
      storeCode: await storeThatTakes(tx, order, body.storeCode),
      sum: sums.sum,
      deliverySum: sums.delivery,
    })
    .returning();
  if (!row) throw new Error('The refund of the counter was not written.');
  await tx.insert(refundRequestLine).values(
    lines.map((line, place) => ({
      ...line,
      requestId: row.id,
      reason: body.reason,
      sum: sums.lines[place] ?? 0,
    })),
  );
  await writeEvent(tx, row.id, { state: 'REQUESTED', at: now, by: 'operator', operatorId });
  return row;
}

/**
 * Code of the store whose stock gets the goods; null if they do not go to a store.
 * @throws ProblemError 422 if the store is unknown
 */
async function storeThatTakes(
  tx: Transaction,
  order: LockedOrder,
  wanted: string | undefined,
): Promise<string | null> {
  const { kind, point } = order.delivery;
  if (wanted === undefined) return (kind === 'store' && point?.code) || null;
  const [found] = await tx.select({ code: store.code }).from(store).where(eq(store.code, wanted));
  if (!found) throw invalidField('/storeCode', 'not_offered', 'Такого магазина нет');
  return found.code;
}
